//! Tiles of a board as characters with colors, one tile at a time, for screens that scroll and
//! zoom.
//!
//! [`terminal`](crate::terminal()) writes a whole board as text. A screen that shows a part of a
//! board asks a [`TextBoard`] for the tiles that it needs, in any of the sizes of [`TextSize`].

use std::collections::BTreeMap;

use bastide_core::{Area, Cell, Display, Ruleset, SegmentId, TileType, View};

use crate::board::display;
use crate::scene::Scene;
use crate::text::block::{Block, Glyph, Paint};
use crate::text::{TextLook, TextSize, block, board_edges, extent, index_of, inks, stand_on};
use crate::tile::layout::Layout;

/// One character with its colors, as numbers of the 256 colors of terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextCell {
    /// The character.
    pub letter: char,
    /// The text color; `None` for the terminal's own.
    pub ink: Option<u8>,
    /// The background color; `None` for the terminal's own.
    pub ground: Option<u8>,
    /// `true` if the character is bold.
    pub bold: bool,
    /// `true` if the character is part of the label of a cell or of a segment.
    pub label: bool,
    /// `true` if the character is part of a figure.
    pub figure: bool,
}

impl From<Glyph> for TextCell {
    fn from(glyph: Glyph) -> TextCell {
        let (bold, ink, ground) = inks(glyph.paint);
        let (label, figure) = (glyph.paint == Paint::Label, matches!(glyph.paint, Paint::Figure(_)));
        TextCell { letter: glyph.letter, ink, ground, bold, label, figure }
    }
}

/// A tile as a block of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextTile {
    /// The number of columns.
    pub wide: usize,
    /// The characters, line by line.
    pub cells: Vec<TextCell>,
}

impl TextTile {
    fn of(block: &Block) -> TextTile {
        TextTile { wide: block.wide, cells: block.glyphs.iter().map(|glyph| TextCell::from(*glyph)).collect() }
    }

    /// Returns the lines.
    pub fn rows(&self) -> impl Iterator<Item = &[TextCell]> {
        self.cells.chunks(self.wide.max(1))
    }
}

/// A cache of the layouts of tiles.
#[derive(Debug, Default)]
pub struct Layouts(pub(crate) BTreeMap<TileType, Layout>);

impl Layouts {
    /// Returns a tile off the board, rotated clockwise, with labels on some of its segments.
    pub fn tile(&mut self, rules: &Ruleset, tile: TileType, turn: u8, look: TextLook, labels: &[(usize, String)]) -> TextTile {
        let info = rules.tiles.get(tile);
        let layout = self.0.entry(tile).or_insert_with(|| Layout::of(rules, info));
        let mut block = Block::of(layout, info, turn, look.size.span(), look.ascii);
        labels.iter().for_each(|(index, label)| block.stand(*index, label, Paint::Label));
        TextTile::of(&block)
    }
}

/// A board whose tiles are drawn on request.
pub struct TextBoard<'a> {
    view: View<'a>,
    scene: &'a Scene,
    marks: &'a [(SegmentId, String)],
    look: TextLook,
    displays: Vec<Display>,
    layouts: &'a mut Layouts,
}

impl<'a> TextBoard<'a> {
    /// Makes a board. `marks` are labels of segments.
    pub fn new(
        view: View<'a>,
        scene: &'a Scene,
        marks: &'a [(SegmentId, String)],
        look: TextLook,
        layouts: &'a mut Layouts,
    ) -> TextBoard<'a> {
        TextBoard { view, scene, marks, look, displays: display::of(view), layouts }
    }

    /// Returns the block of a cell: its tile or its other content.
    pub fn tile(&mut self, cell: Cell) -> TextTile {
        let size = self.look.size.span();
        let mut drawn = block(self.view, (self.scene, &self.displays), self.look, &mut self.layouts.0, cell, size);
        // Labels of segments stay clear of the label of the cell.
        let labelled = self.scene.candidates.iter().any(|(candidate, _)| *candidate == cell);
        for (seg, label) in self.marks.iter().filter(|(seg, _)| self.view.core.graph.get(*seg).cell == cell) {
            if labelled && size.1 > 1 {
                drawn.lay(Some(index_of(self.view, *seg)), label, Paint::Label);
            } else {
                stand_on(&mut drawn, self.view, *seg, label, Paint::Label);
            }
        }
        if size.1 >= 3 {
            board_edges(&mut drawn, self.view, &self.displays, self.look, cell);
        }
        TextTile::of(&drawn)
    }
}

/// Returns the visible cells: those with tiles, with printed scenery, and those that may be chosen;
/// `None` if there are none.
pub fn shown(view: View, scene: &Scene) -> Option<Area> {
    extent(view, scene)
}

impl TextSize {
    /// The sizes from the smallest to the largest.
    pub const ALL: [TextSize; 4] = [TextSize::Dot, TextSize::Tiny, TextSize::Small, TextSize::Large];

    /// Returns the columns and lines of a tile.
    pub const fn span(self) -> (usize, usize) {
        match self {
            TextSize::Dot => (2, 1),
            TextSize::Tiny => (4, 2),
            TextSize::Small => (7, 3),
            TextSize::Fitting | TextSize::Large => (11, 5),
        }
    }

    /// Returns the next larger size, or the largest.
    #[must_use]
    pub const fn larger(self) -> TextSize {
        match self {
            TextSize::Dot => TextSize::Tiny,
            TextSize::Tiny => TextSize::Small,
            _ => TextSize::Large,
        }
    }

    /// Returns the next smaller size, or the smallest.
    #[must_use]
    pub const fn smaller(self) -> TextSize {
        match self {
            TextSize::Fitting | TextSize::Large => TextSize::Small,
            TextSize::Small => TextSize::Tiny,
            _ => TextSize::Dot,
        }
    }
}
