//! The board as text, for a terminal and for the messages of failing tests.
//!
//! Each tile is a block of characters: `▓` is city, lines are roads, `†` a monastery, `*` a garden,
//! `o` a crossing, dots are fields, small letters are the traits of a tile, capitals are figures by
//! the letter of their player, a star before a letter is a figure of no player, a letter with a
//! number is a placed token, double lines are bridges, and heavy corners in the color of a player
//! mark a domain, such as the fief of a castle. Legal cells carry their labels. With
//! [`TextLook::ascii`] every character is ASCII. Color carries no information of its own.

pub(crate) mod block;
pub(crate) mod board;
pub(crate) mod pieces;
pub(crate) mod printed;
pub(crate) mod side_boards;
pub(crate) mod small;

use std::collections::BTreeMap;

use bastide_core::{Area, Cell, Content, Display, Figure, FigureLocation, Origin, Ruleset, SegmentId, TileType, View, notation};
use bastide_texts::Args;

use crate::board::display;
use crate::board::links;
use crate::board::printed::area_of;
use crate::board::signs;
use crate::draw::color;
use crate::scene::Scene;
use crate::text::block::{Block, Glyph, Paint, initial};
use crate::text::printed::{ground, label};
use crate::tile::layout::Layout;
use crate::words::Words;

/// The size of a tile in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// Large if the board fits, small otherwise.
    #[default]
    Fitting,
    /// 2 by 1 characters: roads or the building on the left; city, field or a figure on the right.
    Dot,
    /// 4 by 2 characters.
    Tiny,
    /// 7 by 3 characters.
    Small,
    /// 11 by 5 characters.
    Large,
}

/// The columns for the row numbers.
const MARGIN: usize = 5;

/// The settings for drawing a board as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextLook {
    /// Whether to use ANSI colors.
    pub color: bool,
    /// Whether to use ASCII characters only.
    pub ascii: bool,
    /// The size of a tile.
    pub size: TextSize,
    /// The available columns and lines. Cells that do not fit are left out, those farthest from the
    /// last tile first.
    pub room: Option<(usize, usize)>,
}

/// Returns the board as text. Of the scene it shows the last tile and the cells that may be chosen.
pub fn terminal(view: View, scene: &Scene, look: TextLook) -> String {
    let Some(all) = extent(view, scene) else { return Words::of(view.rules, &scene.language).say("nothing-placed") + "\n" };
    let fits = |(wide, high): (usize, usize)| {
        let (columns, lines) = (span(all.min.x, all.max.x) * wide + MARGIN, span(all.min.y, all.max.y) * high + 1);
        look.room.is_none_or(|(w, h)| columns <= w && lines <= h)
    };
    let size = match look.size {
        TextSize::Fitting if fits(TextSize::Large.span()) => TextSize::Large.span(),
        TextSize::Fitting => TextSize::Small.span(),
        size => size.span(),
    };
    let focus = scene.last.or_else(|| scene.candidates.first().map(|(cell, _)| *cell)).unwrap_or(all.min);
    let area = look.room.map_or(all, |(w, h)| {
        let (x, y) = (w.saturating_sub(MARGIN) / size.0, h.saturating_sub(2) / size.1);
        let (left, right) = window(all.min.x, all.max.x, focus.x, x.max(1));
        let (top, bottom) = window(all.min.y, all.max.y, focus.y, y.max(1));
        Area { min: Cell::new(left, top), max: Cell::new(right, bottom) }
    });
    let mut out = String::new();
    let mut line: Vec<Glyph> = vec![Glyph::BLANK; MARGIN];
    for x in area.min.x..=area.max.x {
        line.extend(format!("{x:^0$}", size.0).chars().map(|c| Glyph::new(c, Paint::Rim)));
    }
    write_line(&mut out, &line, look.color, None);
    let mut layouts: BTreeMap<TileType, Layout> = BTreeMap::new();
    let displays = display::of(view);
    for y in area.min.y..=area.max.y {
        let draw = |cell: Cell| {
            let mut block = block(view, (scene, &displays), look, &mut layouts, cell, size);
            board_edges(&mut block, view, &displays, look, cell);
            block
        };
        let row: Vec<Block> = (area.min.x..=area.max.x).map(|x| Cell::new(x, y)).map(draw).collect();
        for k in 0..size.1 {
            let number = if k == size.1 / 2 { format!("{y:>4} ") } else { " ".repeat(MARGIN) };
            let mut line: Vec<Glyph> = number.chars().map(|c| Glyph::new(c, Paint::Rim)).collect();
            line.extend(row.iter().flat_map(|b| &b.glyphs[k * b.wide..(k + 1) * b.wide]));
            let last = scene.last.filter(|c| c.y == y && (area.min.x..=area.max.x).contains(&c.x));
            let glow = last.map(|c| (c.x - area.min.x) as usize * size.0 + MARGIN).map(|from| from..from + size.0);
            write_line(&mut out, &line, look.color, glow);
        }
    }
    if area != all {
        let args = Args::new().with("first", notation::cell(all.min)).with("last", notation::cell(all.max));
        let extent = Words::of(view.rules, &scene.language).speech.say("board-extent", &args);
        out.push_str(&format!("{}{extent}\n", " ".repeat(MARGIN)));
    }
    out
}

