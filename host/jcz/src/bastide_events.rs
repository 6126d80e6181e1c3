//! The events of the last Bastide action, in the notation of JCloisterZone.

use std::collections::BTreeMap;

use bastide_core::{
    Cause, Event, Game, Label, Player, ScoreEntry, ScoringReason, SegmentId, Target, TileType, Trait, View, notation,
};

use super::jcz_json::{BY_NUMBER, sorted};
use super::questions::{self, Bazaar};

/// The trade goods, whose points have a single name in JCloisterZone.
const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

/// The labels of points of the King and the Robber Baron, with the names in JCloisterZone.
const TITLES: [(&str, &str); 3] = [("King", "king"), ("Robber Baron", "robber"), ("King and Robber Baron", "king+robber")];

/// Returns the scorings of the last action, in the form of
/// [`jcz_json::scored`](super::jcz_json::scored). With `tiny_cities`, a completed city of two tiles
/// has the name `city.tiny`.
pub(super) fn scored(game: &Game, tiny_cities: bool) -> Vec<String> {
    let v = game.view();
    let label = |l: Label| v.rules.names.labels.name(l.index());
    let line = |event: &Event| {
        let Event::PointsAwarded { score_entry, lines } = event else { return None };
        let name = label(score_entry.label);
        if score_entry.cause == Cause::Payment {
            // JCloisterZone reports ransoms as scorings, and no other payments.
            let (player, points) = (score_entry.player.0, score_entry.points);
            let what = if points < 0 { "payment" } else { "income" };
            return (name == "ransom").then(|| format!("{player} {points} ransompaid.{what} meeples:1:{points}"));
        }
        if name == "castle" && score_entry.points == 0 {
            // That of a mayor.
            return None;
        }
        if GOODS.contains(&name) {
            return Some(format!(
                "{} {} trade-goods trade-goods:{}",
                score_entry.player.0, score_entry.points, score_entry.points
            ));
        }
        if name == "fairy" {
            let player = score_entry.player.0;
            return match score_entry.seg {
                Some(_) => Some(format!("{player} {0} fairy.completed fairy:{0}", score_entry.points)),
                None => together(game, event, |other| other.seg.is_none())
                    .map(|points| format!("{player} {points} fairy.turn fairy:{points}")),
            };
        }
        let name = if name == "hut" { "yaga-hut" } else { name };
        if BY_NUMBER.contains(&name.replace(' ', "-").as_str()) {
            return Some(format!("{} {} {}", score_entry.player.0, score_entry.points, name.replace(' ', "-")));
        }
        let name = if name == "circus" { "bigtop" } else { name };
        if let ("barn", Some(field)) = (name, score_entry.seg) {
            let parts = of_barn(v, field).unwrap_or_default();
            return Some(format!("{} {} field {parts}", score_entry.player.0, score_entry.points).trim_end().to_owned());
        }
        let ending = match score_entry.cause {
            // Farmers score because of a barn: 3 points for each city of a new one, or 1.
            Cause::Feature(ScoringReason::Early) if name == "field" => {
                let lines = game.log().lines(*lines);
                match lines.iter().find(|line| ["cities", "castles"].contains(&label(line.label))).map(|line| line.each) {
                    None => ".barn",
                    Some(3..) => ".barn-placed",
                    Some(_) => ".barn-connected",
                }
            }
            Cause::Feature(ScoringReason::Final | ScoringReason::Early) if !["field", "prior"].contains(&name) => ".incomplete",
            Cause::Feature(ScoringReason::Completed)
                if tiny_cities && name == "city" && score_entry.seg.is_some_and(|s| v.tiles(s) == 2) =>
            {
                ".tiny"
            }
            _ => "",
        };
        if let Some((_, title)) = TITLES.iter().find(|(bastide, _)| *bastide == name) {
            return together(game, event, |_| true).map(|points| format!("{} {points} {title}", score_entry.player.0));
        }
        let shrine = |seg: SegmentId| v.rules.names.traits.index("shrine").is_some_and(|t| v.traits_on(seg, Trait::at(t)) > 0);
        let name = if name == "monastery" && score_entry.seg.is_some_and(shrine) { "shrine" } else { name };
        let name = if name == "prior" { "special-monastery" } else { name };
        let mut parts: BTreeMap<&str, (i16, i16)> = BTreeMap::new();
        for line in game.log().lines(*lines).iter().filter(|line| line.each != 0) {
            let item = item(label(line.label));
            let part = parts.entry(item).or_default();
            *part = (part.0 + line.count, part.1 + line.points());
        }
        let format_part = |(item, (n, points)): (&&str, &(i16, i16))| match *item {
            "pigs" | "pigHerds" | "castle" | "darmstadtium" | "mage" | "witch" => format!("{item}:{points}"),
            _ => format!("{item}:{n}:{points}"),
        };
        let parts = sorted(parts.iter().map(format_part));
        Some(format!("{} {} {name}{ending} {}", score_entry.player.0, score_entry.points, parts.join(" ")).trim_end().to_owned())
    };
    game.log().events().iter().filter_map(line).collect()
}

