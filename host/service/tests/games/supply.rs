//! What the players have, as parts of a page.

use bastide_core::author::prelude::*;
use bastide_service::{Answer, Compiler, OpenGame, Opening, Order};
use serde_json::Value;

use super::{Done, look, open};

#[test]
fn a_supply_without_followers_shows_0() -> Done {
    let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
    let mut game = OpenGame::open(&Opening { toml, seed: 11, lines: Vec::new() }, &Compiler::new(Vec::new()))?;
    for _ in 0..60 {
        let seen = look(&mut game, None, false, None)?;
        if seen.parts.values().any(|part| part.contains("data-tip=\"0 followers\"")) {
            return Ok(());
        }
        let asked = seen.state["asked"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let seen = look(&mut game, asked, true, None)?;
        let options = seen.state["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let fields =
            |option: &&Value| option["verb"] == "deploy" && option["w"].as_str().is_some_and(|words| words.contains("field"));
        let chosen = options.iter().find(fields).or_else(|| options.iter().find(|option| option["verb"] == "deploy"));
        let option = chosen.and_then(|option| option["n"].as_u64()).unwrap_or_default();
        assert!(matches!(game.carry_out(&Order::Play { option: usize::try_from(option)? }), Answer::Played(..)));
    }
    Err("nobody ran out of followers".into())
}

/// A token that is drawn 60 high, and a figure without an owner that is sorted before the follower.
struct Towering;

static TOWERING: Manifest = Manifest::new("ana/towering", "Towering", "0.1.0", "Large drawings.");

impl Expansion for Towering {
    fn manifest(&self) -> &'static Manifest {
        &TOWERING
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let tall = "[token.\"ana/tall\"]\ndraw = \"<rect x='-6' y='-40' width='12' height='60' fill='gold'/>\"\n";
        let small = "[token.\"ana/small\"]\ndraw = \"<rect x='-6' y='-6' width='12' height='12' fill='gold'/>\"\n";
        let ghost = "[figure.\"ana/ghost\"]\noutline = \"M0-24L8 0H-8z\"\nneutral = [\"paper\", \"ink\", \"ink\"]\n";
        reg.symbols("towering/symbols.toml", &format!("{tall}{small}{ghost}"))?;
        reg.define_token("ana/tall", 2);
        reg.define_token("ana/small", 2);
        reg.neutral_figure("ana/ghost", FigureLocation::Supply)?;
        Ok(())
    }
}

#[test]
fn a_seat_is_shown_by_a_follower_and_a_large_drawing_is_made_smaller() -> Done {
    // With Abbey and Mayor, the mayor is sorted before the follower, too.
    let mut game = open(&Towering, "[\"ana/towering\"]\n[abbey-mayor]")?;
    let seen = look(&mut game, None, false, None)?;
    let seats: Vec<_> = seen.parts.values().filter(|part| part.contains("class=\"player\"")).collect();
    assert_eq!(seats.len(), 2, "{:?}", seen.parts.keys().collect::<Vec<_>>());
    for part in seats {
        let mark = part.split("class=\"mark\"").nth(1).and_then(|rest| rest.split("class=\"who\"").next()).unwrap_or_default();
        assert!(mark.contains("figure-follower") && !mark.contains("figure-ana--ghost"), "{mark}");
        let token = |name: &str| {
            let before = part.split(name).next().unwrap_or_default();
            before.rsplit("<svg").next().unwrap_or_default().to_owned()
        };
        // 60 high, in a place of 22.
        assert!(token("#token-ana--tall").contains("scale(0.3"), "{}", token("#token-ana--tall"));
        assert!(!token("#token-ana--small").contains("scale("), "{}", token("#token-ana--small"));
    }
    Ok(())
}
