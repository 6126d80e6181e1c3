//! The options of a decision as data: what each is called, and where it is on the page.
//!
//! The browser shows an option where its target is and sends back its number. It knows no verb.

pub(super) mod heading;
pub(crate) mod questions;

use std::collections::BTreeSet;

use bastide_core::{
    Action, ArgKind, Cell, DEPLOY, Display, FigureKind, Game, PASS, PLACE, PieceShape, Player, SegmentId, Side, Target, TileType,
    notation,
};
use bastide_render::{Place, Studio, card_slot};
use bastide_session::Names;
use bastide_session::choices::{Choice, Group};
use bastide_session::ear::Ear;
use bastide_session::prospects::Prospect;
use bastide_session::words::Words;
use serde_json::{Value, json};

use crate::cells;

/// The most options with a number of their own that are listed one by one.
const MAX: usize = 4000;

/// Returns the tiles that the options place.
pub(super) fn tiles(game: &Game) -> BTreeSet<TileType> {
    let Some(decision) = game.decision() else { return BTreeSet::new() };
    let placed = |action: Action| matches!(action.target, Target::Place { .. }).then_some(TileType(action.arg as u16));
    let mut tiles: BTreeSet<TileType> = decision.iter().take(decision.menu().placements()).filter_map(placed).collect();
    let cells = |piece: &PieceShape| piece.at(Cell::new(0, 0), 0).map(|(tile, ..)| tile).collect::<Vec<_>>();
    tiles.extend(pieces(game).into_iter().flat_map(cells));
    tiles
}

/// Returns the pieces of several cells that the options place, each once.
pub(super) fn pieces(game: &Game) -> Vec<&PieceShape> {
    let mut all: Vec<&PieceShape> = Vec::new();
    let Some(decision) = game.decision() else { return all };
    for entry in decision.menu().entries() {
        if let Some(piece) = decision.menu().piece(entry.verb, entry.lo).filter(|piece| !all.contains(piece)) {
            all.push(piece);
        }
    }
    all
}

/// Returns the targets of the placements.
pub(super) fn placements(game: &Game) -> Vec<Target> {
    game.decision().map_or_else(Vec::new, |d| d.iter().take(d.menu().placements()).map(|action| action.target).collect())
}

/// Returns the cells of the placements, each once.
pub(super) fn cells(game: &Game) -> Vec<Cell> {
    let mut cells = Vec::new();
    for target in placements(game) {
        if let Target::Place { cell, .. } = target
            && !cells.contains(&cell)
        {
            cells.push(cell);
        }
    }
    cells
}

/// Returns the targets of the options other than placements, in the order of the entries.
pub(super) fn targets(game: &Game) -> Vec<Target> {
    game.decision().map_or_else(Vec::new, |d| d.menu().entries().iter().map(|e| e.target).collect())
}

/// Returns the placements that are listed: of rotations that look the same, only the first.
fn distinct(game: &Game) -> BTreeSet<Action> {
    fn collect(list: &[Choice], into: &mut BTreeSet<Action>) {
        for choice in list {
            match choice {
                Choice::Act(action) => _ = into.insert(*action),
                Choice::Group(group) => collect(&group.list, into),
                Choice::Range(_) => {}
            }
        }
    }
    let mut all = BTreeSet::new();
    collect(&Group::of(game).list, &mut all);
    all
}

/// Returns all options. `places` are the positions of [`targets`].
pub(super) fn all(game: &Game, names: &Names, places: &[Option<Place>], studio: &Studio) -> Vec<Value> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let placements = decision.menu().placements();
    let distinct = distinct(game);
    let mut list: Vec<Value> = Vec::new();
    for (n, action) in decision.iter().take(placements).enumerate() {
        let Target::Place { cell, turn } = action.target else { continue };
        if distinct.contains(&action) || action.verb != PLACE {
            let tile = Studio::loose(TileType(action.arg as u16), turn & 3);
            list.push(json!({"k": "place", "n": n, "cell": [cell.x, cell.y], "turn": turn, "tile": tile}));
        }
    }
    let mut n = placements;
    let pieces = pieces(game);
    for (i, entry) in decision.menu().entries().iter().enumerate().take(MAX) {
        let place = places.get(i).copied().flatten();
        let action = Action::new(entry.verb, entry.target, entry.lo);
        let mut option = describe(game, names, decision.ask.player, &action, place, studio);
        if let (Target::Place { cell, turn }, Some(piece)) = (entry.target, decision.menu().piece(entry.verb, entry.lo)) {
            let number = pieces.iter().position(|known| *known == piece).unwrap_or_default();
            let cells: Vec<[i16; 2]> = piece.at(cell, turn).map(|(_, cell, _)| [cell.x, cell.y]).collect();
            option["k"] = json!("place");
            option["tile"] = json!(Studio::loose_piece(number, turn & 3));
            option["cells"] = json!(cells);
        }
        option["n"] = json!(n);
        option["verb"] = json!(game.rules().names.verbs.name(entry.verb.index()));
        if entry.lo != entry.hi {
            option["k"] = json!("range");
            option["lo"] = json!(entry.lo);
            option["hi"] = json!(entry.hi);
            option["w"] = json!(told(game, names, &words(game, names, decision.ask.player).range(&action, entry.hi)));
        }
        list.push(option);
        n += usize::try_from(i32::from(entry.hi) - i32::from(entry.lo) + 1).unwrap_or_default();
    }
    list
}