/// Returns one tile with a rotation as text.
pub fn tile_text(rules: &Ruleset, tile: TileType, turn: u8, look: TextLook) -> String {
    tile_text_with(rules, tile, turn, look, &[])
}

/// Returns one tile with a rotation as text, with labels on some of its segments.
pub fn tile_text_with(rules: &Ruleset, tile: TileType, turn: u8, look: TextLook, labels: &[(usize, String)]) -> String {
    let info = rules.tiles.get(tile);
    let mut block = Block::of(&Layout::of(rules, info), info, turn, look.size.span(), look.ascii);
    labels.iter().for_each(|(index, label)| block.stand(*index, label, Paint::Label));
    let mut out = String::new();
    block.glyphs.chunks(block.wide).for_each(|line| write_line(&mut out, line, look.color, None));
    out
}

fn span(from: i16, to: i16) -> usize {
    usize::from(to.abs_diff(from)) + 1
}

/// Returns a range of `most` of the numbers from `min` to `max` that contains `around`.
fn window(min: i16, max: i16, around: i16, most: usize) -> (i16, i16) {
    if span(min, max) <= most {
        return (min, max);
    }
    let most = most as i16;
    let from = (around - most / 2).clamp(min, max - most + 1);
    (from, from + most - 1)
}

/// Returns the visible cells.
pub(crate) fn extent(view: View, scene: &Scene) -> Option<Area> {
    let printed = view.rules.scenery.iter().map(area_of).flat_map(|area| [area.min, area.max]);
    let cells = view
        .core
        .board
        .placed_tiles()
        .iter()
        .map(|board_tile| board_tile.cell)
        .chain(scene.candidates.iter().map(|(cell, _)| *cell));
    Area::of(cells.chain(printed))
}

