//! Why a bot takes an option, in words: `closes the city: 12 points for you`.
//!
//! The reasons come from [`bastide_bots::Reasons`]. Each sentence is spoken to the player who is asked
//! and has the move as its subject, without naming it.

use bastide_bots::Reasons;
use bastide_bots::reasons::{Effect, Found, Next, Searched};
use bastide_core::{Action, Game, GameView, Kind, PASS, Player, Target};
use bastide_texts::Args;

use crate::names::Names;
use crate::narration;
use crate::speech::Speech;

/// The points from which on an option is better than another one, and up to which it is worse.
const BETTER: f64 = 0.05;
const WORSE: f64 = -BETTER;
/// The differences of chances and of leads, in points, up to which simulations do not tell two options
/// apart.
const LEVEL: Found = Found { chance: 0.03, lead: 1.0 };

/// Returns the reasons for an action, one sentence each, the most important first. `game` is the game
/// before the action.
pub fn sentences(game: &Game, names: &Names, by: Player, action: &Action, reasons: &Reasons) -> Vec<String> {
    let teller = Teller { game, names, by, action, speech: Speech::of(game.rules(), names.language()) };
    let mut told = teller.then(&reasons.then);
    told.extend(reasons.effects.iter().map(|effect| teller.effect(effect)));
    told.push(teller.followers(reasons.followers));
    told.extend(reasons.next.map(|next| teller.next(next)));
    reasons.searched.iter().for_each(|searched| told.extend(teller.searched(searched)));
    told
}

/// A writer of reasons for a player.
struct Teller<'a> {
    game: &'a Game,
    names: &'a Names,
    by: Player,
    action: &'a Action,
    speech: Speech<'a>,
}

