//! Tiles of a board as characters with colors, one tile at a time, for screens that scroll and zoom.
//!
//! [`terminal`](super::terminal()) writes a whole board as text. A screen that shows a part of a board asks a [`TextBoard`] for
//! the tiles that it needs, in any of the sizes of [`TextSize`].

use std::collections::BTreeMap;

use bastide_core::{Area, Cell, Display, Ruleset, SegmentId, TileType, View};

use super::chars::{Block, Glyph, Paint};
use super::display;
use super::layout::Layout;
use super::scene::Scene;
use super::terminal::{TextLook, TextSize, block, board_edges, extent, inks, stand_on};

/// One character with its colors, which are numbers of the 256 colors of terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextCell {
    /// The character.
    pub letter: char,
    /// The color to write in; `None` for that of the terminal.
    pub ink: Option<u8>,
    /// The color behind it; `None` for that of the terminal.
    pub ground: Option<u8>,
    /// Is it written bold?
    pub bold: bool,
    /// Is it a part of the label of a cell or of a segment?
    pub label: bool,
    /// Is it a part of a figure?
    pub figure: bool,
}

impl From<Glyph> for TextCell {
    fn from(glyph: Glyph) -> TextCell {
        let (bold, ink, ground) = inks(glyph.paint);
        let (label, figure) = (glyph.paint == Paint::Label, matches!(glyph.paint, Paint::Piece(_)));
        TextCell { letter: glyph.letter, ink, ground, bold, label, figure }
    }
}

/// A tile as a block of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextTile {
    /// How many columns it has.
    pub wide: usize,
    /// The characters, line by line.
    pub cells: Vec<TextCell>,
}

impl TextTile {
    fn of(block: &Block) -> TextTile {
        TextTile { wide: block.wide, cells: block.glyphs.iter().map(|glyph| TextCell::from(*glyph)).collect() }
    }

    /// Its lines.
    pub fn rows(&self) -> impl Iterator<Item = &[TextCell]> {
        self.cells.chunks(self.wide.max(1))
    }
}

/// The layouts of tiles that were drawn before, so that they need not be made again.
#[derive(Debug, Default)]
pub struct Layouts(pub(super) BTreeMap<TileType, Layout>);

impl Layouts {
    /// A tile that does not lie on the board, turned clockwise, with labels on some of its parts.
    pub fn tile(&mut self, rules: &Ruleset, tile: TileType, turn: u8, look: TextLook, labels: &[(usize, String)]) -> TextTile {
        let info = rules.tiles.get(tile);
        let layout = self.0.entry(tile).or_insert_with(|| Layout::of(rules, info));
        let mut block = Block::of(layout, info, turn, look.size.span(), look.ascii);
        labels.iter().for_each(|(part, label)| block.stand(*part, label, Paint::Label));
        TextTile::of(&block)
    }
}

/// A board whose tiles are drawn as they are asked for.
pub struct TextBoard<'a> {
    view: View<'a>,
    scene: &'a Scene,
    marks: &'a [(SegmentId, String)],
    look: TextLook,
    displays: Vec<Display>,
    layouts: &'a mut Layouts,
}

impl<'a> TextBoard<'a> {
    /// A board. `marks` are labels of segments.
    pub fn new(
        view: View<'a>,
        scene: &'a Scene,
        marks: &'a [(SegmentId, String)],
        look: TextLook,
        layouts: &'a mut Layouts,
    ) -> TextBoard<'a> {
        TextBoard { view, scene, marks, look, displays: display::of(view), layouts }
    }

    /// The tile or what else there is on a cell.
    pub fn tile(&mut self, cell: Cell) -> TextTile {
        let size = self.look.size.span();
        let mut drawn = block(self.view, self.scene, self.look, &mut self.layouts.0, cell, size);
        for (seg, label) in self.marks.iter().filter(|(seg, _)| self.view.core.graph.get(*seg).cell == cell) {
            stand_on(&mut drawn, self.view, *seg, label, Paint::Label);
        }
        if size.1 >= 3 {
            board_edges(&mut drawn, self.view, &self.displays, self.look, cell);
        }
        TextTile::of(&drawn)
    }
}

/// The cells that a board shows: those with tiles, with printed scenery, and those that may be chosen; `None` if there are none.
pub fn shown(view: View, scene: &Scene) -> Option<Area> {
    extent(view, scene)
}

impl TextSize {
    /// The sizes from the smallest to the largest.
    pub const ALL: [TextSize; 4] = [TextSize::Dot, TextSize::Tiny, TextSize::Small, TextSize::Large];

    /// How many columns and lines a tile takes.
    pub const fn span(self) -> (usize, usize) {
        match self {
            TextSize::Dot => (2, 1),
            TextSize::Tiny => (4, 2),
            TextSize::Small => (7, 3),
            TextSize::Fitting | TextSize::Large => (11, 5),
        }
    }

    /// The next larger size, or the largest.
    #[must_use]
    pub const fn larger(self) -> TextSize {
        match self {
            TextSize::Dot => TextSize::Tiny,
            TextSize::Tiny => TextSize::Small,
            _ => TextSize::Large,
        }
    }

    /// The next smaller size, or the smallest.
    #[must_use]
    pub const fn smaller(self) -> TextSize {
        match self {
            TextSize::Fitting | TextSize::Large => TextSize::Small,
            TextSize::Small => TextSize::Tiny,
            _ => TextSize::Dot,
        }
    }
}
