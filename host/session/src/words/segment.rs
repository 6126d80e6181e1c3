//! Segments in words: the noun of their kind, and where they are on their tile.

use bastide_core::{EdgePoint, EdgePosition, SegmentId, notation};
use bastide_texts::{Args, own_name};

use super::{Case, SIDES, Words};

const CORNERS: [&str; 4] = ["corner-north-west", "corner-north-east", "corner-south-east", "corner-south-west"];

impl Words<'_> {
    /// Returns a segment by this message, `target-segment` or `target-there`.
    pub(super) fn segment(&self, seg: SegmentId, message: &str, case: Case) -> String {
        let v = self.game.view();
        let segment = v.core.graph.get(seg);
        let kind = v.rules.names.kinds.name(segment.kind.index());
        let edge_points = notation::edge_points_of(v, seg);
        // A language in which the side precedes the noun has a place for it: `the north road`.
        let (bare, with_side) = (self.kind(kind, case, ""), self.kind(kind, case, &self.side(&edge_points)));
        let place = if bare == with_side { self.whereabouts(&edge_points) } else { String::new() };
        let message = if case == Case::Dative { format!("{message}.to") } else { message.to_owned() };
        let args = Args::new().with("the", with_side.clone()).with("to", with_side).with("where", place);
        self.speech.say(&message, &args.with("cell", notation::cell(segment.cell)))
    }

    /// Returns the noun for a kind of segments in a case. `side` is the side of its tile, before a space.
    pub(crate) fn kind(&self, kind: &str, case: Case, side: &str) -> String {
        let noun = |attribute| self.speech.named("kind", kind, attribute, &Args::new().with("side", side.to_owned()));
        let the = || noun(".the").unwrap_or_else(|| own_name(kind));
        let to = || noun(".to").unwrap_or_else(the);
        match case {
            Case::Accusative | Case::Nominative => the(),
            Case::Dative => to(),
            Case::Into => noun(".into").unwrap_or_else(|| self.on(case, the(), to())),
            Case::In => noun(".in").unwrap_or_else(|| self.on(case, the(), to())),
        }
    }

    /// Returns the only side or corner of a segment, before a space; empty if there are several or none.
    fn side(&self, edge_points: &[EdgePoint]) -> String {
        let id = match (sides(edge_points).as_slice(), corners(edge_points).as_slice()) {
            ([side], _) => SIDES[*side % 4],
            ([], [corner]) => CORNERS[*corner % 4],
            ([], corners) => match half(corners) {
                Some(side) => SIDES[side],
                None => return String::new(),
            },
            _ => return String::new(),
        };
        format!("{} ", self.speech.say(id, &Args::new()))
    }

    /// Returns the position of a segment on its tile, after a space: the sides that it touches, or the
    /// corners that its field fills.
    pub(crate) fn whereabouts(&self, edge_points: &[EdgePoint]) -> String {
        let say = |id: &str, name: &'static str, words: String| self.speech.say(id, &Args::new().with(name, words));
        let names = |ids: &[&str]| -> String {
            self.speech.list(&ids.iter().map(|id| self.speech.say(id, &Args::new())).collect::<Vec<_>>())
        };
        let there = match (sides(edge_points).as_slice(), corners(edge_points).as_slice()) {
            ([], []) => return String::new(),
            ([], [_, _, _, _]) | ([_, _, _, _], _) => self.speech.say("where-around", &Args::new()),
            ([], corners) => match half(corners) {
                Some(side) => say("where-half", "side", names(&[SIDES[side]])),
                None => say("where-corners", "list", names(&corners.iter().map(|c| CORNERS[*c]).collect::<Vec<_>>())),
            },
            (sides, _) => say("where-sides", "list", names(&sides.iter().map(|s| SIDES[*s]).collect::<Vec<_>>())),
        };
        format!(" {there}")
    }
}

/// Returns the side whose two corners these are.
fn half(corners: &[usize]) -> Option<usize> {
    match corners {
        [0, 1] => Some(0),
        [1, 2] => Some(1),
        [2, 3] => Some(2),
        [0, 3] => Some(3),
        _ => None,
    }
}

/// Returns the sides in whose middle a segment reaches the edge, by number from north.
fn sides(edge_points: &[EdgePoint]) -> Vec<usize> {
    edge_points.iter().filter(|p| p.position == EdgePosition::Centre).map(|p| p.side.index()).collect()
}

/// Returns the corners that a field fills, by number from the north-west.
fn corners(edge_points: &[EdgePoint]) -> Vec<usize> {
    // The left half of a side, seen from the middle, is at the corner that precedes the side
    // clockwise.
    let corner = |p: &EdgePoint| (p.side.index() + usize::from(p.position == EdgePosition::Right)) % 4;
    let mut corners: Vec<usize> = edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(corner).collect();
    corners.sort_unstable();
    corners.dedup();
    corners
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, game};
    use bastide_core::{Target, notation};
    use bastide_texts::Language;

    #[test]
    fn segments_are_where_they_touch_the_edges() -> Done {
        let game = game()?;
        let at = |language: &str, edge_points: &str| {
            let language = Language::parse(language).unwrap_or_default();
            Words::of_menu(&game, &language).whereabouts(&edge_points.split(' ').filter_map(EdgePoint::parse).collect::<Vec<_>>())
        };
        assert_eq!(at("en", "N W"), " in the north and west");
        assert_eq!(at("en", "NL NR"), " in the north");
        assert_eq!(at("en", "NL WR"), " in the north-west");
        assert_eq!(at("en", "NL NR EL SR WL"), " in the north-west, north-east and south-west");
        assert_eq!(at("en", "NL NR EL ER SL SR WL WR"), " all around");
        assert_eq!(at("en", ""), "");
        assert_eq!((at("nl", "N W"), at("de", "NL WR")), (" in het noorden en westen".into(), " im Nordwesten".into()));
        Ok(())
    }

    #[test]
    fn a_preposition_goes_with_the_kind_and_a_side_with_the_noun() -> Done {
        let game = game()?;
        let told = |language: &str, line: &str| -> Done<[String; 4]> {
            let language = Language::parse(language).unwrap_or_default();
            let words = Words::of_menu(&game, &language);
            let target = Target::Segment(notation::parse_segment(game.view(), line)?);
            Ok([Case::Accusative, Case::Dative, Case::Into, Case::In].map(|case| words.target_in(target, case)))
        };
        // The start tile has a city in the north, a road from west to east and two fields.
        let city = "the north city at 0,0";
        assert_eq!(told("en", "city@0,0:N")?, [city, city, "in the north city at 0,0", "in the north city at 0,0"]);
        assert_eq!(told("en", "road@0,0:E")?[2], "on the road in the east and west at 0,0");
        assert_eq!(told("en", "field@0,0:ER")?[2], "in the south field at 0,0");
        assert_eq!(
            told("de", "city@0,0:N")?,
            ["die Stadt", "der Stadt", "in die Stadt", "in der Stadt"].map(|city| format!("{city} im Norden auf 0,0"))
        );
        assert_eq!(told("nl", "road@0,0:E")?[2], "op de weg in het oosten en westen op 0,0");
        Ok(())
    }
}
