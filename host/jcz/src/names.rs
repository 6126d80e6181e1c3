//! The names of JCloisterZone and Bastide, in tables that are read in both directions.
//!
//! Both programs have the same tile ids, cells (x east, y south, the start tile at `0,0`) and
//! rotations (clockwise), so these need no table. Locations on a tile are in `places`.

use bastide_core::table::{Profile, ProfileOption};
use bastide_core::{Edition, Value};

/// The tile type of the start tile.
pub(super) const START: &str = "BA/RCr";

/// The stream of chance by which animal tokens are turned up.
pub(super) const ANIMALS: &str = "big-top.animals";

/// The meaning of a key in a JCloisterZone setup.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// The edition of the table. The value of the key is the number of copies of the set.
    Set(Edition),
    /// A set of tiles of this edition that is a word of an option. With another such set of the
    /// option its word is `both`, without any it is `none`. The value of the key is the number of
    /// copies.
    SetWord(Edition, &'static str, &'static str),
    /// A set of tiles without an edition that is a name in an option. The value of the key is the
    /// number of copies.
    SetName(&'static str, &'static str),
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

const AM: &str = "abbey-mayor";
const BASE: &str = "base";
const BT: &str = "big-top";
const BCB: &str = "bridges-castles-bazaars";
const CR: &str = "count-king-robber";
const HS: &str = "hills-sheep";
const FE: &str = "festival";
const IC: &str = "inns-cathedrals";
const PD: &str = "princess-dragon";
const PH: &str = "phantom";
const RV: &str = "rivers";
const SG: &str = "siege";
const TB: &str = "traders-builders";
const TO: &str = "tower";

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
    key("count", CR, Meaning::One("count")),
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
    key("traders-and-builders:1", TB, Meaning::Set(Edition::First)),
    key("traders-and-builders:2", TB, Meaning::Set(Edition::New)),
    key("builder", TB, Meaning::Number("builders")),
    key("pig", TB, Meaning::Number("pigs")),
    key("traders", TB, Meaning::Switch("goods")),
    key("tower:1", TO, Meaning::Set(Edition::First)),
    key("tower:2", TO, Meaning::Set(Edition::New)),
    key("tower", TO, Meaning::One("towers")),
];

/// Elements that only activate a symbol. They have no effect without the tiles that have it, and
/// those that are keys bring no plugin. `river` follows from the sets.
pub const INERT: &[&str] = &["pig-herd", "vineyard", "hill", "festival", "acrobats", "siege", "escape", "river"];

/// The elements of the sets that Bastide lacks. An element that is not listed is reported by its
/// own key.
const ABSENT: &[(&str, &[&str])] = &[
    ("mage-and-witch", &["mage", "witch"]),
    ("the-courier", &["courier"]),
    ("village-life", &["flowers", "donkey", "marketplace"]),
    ("ferries", &["ferry"]),
    ("meteorites", &["meteorite"]),
];

/// An option for which JCloisterZone has one fixed behaviour and no key.
#[derive(Clone, Copy, Debug)]
pub struct Fixed {
    /// The plugin.
    pub plugin: &'static str,
    /// The option.
    pub option: &'static str,
    /// The value that corresponds to JCloisterZone.
    pub value: Value,
    /// The difference between the programs, and the entry in the rule ledger of the plugin.
    pub reason: &'static str,
}

const fn fixed(plugin: &'static str, option: &'static str, value: Value, reason: &'static str) -> Fixed {
    Fixed { plugin, option, value, reason }
}

