//! The keys of JCloisterZone setups, and what they mean in a Bastide table. They are read in both
//! directions.

use bastide_core::Edition;
use bastide_profiles::plugins::{
    AM, BASE, BCB, BT, CC, CR, DA, FE, FL, FR, GO, HS, IC, LA, LB, MW, PD, PH, RP, RV, SD, SG, SM, TB, TO, TU, WI, WR, WT,
};

/// The meaning of a key in a JCloisterZone setup.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// The edition of the table. The value of the key is the number of copies of the set.
    Set(Edition),
    /// A set of this edition that has the tiles of the base game and others: its copies are copies
    /// of the base game too, and a number option of their own.
    BaseAndMore(Edition, &'static str),
    /// A set of tiles of this edition that is a word of an option. With another such set of the
    /// option its word is `both`, without any it is `none`. The value of the key is the number of
    /// copies.
    SetWord(Edition, &'static str, &'static str),
    /// A set of tiles without an edition that is a name in an option. The value of the key is the
    /// number of copies.
    SetName(&'static str, &'static str),
    /// A set of tiles without an edition for which each name in an option stands; it is read as
    /// this name. The value of the key is the number of copies, times the names.
    SetNames(&'static str, &'static str),
    /// A set of tiles without an edition: an option has one word if the key is present, and another
    /// if it is absent.
    SetPresence(&'static str, &'static str, &'static str),
    /// A number option: the copies of a set, of one edition or of both.
    Tiles(Option<Edition>, &'static str),
    /// A set that another one contains: its copies are those of the option without those of the
    /// larger set.
    SmallerSet(&'static str),
    /// The larger set: its copies are copies of the smaller one too, and a number option of their
    /// own.
    LargerSet(&'static str, &'static str),
    /// A switch that is on if the set is present.
    SetSwitch(&'static str),
    /// A switch that is on if the key is present, whatever its value.
    Switch(&'static str),
    /// The same as [`Switch`](Meaning::Switch); the exported value is 1.
    One(&'static str),
    /// The same as [`One`](Meaning::One), for an element without which and with which JCloisterZone
    /// needs a set of tiles: it is exported only if this other switch is on.
    OneWith(&'static str, &'static str),
    /// A number option that is 1 if the key is present and 0 if it is absent, whatever its value.
    OneEach(&'static str),
    /// A number option; 0 if the key is absent.
    Number(&'static str),
    /// The number of figures of a kind for each player.
    Figures(&'static str),
    /// An option with words, and the pairs of a JCloisterZone word and a Bastide word. The first
    /// pair is the default of JCloisterZone. An empty word stands for one that another key has. The
    /// words `true` and `false` belong to a switch.
    Words(&'static str, &'static [(&'static str, &'static str)]),
    /// A switch that is on if each player has such figures, and the Bastide figure kind.
    FigureSwitch(&'static str, &'static str),
    /// An option that has this word if the key is absent. Another key has its other words.
    Without(&'static str, &'static str),
    /// An option whose word depends on whether the key is present.
    Presence {
        /// The option.
        option: &'static str,
        /// Its word if the key is present.
        present: &'static str,
        /// Its word if the key is absent.
        absent: &'static str,
        /// A word, and the switch or the plugin at the table that decides whether the key is
        /// exported for it.
        with: (&'static str, &'static str),
    },
}

/// A key in a JCloisterZone setup.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub key: &'static str,
    /// The Bastide plugin with the corresponding option.
    pub plugin: &'static str,
    /// The meaning of the key.
    pub meaning: Meaning,
}

const fn key(key: &'static str, plugin: &'static str, meaning: Meaning) -> Key {
    Key { key, plugin, meaning }
}

/// All keys that Bastide supports. A table has a plugin if the setup has one of its sets or
/// elements.
pub const KEYS: &[Key] = &[
    key("basic:1", BASE, Meaning::Set(Edition::First)),
    key("basic:2", BASE, Meaning::Set(Edition::New)),
    key("small-follower", BASE, Meaning::Figures("follower")),
    key("farmers", BASE, Meaning::Switch("farmers")),
    key("abbot", BASE, Meaning::FigureSwitch("abbot", "abbot")),
    key(
        "garden",
        BASE,
        Meaning::Presence { option: "gardens", present: "always", absent: "never", with: ("with_abbot", "abbot") },
    ),
    key("tiny-city-scoring", BASE, Meaning::Words("small_city_scoring", &[("4", "full"), ("2", "reduced")])),
    key("abbey-and-mayor:1", AM, Meaning::Set(Edition::First)),
    key("abbey-and-mayor:2", AM, Meaning::Set(Edition::New)),
    key("abbey", AM, Meaning::OneEach("abbeys")),
    key("mayor", AM, Meaning::Number("mayors")),
    key("wagon", AM, Meaning::Number("wagons")),
    key("barn", AM, Meaning::Number("barns")),
    key("wagon-move", AM, Meaning::Words("wagon_reach", &[("C2", "around"), ("C1", "connected")])),
    key("barn-placement", AM, Meaning::Words("barn_beside_barn", &[("not-occupied", "false"), ("occupied", "true")])),
    key("under-the-big-top:1", BT, Meaning::Set(Edition::First)),
    key("under-the-big-top:2", BT, Meaning::Set(Edition::New)),
    key("under-the-big-top-c1", BT, Meaning::Tiles(None, "redrawn_copies")),
    key("big-top", BT, Meaning::One("circus")),
    key("acrobats", BT, Meaning::Switch("acrobats")),
    key("ringmaster", BT, Meaning::Number("ringmasters")),
    key("bridges-castles-and-bazaars:1", BCB, Meaning::Set(Edition::First)),
    key("bridges-castles-and-bazaars:2", BCB, Meaning::Set(Edition::New)),
    key("bridge", BCB, Meaning::One("bridges")),
    key("castle", BCB, Meaning::One("castles")),
    key("bazaar", BCB, Meaning::Switch("bazaars")),
    key("bazaar-no-auction", BCB, Meaning::Words("bazaar_mode", &[("false", "auction"), ("true", "pick")])),
    key("count", CR, Meaning::SetSwitch("city")),
    key("count", CR, Meaning::OneWith("count", "city")),
    key(
        "count-move",
        CR,
        Meaning::Words("count_move", &[("by-player", "player"), ("clockwise", "clockwise"), ("follow-meeple", "follow")]),
    ),
    key("coc-final-scoring", CR, Meaning::Words("count_final", &[("market-only", "market"), ("any-district", "any")])),
    key("king-and-robber:1", CR, Meaning::Tiles(Some(Edition::First), "king_copies")),
    key("king-and-robber:2", CR, Meaning::Tiles(Some(Edition::New), "king_copies")),
    key("king", CR, Meaning::Switch("kings")),
    key("robber", CR, Meaning::Switch("robbers")),
    key(
        "king-and-robber-scoring",
        CR,
        Meaning::Words(
            "king_robber_scoring",
            &[("default", "count"), ("10/20", "ten"), ("15/40", "fifteen_forty"), ("continuously", "running")],
        ),
    ),
    key("cult/5", CR, Meaning::SmallerSet("shrine_copies")),
    key("cult/6", CR, Meaning::LargerSet("shrine_copies", "sixth_shrines")),
    key("shrine", CR, Meaning::Switch("shrines")),
    key("corn-circles/1", CC, Meaning::SetName("sets", "one")),
    key("corn-circles/2", CC, Meaning::SetName("sets", "two")),
    key("darmstadt", DA, Meaning::Tiles(None, "copies")),
    key("hills-and-sheep:1", HS, Meaning::Set(Edition::First)),
    key("hills-and-sheep:2", HS, Meaning::Set(Edition::New)),
    key("shepherd", HS, Meaning::Number("shepherds")),
    key("hill", HS, Meaning::Switch("hills")),
    key(
        "hill-tiebreaker",
        HS,
        Meaning::Words("hill_tiebreak", &[("at-least-one-follower", "any"), ("number-of-followers", "count")]),
    ),
    key("vineyard", HS, Meaning::Switch("vineyards")),
    key("vineyards-for-garden", HS, Meaning::Words("vineyard_gardens", &[("false", "false"), ("true", "true")])),
    key("festival", FE, Meaning::Tiles(None, "copies")),
    key("festival-return", FE, Meaning::Words("festival_figures", &[("meeple", "all"), ("follower", "followers")])),
    key("ferries", FR, Meaning::Tiles(None, "copies")),
    key("ferry", FR, Meaning::One("ferries")),
    key("flier:1", FL, Meaning::Set(Edition::First)),
    key("flier:2", FL, Meaning::Set(Edition::New)),
    key("goldmines", GO, Meaning::Tiles(None, "copies")),
    key("inns-and-cathedrals:1", IC, Meaning::Set(Edition::First)),
    key("inns-and-cathedrals:2", IC, Meaning::Set(Edition::New)),
    key("big-follower", IC, Meaning::Number("big_followers")),
    key("inn", IC, Meaning::Switch("inns")),
    key("cathedral", IC, Meaning::Switch("cathedrals")),
    key(
        "inn-and-cathedral-final-scoring",
        IC,
        Meaning::Words("unfinished_inn_cathedral", &[("zero", "zero"), ("ignore", "ignore")]),
    ),
    key("little-buildings", LB, Meaning::OneEach("building_sets")),
    key("little-buildings-scoring", LB, Meaning::Words("building_points", &[("3/2/1", "3/2/1"), ("1/1/1", "1/1/1")])),
    key("labyrinth", LA, Meaning::Tiles(None, "copies")),
    key("labyrinth-variant", LA, Meaning::Words("labyrinth", &[("advanced", "advanced"), ("basic", "basic")])),
    key("mage-and-witch:1", MW, Meaning::Set(Edition::First)),
    key("mage-and-witch:2", MW, Meaning::Set(Edition::New)),
    key("princess-and-dragon:1", PD, Meaning::Set(Edition::First)),
    key("princess-and-dragon:2", PD, Meaning::Set(Edition::New)),
    key("dragon", PD, Meaning::One("dragon")),
    key("fairy", PD, Meaning::One("fairy")),
    key("portal", PD, Meaning::Switch("portals")),
    key("princess-action", PD, Meaning::Words("princess", &[("may", "may"), ("must", "must"), ("", "off")])),
    key("princess", PD, Meaning::Without("princess", "off")),
    key(
        "fairy-placement",
        PD,
        Meaning::Words("fairy_placement", &[("next-follower", "next_to_follower"), ("on-tile", "on_tile")]),
    ),
    key(
        "dragon-move",
        PD,
        Meaning::Words("dragon_move", &[("before-scoring", "before_scoring"), ("after-scoring", "after_scoring")]),
    ),
    key("phantom", PH, Meaning::Number("phantoms")),
    key("river/1:1", RV, Meaning::SetWord(Edition::First, "river", "one")),
    key("river/1:2", RV, Meaning::SetWord(Edition::New, "river", "one")),
    key("river/2:1", RV, Meaning::SetWord(Edition::First, "river", "two")),
    key("river/2:2", RV, Meaning::SetWord(Edition::New, "river", "two")),
    key("gq11", RV, Meaning::SetSwitch("gq11_tiles")),
    key("gq11/river", RV, Meaning::SetPresence("gq11_river", "tile", "none")),
    key("pig-herd", RV, Meaning::Presence { option: "pig_herd", present: "always", absent: "off", with: ("with_traders", TB) }),
    key("siege/cathars", SG, Meaning::SetName("sets", "cathars")),
    key("siege/besiegers", SG, Meaning::SetName("sets", "besiegers")),
    key("siege", SG, Meaning::Switch("siege")),
    key("escape", SG, Meaning::Switch("escape")),
    key("espace-variant", SG, Meaning::Words("escape_reach", &[("any-tile", "city"), ("siege-tile", "tile")])),
    key("russian-promos/2013", RP, Meaning::SetName("promos", "2013")),
    key("russian-promos/2016", RP, Meaning::SetName("promos", "2016")),
    key("monasteries", SM, Meaning::SetNames("sets", "germany")),
    key("keep-monasteries", SM, Meaning::Words("monasteries", &[("replace", "replace"), ("keep", "keep"), ("add", "keep")])),
    key("spiel-doch:1", SD, Meaning::Set(Edition::First)),
    key("spiel-doch:2", SD, Meaning::Set(Edition::New)),
    key("traders-and-builders:1", TB, Meaning::Set(Edition::First)),
    key("traders-and-builders:2", TB, Meaning::Set(Edition::New)),
    key("builder", TB, Meaning::Number("builders")),
    key("pig", TB, Meaning::Number("pigs")),
    key("traders", TB, Meaning::Switch("goods")),
    key("tower:1", TO, Meaning::Set(Edition::First)),
    key("tower:2", TO, Meaning::Set(Edition::New)),
    key("tower", TO, Meaning::One("towers")),
    key("watchtowers", WT, Meaning::Tiles(None, "copies")),
    key("tunnel", TU, Meaning::Tiles(None, "copies")),
    key("tunnel", TU, Meaning::One("tunnels")),
    key("tunnelize-other-expansions", TU, Meaning::Words("tunnel_everywhere", &[("true", "true"), ("false", "false")])),
    key("more-tunnel-tokens", TU, Meaning::Words("tunnel_pairs", &[("3/2", "3/2"), ("2/1", "2/1"), ("1/1", "1/1")])),
    key("winter", WI, Meaning::BaseAndMore(Edition::First, "copies")),
    key("wind-roses", WR, Meaning::Tiles(None, "copies")),
];

/// Elements that only activate a symbol. They have no effect without the tiles that have it, and
/// those that are keys bring no plugin. `river` follows from the sets.
pub const INERT: &[&str] = &[
    "acrobats",
    "church",
    "corn-circle",
    "escape",
    "festival",
    "flier",
    "gold",
    "hill",
    "labyrinth",
    "mage",
    "monastery",
    "pig-herd",
    "river",
    "russian-trap",
    "siege",
    "vineyard",
    "watchtower",
    "wind-rose",
    "witch",
    "yaga",
];

/// Elements without an option of their own: the beginning of the key of a set, and the element. The
/// engine of JCloisterZone plays by the elements alone. Its client adds these to a new game.
pub(crate) const FOLLOWING: &[Following] = &[
    always("corn-circles/", "corn-circle"),
    always("darmstadt", "church"),
    chosen("festival", "festival"),
    always("flier:", "flier"),
    chosen("goldmines", "gold"),
    always("labyrinth", "labyrinth"),
    chosen("mage-and-witch:", "mage"),
    // The engine looks at the key of the mage alone, for both figures.
    unread("mage-and-witch:", "witch"),
    always("monasteries", "monastery"),
    always("river/", "river"),
    always("russian-promos/", "russian-trap"),
    always("russian-promos/", "yaga"),
    always("watchtowers", "watchtower"),
    always("wind-roses", "wind-rose"),
];

/// An element that follows from a set of tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Following {
    /// The beginning of the key of the set.
    pub(crate) set: &'static str,
    pub(crate) element: &'static str,
    pub(crate) presence: Presence,
}

/// When a setup of JCloisterZone has an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    /// With its tiles; the engine does not start without it.
    Always,
    /// If the players choose it.
    Chosen,
    /// With its tiles in setups of its own; the engine does not look at it.
    Unread,
}

impl Following {
    /// Returns `true` if the set is one of these.
    pub(crate) fn is_of<'a>(&self, mut sets: impl Iterator<Item = &'a str>) -> bool {
        sets.any(|key| key.starts_with(self.set))
    }

    /// Returns `true` if players of JCloisterZone may leave the element out.
    pub(crate) fn is_chosen(&self) -> bool {
        self.presence == Presence::Chosen
    }

    /// Returns the plugin with the tiles of the set.
    pub(crate) fn plugin(&self) -> Option<&'static str> {
        KEYS.iter().find(|k| k.meaning.part() == SETS && k.key.starts_with(self.set)).map(|k| k.plugin)
    }
}

const fn always(set: &'static str, element: &'static str) -> Following {
    Following { set, element, presence: Presence::Always }
}

const fn chosen(set: &'static str, element: &'static str) -> Following {
    Following { set, element, presence: Presence::Chosen }
}

const fn unread(set: &'static str, element: &'static str) -> Following {
    Following { set, element, presence: Presence::Unread }
}

/// The elements of the sets that Bastide lacks. An element that is not listed is reported by its
/// own key.
const ABSENT: &[(&str, &[&str])] =
    &[("the-courier", &["courier"]), ("village-life", &["flowers", "donkey", "marketplace"]), ("meteorites", &["meteorite"])];

/// Returns the set that an unsupported key belongs to, without its edition.
pub fn absent(key: &str) -> &str {
    let family = key.split([':', '/']).next().unwrap_or(key);
    ABSENT.iter().find(|(_, elements)| elements.contains(&family)).map_or(family, |(set, _)| set)
}

/// The parts of a setup.
pub(crate) const SETS: &str = "sets";
pub(crate) const ELEMENTS: &str = "elements";
pub(crate) const RULES: &str = "rules";

impl Meaning {
    /// Returns the part of a setup that has the key.
    pub(crate) fn part(&self) -> &'static str {
        match self {
            Meaning::Set(_) | Meaning::Tiles(..) | Meaning::SmallerSet(_) | Meaning::LargerSet(..) => SETS,
            Meaning::SetSwitch(_) | Meaning::SetWord(..) | Meaning::SetName(..) | Meaning::SetPresence(..) => SETS,
            Meaning::BaseAndMore(..) | Meaning::SetNames(..) => SETS,
            Meaning::Words(..) => RULES,
            _ => ELEMENTS,
        }
    }

    /// Returns the option that the key stands for, or `None` if it stands for figures.
    pub fn option(&self) -> Option<&'static str> {
        match *self {
            Meaning::Set(_) => Some("copies"),
            Meaning::Tiles(_, option) | Meaning::SmallerSet(option) | Meaning::LargerSet(_, option) => Some(option),
            Meaning::BaseAndMore(_, option) | Meaning::SetNames(option, _) => Some(option),
            Meaning::Switch(option) | Meaning::One(option) | Meaning::OneEach(option) | Meaning::Number(option) => Some(option),
            Meaning::OneWith(option, _) => Some(option),
            Meaning::Words(option, _) | Meaning::Without(option, _) | Meaning::FigureSwitch(option, _) => Some(option),
            Meaning::SetWord(_, option, _) | Meaning::SetName(option, _) | Meaning::SetPresence(option, ..) => Some(option),
            Meaning::Presence { option, .. } | Meaning::SetSwitch(option) => Some(option),
            Meaning::Figures(_) => None,
        }
    }
}
