//! How they name places and figures.

use bastide_core::{Place, Player, Port, Seg, Side, Third, View};

/// A figure of ours, the class of it there, and the word in the ids of its pieces there.
const FIGURES: &[(&str, &str, &str)] = &[("follower", "SmallFollower", "small"), ("abbot", "Abbot", "abbot")];

/// A kind of feature of ours, and theirs.
const FEATURES: &[(&str, &str)] =
    &[("city", "City"), ("road", "Road"), ("field", "Field"), ("monastery", "Monastery"), ("garden", "Garden")];

/// Their class of a figure of ours.
pub(crate) fn class(figure: &str) -> &str {
    FIGURES.iter().find(|(ours, ..)| *ours == figure).map_or(figure, |(_, class, _)| class)
}

/// The class of a piece by its id there: `0.small.1` is a `SmallFollower`.
pub(crate) fn class_of_id(id: &str) -> &str {
    let word = id.split('.').nth(1).unwrap_or(id);
    FIGURES.iter().find(|(.., theirs)| *theirs == word).map_or(word, |(_, class, _)| class)
}

/// The figure of a player, as its id there without the number, which does not matter: `0.small`.
pub(crate) fn piece(owner: Player, figure: &str) -> String {
    let word = FIGURES.iter().find(|(ours, ..)| *ours == figure).map_or(figure, |(.., theirs)| theirs);
    format!("{}.{word}", owner.0)
}

/// Takes the number out of a text that begins with the id of a piece.
pub(crate) fn without_number(text: &str) -> String {
    let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
    let kind = id.rsplit_once('.').map_or(id, |(kind, _)| kind);
    format!("{kind} {rest}").trim_end().to_owned()
}

/// Their word for the kind of a segment.
pub(crate) fn feature(v: View, seg: Seg) -> String {
    let kind = v.rules.names.kinds.name(v.core.graph.get(seg).kind.index());
    FEATURES.iter().find(|(ours, _)| *ours == kind).map_or(kind, |(_, theirs)| theirs).to_owned()
}

/// Their name for where a printed segment lies on its tile, as it is turned: all sides or half sides of the part.
pub(crate) fn location(v: View, seg: Seg) -> String {
    let segment = v.core.graph.get(seg);
    let (Some(part), Some(piece)) = (v.part(seg), segment.piece()) else { return "?".into() };
    let ports = part.ports.turned(v.core.board.laid(piece).turn);
    if ports.is_empty() {
        return "I".into();
    }
    if feature(v, seg) == "Field" {
        let halves: Vec<String> = ports.iter().filter(|p| p.third != Third::Centre).map(|p| p.to_string()).collect();
        return halves.join(".");
    }
    let has = |side| ports.has(Port::new(side, Third::Centre));
    match Side::ALL.map(has) {
        [true, true, true, true] => "NWSE".into(),
        [false, true, true, true] => "_N".into(),
        [true, false, true, true] => "_E".into(),
        [true, true, false, true] => "_S".into(),
        [true, true, true, false] => "_W".into(),
        // One side, or two: north or south first, west before east.
        [north, east, south, west] => {
            [(north, 'N'), (south, 'S'), (west, 'W'), (east, 'E')].iter().filter(|(on, _)| *on).map(|(_, c)| *c).collect()
        }
    }
}

/// A segment as `x,y Feature Location`.
pub(crate) fn pointer(v: View, seg: Seg) -> String {
    let cell = v.core.graph.get(seg).cell;
    format!("{},{} {} {}", cell.x, cell.y, feature(v, seg), location(v, seg))
}

/// The figures on segments as `0.small x,y Feature Location`.
pub(crate) fn standing(v: View) -> Vec<String> {
    let on_board = v.core.figures.iter().filter_map(|f| match (f.place, f.owner) {
        (Place::Segment(seg), Some(owner)) => {
            Some(format!("{} {}", piece(owner, v.rules.names.figures.name(f.kind.index())), pointer(v, seg)))
        }
        _ => None,
    });
    let mut list: Vec<String> = on_board.collect();
    list.sort();
    list
}