/// The options for which JCloisterZone has one fixed behaviour.
pub const FIXED: &[Fixed] = &[
    fixed(BASE, "player_limit", Value::Word("free"), "JCloisterZone permits any number of players, even one (BA-06, BA-07)"),
    fixed(
        BASE,
        "field_scoring",
        Value::Word("third"),
        "JCloisterZone scores 3 points for each completed city at each field (BA-77)",
    ),
    fixed(BASE, "score_floor", Value::Word("negative"), "in JCloisterZone a score can fall below 0 (BA-53)"),
    fixed(
        BASE,
        "abbot_recall_when_complete",
        Value::Switch(false),
        "JCloisterZone does not recall an abbot from a completed feature (BA-95)",
    ),
    fixed(
        BASE,
        "unplaceable_tile",
        Value::Word("discard"),
        "JCloisterZone removes a tile that fits nowhere from the game (BA-30)",
    ),
    fixed(
        BT,
        "acrobat_kinds",
        Value::Names(&["follower"]),
        "in JCloisterZone only ordinary followers climb onto an acrobat space (BT-33)",
    ),
    fixed(
        BCB,
        "small_city_shape",
        Value::Word("semicircular"),
        "JCloisterZone offers a castle only in a city that the castle token covers completely (CA-02)",
    ),
    fixed(
        BCB,
        "bridge_timing",
        Value::Word("tile_phase_only"),
        "JCloisterZone does not permit a bridge after a follower is deployed (BR-19)",
    ),
    fixed(
        BCB,
        "bridge_limit",
        Value::Word("one_per_part"),
        "JCloisterZone permits one bridge in each tile play, not in each turn (BR-01, BR-26)",
    ),
    fixed(
        BCB,
        "bridge_neighbour_rule",
        Value::Word("if_needed"),
        "JCloisterZone builds a bridge on a neighbouring tile only if the new tile needs it (BR-04)",
    ),
    fixed(
        BCB,
        "castle_auto_choose_max",
        Value::Switch(true),
        "JCloisterZone chooses the feature with the most points for a castle (CA-31)",
    ),
    fixed(
        BCB,
        "castle_cascade_conflict",
        Value::Word("max"),
        "JCloisterZone chooses the greatest value for neighbouring castles (CA-35)",
    ),
    fixed(
        BCB,
        "castle_first_eligible",
        Value::Word("later_scoring"),
        "in JCloisterZone a castle scores from the next tile on (CA-37)",
    ),
    fixed(
        BCB,
        "field_castle_scope",
        Value::Word("all"),
        "in JCloisterZone every castle on a field counts, completed or not (EG-05)",
    ),
    fixed(
        BCB,
        "most_bid",
        Value::Number(999),
        "JCloisterZone has no greatest bid, and 999 is the greatest that Bastide permits (BZ-14)",
    ),
    fixed(
        BCB,
        "bid_limit",
        Value::Word("unlimited"),
        "in JCloisterZone a player can bid more points than they have (BZ-14, BZ-16)",
    ),
    fixed(
        BCB,
        "bazaar_next_auctioneer",
        Value::Word("after_auctioneer"),
        "in JCloisterZone the next auctioneer follows the previous auctioneer, not the buyer (BZ-18)",
    ),
    fixed(
        BCB,
        "bazaar_placement_start",
        Value::Word("left_of_organizer"),
        "in JCloisterZone the player to the left of the organizer places the first bought tile (BZ-22)",
    ),
    fixed(
        BCB,
        "nested_bazaar",
        Value::Word("skip"),
        "in JCloisterZone a bazaar symbol has no effect while bought tiles are left to place (BZ-30)",
    ),
    fixed(
        BCB,
        "builder_bazaar_order",
        Value::Word("after_builder"),
        "in JCloisterZone the builder's second tile play comes before the bazaar, and a turn has one bazaar (BZ-45)",
    ),
    fixed(
        BCB,
        "fairy_on_castle",
        Value::Word("allowed"),
        "JCloisterZone offers the fairy to each follower of a player, also on a castle (IX-22)",
    ),
    fixed(
        CR,
        "challenge_loser_wagon",
        Value::Switch(true),
        "in JCloisterZone the wagon of the loser of a challenge moves on (CR-48)",
    ),
    fixed(
        CR,
        "count_join",
        Value::Word("completed"),
        "in JCloisterZone figures from the quarters join every completed feature, occupied or not (CR-73)",
    ),
    fixed(
        CR,
        "count_final_order",
        Value::Word("one_by_one"),
        "in JCloisterZone one figure at a time leaves the quarters at the end (CR-86)",
    ),
    fixed(CR, "count_limit", Value::Word("part"), "in JCloisterZone a figure may enter the city in each tile play (CR-62)"),
    fixed(
        CR,
        "count_start_tile",
        Value::Word("stack"),
        "in JCloisterZone the start tile of the base game is one of the stack (CR-06)",
    ),
    fixed(
        PD,
        "early_dragon_tiles",
        Value::Word("withheld"),
        "JCloisterZone draws no dragon tile before the first volcano tile lies (PD-19, PD-21)",
    ),
    fixed(
        PD,
        "dragon_over_carcassonne",
        Value::Switch(false),
        "in JCloisterZone the dragon does not enter the City of Carcassonne (PD-78)",
    ),
    fixed(
        PD,
        "fairy_turn_counts",
        Value::Word("followers"),
        "in JCloisterZone a fairy on a tile brings the point of the turn for each own follower there (PD-47)",
    ),
    fixed(RV, "start_tile", Value::Word("stack"), "in JCloisterZone the start tile stays in the stack (RV-10)"),
    fixed(
        RV,
        "river_lakes",
        Value::Word("each_arm"),
        "in JCloisterZone each arm of the river gets a lake, also beside a city end (RV-25)",
    ),
    fixed(
        RV,
        "river_lookahead",
        Value::Number(100),
        "JCloisterZone places no river tile with a tile in line with an open end (RV-37)",
    ),
    fixed(
        RV,
        "river_lookahead_wide",
        Value::Switch(true),
        "JCloisterZone places no river tile with a tile beside the line ahead of an open end (RV-37)",
    ),
    fixed(
        RV,
        "river_parallel_arms",
        Value::Word("forbidden"),
        "JCloisterZone places no river tile with two open ends side by side (RV-37)",
    ),
    fixed(
        RV,
        "volcano_turn",
        Value::Word("with_dragon"),
        "in JCloisterZone the volcano has no meaning without the dragon (RV-48)",
    ),
    fixed(
        SG,
        "siege_small_city",
        Value::Word("zero"),
        "JCloisterZone takes 1 point less for each tile and pennant, also in a small city (SG-12)",
    ),
    fixed(SG, "siege_pig", Value::Word("once"), "JCloisterZone does not double the bonus of pig and pig herd (SG-18)"),
    fixed(SG, "escape_window", Value::Word("turn"), "in JCloisterZone a knight escapes once, at the end of the turn (SG-28)"),
    fixed(
        TB,
        "builder_second_part",
        Value::Word("forced"),
        "in JCloisterZone a player cannot decline the builder's second tile play (TB-44)",
    ),
    fixed(
        TB,
        "builder_trigger",
        Value::Word("extend"),
        "in JCloisterZone a builder acts only if the new tile extends its feature (TB-35)",
    ),
    fixed(
        TO,
        "ransom_time",
        Value::Word("tile_or_step"),
        "JCloisterZone offers no ransom with a capture, and skips a step with no other choice (TO-37)",
    ),
];

