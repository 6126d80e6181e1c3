//! The four quarters of the City of Carcassonne, and the Count (RULES.md, sections 6 and 7).

use bastide_core::author::prelude::*;

/// The number of quarters.
pub(crate) const COUNT: usize = 4;
/// The number of the quarter that serves fields.
pub(crate) const MARKET: usize = 1;
/// The names of the quarters, in the order in which the Count goes round by an option (CR-68).
const NAMES: [&str; COUNT] = ["castle", "market", "smithy", "cathedral"];
/// The features that each of them serves (CR-70).
const SERVES: [&str; COUNT] = ["city", "field", "road", "monastery"];
/// CR-102: the cells of the city on which each of them lies: two in width and two in height, so that
/// the cells of the row in the middle belong to two quarters each.
const CELLS: [Area; COUNT] = [two_by_two(-2, -1), two_by_two(0, -1), two_by_two(-2, 0), two_by_two(0, 0)];

const fn two_by_two(x: i16, y: i16) -> Area {
    Area { min: Cell::new(x, y), max: Cell::new(x + 1, y + 1) }
}

/// The places of a quarter: any number of figures may stand there (CR-66).
const PLACES: u8 = u8::MAX;

/// The data of the quarters in a game.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct Kept {
    /// CR-62: the turn in which somebody entered the city last.
    pub(crate) entered: (u16, u16),
    /// CR-71: the player who is asked to join, counted from the one who comes last.
    pub(crate) asked: u8,
    /// CR-86: the players who have passed.
    pub(crate) passed: Players,
    /// CR-83: the player who placed the last tile so far.
    pub(crate) placed: Option<Player>,
}

/// The quarters, as the options of a table set them.
#[derive(Clone, Copy)]
pub(crate) struct Quarters {
    pub(crate) slot: Slot<Kept>,
    /// The figure without an owner.
    pub(crate) count: FigureKind,
    /// The places of each quarter.
    pub(crate) groups: [Group; COUNT],
    /// The kind of feature that each quarter serves.
    pub(crate) kinds: [Kind; COUNT],
    /// CR-67: the kinds of figures that may not enter any quarter.
    barred: FigureKinds,
}

impl Quarters {
    /// Registers the quarters and the Count.
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Quarters, InstallError> {
        // CR-69, CR-89, CR-93, CR-100 to CR-102: what reaches figures on the landscape does not reach
        // those in the quarters, except for the catapult and the Festival (CR-109).
        let spec = GroupSpec { places: PLACES, hidden: false, in_reach: Reach::Everyone };
        let groups = NAMES.map(|name| reg.group(&format!("count.{name}"), spec));
        // CR-102, CR-104: where they lie, for rules that reach or count figures there.
        groups.iter().zip(CELLS).for_each(|(group, on)| reg.places_on(*group, 0, PLACES, on));
        // CR-08: the Count begins in the castle.
        let count = reg.neutral_figure("count", FigureLocation::Slot { group: groups[0], index: 0 })?;
        // CR-67: the abbot may enter in the new edition only.
        let abbot = reg.figure_if_present("abbot");
        let barred = if o.switch("abbot_in_cathedral")? { FigureKinds::NONE } else { FigureKinds::only(abbot) };
        let kinds = SERVES.map(|kind| reg.kind(kind));
        let quarters = Quarters { slot: reg.slot(), count, groups, kinds, barred };
        // CR-67: a quarter takes them however they come there.
        reg.takes_at(move |v, place| match place {
            FigureLocation::Slot { group, .. } => quarters.of_group(group).map(|quarter| quarters.may_enter(v, quarter)),
            _ => None,
        });
        Ok(quarters)
    }

    /// Returns the quarter to which a group of places belongs.
    pub(crate) fn of_group(&self, group: Group) -> Option<usize> {
        self.groups.iter().position(|its| *its == group)
    }

    /// Returns the quarter in which a figure stands.
    pub(crate) fn of_figure(&self, f: &FigureState) -> Option<usize> {
        match f.place {
            FigureLocation::Slot { group, .. } => self.of_group(group),
            _ => None,
        }
    }

    /// Returns the quarter in which the Count is.
    pub(crate) fn of_count(&self, v: View) -> Option<usize> {
        self.of_figure(v.core.figures.get(v.neutral(self.count)?.index())?)
    }

    /// Returns `true` if a player has a figure in any quarter.
    pub(crate) fn any(&self, v: View) -> bool {
        v.core.figures.iter().any(|f| f.owner.is_some() && self.of_figure(f).is_some())
    }

    /// CR-72: returns the kinds of figures that a player may move out of each quarter: none from
    /// that of the Count.
    pub(crate) fn free_to_leave(&self, v: View, who: Player) -> [FigureKinds; COUNT] {
        let mut kinds = [FigureKinds::NONE; COUNT];
        for f in v.core.figures.iter().filter(|f| f.owner == Some(who)) {
            if let Some(quarter) = self.of_figure(f) {
                kinds[quarter].insert(f.kind);
            }
        }
        if let Some(here) = self.of_count(v) {
            kinds[here] = FigureKinds::NONE;
        }
        kinds
    }

    /// Returns a figure of this kind and owner that may leave the quarter that serves a feature.
    pub(crate) fn to_leave(self, v: View, who: Player, kind: FigureKind, seg: SegmentId) -> Option<Figure> {
        let serves = self.kinds.iter().position(|its| *its == v.core.graph.get(seg).kind)?;
        let there = |f: &FigureState| f.kind == kind && f.owner == Some(who) && self.of_figure(f) == Some(serves);
        v.core.figures.iter().position(there).map(Figure::at)
    }

    /// CR-67: returns the kinds of figures that may enter a quarter: the followers that may stand on
    /// what it serves.
    pub(crate) fn may_enter(&self, v: View, quarter: usize) -> FigureKinds {
        let on_it = v.rules.kinds.get(self.kinds[quarter]).figures;
        on_it.iter().filter(|kind| v.rules.figures.get(*kind).follower && !self.barred.has(*kind)).collect()
    }

    /// CR-67: returns `true` if followers may enter a quarter at this table. Nobody enters the market
    /// at a table without farmers.
    pub(crate) fn is_used(&self, v: View, quarter: usize) -> bool {
        !self.may_enter(v, quarter).is_empty()
    }

    /// Returns the number of places up to the last one that is taken.
    pub(crate) fn used(&self, v: View, quarter: usize) -> u8 {
        let place = |f: &FigureState| match f.place {
            FigureLocation::Slot { group, index } if group == self.groups[quarter] => index.saturating_add(1),
            _ => 0,
        };
        v.core.figures.iter().map(place).max().unwrap_or_default()
    }

    /// CR-66: returns the first free place of a quarter.
    pub(crate) fn place(&self, v: View, quarter: usize) -> FigureLocation {
        let group = self.groups[quarter];
        let taken = |index: u8| v.core.figures.iter().any(|f| f.place == FigureLocation::Slot { group, index });
        let index = (0..PLACES).find(|index| !taken(*index)).unwrap_or_default();
        FigureLocation::Slot { group, index }
    }

    /// Returns the first free place of a quarter as the target of an action.
    pub(crate) fn target(&self, v: View, quarter: usize) -> Target {
        match self.place(v, quarter) {
            FigureLocation::Slot { group, index } => Target::Slot { group, index },
            _ => Target::None,
        }
    }
}
