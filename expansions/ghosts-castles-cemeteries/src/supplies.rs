//! What each player begins with (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::ghosts::Ghosts;

/// GH-01: the guards of a color, and the ghosts.
const GUARDS: u8 = 5;
const GHOSTS: i16 = 15;
/// GH-03: the guards with which a player begins.
const FIRST_GUARDS: u8 = 2;

/// The guards, with the places of those that no player has yet.
#[derive(Clone)]
pub(crate) struct Guards {
    pub(crate) kind: FigureKind,
    /// The general supply, by the seat whose color they have.
    pub(crate) general: Vec<Group>,
}

pub(crate) fn install(ghosts: Ghosts, o: &Options, reg: &mut Registrar) -> Result<Guards, InstallError> {
    // GH-12: a guard weighs 1, is a follower for all else, and stands wherever a follower may.
    let kind = reg.define_figure("guard", FigureSpec::follower(GUARDS));
    let follower = reg.figure("follower");
    reg.allow_where(kind, follower);
    // GH-03: fewer followers than in the base game.
    reg.begin_with(follower, o.number("ghost_followers")? as u8);
    let places = GroupSpec { places: GUARDS, hidden: false, in_reach: Reach::Nobody };
    let guards = Guards { kind, general: reg.group_of_each("ghosts.guards", places) };
    reg.phase("setup", "ghosts.supplies", at("supplies"), &[], Deal { ghosts, guards: guards.clone() });
    Ok(guards)
}

impl Guards {
    /// Returns a guard of a player's color in the general supply.
    pub(crate) fn in_general(&self, v: View, who: Player) -> Option<Figure> {
        let group = *self.general.get(who.index())?;
        let there = |f: &FigureState| matches!(f.place, FigureLocation::Slot { group: other, .. } if other == group);
        v.figures_owned(who, self.kind).find(|(_, f)| there(f)).map(|(figure, _)| figure)
    }
}

struct Deal {
    ghosts: Ghosts,
    guards: Guards,
}

impl TurnPhase for Deal {
    /// GH-03, GH-16: the ghosts are laid ready, and all guards but two of each color.
    fn enter(&self, cx: &mut Context) -> Step {
        cx.add_to_supply(self.ghosts.token, GHOSTS);
        for (player, group) in cx.core().players().zip(&self.guards.general).collect::<Vec<_>>() {
            let own = cx.view().figures_owned(player, self.guards.kind).map(|(figure, _)| figure);
            let ready: Vec<Figure> = own.skip(FIRST_GUARDS.into()).collect();
            for (figure, index) in ready.into_iter().zip(0..) {
                cx.move_figure(figure, FigureLocation::Slot { group: *group, index });
            }
        }
        Ok(Flow::Done)
    }
}