/// The name of [`profile`].
pub const LIKE: &str = "jcloisterzone";

/// Returns the profile that a table selects by `like = "jcloisterzone"`: the options of [`FIXED`].
pub fn profile() -> Profile {
    let option = |f: &Fixed| ProfileOption { plugin: f.plugin, option: f.option, value: f.value };
    let about = "the options of JCloisterZone and FanCloisterZone, so that games can be exported to them";
    Profile { name: LIKE, about, sets: FIXED.iter().map(option).collect() }
}

/// Options that do not change an exported game: the arrangement of tokens, two wordings of one
/// rule, numbers that `meeples` or the keys of sets also give, one for an expansion that
/// JCloisterZone lacks, and a number of tiles that the copies of a set contain.
pub(super) const HARMLESS: &[(&str, &str)] = &[
    (BASE, "followers"),
    (BCB, "castle_multi_choice"),
    (BCB, "shared_castle_tokens"),
    (BCB, "famine_castle_extra"),
    (CR, "shrine_tiles"),
    (RV, "copies"),
    (SG, "copies"),
];

/// A Bastide figure kind, its class in JCloisterZone, and the word in JCloisterZone figure ids.
const FIGURES: &[(&str, &str, &str)] = &[
    ("follower", "SmallFollower", "small"),
    ("abbot", "Abbot", "abbot"),
    ("big", "BigFollower", "big"),
    ("builder", "Builder", "builder"),
    ("pig", "Pig", "pig"),
    ("barn", "Barn", "barn"),
    ("mayor", "Mayor", "mayor"),
    ("wagon", "Wagon", "wagon"),
    ("shepherd", "Shepherd", "shepherd"),
    ("ringmaster", "Ringmaster", "ringmaster"),
    ("phantom", "Phantom", "phantom"),
];

/// A Bastide feature kind and its JCloisterZone name.
const FEATURES: &[(&str, &str)] = &[
    ("city", "City"),
    ("road", "Road"),
    ("field", "Field"),
    ("monastery", "Monastery"),
    ("river", "River"),
    ("garden", "Garden"),
    ("castle", "Castle"),
    ("abbey", "AbbeyEdge"),
];

