//! Which tiles are in the game, and in which piles (RULES.md, sections 1 and 3).

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

/// The springs: that of the rivers, that of Games Quarterly 11, and that of the river of 2014.
const SPRINGS: [&str; 3] = ["RI/s", "GQ/RFI", "RB/s"];
/// RV-80: the lake of the river of 2014.
const LAKE_2014: &str = "RB/I.e";
/// RV-24: the lake that is left out where both are there, by the option `river_lake`.
const LAKES: [&str; 2] = ["RI.1/I.e", "RI.2/I.v"];
/// RV-27: the other tile with water of Games Quarterly 11.
const GQ_RIVER: &str = "GQ/CICI";

/// The sets of tiles that a table names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets {
    /// The number of sets of River I.
    one: u16,
    /// The number of sets of River II.
    two: u16,
    /// RV-80: the number of sets of the river of 2014.
    of_2014: u16,
    /// RV-27: the tile with water of Games Quarterly 11.
    gq11_river: bool,
    /// RV-27: its spring takes the place of the other.
    gq11_spring: bool,
    /// RV-03: its land tiles.
    gq11_tiles: bool,
    /// RV-24: whether the lake with the volcano is left out where there are more lakes than ends.
    plain_lake: bool,
    /// RV-25: whether each arm has a lake, with or without a city end.
    lake_each_arm: bool,
    /// RV-24: whether these lakes are copies of one, also where both are there.
    lake_copied: bool,
}

impl Sets {
    pub(crate) fn of(o: &Options) -> Result<Sets, InstallError> {
        let (river, copies) = (o.word("river")?, o.number("copies")? as u16);
        let copies_of = |word: &str| if river == word || river == "both" { copies } else { 0 };
        let gq11 = o.word("gq11_river")?;
        let sets = Sets {
            one: copies_of("one"),
            two: copies_of("two"),
            of_2014: if river == "big_box" { copies } else { 0 },
            gq11_river: gq11 != "none",
            gq11_spring: gq11 == "spring",
            gq11_tiles: o.switch("gq11_tiles")?,
            plain_lake: o.word("river_lake")? == "plain",
            lake_each_arm: o.word("river_lakes")? != "needed",
            lake_copied: o.word("river_lakes")? == "copied",
        };
        if sets.gq11_river && !sets.water() {
            let message = format!(
                "gq11_river is \"{gq11}\", and there is no river in which its tiles could lie; set river to \"one\", \
                 \"two\", \"both\" or \"big_box\" and copies to 1 or more, or gq11_river to \"none\""
            );
            return Err(InstallError::Refused(message));
        }
        Ok(sets)
    }

    /// Returns `true` if there is a river.
    fn water(&self) -> bool {
        self.one + self.two + self.of_2014 > 0
    }

    /// RV-23, RV-27, RV-80: returns the spring that is in the game.
    fn spring(&self) -> &'static str {
        match (self.gq11_spring, self.of_2014 > 0) {
            (true, _) => SPRINGS[1],
            (false, true) => SPRINGS[2],
            (false, false) => SPRINGS[0],
        }
    }

    /// Returns `true` if the lake with the volcano is in the game.
    pub(crate) fn volcano(&self) -> bool {
        self.copies("RI.2/I.v") > 0
    }

    /// Returns `true` if the river can have two open ends.
    pub(crate) fn forks(&self) -> bool {
        self.two > 0
    }

    /// Returns `true` if a pig herd is in the game.
    pub(crate) fn herds(&self) -> bool {
        self.two > 0 || self.gq11_tiles
    }

    /// RV-26: returns the number of forks that are shuffled into the river, those beyond the first.
    pub(crate) fn more_forks(&self) -> u16 {
        self.two.saturating_sub(1)
    }

    /// Returns the number of copies of a lake. RV-25: the spring and each fork need an end. Each set
    /// of River II has as many city ends as forks, so one lake is enough, whatever the number of
    /// sets. By the option city ends do not count, and missing lakes are copied (RV-26).
    fn lakes(&self, name: &str) -> u16 {
        let ends = if self.lake_each_arm { 1 + self.two } else { 1 };
        let (first, last) = if self.plain_lake { (self.one, self.two) } else { (self.two, self.one) };
        let chosen = if self.lake_copied && first > 0 { ends } else { first.min(ends) };
        let others = last.min(ends - chosen);
        let missing = ends - chosen - others;
        let is_chosen = (name == LAKES[0]) == self.plain_lake;
        let copied = if is_chosen == (first > 0) { missing } else { 0 };
        copied + if is_chosen { chosen } else { others }
    }

    /// Returns how often one copy of a tile is in the game.
    fn copies(&self, name: &str) -> u16 {
        match name {
            // RV-23, RV-26: surplus springs and lakes are left out.
            _ if SPRINGS.contains(&name) => u16::from(self.water() && name == self.spring()),
            LAKE_2014 => self.of_2014.min(1),
            _ if LAKES.contains(&name) => {
                if self.one + self.two > 0 {
                    self.lakes(name)
                } else {
                    0
                }
            }
            GQ_RIVER => u16::from(self.gq11_river),
            _ if name.starts_with("RI.1/") => self.one,
            _ if name.starts_with("RI.2/") => self.two,
            _ if name.starts_with("RB/") => self.of_2014,
            _ => u16::from(self.gq11_tiles),
        }
    }
}

/// The piles of a river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    pub(crate) spring: Pile,
    pub(crate) fork: Pile,
    pub(crate) river: Pile,
    /// The start tile of the base game, if it is the first land tile.
    pub(crate) start: Pile,
}

/// RV-06 to RV-09: puts the tiles into their piles. Returns `None` if there is no river.
pub(crate) fn install(sets: &Sets, o: &Options, reg: &mut Registrar) -> Result<Option<Piles>, InstallError> {
    let mut sheet = TileSheet::parse("expansions/rivers/tiles.toml", include_str!("../tiles.toml"))?;
    for tile in &mut sheet.tiles {
        let copies = sets.copies(&tile.id);
        (tile.first, tile.new) = (tile.first * copies, tile.new * copies);
    }
    let mut piles = None;
    if sets.water() {
        // RV-42: nobody stands on a river. RV-43: it is never complete, also without an open end.
        let river = reg.define_kind("river", KindSpec::new(EdgeContact::Centre, CompletionRule::Sides));
        reg.rule(()).for_kinds([river]).closed(|(), _, _, yes| {
            *yes = false;
            Ok(())
        });
        // A pile that stays empty is not drawn from: each draw looks at all piles before the stack.
        let mut pile = |name: &str, rank: i8, drawn: bool| reg.pile(name, Some(rank).filter(|_| drawn));
        // RV-64: the spring is drawn only beside the City of Carcassonne.
        let spring = pile("rivers.spring", -5, o.word("count_with_river")? == "join");
        let fork = pile("rivers.fork", -4, sets.two > 0);
        let river = pile("rivers.river", -3, true);
        pile("rivers.lake", -2, true);
        let start = pile("rivers.start", -1, o.word("start_tile")? == "after_river");
        piles = Some(Piles { spring, fork, river, start });
    }
    // Tiles of other rivers do not exist in this game.
    sheet.tiles.retain(|tile| tile.first + tile.new > 0);
    reg.sheet(sheet, 1, STOCK);
    Ok(piles)
}
