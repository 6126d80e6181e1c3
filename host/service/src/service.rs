//! A service reads orders as text and writes its answers as text.

use bastide_core::Expansion;
use bastide_core::record::ENGINE;
use bastide_tables::Offered;

use crate::compiled::Compiler;
use crate::protocol::{About, Added, Answer, Order, PROTOCOL};
use crate::referee::Referee;
use crate::setup::{self, Catalogue};
use crate::state::OpenGame;

/// The game of one table for somebody who asks in JSON.
pub struct Service {
    compiler: Compiler,
    catalogue: Catalogue,
    game: Option<OpenGame>,
    referee: Referee,
}

impl Service {
    /// Starts without a game. Tables may choose the linked expansions and these.
    pub fn new(offered: Vec<Offered>) -> Service {
        let catalogue = Catalogue::of(&offered);
        Service { compiler: Compiler::new(offered), catalogue, game: None, referee: Referee::default() }
    }

    /// Carries out an order. [`Order::Open`] replaces the game that was open.
    pub fn carry_out(&mut self, order: &Order) -> Answer {
        if let Some(answer) = setup::answer(&self.compiler, &self.catalogue, order) {
            return answer;
        }
        match (order, &mut self.game) {
            (Order::About, _) => Answer::About(self.about()),
            (Order::Referee(ask), _) => self.referee.answer(&self.compiler, &self.catalogue, ask),
            (Order::Open(opening), _) => match OpenGame::open(opening, &self.compiler) {
                Ok(game) => Answer::Ready(self.game.insert(game).status()),
                Err(why) => Answer::Refused(why),
            },
            (_, None) => Answer::Refused("no game is open".into()),
            (order, Some(game)) => setup::describe(&self.catalogue, game, order).unwrap_or_else(|| game.carry_out(order)),
        }
    }

    fn about(&self) -> About {
        let manifest = |expansion: &'static dyn Expansion| expansion.manifest();
        let version = |m: &'static bastide_core::Manifest| (m.id.to_owned(), m.version.to_owned());
        let plugins = self.compiler.expansions().into_iter().map(manifest).map(version).collect();
        let added = self.compiler.offered().iter().map(|offered| {
            let m = manifest(offered.expansion);
            let [id, title, version, about] = [m.id, m.title, m.version, m.about].map(str::to_owned);
            Added { id, title, version, about, source: offered.library.file.clone() }
        });
        About { protocol: PROTOCOL, engine: ENGINE.into(), plugins, added: added.collect() }
    }

    /// Carries out an order in JSON, and returns the answer in JSON. A text that is not an order is refused.
    pub fn answer(&mut self, order: &str) -> String {
        let answer = match serde_json::from_str(order) {
            Ok(order) => self.carry_out(&order),
            Err(error) => Answer::Refused(format!("an order cannot be read: {error}")),
        };
        serde_json::to_string(&answer).unwrap_or_else(|error| format!(r#"{{"Broken":"an answer cannot be written: {error}"}}"#))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Opening;

    #[test]
    fn a_service_tells_which_engine_it_is_and_plays_one_game_after_another() -> Result<(), &'static str> {
        let mut service = Service::new(Vec::new());
        let Answer::About(about) = service.carry_out(&Order::About) else { return Err("it does not tell") };
        assert_eq!((about.protocol, about.engine.as_str()), (PROTOCOL, ENGINE));
        assert!(about.plugins.contains_key("base") && about.plugins.len() > 40, "{about:?}");
        let about_in_json = service.answer("\"About\"");
        assert!(about_in_json.starts_with("{\"About\":{\"protocol\":1,"), "{about_in_json}");
        assert_eq!(service.answer("{\"Play\":{\"option\":0}}"), "{\"Refused\":\"no game is open\"}");
        assert!(service.answer("nonsense").contains("an order cannot be read"));
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
        for seed in [1, 2] {
            let opened = service.carry_out(&Order::Open(Opening { toml: toml.clone(), seed, lines: Vec::new() }));
            assert!(matches!(opened, Answer::Ready(status) if status.moves == 0));
            assert!(matches!(service.carry_out(&Order::Play { option: 0 }), Answer::Played(_, status) if status.moves == 1));
        }
        let refused = service.carry_out(&Order::Open(Opening { toml: "[nothing]".into(), ..Opening::default() }));
        assert!(matches!(refused, Answer::Refused(why) if why.contains("nothing")));
        Ok(())
    }
}
