//! What they call things and what we call them: the one table of names, read in both directions.
//!
//! Tile ids are the same here and there, and so are cells (x east, y south, the start tile at `0,0`) and turns (clockwise), so neither
//! needs a table. Places on a tile are in `places`.

use bastide_core::table::{Profile, ProfileOption};
use bastide_core::{Edition, Value};

/// The tile that lies from the start.
pub(super) const START: &str = "BA/RCr";

/// What a key of their setup says here.
#[derive(Clone, Copy, Debug)]
pub enum Says {
    /// The edition of the whole table; the number is that of the copies of the set.
    Set(Edition),
    /// A switch is on if the key is there (whatever its value), else off.
    Switch(&'static str),
    /// The same, with the number 1 for there.
    One(&'static str),
    /// So many, by an option of this name; none if the key is not there.
    Number(&'static str),
    /// So many figures of a kind for each player.
    Figures(&'static str),
    /// A word for a word: theirs, ours. The first pair is their default.
    Words(&'static str, &'static [(&'static str, &'static str)]),
    /// The first option is on if each player has such figures; the second is how their kind is called here.
    FigureSwitch(&'static str, &'static str),
    /// An option with a word for a key that is there, one for a key that is not, and one for a key that goes by a switch.
    There {
        /// The option.
        option: &'static str,
        /// Its word if the key is there.
        there: &'static str,
        /// Its word if the key is not there.
        absent: &'static str,
        /// Its word for a key that is there if the switch is on, and the switch.
        with: (&'static str, &'static str),
    },
}

/// A key of their setup.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub key: &'static str,
    /// The plugin that knows it here.
    pub plugin: &'static str,
    /// What it says.
    pub says: Says,
}

const fn key(key: &'static str, plugin: &'static str, says: Says) -> Key {
    Key { key, plugin, says }
}

const BASE: &str = "base";
const BCB: &str = "bridges-castles-bazaars";
const IC: &str = "inns-cathedrals";
const TB: &str = "traders-builders";

/// All keys that are known here. A plugin is at the table if one of its sets or elements is.
pub const KEYS: &[Key] = &[
    key("basic:1", BASE, Says::Set(Edition::First)),
    key("basic:2", BASE, Says::Set(Edition::New)),
    key("small-follower", BASE, Says::Figures("follower")),
    key("farmers", BASE, Says::Switch("farmers")),
    key("abbot", BASE, Says::FigureSwitch("abbot", "abbot")),
    key("garden", BASE, Says::There { option: "gardens", there: "always", absent: "never", with: ("with_abbot", "abbot") }),
    key("tiny-city-scoring", BASE, Says::Words("small_city_scoring", &[("4", "full"), ("2", "reduced")])),
    key("bridges-castles-and-bazaars:1", BCB, Says::Set(Edition::First)),
    key("bridges-castles-and-bazaars:2", BCB, Says::Set(Edition::New)),
    key("bridge", BCB, Says::One("bridges")),
    key("castle", BCB, Says::One("castles")),
    key("bazaar", BCB, Says::Switch("bazaars")),
    key("bazaar-no-auction", BCB, Says::Words("bazaar_mode", &[("false", "auction"), ("true", "pick")])),
    key("inns-and-cathedrals:1", IC, Says::Set(Edition::First)),
    key("inns-and-cathedrals:2", IC, Says::Set(Edition::New)),
    key("big-follower", IC, Says::Number("big_followers")),
    key("inn", IC, Says::Switch("inns")),
    key("cathedral", IC, Says::Switch("cathedrals")),
    key(
        "inn-and-cathedral-final-scoring",
        IC,
        Says::Words("unfinished_inn_cathedral", &[("zero", "zero"), ("ignore", "ignore")]),
    ),
    key("traders-and-builders:1", TB, Says::Set(Edition::First)),
    key("traders-and-builders:2", TB, Says::Set(Edition::New)),
    key("builder", TB, Says::Number("builders")),
    key("pig", TB, Says::Number("pigs")),
    key("traders", TB, Says::Switch("goods")),
];

/// Elements that switch on a symbol which no tile of the sets above bears: without other sets they change nothing.
pub const INERT: &[&str] =
    &["pig-herd", "vineyard", "hill", "shrine", "festival", "princess", "portal", "acrobats", "siege", "escape"];

/// Elements of expansions that are not here, and the set that brings them there. Others are named by their own keys.
const ABSENT: &[(&str, &[&str])] = &[
    ("abbey-and-mayor", &["abbey", "barn", "mayor", "wagon"]),
    ("princess-and-dragon", &["princess", "dragon", "fairy", "portal"]),
    ("king-and-robber", &["king", "robber"]),
    ("hills-and-sheep", &["hill", "shepherd", "vineyard"]),
    ("mage-and-witch", &["mage", "witch"]),
    ("under-the-big-top-c1", &["big-top", "ringmaster", "acrobats"]),
    ("the-courier", &["courier"]),
    ("siege", &["siege", "escape"]),
    ("village-life", &["flowers", "donkey", "marketplace"]),
    ("ferries", &["ferry"]),
    ("meteorites", &["meteorite"]),
    ("tower", &["black-tower"]),
];

/// An option that their engine plays by and has no key for.
#[derive(Clone, Copy, Debug)]
pub struct Fixed {
    /// The plugin.
    pub plugin: &'static str,
    /// Its option.
    pub option: &'static str,
    /// The value.
    pub value: Value,
    /// Why it is this one, with the entry of the plugin's ledger.
    pub reason: &'static str,
}

const fn fixed(plugin: &'static str, option: &'static str, value: Value, reason: &'static str) -> Fixed {
    Fixed { plugin, option, value, reason }
}

/// How their engine plays what they have no key for.
pub const FIXED: &[Fixed] = &[
    fixed(BASE, "player_limit", Value::Word("free"), "their tables seat any number, also one (BA-06, BA-07)"),
    fixed(BASE, "field_scoring", Value::Word("third"), "farmers by the third method: 3 a city in each field (BA-77)"),
    fixed(BASE, "score_floor", Value::Word("negative"), "scores fall below 0 (BA-53)"),
    fixed(BASE, "abbot_recall_when_complete", Value::Switch(false), "no abbot is recalled from a completed place (BA-95)"),
    fixed(BASE, "unplaceable_tile", Value::Word("discard"), "a tile that fits nowhere leaves the game (BA-30)"),
    fixed(BCB, "small_city_shape", Value::Word("semicircular"), "only ends of cities whose shape the token covers (CA-02)"),
    fixed(BCB, "bridge_timing", Value::Word("tile_phase_only"), "a bridge is built before the follower or not at all (BR-19)"),
    fixed(BCB, "bridge_limit", Value::Word("one_per_part"), "one bridge in each part of a turn (BR-01, BR-26)"),
    fixed(BCB, "bridge_neighbour_rule", Value::Word("if_needed"), "beside the tile just laid only where a tile needs it (BR-04)"),
    fixed(BCB, "castle_auto_choose_max", Value::Switch(true), "of several features the best one counts, unasked (CA-31)"),
    fixed(BCB, "castle_cascade_conflict", Value::Word("max"), "between castles of different values nobody is asked (CA-35)"),
    fixed(BCB, "castle_first_eligible", Value::Word("later_scoring"), "a castle scores from the next tile on (CA-37)"),
    fixed(BCB, "field_castle_scope", Value::Word("all"), "every castle counts for farmers, scored or not (EG-05)"),
    fixed(BCB, "most_bid", Value::Number(999), "bids have no upper end there; this is our greatest (BZ-14)"),
    fixed(BCB, "bid_limit", Value::Word("unlimited"), "a bid may be more than the bidder has (BZ-14, BZ-16)"),
    fixed(BCB, "bazaar_next_auctioneer", Value::Word("after_auctioneer"), "the next is counted from the auctioneer (BZ-18)"),
    fixed(BCB, "bazaar_placement_start", Value::Word("left_of_organizer"), "tiles are laid from the organizer's left (BZ-22)"),
    fixed(BCB, "nested_bazaar", Value::Word("skip"), "while bought tiles wait, no bazaar is earned (BZ-30)"),
    fixed(
        BCB,
        "builder_bazaar_order",
        Value::Word("after_builder"),
        "the second part comes first, then the tiles are drawn; one bazaar a turn (BZ-45)",
    ),
    fixed(TB, "builder_second_part", Value::Word("forced"), "the second part is not asked for (TB-44)"),
    fixed(TB, "builder_trigger", Value::Word("extend"), "the tile has to extend the builder's feature (TB-35)"),
];

/// The name of [`profile`].
pub const LIKE: &str = "jcloisterzone";

/// Returns the options of [`FIXED`] as the set that a table asks for by `like = "jcloisterzone"`.
pub fn profile() -> Profile {
    let option = |f: &Fixed| ProfileOption { plugin: f.plugin, option: f.option, value: f.value };
    let about = "the options by which JCloisterZone and FanCloisterZone play, so that games can be exported to them";
    Profile { name: LIKE, about, sets: FIXED.iter().map(option).collect() }
}

/// Options that change nothing in a game that is exported: how tokens lie, wordings of one rule, and what `meeples` says as well.
pub(super) const HARMLESS: &[(&str, &str)] = &[(BASE, "followers"), (BCB, "castle_multi_choice"), (BCB, "shared_castle_tokens")];

/// A figure of ours, the class of it there, and the word in the ids of its pieces there.
const FIGURES: &[(&str, &str, &str)] = &[
    ("follower", "SmallFollower", "small"),
    ("abbot", "Abbot", "abbot"),
    ("big", "BigFollower", "big"),
    ("builder", "Builder", "builder"),
    ("pig", "Pig", "pig"),
];

/// A kind of feature of ours, and theirs.
const FEATURES: &[(&str, &str)] = &[
    ("city", "City"),
    ("road", "Road"),
    ("field", "Field"),
    ("monastery", "Monastery"),
    ("garden", "Garden"),
    ("castle", "Castle"),
];

/// A token of ours, and theirs.
const TOKENS: &[(&str, &str)] =
    &[("bridge", "BRIDGE"), ("castle", "CASTLE"), ("wine", "WINE"), ("grain", "GRAIN"), ("cloth", "CLOTH")];

/// The colors of seats, and their numbers there. Orange (4) is not here; grey is not there and takes the place of purple.
const SLOTS: &[(&str, u64)] =
    &[("red", 0), ("blue", 1), ("yellow", 2), ("green", 3), ("grey", 5), ("pink", 6), ("white", 7), ("black", 8)];

/// Our word for theirs, or theirs for ours; a word that is not known stays as it is, so that it shows in a difference.
fn other<'a>(table: &[(&'static str, &'static str)], word: &'a str) -> &'a str {
    table.iter().find(|(ours, _)| *ours == word).map_or(word, |(_, theirs)| theirs)
}

/// Their class of a figure of ours.
pub fn class(figure: &str) -> &str {
    FIGURES.iter().find(|(ours, ..)| *ours == figure).map_or(figure, |(_, class, _)| class)
}

/// The word for a figure of ours in the ids of its pieces there.
pub fn piece_word(figure: &str) -> &str {
    FIGURES.iter().find(|(ours, ..)| *ours == figure).map_or(figure, |(.., word)| word)
}

/// The class of a piece by its id there: `0.small.1` is a `SmallFollower`.
pub fn class_of_id(id: &str) -> &str {
    let word = id.split('.').nth(1).unwrap_or(id);
    FIGURES.iter().find(|(.., theirs)| *theirs == word).map_or(word, |(_, class, _)| class)
}

/// Their word for a kind of feature of ours.
pub fn feature(kind: &str) -> &str {
    other(FEATURES, kind)
}

/// Their word for a token of ours.
pub fn token(name: &str) -> &str {
    other(TOKENS, name)
}

/// Their number of a color; orange for one that is not known.
pub fn slot(color: &str) -> u64 {
    SLOTS.iter().find(|(ours, _)| *ours == color).map_or(4, |(_, slot)| *slot)
}

/// The color of a number of theirs, if it is here.
pub fn color(slot: u64) -> Option<&'static str> {
    SLOTS.iter().find(|(_, theirs)| *theirs == slot).map(|(color, _)| *color)
}

/// What a key of theirs that is not known here belongs to: their set, without its edition.
pub fn absent(key: &str) -> &str {
    let family = key.split([':', '/']).next().unwrap_or(key);
    ABSENT.iter().find(|(_, elements)| elements.contains(&family)).map_or(family, |(set, _)| set)
}