/// Returns the block of a cell with everything on it.
pub(crate) fn block(
    v: View,
    (scene, displays): (&Scene, &[Display]),
    look: TextLook,
    layouts: &mut BTreeMap<TileType, Layout>,
    cell: Cell,
    size: (usize, usize),
) -> Block {
    let mut block = match v.core.board.content(cell) {
        Content::Tile(placed) => {
            let board_tile = v.core.board.tile(placed);
            let info = v.rules.tiles.get(board_tile.tile);
            let layout = layouts.entry(board_tile.tile).or_insert_with(|| Layout::of(v.rules, info));
            let mut block = Block::of(layout, info, board_tile.turn, size, look.ascii);
            if let Some(sides) = links::sides(v, placed) {
                block.link(sides, look.ascii);
            }
            block
        }
        _ => v.rules.scenery.as_ref().map_or_else(|| Block::empty(size), |scenery| ground(scenery, cell, size, look.ascii)),
    };
    if let Some(scenery) = &v.rules.scenery {
        label(scenery, cell, &mut block, size);
    }
    let graph = &v.core.graph;
    for seg in graph.segments().filter(|seg| graph.get(*seg).cell == cell) {
        match graph.get(seg).origin {
            Origin::Token { token, .. } => {
                let sides: Vec<_> =
                    v.core.board.overlays().iter().filter(|o| o.seg == seg && o.cell == cell).map(|o| o.side).collect();
                match sides[..] {
                    [a, b] => block.bridge(a, b, look.ascii),
                    _ => block.write((1, 0), &initial(v.rules.names.tokens.name(token.index())).to_string(), Paint::Mark),
                }
            }
            Origin::Printed { index, .. } if v.printed_segment(seg).is_some_and(|p| p.kind != graph.get(seg).kind) => {
                let name = v.rules.names.kinds.name(graph.get(seg).kind.index());
                block.stand(index.into(), &initial(name).to_string(), Paint::Mark);
            }
            _ => {}
        }
    }
    let companions = display::companions(v, displays);
    for (i, f) in v.core.figures.iter().enumerate() {
        // A figure that stands beside another one follows its sign.
        if size.1 > 1 && companions.clone().any(|(figure, _)| figure == Figure::at(i)) {
            continue;
        }
        let on_cell = match f.place {
            FigureLocation::Segment(seg) => graph.get(seg).cell == cell,
            FigureLocation::Spot { cell: c, .. } => c == cell,
            _ => false,
        };
        if !on_cell {
            continue;
        }
        let (mut word, paint, mut with_more) = pieces::figure(v, Figure::at(i), f);
        for (figure, _) in companions.clone().filter(|(_, with)| size.1 > 1 && *with == Figure::at(i)) {
            word.push_str(if with_more { "" } else { "&" });
            word.push_str(&signs::figure_text(v, figure));
            with_more = true;
        }
        match f.place {
            FigureLocation::Segment(seg) if with_more && size.1 > 1 => block.lay(Some(index_of(v, seg)), &word, paint),
            FigureLocation::Segment(seg) => stand_on(&mut block, v, seg, &word, paint),
            FigureLocation::Spot { at: 0, .. } if size.1 > 1 && !pieces::below(v, f).is_empty() => {
                block.lay(None, &(pieces::below(v, f) + &word), paint);
            }
            FigureLocation::Spot { at, .. } => {
                let (x, y) =
                    ([1, 1, 2, 1, 0, 2, 2, 0, 0][usize::from(at.min(8))], [1, 0, 1, 2, 1, 0, 2, 2, 0][usize::from(at.min(8))]);
                block.stand_at((x * (size.0 - 1) / 2, y * (size.1 - 1) / 2), &word, paint);
            }
            _ => {}
        }
    }
    pieces::tokens(&mut block, v, cell);
    if let Some((_, label)) = scene.candidates.iter().find(|(c, _)| *c == cell) {
        let framed = format!("[{label}]");
        let text: String = if framed.chars().count() > size.0 { label } else { &framed }.chars().take(size.0).collect();
        block.write(((size.0 - text.chars().count()) / 2, size.1 / 2), &text, Paint::Label);
    }
    block
}

/// Writes a word on a segment. A tile of a single line has its figures on the right.
pub(crate) fn stand_on(block: &mut Block, v: View, seg: SegmentId, word: &str, paint: Paint) {
    if block.high == 1 {
        let word: String = word.chars().take(1).collect();
        return block.write((block.wide - 1, 0), &word, paint);
    }
    block.stand(index_of(v, seg), word, paint);
}

/// Returns the number of a printed segment on its tile, or one that no printed segment has.
pub(crate) fn index_of(v: View, seg: SegmentId) -> usize {
    if let Origin::Printed { index, .. } = v.core.graph.get(seg).origin { index.into() } else { usize::MAX }
}

