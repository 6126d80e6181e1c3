//! The board in pieces, for a screen that redraws only what changed.
//!
//! A [`Studio`] keeps the pictures of tiles of a ruleset. [`Studio::board`] returns the board as
//! pieces of SVG with keys: a piece whose text is the same as before need not be sent or drawn
//! again. [`svg`](crate::svg) draws the same pieces into one picture.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bastide_core::{Cell, Figure, FigureKind, PieceShape, Player, Ruleset, SegmentId, SymbolOf, Target, TileType, Token, View};

use crate::board::Board;
use crate::board::display;
use crate::board::figures;
use crate::board::tokens;
use crate::draw::color;
use crate::draw::geom::{P, n, north_west, p, turn};
use crate::draw::pen::Pen;
use crate::panel::held_cards::{self, HeldCard};
use crate::scene::Scene;
use crate::side_board;
use crate::symbol;
use crate::symbol::extent::Extent;
use crate::symbol::figure::{self, Look};
use crate::tile;
use crate::tile::grid::Owner;
use crate::tile::layout::Layout;

/// The pictures of the tiles of one ruleset, drawn once.
pub struct Studio {
    pen: Pen,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    layouts: BTreeMap<TileType, Layout>,
    grounds: BTreeMap<TileType, Arc<str>>,
    standing: BTreeMap<(TileType, u8), Arc<str>>,
    drawings: Vec<Piece>,
}

/// A piece of a picture: its key, which also orders the pieces from the lowest to the highest, and
/// its SVG.
pub type Piece = (String, Arc<str>);

/// A board in pieces, in units of one hundredth of a cell, with the corner of cell 0,0 at the
/// origin.
pub struct PiecedBoard {
    /// The definitions that the pieces use: the pictures of tiles.
    pub defs: Vec<Piece>,
    /// The pieces from the lowest to the highest.
    pub pieces: Vec<Piece>,
    /// The visible cells: the first and the last one.
    pub area: [Cell; 2],
    /// The size of figures, with 1 for the usual one.
    pub zoom: f64,
    /// The position of each target that was asked for; `None` if it is not on the board.
    pub places: Vec<Option<Place>>,
}

/// The position of a target in a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The distance to the east of the corner of cell 0,0.
    pub x: f64,
    /// The distance to the south of it.
    pub y: f64,
    /// `true` if a figure lies down there.
    pub lying: bool,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio { pen: Pen::new(), kept: Mutex::default() }
    }
}