/// Returns the writer of options: it calls other players by their names.
fn words<'a>(game: &'a Game, names: &'a Names, who: Player) -> Words<'a> {
    Words::of_menu(game, names.language()).naming(names).by(who).beside_pictures()
}

/// Returns words for a page, which shows tiles and cells as pictures: places stand instead of coordinates, and the
/// tile that was placed in this turn needs none.
fn told(game: &Game, names: &Names, text: &str) -> String {
    let core = &game.state().core;
    let here = core.tile_play.placed_tiles.last().map(|placed| core.board.tile(*placed).cell);
    cells::told_here(text, here, Ear::of(game, names), names.language())
}

/// Describes an option: its words, and the place of its target on the page.
fn describe(game: &Game, names: &Names, who: Player, action: &Action, place: Option<Place>, studio: &Studio) -> Value {
    let mut option = json!({"k": "none", "w": told(game, names, &words(game, names, who).option(action))});
    if action.verb == PASS {
        option["k"] = json!("pass");
        return option;
    }
    let at = |option: &mut Value, place: Option<Place>| {
        if let Some(Place { x, y, .. }) = place {
            option["x"] = json!(x.round());
            option["y"] = json!(y.round());
        }
    };
    let v = game.view();
    at(&mut option, place);
    match action.target {
        Target::None => {}
        Target::Cell(cell) => {
            option["k"] = json!("cell");
            option["cell"] = json!([cell.x, cell.y]);
        }
        Target::Place { cell, turn } => {
            option["k"] = json!("cell");
            option["cell"] = json!([cell.x, cell.y]);
            option["turn"] = json!(turn);
        }
        Target::Span { a, b, .. } => {
            option["k"] = json!("span");
            option["sides"] = json!([side(a), side(b)]);
        }
        Target::Spot { .. } => option["k"] = json!("spot"),
        Target::Segment(seg) => {
            option["k"] = json!("segment");
            segment(&mut option, game, names, action, seg, place, studio);
        }
        Target::Figure(figure) => {
            option["k"] = json!("figure");
            if let Some(found) = v.core.figures.get(figure.index()) {
                option["fig"] = json!(studio.figure(game.rules(), found.kind, found.owner, false));
            }
        }
        Target::Player(player) => {
            option["k"] = json!("player");
            option["player"] = json!(player.0);
        }
        Target::Slot { .. } => {
            option["k"] = json!("slot");
            option["slot"] = json!(notation::target(v, action.target));
            if let Some(tile) = tile_at(game, action.target) {
                option["tile"] = json!(Studio::loose(tile, 0));
            }
        }
    }
    if is_card(game, who, action) {
        option["k"] = json!("slot");
        option["slot"] = json!(card_slot(v, action));
    }
    let shape = game.rules().verb_shape(action.verb).map(|shape| shape.arg);
    match shape {
        Some(ArgKind::FigureKind) if !matches!(action.target, Target::Figure(_)) => {
            let lying = place.is_some_and(|place| place.lying);
            let kind = FigureKind::at(action.arg as usize);
            option["fig"] = json!(studio.figure(game.rules(), kind, Some(who), lying));
            option["kind"] = json!(game.rules().names.figures.name(kind.index()));
            // The usual follower comes first.
            option["kind_order"] = json!(if kind == game.rules().player_figure() { 0 } else { kind.index() + 1 });
            option["kind_words"] = json!(Words::of_menu(game, names.language()).figure_kind(kind));
        }
        Some(ArgKind::Tile) => option["tile"] = json!(Studio::loose(TileType(action.arg as u16), 0)),
        _ => {}
    }
    option
}

/// Returns `true` if an action plays a card in the hand of a player.
fn is_card(game: &Game, who: Player, action: &Action) -> bool {
    let has_cards = !game.rules().cards().is_empty();
    let displays = if has_cards { game.view().displays(who).unwrap_or_default() } else { Vec::new() };
    displays.iter().any(|display| matches!(display, Display::Card { play: Some(play), .. } if play == action))
}

/// Adds what a feature is worth, and its shape on the tile.
fn segment(
    option: &mut Value,
    game: &Game,
    names: &Names,
    action: &Action,
    seg: SegmentId,
    place: Option<Place>,
    studio: &Studio,
) {
    if let Some(shape) = studio.shape(game.view(), seg) {
        option["shape"] = json!(shape);
    }
    if action.verb == DEPLOY
        && let Some(prospect) = Prospect::of(game, seg)
    {
        option["worth"] = json!(prospect.words(game, names));
        let short = match (prospect.complete, prospect.completed) {
            (true, _) => format!("{}", prospect.now),
            (false, Some(then)) if then != prospect.now => format!("{} / {then}", prospect.now),
            (false, _) => format!("{}", prospect.now),
        };
        option["points"] = json!(short);
    }
    if let Some(place) = place {
        option["lying"] = json!(place.lying);
    }
}

/// Returns the tile that lies open at a place beside the board.
fn tile_at(game: &Game, target: Target) -> Option<TileType> {
    let v = game.view();
    v.displays(v.core.turn.active).ok()?.into_iter().find_map(|display| match display {
        Display::Tile { tile, group, index, .. } if target == (Target::Slot { group, index }) => Some(tile),
        _ => None,
    })
}

fn side(side: Side) -> usize {
    side.index()
}