/// Draws the outlines of domains at the corners of a cell, in the colors of their first owners.
pub(crate) fn board_edges(block: &mut Block, v: View, displays: &[Display], look: TextLook, cell: Cell) {
    for display in displays {
        let &Display::Domain { area, of, done, .. } = display else { continue };
        if !area.has(cell) {
            continue;
        }
        let ansi = display::paints(v.rules, of).first().map_or(color::NEUTRAL.ansi, |paint| paint.ansi);
        let paint = if done { Paint::Rim } else { Paint::Owned(ansi) };
        let (right, foot) = (block.wide - 1, block.high - 1);
        let (west, east) = (cell.x == area.min.x, cell.x == area.max.x);
        let (north, south) = (cell.y == area.min.y, cell.y == area.max.y);
        for (at, upright, level, corner) in [
            ((0, 0), west, north, ['┏', '+']),
            ((right, 0), east, north, ['┓', '+']),
            ((0, foot), west, south, ['┗', '+']),
            ((right, foot), east, south, ['┛', '+']),
        ] {
            let pick = |pair: [char; 2]| if look.ascii { pair[1] } else { pair[0] };
            match (upright, level) {
                (true, true) => block.write(at, &pick(corner).to_string(), paint),
                (true, false) => block.write(at, &pick(['┃', '|']).to_string(), paint),
                (false, true) => block.write(at, &pick(['━', '-']).to_string(), paint),
                (false, false) => {}
            }
        }
    }
}

/// Returns whether a character is bold, its text color, and its background color, as numbers of the
/// 256 colors; `None` for the terminal's own.
pub(crate) const fn inks(paint: Paint) -> (bool, Option<u8>, Option<u8>) {
    match paint {
        Paint::Blank => (false, None, None),
        Paint::Field => (false, Some(71), None),
        Paint::Area => (false, Some(173), None),
        Paint::Foreign => (false, Some(74), None),
        Paint::Lane => (true, Some(230), None),
        Paint::Building => (true, Some(231), None),
        Paint::Mark => (true, Some(117), None),
        Paint::Figure(ground) => {
            (true, Some(if matches!(ground, 226 | 231 | 208 | 211 | 246 | 250) { 16 } else { 231 }), Some(ground))
        }
        Paint::Label => (true, Some(220), None),
        Paint::Rim => (false, Some(245), None),
        Paint::Owned(color) => (true, Some(color), None),
    }
}

/// Returns the escape codes of a color; empty for plain text.
fn code(paint: Paint) -> String {
    let (bold, ink, ground) = inks(paint);
    let bold = bold.then(|| "1".to_owned());
    let codes = [bold, ink.map(|n| format!("38;5;{n}")), ground.map(|n| format!("48;5;{n}"))];
    codes.into_iter().flatten().collect::<Vec<_>>().join(";")
}

/// Writes a line without trailing blanks; `glow` is a range with a lighter background.
fn write_line(out: &mut String, line: &[Glyph], colored: bool, glow: Option<std::ops::Range<usize>>) {
    let used = line.iter().rposition(|g| g.letter != ' ').map_or(0, |i| i + 1);
    let mut now = String::new();
    for (i, glyph) in line.iter().take(used).enumerate() {
        if colored {
            let mut wanted = code(glyph.paint);
            if glow.as_ref().is_some_and(|range| range.contains(&i)) && !matches!(glyph.paint, Paint::Figure(_)) {
                wanted.push_str(";48;5;238");
            }
            let wanted = wanted.trim_start_matches(';').to_owned();
            if wanted != now {
                out.push_str(&if wanted.is_empty() { "\u{1b}[0m".to_owned() } else { format!("\u{1b}[0;{wanted}m") });
                now = wanted;
            }
        }
        out.push(glyph.letter);
    }
    if !now.is_empty() {
        out.push_str("\u{1b}[0m");
    }
    out.push('\n');
}
