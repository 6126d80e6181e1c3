//! Observations: what one seat may see of a game, as planes around the board, globals and options.
//!
//! The [`Layout`] follows from the rules alone, so a plugin that this crate does not know has its
//! kinds, figures, tokens, traits and numbers in it. Everything is read from a [`GameView`], which
//! hides what the seat must not see.

use std::ffi::CString;

use bastide_core::{Cell, Content, Display, Fault, FigureLocation, GameView, Player, Ruleset, Side, Target, TokenPlace, View};
use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;

use crate::frame::Frame;
use crate::options::{COLUMNS, NOTHING, columns};

/// The cells of a window side, unless the caller says otherwise.
pub(crate) const DEFAULT_WINDOW: usize = 21;
/// The options that an observation holds, unless the caller says otherwise.
pub(crate) const DEFAULT_OPTIONS: usize = 1024;

/// The planes before those that depend on the rules.
const FIXED: [&str; 5] = ["tile", "open", "void", "placeable", "last"];
/// The planes of each kind of segment.
const OF_KIND: [&str; 4] = ["segments", "complete", "mine", "others"];
/// The planes of each kind of figure.
const OF_FIGURE: [&str; 3] = ["mine", "others", "neutral"];
/// The planes of each kind of token, by its owner.
const OF_TOKEN: [&str; 3] = ["mine", "others", "common"];
/// The globals before those that depend on the rules.
const FIRST: [&str; 5] = ["turn", "tiles_left", "asked", "over", "outside"];

/// Warns that an observation leaves out options.
pub(crate) fn warn_if_cut(py: Python<'_>, options: usize, most: usize) -> PyResult<()> {
    if options <= most {
        return Ok(());
    }
    let message = format!("a decision has {options} options, and observations hold {most}; ask for more with max_options");
    let message = CString::new(message)?;
    PyErr::warn(py, &py.get_type::<PyUserWarning>(), &message, 2)
}

/// The shape and the names of an observation.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The names of the planes.
    pub(crate) planes: Vec<String>,
    /// The names of the globals.
    pub(crate) globals: Vec<String>,
    /// The cells of a side of the window.
    pub(crate) window: usize,
    /// The most options.
    pub(crate) options: usize,
}

impl Layout {
    /// Makes the layout of the observations of these rules.
    pub(crate) fn new(rules: &Ruleset, window: usize, options: usize) -> Layout {
        let names = &rules.names;
        let mut planes: Vec<String> = FIXED.map(str::to_owned).to_vec();
        for side in ["N", "E", "S", "W"] {
            planes.extend(names.edges.iter().map(|edge| format!("edge:{edge}:{side}")));
        }
        let of = |kind: &str, each: &[&str]| each.iter().map(|each| format!("{kind}:{each}")).collect::<Vec<_>>();
        planes.extend(names.kinds.iter().flat_map(|kind| of(&format!("kind:{kind}"), &OF_KIND)));
        planes.extend(names.traits.iter().map(|name| format!("trait:{name}")));
        planes.extend(names.figures.iter().flat_map(|figure| of(&format!("figure:{figure}"), &OF_FIGURE)));
        planes.extend(names.tokens.iter().flat_map(|token| of(&format!("token:{token}"), &OF_TOKEN)));

        let mut globals: Vec<String> = FIRST.map(str::to_owned).to_vec();
        globals.extend(names.prompts.iter().map(|prompt| format!("prompt:{prompt}")));
        globals.extend(rules.tiles.iter().map(|(_, tile)| format!("hand:{}", tile.name)));
        globals.extend(rules.tiles.iter().map(|(_, tile)| format!("left:{}", tile.name)));
        globals.extend(rules.cards().iter().map(|card| format!("card:{}", names.tokens.name(card.index()))));
        globals.extend(names.tokens.iter().map(|token| format!("common:{token}")));
        for seat in 0..rules.seats.len() {
            globals.extend(["score", "standing", "active"].map(|name| format!("{name}:{seat}")));
            globals.extend(names.figures.iter().map(|figure| format!("supply:{figure}:{seat}")));
            globals.extend(names.tokens.iter().map(|token| format!("tokens:{token}:{seat}")));
            globals.extend(names.shown.iter().map(|shown| format!("shown:{shown}:{seat}")));
        }
        Layout { planes, globals, window, options }
    }

    /// Returns the length of the planes of one observation.
    pub(crate) fn plane_cells(&self) -> usize {
        self.planes.len() * self.window * self.window
    }

    /// Returns the length of the options of one observation.
    pub(crate) fn option_cells(&self) -> usize {
        self.options * COLUMNS.len()
    }
}

/// The memory that an observation is written to. A part that is empty is left out.
pub(crate) struct Out<'a> {
    /// The planes, one after the other, each row by row.
    pub(crate) planes: &'a mut [u8],
    /// The globals.
    pub(crate) globals: &'a mut [f32],
    /// The options, row by row.
    pub(crate) options: &'a mut [i16],
    /// One flag for each option.
    pub(crate) mask: &'a mut [bool],
}

