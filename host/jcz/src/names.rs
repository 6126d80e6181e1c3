//! The names of figures, features, tokens and places in JCloisterZone and Bastide, in tables that
//! are read in both directions.
//!
//! Both programs have the same tile ids, cells (x east, y south, the start tile at `0,0`) and
//! rotations (clockwise), so these need no table. Locations on a tile are in `places`.

/// The stream of chance by which animal tokens are turned up.
pub(super) const ANIMALS: &str = "big-top.animals";

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
    ("prior", "Monastery"),
    ("hut", "YagaHut"),
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
    ("little-tower", "LB_TOWER"),
    ("little-house", "LB_HOUSE"),
    ("little-shed", "LB_SHED"),
    ("ingot", "GOLD"),
];

/// The stream of chance of the die of flying machines.
pub(super) const DIE: &str = "flier.die";

/// The stream of chance of the bag of sheep and wolves.
pub(super) const BAG: &str = "hills-sheep.bag";

/// A group of places of Bastide and its JCloisterZone location.
const QUARTERS: &[(&str, &str)] = &[
    ("count.castle", "QUARTER_CASTLE"),
    ("count.market", "QUARTER_MARKET"),
    ("count.smithy", "QUARTER_BLACKSMITH"),
    ("count.cathedral", "QUARTER_CATHEDRAL"),
];

/// A sort of spot of Bastide in the middle of a tile, and its JCloisterZone name.
const SPOTS: &[(&str, &str)] =
    &[("big-top.pyramid", "Acrobats"), ("russian-promos.lake", "Vodyanoy"), ("russian-promos.tree", "SoloveiRazboynik")];

/// Returns the sorts of spots of Bastide on which those stand who were caught.
pub(super) fn traps() -> impl Iterator<Item = &'static str> {
    SPOTS.iter().map(|(bastide, _)| *bastide).filter(|bastide| bastide.starts_with("russian-promos."))
}

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
pub(super) fn class(figure: &str) -> &str {
    FIGURES.iter().find(|(bastide, ..)| *bastide == figure).map_or(figure, |(_, class, _)| class)
}

/// Returns the word for a figure kind in JCloisterZone figure ids.
pub(super) fn piece_word(figure: &str) -> &str {
    FIGURES.iter().find(|(bastide, ..)| *bastide == figure).map_or(figure, |(.., word)| word)
}

/// Returns the class of a figure by its JCloisterZone id: `SmallFollower` for `0.small.1`.
pub(super) fn class_of_id(id: &str) -> &str {
    let word = id.split('.').nth(1).unwrap_or(id);
    FIGURES.iter().find(|(.., jcz)| *jcz == word).map_or(word, |(_, class, _)| class)
}

/// Returns the JCloisterZone name of a feature kind.
pub(super) fn feature(kind: &str) -> &str {
    jcz_name(FEATURES, kind)
}

/// Returns the JCloisterZone name of the middle of a tile on which figures of players stand, by the
/// sort of spot: the top of a tower, unless it is another one.
pub(super) fn middle(spot: Option<&str>) -> &'static str {
    SPOTS.iter().find(|(bastide, _)| spot == Some(bastide)).map_or("Tower", |(_, jcz)| *jcz)
}

/// Returns the JCloisterZone name of a token.
pub(super) fn token(name: &str) -> &str {
    jcz_name(TOKENS, name)
}

/// Returns the JCloisterZone name of a figure without an owner.
pub(super) fn neutral(name: &str) -> &str {
    jcz_name(NEUTRAL, name)
}

/// Returns the JCloisterZone location of a quarter of the City of Carcassonne, or `None` for
/// another group of places.
pub(super) fn quarter(group: &str) -> Option<&'static str> {
    QUARTERS.iter().find(|(bastide, _)| *bastide == group).map(|(_, jcz)| *jcz)
}

/// Returns the JCloisterZone locations of all quarters.
pub(super) fn quarters() -> impl Iterator<Item = &'static str> {
    QUARTERS.iter().map(|(_, jcz)| *jcz)
}

/// Returns the JCloisterZone number of a color; the number of orange for an unknown color.
pub(super) fn slot(color: &str) -> u64 {
    SLOTS.iter().find(|(bastide, _)| *bastide == color).map_or(4, |(_, slot)| *slot)
}

/// Returns the color of a JCloisterZone number, or `None` if Bastide lacks it.
pub(super) fn color(slot: u64) -> Option<&'static str> {
    SLOTS.iter().find(|(_, jcz)| *jcz == slot).map(|(color, _)| *color)
}