/// A Bastide token and its JCloisterZone name.
const TOKENS: &[(&str, &str)] = &[
    ("bridge", "BRIDGE"),
    ("castle", "CASTLE"),
    ("wine", "WINE"),
    ("grain", "GRAIN"),
    ("cloth", "CLOTH"),
    ("tower-piece", "TOWER_PIECE"),
    ("abbey", "ABBEY_TILE"),
    ("king", "KING"),
    ("robber-baron", "ROBBER"),
];

/// The stream of chance of the bag of sheep and wolves.
pub(super) const BAG: &str = "hills-sheep.bag";

/// A group of places of Bastide and its JCloisterZone location.
const QUARTERS: &[(&str, &str)] = &[
    ("count.castle", "QUARTER_CASTLE"),
    ("count.market", "QUARTER_MARKET"),
    ("count.smithy", "QUARTER_BLACKSMITH"),
    ("count.cathedral", "QUARTER_CATHEDRAL"),
];

/// A figure without an owner of Bastide and its JCloisterZone name.
const NEUTRAL: &[(&str, &str)] = &[("big-top", "bigtop")];

/// The colors of seats and their JCloisterZone numbers. Bastide lacks orange (4). JCloisterZone
/// lacks grey, which has the number of purple (5).
const SLOTS: &[(&str, u64)] =
    &[("red", 0), ("blue", 1), ("yellow", 2), ("green", 3), ("grey", 5), ("pink", 6), ("white", 7), ("black", 8)];

/// Returns the JCloisterZone name of a Bastide name. Returns an unknown name unchanged, so that it
/// shows in a difference.
fn jcz_name<'a>(table: &[(&'static str, &'static str)], word: &'a str) -> &'a str {
    table.iter().find(|(bastide, _)| *bastide == word).map_or(word, |(_, jcz)| jcz)
}

/// Returns the JCloisterZone class of a figure kind.
pub fn class(figure: &str) -> &str {
    FIGURES.iter().find(|(bastide, ..)| *bastide == figure).map_or(figure, |(_, class, _)| class)
}

/// Returns the word for a figure kind in JCloisterZone figure ids.
pub fn piece_word(figure: &str) -> &str {
    FIGURES.iter().find(|(bastide, ..)| *bastide == figure).map_or(figure, |(.., word)| word)
}

/// Returns the class of a figure by its JCloisterZone id: `SmallFollower` for `0.small.1`.
pub fn class_of_id(id: &str) -> &str {
    let word = id.split('.').nth(1).unwrap_or(id);
    FIGURES.iter().find(|(.., jcz)| *jcz == word).map_or(word, |(_, class, _)| class)
}

/// Returns the JCloisterZone name of a feature kind.
pub fn feature(kind: &str) -> &str {
    jcz_name(FEATURES, kind)
}

/// Returns the JCloisterZone name of a token.
pub fn token(name: &str) -> &str {
    jcz_name(TOKENS, name)
}

/// Returns the JCloisterZone name of a figure without an owner.
pub fn neutral(name: &str) -> &str {
    jcz_name(NEUTRAL, name)
}

/// Returns the JCloisterZone location of a quarter of the City of Carcassonne, or `None` for another
/// group of places.
pub fn quarter(group: &str) -> Option<&'static str> {
    QUARTERS.iter().find(|(bastide, _)| *bastide == group).map(|(_, jcz)| *jcz)
}

/// Returns the JCloisterZone locations of all quarters.
pub fn quarters() -> impl Iterator<Item = &'static str> {
    QUARTERS.iter().map(|(_, jcz)| *jcz)
}

/// Returns the JCloisterZone number of a color; the number of orange for an unknown color.
pub fn slot(color: &str) -> u64 {
    SLOTS.iter().find(|(bastide, _)| *bastide == color).map_or(4, |(_, slot)| *slot)
}

/// Returns the color of a JCloisterZone number, or `None` if Bastide lacks it.
pub fn color(slot: u64) -> Option<&'static str> {
    SLOTS.iter().find(|(_, jcz)| *jcz == slot).map(|(color, _)| *color)
}

/// Returns the set that an unsupported key belongs to, without its edition.
pub fn absent(key: &str) -> &str {
    let family = key.split([':', '/']).next().unwrap_or(key);
    ABSENT.iter().find(|(_, elements)| elements.contains(&family)).map_or(family, |(set, _)| set)
}