/// Returns a drawing that reaches this far, made smaller if it is larger than its place.
fn fitted(drawing: String, reach: Option<Extent>, place: Extent) -> String {
    match reach.and_then(|reach| reach.fit(place)) {
        Some(transform) => format!(r#"<g transform="{transform}">{drawing}</g>"#),
        None => drawing,
    }
}

impl Studio {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the definitions that the pieces of all tables use: landscapes and pawns.
    pub fn symbols() -> String {
        symbol::common()
    }

    /// Draws the board of a game in pieces. `loose` are tiles that are shown apart from the board,
    /// which [`Self::loose`] names.
    pub fn board(&self, view: View, scene: &Scene, loose: &[TileType], targets: &[Target]) -> PiecedBoard {
        let displays = display::of(view);
        let board = Board::with(view, scene, &displays, &self.pen, |tile| self.layout(view.rules, tile));
        let side_boards = side_board::of(view, scene);
        let mut pieces: Vec<Piece> = Vec::new();
        let cells = (board.area.max.x - board.area.min.x + 1, board.area.max.y - board.area.min.y + 1);
        let zoom = zoom(cells);
        let figures = board.pieces(zoom, &side_boards, |key, piece| {
            if !piece.is_empty() {
                pieces.push((key.to_owned(), piece.into()));
            }
        });
        let spots = board.spots();
        let place = |target: &Target| -> Option<Place> {
            let still = |at: P| Place { x: at.x, y: at.y, lying: false };
            let middle = |cell: Cell| north_west(cell) + p(50.0, 50.0);
            Some(match *target {
                Target::Cell(cell) | Target::Place { cell, .. } | Target::Span { cell, .. } => still(middle(cell)),
                Target::Spot { cell, at } => still(north_west(cell) + figures::point_of(at)),
                Target::Segment(seg) => {
                    let spot = spots.of(seg);
                    Place { lying: spot.lying, ..still(spot.at) }
                }
                Target::Figure(figure) => still(of_figure(&figures, figure)?),
                _ => return None,
            })
        };
        let places = targets.iter().map(place).collect();
        PiecedBoard { defs: self.defs(view, loose), pieces, area: [board.area.min, board.area.max], zoom, places }
    }

    /// Returns the key of the picture of a loose tile in this rotation, which can be used with
    /// `href`.
    pub fn loose(tile: TileType, turn: u8) -> String {
        format!("h{}-{turn}", tile.0)
    }

    /// Returns a small picture of a tile that lies on a board of [`Self::board`], whose definitions
    /// it uses.
    pub fn thumbnail(tile: TileType, turn: u8) -> String {
        let (turn, angle) = (turn & 3, u32::from(turn & 3) * 90);
        format!(r##"<use href="#g{0}" transform="rotate({angle} 50 50)"/><use href="#s{0}-{turn}"/>"##, tile.0)
    }

    /// Returns pictures of a piece of several cells in all four turns, with the corner of its first
    /// cell at the origin. Their keys are `p`, the number, a hyphen, and the turn. The tiles of the
    /// piece must be among the loose ones of [`Self::board`].
    pub fn of_piece(number: usize, piece: &PieceShape) -> Vec<Piece> {
        let of_turn = |turn: u8| {
            let key = Studio::loose_piece(number, turn);
            let mut out = format!(r#"<g id="{key}">"#);
            for (tile, cell, turn) in piece.at(Cell::new(0, 0), turn) {
                let at = north_west(cell);
                _ = write!(out, r##"<use href="#{}" x="{}" y="{}"/>"##, Studio::loose(tile, turn), n(at.x), n(at.y));
            }
            (key, (out + "</g>").into())
        };
        (0..4).map(of_turn).collect()
    }

    /// Returns the key of the picture of a piece of several cells in this rotation.
    pub fn loose_piece(number: usize, turn: u8) -> String {
        format!("p{number}-{turn}")
    }

    fn layout(&self, rules: &Ruleset, tile: TileType) -> Layout {
        self.kept().layouts.entry(tile).or_insert_with(|| Layout::of(rules, rules.tiles.get(tile))).clone()
    }

    fn ground(&self, rules: &Ruleset, tile: TileType) -> Arc<str> {
        let layout = self.layout(rules, tile);
        let draw = || format!(r#"<g id="g{}">{}</g>"#, tile.0, tile::ground(&layout, rules.tiles.get(tile))).into();
        self.kept().grounds.entry(tile).or_insert_with(draw).clone()
    }

    fn standing(&self, rules: &Ruleset, tile: TileType, turns: u8) -> Arc<str> {
        let layout = self.layout(rules, tile);
        let draw = || {
            let svg = tile::standing(&layout, rules.tiles.get(tile), turns, &self.pen);
            format!(r#"<g id="s{}-{turns}">{svg}</g>"#, tile.0).into()
        };
        self.kept().standing.entry((tile, turns)).or_insert_with(draw).clone()
    }

    fn defs(&self, view: View, loose: &[TileType]) -> Vec<Piece> {
        let rules = view.rules;
        let mut defs: BTreeMap<String, Arc<str>> = BTreeMap::new();
        let mut both = |tile: TileType, turns: u8| {
            defs.entry(format!("g{}", tile.0)).or_insert_with(|| self.ground(rules, tile));
            defs.entry(format!("s{}-{turns}", tile.0)).or_insert_with(|| self.standing(rules, tile, turns));
        };
        view.core.board.placed_tiles().iter().for_each(|placed| both(placed.tile, placed.turn & 3));
        for tile in loose {
            (0..4).for_each(|turns| both(*tile, turns));
        }
        for tile in loose {
            for turns in 0..4 {
                let key = Studio::loose(*tile, turns);
                defs.entry(key.clone()).or_insert_with(|| self.whole(rules, *tile, turns, &key).into());
            }
        }
        self.drawings(rules).into_iter().chain(defs).collect()
    }

    /// Returns the drawings that the plugins of the table bring.
    fn drawings(&self, rules: &Ruleset) -> Vec<Piece> {
        let mut kept = self.kept();
        if kept.drawings.is_empty() {
            kept.drawings = symbol::drawings(rules).into_iter().map(|(id, svg)| (id, svg.into())).collect();
        }
        kept.drawings.clone()
    }

    /// Draws a tile with its outline, from the definitions of its ground and its roofs.
    fn whole(&self, rules: &Ruleset, tile: TileType, turns: u8, key: &str) -> String {
        let mut out = format!(
            r##"<g id="{key}"><use href="#g{0}" transform="rotate({1} 50 50)"/><use href="#s{0}-{turns}"/>"##,
            tile.0,
            u32::from(turns) * 90
        );
        for end in self.layout(rules, tile).wall_ends() {
            symbol::use_at(&mut out, "turret", turn(end, turns.into()));
        }
        out.push_str(r##"<path d="M0 0h100v100H0z" fill="none" stroke="#2a1f12" stroke-opacity=".55" stroke-width="1.4"/></g>"##);
        out
    }

    /// Draws a figure around the origin; `lying` is for figures on a field.
    pub fn figure(&self, rules: &Ruleset, kind: FigureKind, owner: Option<Player>, lying: bool) -> String {
        let state = bastide_core::FigureState { kind, owner, place: bastide_core::FigureLocation::Supply };
        let mut out = String::new();
        figure::put(&mut out, &self.pen, &Look::of(rules, &state, lying), p(0.0, 0.0));
        out
    }

    /// Draws a token around the origin, from -12 to 12 across and from -13 down to 9, and tells whether it has a
    /// picture of its own, or a letter only. A larger picture is drawn smaller.
    pub fn token(&self, rules: &Ruleset, token: Token) -> (String, bool) {
        const PLACE: Extent = Extent { left: -12.0, top: -13.0, right: 12.0, bottom: 9.0 };
        let mut out = String::new();
        tokens::disc(&mut out, &self.pen, rules, (token, None), 1);
        (fitted(out, tokens::reach(rules, token), PLACE), tokens::has_picture(rules, token))
    }

    /// Draws a card of a hand around the origin, from -11 to 11 across and from -12 down to 10. A larger picture is
    /// drawn smaller.
    pub fn card(&self, rules: &Ruleset, card: &HeldCard) -> String {
        const PLACE: Extent = Extent { left: -11.0, top: -12.0, right: 11.0, bottom: 10.0 };
        let mut out = String::new();
        held_cards::put(&mut out, &self.pen, rules, card);
        fitted(out, symbol::reach(rules, SymbolOf::Token, rules.names.tokens.name(card.card.index())), PLACE)
    }

    /// Returns the outline of a printed segment on the board as the data of an SVG path, in the
    /// units of [`PiecedBoard`]; `None` for a segment that is not printed on a tile.
    pub fn shape(&self, view: View, seg: SegmentId) -> Option<String> {
        let bastide_core::Origin::Printed { placed, index } = view.core.graph.get(seg).origin else { return None };
        let board_tile = view.core.board.tile(placed);
        let rows = self.layout(view.rules, board_tile.tile).grid.rows(|owner| owner == Owner::Segment(index.into()));
        let at = north_west(board_tile.cell);
        let mut out = String::new();
        let _ = write!(
            out,
            r#"<path transform="translate({} {}) rotate({} 50 50)" d="{rows}"/>"#,
            n(at.x),
            n(at.y),
            u32::from(board_tile.turn & 3) * 90
        );
        Some(out)
    }

    /// Returns the segment that is printed at a position of the board.
    pub fn segment_at(&self, view: View, x: f64, y: f64) -> Option<SegmentId> {
        let (column, row) = ((x / 100.0).floor(), (y / 100.0).floor());
        let most = f64::from(Cell::MAX);
        if !(column.abs() <= most && row.abs() <= most) {
            return None;
        }
        let cell = Cell::new(column as i16, row as i16);
        let placed = view.core.board.tile_at(cell)?;
        let board_tile = view.core.board.tile(placed);
        let within = turn(p(x, y) - north_west(cell), 4 - usize::from(board_tile.turn & 3));
        match self.layout(view.rules, board_tile.tile).grid.owner(within) {
            Owner::Segment(index) => view.printed(placed).nth(index),
            _ => None,
        }
    }

    /// Returns the fill and the edge of a player's color.
    pub fn colors(rules: &Ruleset, player: Player) -> (&'static str, &'static str) {
        let paint = color::of_player(rules, player);
        (paint.fill, paint.edge)
    }
}

/// Returns the size of figures on a board of this number of columns and rows: they grow with the
/// board, so that their marks stay readable.
fn zoom((columns, rows): (i16, i16)) -> f64 {
    let cells = f64::from(columns) * f64::from(rows);
    (cells.sqrt() / 12.0).clamp(1.0, 1.6)
}

fn of_figure(figures: &[(Figure, P)], figure: Figure) -> Option<P> {
    figures.iter().find(|(f, _)| *f == figure).map(|(_, at)| *at)
}
