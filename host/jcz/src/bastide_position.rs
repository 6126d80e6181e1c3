//! The position of a Bastide game as [`Facts`], in the notation of JCloisterZone.

use std::collections::BTreeMap;

use bastide_core::{
    CompletionRule, Figure, FigureKind, FigureLocation, Game, STOCK, SegmentId, Side, TileType, Token, TokenPlace, notation,
};

use super::jcz_json::{Facts, sorted};
use super::mirror::Mirror;
use super::subjects::Question;
use super::{names, places, subjects, tunnels};

/// Returns the facts of the current position.
pub(super) fn facts(mirror: &Mirror) -> Facts {
    let (game, v) = (mirror.game(), mirror.game().view());
    let mut facts = Facts::new();
    let phase = match subjects::question(game) {
        Some(_) if mirror.is_in_phantom_step() => Question::Phantom.phase(),
        question => question.map_or("GameOverPhase", |asked| asked.phase_at(v)),
    };
    facts.insert("phase".into(), vec![phase.into()]);
    facts.insert("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect());
    // Tiles under hills do not count.
    let buried = v.core.piles[STOCK.index()].len() - v.core.left(STOCK);
    facts.insert("pack".into(), vec![(mirror.left() - buried).to_string()]);
    facts.insert("placed".into(), vec![v.core.board.placed_tiles().len().to_string()]);
    for player in v.core.players() {
        let tokens = (0..v.rules.names.tokens.len()).map(Token::at);
        let held = tokens.map(|t| (t, v.core.tokens(player, t))).filter(|(_, n)| *n > 0);
        let held = held.flat_map(|(t, n)| {
            let name = v.rules.names.tokens.name(t.index());
            if name == tunnels::TOKEN {
                return tunnels::left(v, player, t).collect();
            }
            // JCloisterZone shows the size of the feature that brought it.
            let marker = v
                .core
                .placed_tokens()
                .iter()
                .find(|placed| v.rules.names.tokens.name(placed.token.index()).strip_suffix("-marker") == Some(name));
            vec![format!("{} {}", names::token(name), marker.map_or(n, |marker| marker.number))]
        });
        facts.insert(format!("tokens {}", player.0), sorted(held));
    }
    let Some(decision) = game.decision() else { return facts };
    // JCloisterZone counts each placement of a bought tile as a turn of its own.
    let at_turn = v.core.turn.round_player.unwrap_or(v.core.turn.active);
    let turn = if v.core.tile_play.serial == 0 { at_turn } else { v.core.tile_play.player };
    facts.insert("turn".into(), vec![turn.0.to_string()]);
    facts.insert("player".into(), vec![mirror.jcz_player().unwrap_or(decision.ask.player).0.to_string()]);
    for offer in mirror.offers() {
        let options = facts.entry(format!("offer {}", offer.list)).or_default();
        let lists_none = offer.list.starts_with("Tunnel ") && tunnels::is_second(v, decision.ask.player, offer.action.arg);
        if !offer.option.is_empty() && !lists_none {
            options.push(offer.option);
        }
    }
    facts.iter_mut().filter(|(name, _)| name.starts_with("offer ")).for_each(|(_, options)| options.sort());
    facts.insert("meeples".into(), places::standing(v));
    let neutral = v.core.figures.iter().enumerate().filter(|(_, f)| f.owner.is_none()).filter_map(|(i, f)| match f.place {
        FigureLocation::Segment(seg) => {
            let place = mirror.noted_place(Figure::at(i)).unwrap_or_else(|| places::pointer(v, seg));
            Some(format!("{} {place}", names::neutral(v.rules.names.figures.name(f.kind.index()))))
        }
        FigureLocation::Spot { cell, .. } => {
            Some(format!("{} {}", names::neutral(v.rules.names.figures.name(f.kind.index())), notation::cell(cell)))
        }
        FigureLocation::Slot { group, .. } => places::quarter(v, group).map(|quarter| format!("count {quarter}")),
        _ => None,
    });
    facts.insert("neutral".into(), sorted(neutral));
    let ingot = v.core.placed_tokens().iter().filter(|p| names::token(v.rules.names.tokens.name(p.token.index())) == "GOLD");
    let gold = ingot.filter_map(|p| if let TokenPlace::Cell(cell) = p.place { Some(notation::cell(cell)) } else { None });
    let gold = sorted(gold);
    if !gold.is_empty() {
        facts.insert("gold".into(), gold);
    }
    if let Some(bag) = mirror.bag_size() {
        facts.insert("bag".into(), vec![bag.to_string()]);
        let flock = |i: usize| {
            let tokens = v.core.tokens_at(TokenPlace::Figure(Figure::at(i)));
            let sheep = sorted(tokens.map(|placed| placed.number.to_string())).join(" ");
            let FigureLocation::Segment(seg) = v.core.figures[i].place else { return None };
            (!sheep.is_empty()).then(|| format!("{}: {sheep}", places::pointer(v, seg)))
        };
        facts.insert("flocks".into(), sorted((0..v.core.figures.len()).filter_map(flock)));
    }
    for player in v.core.players() {
        let held = places::prisoners(v, player);
        if !held.is_empty() {
            facts.insert(format!("captured {}", player.0), held);
        }
        let kinds = (0..v.rules.names.figures.len()).map(FigureKind::at);
        let waiting = |k: FigureKind| {
            let own = v.core.figures.iter().enumerate().filter(|(_, f)| f.owner == Some(player) && f.kind == k);
            own.filter(|(i, _)| places::waits(v, Figure::at(*i))).count()
        };
        let left = kinds.map(|k| (k, usize::from(v.core.in_supply(player, k)) + waiting(k))).filter(|(_, n)| *n > 0);
        let left = left.map(|(k, n)| format!("{} {n}", names::class(v.rules.names.figures.name(k.index()))));
        facts.insert(format!("supply {}", player.0), sorted(left));
    }
    facts
}

/// Returns the facts of the final board.
pub(super) fn final_board(game: &Game) -> Facts {
    let v = game.view();
    let tile = |t: TileType| v.rules.tiles.get(t).name.clone();
    let mut features: BTreeMap<SegmentId, Vec<String>> = BTreeMap::new();
    // JCloisterZone does not list gardens if they are not features.
    let is_listed = |seg: &SegmentId| {
        let spec = v.rules.kinds.get(v.core.graph.get(*seg).kind);
        places::on_tile(v, *seg) && !(places::feature(v, *seg) == "Garden" && spec.completion == CompletionRule::Never)
    };
    for seg in v.core.graph.segments().filter(is_listed) {
        features.entry(v.core.graph.feature(seg)).or_default().push(places::place(v, seg));
    }
    let features = features.into_iter().flat_map(|(root, at)| {
        let kind = places::feature(v, root);
        // The four sides of an abbey are one segment that is not a feature, and four in JCloisterZone.
        let sides = Side::ALL.map(|side| format!("{kind} {} {}", notation::cell(v.core.graph.get(root).cell), side.letter()));
        if kind == "AbbeyEdge" { sides.to_vec() } else { vec![format!("{kind} {}", sorted(at).join(" "))] }
    });
    let quarters = names::quarters().filter(|_| places::has_city(v.rules)).map(|quarter| format!("Quarter 0,0 {quarter}"));
    let features = features
        .chain(quarters)
        .chain(places::spaces(v))
        .chain(places::tower_places(v).map(|cell| format!("Tower {} I", notation::cell(cell))));
    let board = v
        .core
        .board
        .placed_tiles()
        .iter()
        .map(|p| format!("{} {} {}", notation::cell(p.cell), tile(p.tile), u32::from(p.turn) * 90));
    Facts::from([
        ("score".into(), v.core.players().map(|p| v.core.score[p.index()].to_string()).collect()),
        ("discarded".into(), sorted(v.core.set_aside.iter().map(|t| tile(*t)))),
        ("board".into(), sorted(board)),
        ("features".into(), sorted(features)),
    ])
}