impl Teller<'_> {
    fn say(&self, id: &str, args: Args) -> String {
        self.speech.say(id, &args)
    }

    /// Returns the message about the player who is asked, or the one about somebody else.
    fn of(&self, player: Player, [mine, theirs]: [&str; 2], args: Args) -> String {
        match player == self.by {
            true => self.say(mine, args),
            false => self.say(theirs, args.with("who", self.names.of(player).to_owned())),
        }
    }

    /// Returns a number with one digit after the decimal mark.
    fn decimal(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.say("decimal-mark", Args::new()))
    }

    fn points(&self, points: i32) -> String {
        self.say("points", Args::new().with("n", points))
    }

    /// Returns the noun for a kind of features, with its article and without.
    fn kind(&self, kind: Kind) -> Args<'static> {
        let name = self.game.rules().names.kinds.name(kind.index());
        let the = self.speech.named("kind", name, ".the", &Args::new().with("side", ""));
        let noun = self.speech.label(name, 1);
        Args::new().with("the", the.unwrap_or_else(|| noun.clone())).with("kind", noun)
    }

    /// Returns another option in words.
    fn deed(&self, option: usize) -> String {
        let action = self.game.decision().and_then(|decision| decision.get(option)).unwrap_or_default();
        match (action.target, self.action.target) {
            (Target::Place { cell, .. }, Target::Place { cell: same, .. }) if cell == same && action.arg == self.action.arg => {
                self.say("why-turned", Args::new())
            }
            _ => narration::deed(self.game, self.names, self.by, &action),
        }
    }

    /// Returns what the bot expects to do afterwards, as long as it is possible.
    fn then(&self, then: &[Action]) -> Vec<String> {
        let mut copy = GameView::for_player(self.game, Some(self.by)).determinize(0);
        let mut last = *self.action;
        let mut told = Vec::new();
        for next in then {
            if copy.apply(last).is_err() || !copy.decision().is_some_and(|decision| decision.offers(next)) {
                break;
            }
            // What a player does not do is no reason.
            if next.verb != PASS {
                let deed = narration::deed(&copy, self.names, self.by, next);
                told.push(self.say("why-then", Args::new().with("deed", deed)));
            }
            last = *next;
        }
        told
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Closes { kind, players, points } => {
                let args = self.kind(*kind).with("points", self.points(*points));
                match players.as_slice() {
                    [player] => self.of(*player, ["why-closes-mine", "why-closes-theirs"], args),
                    players => {
                        let you = || self.say("why-you", Args::new());
                        let name = |player: &Player| if *player == self.by { you() } else { self.names.of(*player).to_owned() };
                        let list: Vec<String> = players.iter().map(name).collect();
                        self.say("why-closes-shared", args.with("list", self.speech.list(&list)))
                    }
                }
            }
            Effect::Scores { player, label, points } => {
                let label = self.speech.label(self.game.rules().names.labels.name(label.index()), 0);
                let ids = match *points {
                    ..0 => ["why-pays-mine", "why-pays-theirs"],
                    _ => ["why-scores-mine", "why-scores-theirs"],
                };
                self.of(*player, ids, Args::new().with("points", self.points(points.abs())).with("label", label))
            }
            Effect::Claims { kind, points } => self.say("why-claims", self.kind(*kind).with("n", self.decimal(*points))),
            Effect::Joins { kind, whom, shared, points } => {
                let args = self.kind(*kind).with("who", self.names.of(*whom).to_owned()).with("n", self.decimal(*points));
                self.say(if *shared { "why-joins" } else { "why-takes" }, args)
            }
            Effect::Changes { kind, player, from, to } => {
                let ids = match to > from {
                    true => ["why-gains-mine", "why-gains-theirs"],
                    false => ["why-loses-mine", "why-loses-theirs"],
                };
                let args = self.kind(*kind).with("n", self.decimal((to - from).abs())).with("now", self.decimal(to + 0.0));
                self.of(*player, ids, args)
            }
        }
    }

    fn followers(&self, [before, after]: [u8; 2]) -> String {
        let args = Args::new().with("n", after);
        match after.checked_sub(before) {
            None | Some(0) => self.say("why-keeps", args),
            Some(back) => self.say("why-back", args.with("back", back)),
        }
    }

    fn next(&self, Next { option, less }: Next) -> String {
        let args = Args::new().with("deed", self.deed(option));
        let args = args.with("n", self.decimal(less.abs()));
        match less {
            BETTER.. => self.say("why-better", args),
            ..=WORSE => self.say("why-worse", args),
            _ => self.say("why-level", args),
        }
    }

    fn searched(&self, searched: &Searched) -> Vec<String> {
        let found = |Found { chance, lead }: Found| {
            let id = if lead < 0.0 { "why-behind" } else { "why-ahead" };
            let percent = (100.0 * chance).round();
            self.say(id, Args::new().with("percent", percent).with("n", self.decimal(lead.abs())))
        };
        let args = Args::new().with("n", searched.simulations).with("found", found(searched.found));
        let next = searched.next.map(|(option, next)| {
            let args = Args::new().with("deed", self.deed(option));
            match is_level(searched.found, next) {
                true => self.say("why-searched-level", args),
                false => self.say("why-searched-next", args.with("found", found(next))),
            }
        });
        [Some(self.say("why-searched", args)), next].into_iter().flatten().collect()
    }
}

/// Returns `true` if simulations found two options equally good.
fn is_level(a: Found, b: Found) -> bool {
    (a.chance - b.chance).abs() <= LEVEL.chance && (a.lead - b.lead).abs() <= LEVEL.lead
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_level_only_if_chance_and_lead_are_close() {
        let of = |chance, lead| Found { chance, lead };
        assert!(is_level(of(0.19, -15.1), of(0.19, -15.2)));
        assert!(is_level(of(0.51, 3.0), of(0.53, 2.0)));
        assert!(!is_level(of(0.40, -5.0), of(0.36, -5.2)), "four in a hundred");
        assert!(!is_level(of(0.40, -5.0), of(0.40, -6.6)), "1.6 points");
    }
}
