//! The theme of a placement, from the reasons of a bot.

use bastide_bots::Reasons;
use bastide_bots::reasons::Effect;
use bastide_core::{Kind, Player};
use serde::{Deserialize, Serialize};

/// The theme of a placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// A feature of another player is taken over.
    Steal,
    /// A feature of another player is shared.
    Share,
    /// The points of another player are hindered, or a follower is trapped.
    Hinder,
    /// Something of a plugin is used in the same turn, such as a bridge.
    Use,
    /// A feature is completed.
    Complete,
    /// A feature is claimed.
    Claim,
    /// An own feature grows.
    Grow,
    /// None of these is most of it.
    Quiet,
}

impl Theme {
    /// Returns the theme of a move with the kind of feature that it is about. `uses` says whether something other than
    /// placing and deploying is done in the same turn.
    pub(crate) fn of(reasons: &Reasons, me: Player, uses: bool) -> (Theme, Option<Kind>) {
        let of = |effect: &Effect| match effect {
            Effect::Joins { kind, shared: false, .. } => Some((Theme::Steal, Some(*kind))),
            Effect::Joins { kind, .. } => Some((Theme::Share, Some(*kind))),
            Effect::Changes { kind, player, from, to } if *player != me && to < from => Some((Theme::Hinder, Some(*kind))),
            Effect::Closes { kind, players, .. } if players.contains(&me) => Some((Theme::Complete, Some(*kind))),
            Effect::Claims { kind, .. } => Some((Theme::Claim, Some(*kind))),
            Effect::Changes { kind, player, from, to } if *player == me && to > from => Some((Theme::Grow, Some(*kind))),
            _ => None,
        };
        let own = uses.then_some((Theme::Use, None));
        let themes = reasons.effects.iter().filter_map(of).chain(own);
        themes.min_by_key(|(theme, _)| *theme).unwrap_or((Theme::Quiet, None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(effects: Vec<Effect>) -> Reasons {
        Reasons { then: Vec::new(), effects, followers: [7, 6], next: None, searched: None }
    }

    #[test]
    fn the_rarest_effect_is_the_theme() {
        let (me, other, city) = (Player(0), Player(1), Kind::at(0));
        let closes = Effect::Closes { kind: city, players: vec![me], points: 8 };
        let joins = |shared| Effect::Joins { kind: city, whom: other, shared, points: 3.0 };
        let changes = |player, from, to| Effect::Changes { kind: city, player, from, to };
        let theme = |effects, uses| Theme::of(&reasons(effects), me, uses).0;
        assert_eq!(theme(vec![closes.clone(), joins(false)], true), Theme::Steal);
        assert_eq!(theme(vec![closes.clone(), joins(true)], false), Theme::Share);
        assert_eq!(theme(vec![changes(other, 5.0, 2.0), closes.clone()], false), Theme::Hinder);
        assert_eq!(theme(vec![closes.clone()], true), Theme::Use);
        assert_eq!(theme(vec![closes], false), Theme::Complete);
        assert_eq!(theme(vec![changes(me, 2.0, 5.0)], false), Theme::Grow);
        // What another gains is not what the move is about.
        assert_eq!(theme(vec![changes(other, 2.0, 5.0)], false), Theme::Quiet);
    }
}
