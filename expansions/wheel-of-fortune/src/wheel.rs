//! The shared parts of the rules of the wheel: its pig, its places, its options.

use bastide_core::author::prelude::*;

use crate::marks::{MARK, NUMBERS};
use crate::options;
use crate::sector::Sector;

/// WF-70: by sector, the cells of the start tile on which its crown spaces lie. The disc has its
/// first sector at the top, and the others follow clockwise.
const CELLS: [Area; Sector::COUNT] =
    [cells(1, 0, 2), cells(3, 1, 3), cells(3, 2, 3), cells(1, 3, 2), cells(0, 2, 0), cells(0, 1, 0)];

/// Returns the cells of a row from one column to another.
const fn cells(from: i16, row: i16, to: i16) -> Area {
    Area { min: Cell::new(from, row), max: Cell::new(to, row) }
}

/// The data of the wheel in a game.
#[derive(Clone, Hash, Default)]
pub(crate) struct Kept {
    /// The tile whose mark acted last, with the serial of the tile play.
    pub(crate) acted: Option<(u16, TileType)>,
    /// WF-58: the tiles that were drawn for an offer and whose marks do not act when they are
    /// placed.
    pub(crate) offered: Vec<TileType>,
    /// WF-53: the kinds of figures that may stand on crown spaces.
    pub(crate) may_enter: FigureKinds,
    /// WF-62: the figure that adds to a famine.
    pub(crate) pig: Option<FigureKind>,
}

/// The points of the sectors and of crown spaces.
#[derive(Clone, Copy)]
pub(crate) struct Points {
    pub(crate) fortune: i16,
    pub(crate) famine: i16,
    /// WF-54: what a castle counts more than a city.
    pub(crate) castle_extra: i16,
    pub(crate) storm: i16,
    pub(crate) inquisition: i16,
    pub(crate) crown: i16,
    pub(crate) crown_alone: i16,
    /// WF-28, WF-29: whether Taxes are paid for each knight.
    pub(crate) each_knight: bool,
}

/// The kinds of segments that the events name.
#[derive(Clone, Copy)]
pub(crate) struct Kinds {
    pub(crate) city: Kind,
    pub(crate) field: Kind,
    pub(crate) monastery: Kind,
    pub(crate) pennant: Trait,
    /// The trait of besieged cities, if they count twice for farmers.
    pub(crate) besieged: Option<Trait>,
    /// Whether the bonus of a pig for them counts twice too.
    pub(crate) besieged_pig: bool,
}

/// The labels of points and their lines.
#[derive(Clone, Copy)]
pub(crate) struct Labels {
    /// By sector.
    pub(crate) sectors: [Label; Sector::COUNT],
    pub(crate) crown: Label,
    pub(crate) knights: Label,
    pub(crate) farmers: Label,
    pub(crate) pig: Label,
    pub(crate) followers: Label,
    pub(crate) monks: Label,
}

/// The crown spaces of a sector: places `first` to `first + count - 1` of their group.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spaces {
    pub(crate) first: u8,
    pub(crate) count: u8,
}

impl Spaces {
    /// Returns `true` if a place belongs to the sector.
    pub(crate) fn has(self, place: u8) -> bool {
        (self.first..self.first + self.count).contains(&place)
    }
}

/// The wheel, as the options of a table set it.
#[derive(Clone, Copy)]
pub(crate) struct Wheel {
    pub(crate) slot: Slot<Kept>,
    /// The big pig (WF-03).
    pub(crate) pig: FigureKind,
    /// The places of the pig, one for each sector.
    pub(crate) sectors: Group,
    /// The crown spaces.
    pub(crate) crowns: Group,
    /// By sector.
    pub(crate) spaces: [Spaces; Sector::COUNT],
    pub(crate) mark: Trait,
    pub(crate) numbers: [Trait; 3],
    /// By sector: the tags of the event that the pig stopped there.
    pub(crate) stops: [Tag; Sector::COUNT],
    pub(crate) points: Points,
    pub(crate) kinds: Kinds,
    pub(crate) labels: Labels,
}

