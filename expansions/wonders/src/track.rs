//! Who has which wonder, and the figures that stand beside the score track (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::landmarks::{LANDMARKS, Landmark};
use crate::options;

/// What all rules of the plugin need.
#[derive(Clone)]
pub(crate) struct Track {
    /// Before the player who has a wonder, else in the common supply.
    tokens: [Token; LANDMARKS],
    /// WH-05: the fields that bring the first wonder, the second and so on.
    fields: [i32; LANDMARKS],
    follower: FigureKind,
    /// WH-04: the place of the bonus follower of each player.
    beside: Vec<Group>,
}

impl Track {
    pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Track, InstallError> {
        let follower = reg.figure("follower");
        // WH-04: the bonus follower is one more.
        reg.begin_with_more(follower, 1);
        let spec = GroupSpec { places: 1, hidden: false, in_reach: Reach::Nobody };
        let track = Track {
            tokens: Landmark::ALL.map(|landmark| reg.define_token(landmark.name(), 0)),
            fields: options::fields(o)?,
            follower,
            beside: reg.group_of_each("wonders.track", spec),
        };
        let there = options::wonders(o)?;
        reg.phase("setup", "wonders.figures", at("supplies"), &[], SetUp { track: track.clone(), there });
        Ok(track)
    }

    /// Returns the token of a wonder.
    pub(crate) fn token(&self, landmark: Landmark) -> Token {
        self.tokens[landmark as usize]
    }

    /// Returns the wonder of a token, as actions name it.
    pub(crate) fn of_token(&self, token: i16) -> Option<Landmark> {
        Landmark::ALL.into_iter().find(|landmark| i16::from(self.token(*landmark).0) == token)
    }

    /// Returns `true` if a player has this wonder.
    #[inline]
    pub(crate) fn has(&self, v: View, player: Player, landmark: Landmark) -> bool {
        v.core.tokens(player, self.token(landmark)) > 0
    }

    /// WH-06: returns `true` if a player has a wonder.
    pub(crate) fn has_any(&self, v: View, player: Player) -> bool {
        Landmark::ALL.into_iter().any(|landmark| self.has(v, player, landmark))
    }

    /// Returns the wonders that nobody has taken.
    pub(crate) fn left(&self, v: View<'_>) -> impl Iterator<Item = Landmark> {
        let left = move |landmark: &Landmark| v.core.token_supply.get(self.token(*landmark).index()).is_some_and(|n| *n > 0);
        Landmark::ALL.into_iter().filter(left)
    }

    /// WH-05: returns the field where the figures of the players without a wonder stand; `None` if no
    /// wonder is left.
    pub(crate) fn field(&self, v: View) -> Option<i32> {
        self.left(v).next()?;
        self.fields.get(v.core.players().filter(|player| self.has_any(v, *player)).count()).copied()
    }

    /// WH-05, WH-06, WH-21: returns `true` if a player without a wonder has the points for the next one.
    #[inline]
    pub(crate) fn is_there(&self, v: View, player: Player) -> bool {
        let score = v.core.score.get(player.index()).copied().unwrap_or_default();
        self.field(v).is_some_and(|field| score >= field) && !self.has_any(v, player)
    }

    /// WH-05, WH-19: a player takes a wonder with the bonus follower. With the last wonder the followers of
    /// the others go back into the box.
    pub(crate) fn take(&self, cx: &mut Context, player: Player, landmark: Landmark) {
        cx.hand_out(player, self.token(landmark), 1);
        self.move_bonus(cx, player, FigureLocation::Supply);
        if self.left(cx.view()).next().is_none() {
            for other in cx.core().players() {
                self.move_bonus(cx, other, FigureLocation::Gone);
            }
        }
    }

    /// Moves the follower of a player that stands beside the track, if it still does.
    fn move_bonus(&self, cx: &mut Context, player: Player, to: FigureLocation) {
        let Some(&group) = self.beside.get(player.index()) else { return };
        let beside = FigureLocation::Slot { group, index: 0 };
        if let Some(at) = cx.core().figures.iter().position(|figure| figure.place == beside) {
            cx.move_figure(Figure::at(at), to);
        }
    }
}

/// WH-01, WH-04: the wonders lie beside the board, and a follower of each player beside the track.
struct SetUp {
    track: Track,
    there: [bool; LANDMARKS],
}

impl TurnPhase for SetUp {
    fn enter(&self, cx: &mut Context) -> Step {
        for (token, _) in self.track.tokens.into_iter().zip(self.there).filter(|(_, there)| *there) {
            cx.add_to_supply(token, 1);
        }
        for player in cx.core().players() {
            if let (Some(figure), Some(&group)) =
                (cx.core().from_supply(player, self.track.follower), self.track.beside.get(player.index()))
            {
                cx.move_figure(figure, FigureLocation::Slot { group, index: 0 });
            }
        }
        Ok(Flow::Done)
    }
}
