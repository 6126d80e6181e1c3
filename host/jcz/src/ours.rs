//! What a game of ours says, in their words.

use std::collections::BTreeMap;

use bastide_core::{
    Cause, Event, FigureKind, Game, Label, Player, STOCK, ScoringReason, SegmentId, Target, TileType, Token, notation,
};

use super::asked::{self, About, Bazaar};
use super::mirror::Mirror;
use super::theirs::{Facts, sorted};
use super::{names, places};

/// What the position is.
pub(super) fn facts(mirror: &Mirror) -> Facts {
    let (game, v) = (mirror.game(), mirror.game().view());
    let mut facts = Facts::new();
    let phase = asked::about(game).map_or("GameOverPhase", About::phase);
    facts.insert("phase".into(), vec![phase.into()]);
    facts.insert("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect());
    let pack = v.core.piles[STOCK.index()].len();
    facts.insert("pack".into(), vec![pack.to_string()]);
    facts.insert("placed".into(), vec![v.core.board.pieces().len().to_string()]);
    for player in v.core.players() {
        let tokens = (0..v.rules.names.tokens.len()).map(Token::at);
        let held = tokens.map(|t| (t, v.core.tokens(player, t))).filter(|(_, n)| *n > 0);
        let held = held.map(|(t, n)| format!("{} {n}", names::token(v.rules.names.tokens.name(t.index()))));
        facts.insert(format!("tokens {}", player.0), sorted(held));
    }
    let Some(decision) = game.decision() else { return facts };
    // A part of a bazaar's round is a turn of its own there.
    let turn = if v.core.tile_play.serial == 0 { v.core.turn.active } else { v.core.tile_play.player };
    facts.insert("turn".into(), vec![turn.0.to_string()]);
    facts.insert("player".into(), vec![mirror.asked().unwrap_or(decision.ask.player).0.to_string()]);
    for offer in mirror.offers() {
        let options = facts.entry(format!("offer {}", offer.list)).or_default();
        if !offer.option.is_empty() {
            options.push(offer.option);
        }
    }
    facts.iter_mut().filter(|(name, _)| name.starts_with("offer ")).for_each(|(_, options)| options.sort());
    facts.insert("meeples".into(), places::standing(v));
    for player in v.core.players() {
        let kinds = (0..v.rules.names.figures.len()).map(FigureKind::at);
        let left = kinds.map(|k| (k, v.core.in_supply(player, k))).filter(|(_, n)| *n > 0);
        let left = left.map(|(k, n)| format!("{} {n}", names::class(v.rules.names.figures.name(k.index()))));
        facts.insert(format!("supply {}", player.0), sorted(left));
    }
    facts
}

/// The goods, whose points have one name there.
const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

/// What the last action scored, as [`theirs::scored`](super::theirs::scored). `tiny`: a reduced small city has a name of its own.
pub(super) fn scored(game: &Game, tiny: bool) -> Vec<String> {
    let v = game.view();
    let label = |l: Label| v.rules.names.labels.name(l.index());
    let line = |event: &Event| {
        let Event::Scored { score_entry, lines } = event else { return None };
        let name = label(score_entry.label);
        if score_entry.cause == Cause::Payment {
            return None;
        }
        if GOODS.contains(&name) {
            return Some(format!(
                "{} {} trade-goods trade-goods:{}",
                score_entry.player.0, score_entry.points, score_entry.points
            ));
        }
        let ending = match score_entry.cause {
            Cause::Feature(ScoringReason::Final | ScoringReason::Early) if name != "field" => ".incomplete",
            Cause::Feature(ScoringReason::Completed)
                if tiny && name == "city" && score_entry.seg.is_some_and(|s| v.tiles(s) == 2) =>
            {
                ".tiny"
            }
            _ => "",
        };
        let mut parts: BTreeMap<&str, (i16, i16)> = BTreeMap::new();
        for line in game.log().lines(*lines) {
            // There a monastery and what lies around it are all tiles.
            let item = match label(line.label) {
                "monastery" | "garden" | "neighbours" => "tiles",
                "pig" => "pigs",
                other => other,
            };
            let part = parts.entry(item).or_default();
            *part = (part.0 + line.count, part.1 + line.points());
        }
        let told = |(item, (n, points)): (&&str, &(i16, i16))| match *item {
            "pigs" | "castle" => format!("{item}:{points}"),
            _ => format!("{item}:{n}:{points}"),
        };
        let parts: Vec<String> = parts.iter().map(told).collect();
        Some(format!("{} {} {name}{ending} {}", score_entry.player.0, score_entry.points, parts.join(" ")).trim_end().to_owned())
    };
    game.log().events().iter().filter_map(line).collect()
}

/// What else the last action brought about, as [`theirs::happened`](super::theirs::happened).
pub(super) fn happened(game: &Game, bazaar: &Bazaar) -> Vec<String> {
    let v = game.view();
    let tile = |t: TileType| v.rules.tiles.get(t).name.as_str();
    let line = |event: &Event| match *event {
        Event::Token { target: target @ Target::Span { .. }, .. } => Some(format!("bridge {}", asked::bridge(target))),
        Event::Token { target: Target::Segment(city), .. } => {
            let cells = v.core.graph.members(city).map(|s| notation::cell(v.core.graph.get(s).cell));
            Some(format!("castle {}", sorted(cells).join(" ")))
        }
        Event::SetAside { tile: t, .. } => Some(format!("discarded {}", tile(t))),
        Event::Other { tag, player: Some(player), target: Target::Slot { index, .. }, .. }
            if v.rules.names.tags.name(tag.index()) == "bazaars.got" && !bazaar.shared_out =>
        {
            Some(auctioned(bazaar.tiles.get(usize::from(index)).map_or("?", |t| tile(*t)), player))
        }
        _ => None,
    };
    game.log().events().iter().filter_map(line).collect()
}

/// Returns the players who got a tile of a bazaar by the last action.
pub(super) fn buyers(game: &Game) -> Vec<Player> {
    let names = &game.rules().names.tags;
    let buyer = |event: &Event| match *event {
        Event::Other { tag, player, .. } if names.name(tag.index()) == "bazaars.got" => player,
        _ => None,
    };
    game.log().events().iter().filter_map(buyer).collect()
}

/// Who got a tile of a bazaar.
pub(super) fn auctioned(tile: &str, player: Player) -> String {
    format!("auctioned {tile} to {}", player.0)
}

/// The final board.
pub(super) fn last(game: &Game) -> Facts {
    let v = game.view();
    let tile = |t: TileType| v.rules.tiles.get(t).name.clone();
    let mut features: BTreeMap<SegmentId, Vec<String>> = BTreeMap::new();
    for seg in v.core.graph.segments().filter(|s| places::on_tile(v, *s)) {
        features.entry(v.core.graph.feature(seg)).or_default().push(places::place(v, seg));
    }
    let features = features.into_iter().map(|(root, at)| format!("{} {}", places::feature(v, root), sorted(at).join(" ")));
    let board =
        v.core.board.pieces().iter().map(|p| format!("{} {} {}", notation::cell(p.cell), tile(p.tile), u32::from(p.turn) * 90));
    Facts::from([
        ("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect()),
        ("discarded".into(), sorted(v.core.set_aside.iter().map(|t| tile(*t)))),
        ("board".into(), sorted(board)),
        ("features".into(), sorted(features)),
    ])
}