impl Wheel {
    /// Registers the pig, its places and the crown spaces.
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Wheel, InstallError> {
        // WF-65: a famine is a scoring of fields.
        let word = |option, word: &str, reg: &Registrar| -> Result<bool, InstallError> {
            Ok(matches!(reg.option_of("siege", option)?, Some(Chosen::Word(chosen)) if chosen == word))
        };
        let besieged = matches!(reg.option_of("siege", "siege")?, Some(Chosen::Switch(true)));
        let twice = besieged && word("siege_fields", "double", reg)?;
        let place = |places| GroupSpec { places, hidden: false, in_reach: Reach::Nobody };
        let sectors = reg.group("wheel.sectors", place(Sector::COUNT as u8));
        // WF-08: the pig begins on Fortune.
        let pig = reg.neutral_figure("wheel-pig", FigureLocation::Slot { group: sectors, index: 0 })?;
        // The event of the stop says where it goes.
        let mut spaces = [Spaces::default(); Sector::COUNT];
        let mut first = 0;
        for (spaces, count) in spaces.iter_mut().zip(options::crowns(o)?) {
            *spaces = Spaces { first, count };
            first += count;
        }
        // WF-70: what reaches figures on the landscape reaches those on crown spaces too.
        let crowns = reg.group("wheel.crowns", GroupSpec { in_reach: Reach::Everyone, ..place(first) });
        // WF-70: where they lie, if the wheel is part of the landscape.
        if o.word("wheel_place")? == "start" {
            spaces.iter().zip(CELLS).for_each(|(spaces, on)| reg.places_on(crowns, spaces.first, spaces.count, on));
        }
        let castle_extra = match reg.option_of("bridges-castles-bazaars", "famine_castle_extra")? {
            Some(bastide_core::Chosen::Number(n)) => *n as i16,
            _ => 0,
        };
        Ok(Wheel {
            slot: reg.slot(),
            pig,
            sectors,
            crowns,
            spaces,
            mark: reg.tile_trait(MARK),
            numbers: NUMBERS.map(|name| reg.tile_trait(name)),
            stops: Sector::ALL.map(|sector| reg.tag(&format!("wheel.{}", sector.name().to_lowercase()))),
            points: Points {
                fortune: o.number("fortune_points")? as i16,
                famine: o.number("famine_points")? as i16,
                castle_extra,
                storm: o.number("storm_points")? as i16,
                inquisition: o.number("inquisition_points")? as i16,
                crown: o.number("crown_points")? as i16,
                crown_alone: o.number("crown_alone")? as i16,
                each_knight: o.word("tax_rule")? == "each_knight",
            },
            kinds: Kinds {
                city: reg.kind("city"),
                field: reg.kind("field"),
                monastery: reg.kind("monastery"),
                pennant: reg.tile_trait("pennant"),
                besieged: if twice { Some(reg.tile_trait("besieged")) } else { None },
                besieged_pig: word("siege_pig", "doubled", reg)?,
            },
            labels: Labels {
                sectors: Sector::ALL.map(|sector| reg.label(sector.name())),
                crown: reg.label("crown space"),
                knights: reg.label("knights"),
                farmers: reg.label("farmers"),
                pig: reg.label("pig"),
                followers: reg.label("followers in supply"),
                monks: reg.label("monks"),
            },
        })
    }

    /// Returns the number of crown spaces.
    pub(crate) fn places(&self) -> u8 {
        self.spaces.iter().map(|s| s.count).sum()
    }

    /// Returns the sector in which the pig is.
    pub(crate) fn sector(&self, v: View) -> Sector {
        let place = v.neutral(self.pig).and_then(|pig| v.core.figures.get(pig.index())).map(|f| f.place);
        match place {
            Some(FigureLocation::Slot { group, index }) if group == self.sectors => Sector::Fortune.after(i16::from(index)),
            _ => Sector::Fortune,
        }
    }

    /// WF-11: returns the number of the mark of a tile, or 0 if it has none.
    pub(crate) fn steps(&self, v: View, tile: TileType) -> i16 {
        let traits = &v.rules.tiles.get(tile).traits;
        if !traits.has(self.mark) {
            return 0;
        }
        self.numbers.iter().zip(1..).find(|(number, _)| traits.has(**number)).map_or(0, |(_, n)| n)
    }

    /// WF-59: returns the number of steps that the tile play was granted in addition to the mark of
    /// its tile.
    pub(crate) fn granted(&self, v: View) -> i16 {
        v.core.tile_play.extra.iter().filter(|t| **t == self.mark).count() as i16
    }

    /// Returns the followers on the crown spaces of a sector, by their indices among all figures.
    pub(crate) fn on_crowns(&self, v: View, sector: Sector) -> impl Iterator<Item = (usize, Player)> {
        let spaces = self.spaces[sector.index()];
        let there = move |f: &FigureState| matches!(f.place, FigureLocation::Slot { group, index } if group == self.crowns && spaces.has(index));
        v.core.figures.iter().enumerate().filter(move |(_, f)| there(f)).filter_map(|(i, f)| Some((i, f.owner?)))
    }

    /// WF-47 to WF-50: returns the points of each follower in a sector with this many of them.
    pub(crate) fn crown_points(&self, sector: Sector, followers: usize) -> i16 {
        match self.spaces[sector.index()].count {
            2 if followers == 1 => self.points.crown_alone,
            _ => self.points.crown,
        }
    }
}