/// Writes the observation of a seat.
///
/// # Errors
/// A plugin failed.
pub(crate) fn write(layout: &Layout, view: &GameView, me: Player, out: &mut Out) -> Result<(), Fault> {
    let (v, frame) = (view.view(), Frame::new(view.view(), layout.window));
    if !out.planes.is_empty() {
        out.planes.fill(0);
        Planes { cells: out.planes, frame, window: layout.window }.write(view, v, me);
    }
    if !out.globals.is_empty() {
        let outside = v.core.board.placed_tiles().iter().filter(|tile| frame.place(tile.cell).is_none()).count();
        write_globals(view, v, me, outside, out.globals)?;
    }
    out.mask.fill(false);
    out.options.fill(NOTHING);
    let Some(decision) = view.decision().filter(|decision| decision.ask.player == me) else { return Ok(()) };
    let shown = decision.len().min(out.mask.len());
    out.mask[..shown].fill(true);
    for (row, action) in out.options.chunks_exact_mut(COLUMNS.len()).zip(decision.iter()) {
        row.copy_from_slice(&columns(v, &frame, me, &action));
    }
    Ok(())
}

/// Planes while they are written.
struct Planes<'a> {
    cells: &'a mut [u8],
    frame: Frame,
    window: usize,
}

impl Planes<'_> {
    fn add(&mut self, plane: usize, cell: Cell, n: usize) {
        let Some((row, column)) = self.frame.place(cell) else { return };
        if let Some(at) = self.cells.get_mut((plane * self.window + row) * self.window + column) {
            *at = at.saturating_add(u8::try_from(n).unwrap_or(u8::MAX));
        }
    }

    fn write(&mut self, view: &GameView, v: View, me: Player) {
        let (board, names) = (&v.core.board, &v.rules.names);
        let edges = FIXED.len();
        let kinds = edges + 4 * names.edges.len();
        let traits = kinds + OF_KIND.len() * names.kinds.len();
        let figures = traits + names.traits.len();
        let tokens = figures + OF_FIGURE.len() * names.figures.len();
        for tile in board.placed_tiles() {
            self.add(0, tile.cell, 1);
            for (i, side) in [Side::N, Side::E, Side::S, Side::W].into_iter().enumerate() {
                if let Some(edge) = v.edge_at(tile.cell, side) {
                    self.add(edges + i * names.edges.len() + edge.index(), tile.cell, 1);
                }
            }
            v.rules.tiles.get(tile.tile).traits.iter().for_each(|(t, n)| self.add(traits + t.index(), tile.cell, n.into()));
        }
        board.frontier().iter().for_each(|cell| self.add(1, *cell, 1));
        if board.is_bounded() {
            self.write_void(v);
        }
        if let Some(decision) = view.decision().filter(|decision| decision.ask.player == me) {
            for action in decision.iter().take(decision.menu().placements()) {
                if let Target::Place { cell, .. } = action.target {
                    self.add(3, cell, 1);
                }
            }
        }
        if let Some(last) = board.placed_tiles().last() {
            self.add(4, last.cell, 1);
        }
        let claims = claims(v, me);
        for seg in v.core.graph.segments() {
            let (segment, root) = (v.core.graph.get(seg), v.core.graph.feature(seg));
            let first = kinds + OF_KIND.len() * segment.kind.index();
            self.add(first, segment.cell, 1);
            self.add(first + 1, segment.cell, usize::from(v.core.graph.sums(root).open == 0));
            if let Some((_, mine, others)) = claims.iter().find(|(claimed, ..)| *claimed == root) {
                self.add(first + 2, segment.cell, *mine);
                self.add(first + 3, segment.cell, *others);
            }
            if let Some(printed) = v.printed_segment(seg) {
                printed.traits.iter().for_each(|(t, n)| self.add(traits + t.index(), segment.cell, n.into()));
            }
        }
        for (seg, t) in &v.core.segment_traits {
            self.add(traits + t.index(), v.core.graph.get(*seg).cell, 1);
        }
        for figure in &v.core.figures {
            let whose = figure.owner.map_or(2, |owner| usize::from(owner != me));
            if let Some(cell) = cell_of(v, figure.place) {
                self.add(figures + OF_FIGURE.len() * figure.kind.index() + whose, cell, 1);
            }
        }
        for token in v.core.placed_tokens() {
            let cell = match token.place {
                TokenPlace::Cell(cell) => Some(cell),
                TokenPlace::Segment(seg) => Some(v.core.graph.get(seg).cell),
                TokenPlace::Figure(figure) => v.core.figures.get(figure.index()).and_then(|f| cell_of(v, f.place)),
            };
            let whose = token.owner.map_or(2, |owner| usize::from(owner != me));
            if let Some(cell) = cell {
                let plane = tokens + OF_TOKEN.len() * token.token.index() + whose;
                self.add(plane, cell, usize::try_from(token.number).unwrap_or(1));
            }
        }
    }

    /// Marks the cells of the window that the board does not have.
    fn write_void(&mut self, v: View) {
        for (row, column) in (0..self.window).flat_map(|row| (0..self.window).map(move |column| (row, column))) {
            let exists = self.frame.cell(row, column);
            if exists.is_none_or(|cell| v.core.board.content(cell) == Content::Void) {
                let at = (2 * self.window + row) * self.window + column;
                self.cells.iter_mut().skip(at).take(1).for_each(|cell| *cell = 1);
            }
        }
    }
}

