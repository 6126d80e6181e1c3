//! What a game of ours says, in their words.

use std::collections::BTreeMap;

use bastide_core::{
    Action, Cause, DEPLOY, Event, FigureKind, Game, Occasion, Origin, PASS, PLACE, Place, Seg, Target, Tile, View, notation,
};

use crate::theirs::{Facts, sorted};
use crate::words;

/// An action on offer with the name of their list and the option in it. An action that they do not know is named by its line, so that a
/// difference shows it.
fn offer(v: View, a: Action) -> (String, String) {
    let figure = |arg: i16| v.rules.names.figures.name(FigureKind(arg as u8).index());
    match (a.verb, a.target) {
        (PASS, _) => ("Pass".into(), String::new()),
        (PLACE, Target::Place { cell, turn }) => {
            let tile = &v.rules.tiles.get(Tile(a.arg as u16)).name;
            (format!("TilePlacement {tile}"), format!("{},{} {}", cell.x, cell.y, u32::from(turn) * 90))
        }
        (DEPLOY, Target::Segment(seg)) => (format!("Meeple {}", words::class(figure(a.arg))), words::pointer(v, seg)),
        _ => match v.rules.names.verbs.name(a.verb.index()) {
            "base.recall" => ("ReturnMeeple ABBOT_RETURN".into(), recalled(v, FigureKind(a.arg as u8))),
            _ => (notation::print(v, &a), String::new()),
        },
    }
}

/// The figure of this kind that the player in turn would call back: `0.abbot x,y Feature Location`.
fn recalled(v: View, kind: FigureKind) -> String {
    let own = |f: &&bastide_core::Figurine| f.kind == kind && f.owner == Some(v.core.part.player);
    let at = v.core.figures.iter().filter(own).find_map(|f| match f.place {
        Place::Segment(seg) => Some(format!(
            "{} {}",
            words::piece(v.core.part.player, v.rules.names.figures.name(kind.index())),
            words::pointer(v, seg)
        )),
        _ => None,
    });
    at.unwrap_or_default()
}

/// The action that stands for an option of theirs.
pub(crate) fn action(game: &Game, list: &str, option: &str) -> Option<Action> {
    let view = game.view();
    game.decision()?.iter().find(|a| {
        let (l, o) = offer(view, *a);
        l == list && o == option
    })
}

/// Is somebody asked something else than where to lay a tile?
pub(crate) fn asks_more(game: &Game) -> bool {
    game.decision().is_some_and(|d| d.menu().placements() == 0)
}

/// What the position is.
pub(crate) fn facts(game: &Game) -> Facts {
    let v = game.view();
    let mut facts = Facts::new();
    facts.insert("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect());
    facts.insert("pack".into(), vec![v.core.piles.iter().map(Vec::len).sum::<usize>().to_string()]);
    facts.insert("placed".into(), vec![v.core.board.pieces().len().to_string()]);
    facts.insert("over".into(), vec![game.over().to_string()]);
    let Some(decision) = game.decision() else { return facts };
    facts.insert("turn".into(), vec![v.core.turn.active.0.to_string()]);
    facts.insert("player".into(), vec![decision.ask.player.0.to_string()]);
    for action in decision.iter() {
        let (list, option) = offer(v, action);
        let options = facts.entry(format!("offer {list}")).or_default();
        if !option.is_empty() {
            options.push(option);
        }
    }
    facts.iter_mut().filter(|(name, _)| name.starts_with("offer ")).for_each(|(_, options)| options.sort());
    facts.insert("meeples".into(), words::standing(v));
    for player in v.core.players() {
        let kinds = (0..v.rules.names.figures.len()).map(FigureKind::at);
        let left = kinds.map(|k| (k, v.core.in_supply(player, k))).filter(|(_, n)| *n > 0);
        let left = left.map(|(k, n)| format!("{} {n}", words::class(v.rules.names.figures.name(k.index()))));
        facts.insert(format!("supply {}", player.0), sorted(left));
    }
    facts
}

/// What the last action scored, as [`theirs::scored`](crate::theirs::scored). `tiny`: a reduced small city has a name of its own.
pub(crate) fn scored(game: &Game, tiny: bool) -> Vec<String> {
    let v = game.view();
    let label = |l: bastide_core::Label| v.rules.names.labels.name(l.index());
    let line = |event: &Event| {
        let Event::Booked { booking, lines } = event else { return None };
        let name = label(booking.label);
        let ending = match booking.cause {
            Cause::Feature(Occasion::Final | Occasion::Early) if name != "field" => ".incomplete",
            Cause::Feature(Occasion::Completed) if tiny && name == "city" && booking.seg.is_some_and(|s| v.tiles(s) == 2) => {
                ".tiny"
            }
            _ => "",
        };
        let mut parts: BTreeMap<&str, (i16, i16)> = BTreeMap::new();
        for line in game.log().lines(*lines) {
            // There a monastery and what lies around it are all tiles.
            let item = match label(line.label) {
                "monastery" | "garden" | "neighbours" => "tiles",
                other => other,
            };
            let part = parts.entry(item).or_default();
            *part = (part.0 + line.count, part.1 + line.points());
        }
        let parts: Vec<String> = parts.iter().map(|(item, (n, points))| format!("{item}:{n}:{points}")).collect();
        Some(format!("{} {} {name}{ending} {}", booking.player.0, booking.points, parts.join(" ")).trim_end().to_owned())
    };
    game.log().events().iter().filter_map(line).collect()
}

/// The final board.
pub(crate) fn last(game: &Game) -> Facts {
    let v = game.view();
    let tile = |t: Tile| v.rules.tiles.get(t).name.clone();
    let mut features: BTreeMap<Seg, Vec<String>> = BTreeMap::new();
    for seg in v.core.graph.segments().filter(|s| matches!(v.core.graph.get(*s).origin, Origin::Printed { .. })) {
        let cell = v.core.graph.get(seg).cell;
        let place = format!("{},{} {}", cell.x, cell.y, words::location(v, seg));
        features.entry(v.core.graph.feature(seg)).or_default().push(place);
    }
    let features = features.into_iter().map(|(root, places)| format!("{} {}", words::feature(v, root), sorted(places).join(" ")));
    let board =
        v.core.board.pieces().iter().map(|p| format!("{},{} {} {}", p.cell.x, p.cell.y, tile(p.tile), u32::from(p.turn) * 90));
    Facts::from([
        ("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect()),
        ("discarded".into(), sorted(v.core.set_aside.iter().map(|t| tile(*t)))),
        ("board".into(), sorted(board)),
        ("features".into(), sorted(features)),
    ])
}