/// Returns the sum of the points with the same player and label that `counts` accepts, at the first of
/// them, and `None` at the others: JCloisterZone reports them together.
fn together(game: &Game, event: &Event, counts: impl Fn(&ScoreEntry) -> bool) -> Option<i16> {
    let Event::PointsAwarded { score_entry: first, .. } = event else { return None };
    let points = |other: &Event| match other {
        Event::PointsAwarded { score_entry, .. } if (score_entry.player, score_entry.label) == (first.player, first.label) => {
            counts(score_entry).then_some(score_entry.points)
        }
        _ => None,
    };
    let mut all = game.log().events().iter().filter(|event| points(event).is_some());
    let is_first = all.next().is_some_and(|at| std::ptr::eq(at, event));
    is_first.then(|| game.log().events().iter().filter_map(points).sum())
}

/// Returns the arithmetic of the barns in a field: 4 points for each city, 5 for each castle.
fn of_barn(v: View, field: SegmentId) -> Option<String> {
    let value = v.value(field, ScoringReason::Final).ok()?;
    // The lines say what farmers would score who are joined to the barn: 1 point for each city. A barn
    // has no pigs.
    let mut parts: BTreeMap<&str, (i16, i16)> = BTreeMap::new();
    for line in value.lines() {
        let item = item(v.rules.names.labels.name(line.label.index()));
        let more = match item {
            "cities" | "castles" | "besieged" => 3,
            "pigs" | "pigHerds" => continue,
            _ => 0,
        };
        let part = parts.entry(item).or_default();
        *part = (part.0 + line.count, part.1 + line.count * (line.each + more));
    }
    Some(sorted(parts.iter().map(|(item, (n, points))| format!("{item}:{n}:{points}"))).join(" "))
}

/// Returns the item of the arithmetic in JCloisterZone for a label of Bastide.
fn item(label: &str) -> &str {
    match label {
        // JCloisterZone counts a monastery or garden and its neighbours as tiles.
        "monastery" | "garden" | "neighbours" => "tiles",
        "followers" => "meeples",
        "northern tiles" => "tiles.N",
        "eastern tiles" => "tiles.E",
        "southern tiles" => "tiles.S",
        "western tiles" => "tiles.W",
        "pig" => "pigs",
        "pig herd" => "pigHerds",
        "besieged cities" => "besieged",
        "little buildings" => "little-buildings",
        "little towers" => "little-buildings.LB_TOWER",
        "little houses" => "little-buildings.LB_HOUSE",
        "little sheds" => "little-buildings.LB_SHED",
        other => other,
    }
}

/// Returns the other events of the last action, in the form of
/// [`jcz_json::events`](super::jcz_json::events).
pub(super) fn events(game: &Game, bazaar: &Bazaar) -> Vec<String> {
    let v = game.view();
    let tile = |t: TileType| v.rules.tiles.get(t).name.as_str();
    let line = |event: &Event| match *event {
        Event::TokenMoved { target: target @ Target::Span { .. }, .. } => Some(format!("bridge {}", questions::bridge(target))),
        Event::TokenMoved { token, target: Target::Segment(city), .. }
            if v.rules.names.tokens.name(token.index()) == "castle" =>
        {
            let cells = v.core.graph.members(city).map(|s| notation::cell(v.core.graph.get(s).cell));
            Some(format!("castle {}", sorted(cells).join(" ")))
        }
        Event::TileRefused { tile: t, .. } => Some(format!("discarded {}", tile(t))),
        Event::Other { tag, player: Some(player), target: Target::Slot { index, .. }, .. }
            if v.rules.names.tags.name(tag.index()) == "bazaars.got" && !bazaar.picks_reported =>
        {
            Some(auctioned(bazaar.tiles.get(usize::from(index)).map_or("?", |t| tile(*t)), player))
        }
        _ => None,
    };
    game.log().events().iter().filter_map(line).collect()
}

/// Returns the players who received a tile of a bazaar in the last action.
pub(super) fn buyers(game: &Game) -> Vec<Player> {
    let names = &game.rules().names.tags;
    let buyer = |event: &Event| match *event {
        Event::Other { tag, player, .. } if names.name(tag.index()) == "bazaars.got" => player,
        _ => None,
    };
    game.log().events().iter().filter_map(buyer).collect()
}

/// Formats the event that a player receives a tile of a bazaar.
pub(super) fn auctioned(tile: &str, player: Player) -> String {
    format!("auctioned {tile} to {}", player.0)
}