fn cell_of(v: View, place: FigureLocation) -> Option<Cell> {
    match place {
        FigureLocation::Segment(seg) => Some(v.core.graph.get(seg).cell),
        FigureLocation::Spot { cell, .. } => Some(cell),
        _ => None,
    }
}

/// Returns the features with figures, by their roots, with the number of the viewer's figures and
/// of those of others.
fn claims(v: View, me: Player) -> Vec<(bastide_core::SegmentId, usize, usize)> {
    let mut claims: Vec<(_, usize, usize)> = Vec::with_capacity(16);
    for figure in &v.core.figures {
        let (Some(owner), FigureLocation::Segment(seg)) = (figure.owner, figure.place) else { continue };
        let root = v.core.graph.feature(seg);
        let at = claims.iter().position(|(claimed, ..)| *claimed == root).unwrap_or(claims.len());
        if at == claims.len() {
            claims.push((root, 0, 0));
        }
        if let Some((_, mine, others)) = claims.get_mut(at) {
            *(if owner == me { mine } else { others }) += 1;
        }
    }
    claims
}

fn write_globals(view: &GameView, v: View, me: Player, outside: usize, out: &mut [f32]) -> Result<(), Fault> {
    out.fill(0.0);
    let (core, names) = (v.core, &v.rules.names);
    let ask = view.ask();
    let asked = ask.is_some_and(|ask| ask.player == me);
    let first = [
        f32::from(core.turn.number),
        v.tiles_left() as f32,
        f32::from(u8::from(asked)),
        f32::from(u8::from(core.is_over)),
        outside as f32,
    ];
    let (head, mut rest) = out.split_at_mut(FIRST.len());
    head.copy_from_slice(&first);
    let mut part = |length: usize| {
        let (part, after) = std::mem::take(&mut rest).split_at_mut(length);
        rest = after;
        part
    };
    let count = |part: &mut [f32], at: usize, n: f32| part.iter_mut().skip(at).take(1).for_each(|sum| *sum += n);
    let prompts = part(names.prompts.len());
    if let Some(ask) = ask {
        count(prompts, ask.prompt.index(), 1.0);
    }
    let hand = part(v.rules.tiles.len());
    core.tile_play.tiles.iter().for_each(|tile| count(hand, tile.index(), 1.0));
    let left = part(v.rules.tiles.len());
    core.piles.iter().flatten().for_each(|tile| count(left, tile.index(), 1.0));
    let cards = part(v.rules.cards().len());
    if !cards.is_empty() {
        // The view shows the hand of its own player alone.
        for display in v.displays(me)? {
            if let Display::Card { of, card, count: number, .. } = display
                && of == me
                && let Some(at) = v.rules.cards().iter().position(|known| *known == card)
            {
                count(cards, at, number.into());
            }
        }
    }
    let common = part(names.tokens.len());
    core.token_supply.iter().enumerate().for_each(|(token, n)| count(common, token, f32::from(*n)));
    let standing = v.standing()?;
    let seats = v.rules.seats.len();
    for from_me in 0..seats {
        let player = Player(((me.index() + from_me) % seats) as u8);
        let score = core.score.get(player.index()).copied().unwrap_or_default();
        let active = f32::from(u8::from(core.turn.active == player));
        part(3).copy_from_slice(&[score as f32, standing.get(player.index()).copied().unwrap_or_default() as f32, active]);
        let supply = part(names.figures.len());
        for figure in core.figures.iter().filter(|f| f.owner == Some(player) && f.place == FigureLocation::Supply) {
            count(supply, figure.kind.index(), 1.0);
        }
        let tokens = part(names.tokens.len());
        core.tokens.iter().enumerate().for_each(|(token, held)| {
            count(tokens, token, held.get(player.index()).copied().map_or(0.0, f32::from));
        });
        let shown = part(names.shown.len());
        for (name, number) in v.shown_numbers(player)? {
            if let Some(at) = names.shown.index(name) {
                count(shown, at, number as f32);
            }
        }
    }
    Ok(())
}
