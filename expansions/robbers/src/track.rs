//! The fields of the score track, the markers and the robbers on them (RULES.md, section 1).

use std::sync::Arc;

use bastide_core::ShownNumber;
use bastide_core::author::prelude::*;

/// BA-09: the number of fields of the score track.
pub(crate) const FIELDS: i32 = 50;

/// The marker of a player: the usual one, and the second one of another plugin.
pub(crate) const MARKERS: [u8; 2] = [1, 2];

/// The places of robbers, and the numbers that say where markers stand.
#[derive(Clone)]
pub(crate) struct Track {
    pub(crate) robber: FigureKind,
    /// The places of each player's robber: one for each field. The first place is field 1, and the
    /// last one is field 0.
    groups: Arc<[Group]>,
    usual: ShownNumber,
    second: ShownNumber,
}

impl Track {
    pub(crate) fn install(robber: FigureKind, reg: &mut Registrar) -> Track {
        let spec = GroupSpec { places: FIELDS as u8, hidden: false, in_reach: Reach::Nobody };
        let groups = reg.group_of_each("robbers.track", spec);
        // MS-02, RO-19: the plugin that has second markers shows where all markers stand.
        let (usual, second) = (reg.shown_number("marker.usual"), reg.shown_number("marker.second"));
        Track { robber, groups: groups.into(), usual, second }
    }

    /// Returns the points that a marker stands for; `None` if there is no such marker. RO-16: two
    /// markers are on one field if the fields of these points are equal.
    pub(crate) fn marker(&self, v: View, player: Player, marker: u8) -> Result<Option<i32>, Fault> {
        match marker {
            1 => Ok(Some(v.shown_number(self.usual, player)?.unwrap_or(v.core.score[player.index()]))),
            _ => v.shown_number(self.second, player),
        }
    }

    /// Returns the robber of a player.
    pub(crate) fn robber_of(&self, v: View, player: Player) -> Option<Figure> {
        v.core.figures.iter().position(|f| f.kind == self.robber && f.owner == Some(player)).map(Figure::at)
    }

    /// Returns the field of a player's robber; `None` if it is off the track.
    pub(crate) fn field_of(&self, v: View, player: Player) -> Option<i32> {
        let robber = self.robber_of(v, player)?;
        match v.core.figures.get(robber.index())?.place {
            FigureLocation::Slot { group, index } if self.groups.contains(&group) => Some(field(i32::from(index) + 1)),
            _ => None,
        }
    }

    /// Returns the place of a player's robber on the field of these points.
    pub(crate) fn place(&self, player: Player, points: i32) -> Option<FigureLocation> {
        let group = self.groups.get(player.index()).copied()?;
        Some(FigureLocation::Slot { group, index: field(points - 1) as u8 })
    }
}

/// Returns the field of these points (RO-16).
pub(crate) const fn field(points: i32) -> i32 {
    points.rem_euclid(FIELDS)
}
