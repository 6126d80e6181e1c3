//! A chip that is taken is put back face up, as a treat for who covers it (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::{Chip, Chips};
use crate::board::{Map, Square};

/// MC-16: the first row of each color, and the row after its last one: orange in the north, light blue
/// in the middle, purple in the south. By the order of the colors.
const ROWS: [(i16, i16); 3] = [(8, i16::MAX), (4, 8), (0, 4)];

pub(super) fn install(chips: Chips, map: &Map, reg: &mut Registrar) -> Result<(), InstallError> {
    let (mainland, plain) = (map.mainland(), map.squares().filter(|(_, square)| *square == Square::Plain));
    let treats = Treats {
        chips,
        squares: plain.map(|(cell, _)| cell).filter(|cell| mainland.contains(cell)).collect(),
        put: reg.verb("maps.treat", TargetKind::Cell, ArgKind::None)?,
        waiting: reg.slot(),
        prompt: reg.prompt("Where does the chip go back onto the map?"),
        label: reg.label("treat"),
    };
    reg.unforeseen(treats.label);
    reg.phase("tile-play", "maps.chip", at("placed"), &[], treats);
    Ok(())
}

struct Treats {
    chips: Chips,
    /// The squares without a city, on no island.
    squares: Vec<Cell>,
    put: Verb,
    /// The token of the chip that goes back, by its number and one more; 0 for none.
    waiting: Slot<u16>,
    prompt: Prompt,
    label: Label,
}

impl Treats {
    /// Returns the chip that goes back.
    fn waiting(&self, v: View) -> Option<Chip> {
        let token = v.slots.of(self.waiting).checked_sub(1)?;
        self.chips.sorts().find(|chip| chip.token.index() == usize::from(token))
    }

    /// MC-16: returns the free squares in the rows of a chip that lie beside no other chip.
    fn free(&self, v: View, chip: Chip) -> Vec<Cell> {
        let (first, end) = ROWS.get(chip.color).copied().unwrap_or_default();
        let lies = |cell: Cell| v.core.tokens_at(TokenPlace::Cell(cell)).next().is_some();
        let free = |cell: &Cell| {
            (first..end).contains(&cell.y)
                && v.core.board.tile_at(*cell).is_none()
                && !lies(*cell)
                && !Side::ALL.into_iter().any(|side| lies(cell.step(side)))
        };
        self.squares.iter().copied().filter(free).collect()
    }

    /// MC-16: takes a treat that a tile of this tile play covers.
    fn take_treat(&self, cx: &mut Context, cell: Cell) {
        let player = cx.core().tile_play.player;
        for chip in self.chips.sorts() {
            if cx.take_token(chip.token, TokenPlace::Cell(cell), None).is_some() {
                cx.award_points(ScoreEntry::bonus(player, chip.points, self.label), &[]);
            }
        }
    }

    /// Takes what the tiles of this tile play cover, and asks where a chip goes.
    fn go_on(&self, cx: &mut Context) -> Step {
        let board = &cx.core().board;
        let laid: Vec<Cell> = cx.core().tile_play.placed_tiles.iter().map(|placed| board.tile(*placed).cell).collect();
        for cell in laid {
            self.take_treat(cx, cell);
            let Some((color, _)) = self.chips.take_hidden(cx, cell) else { continue };
            let Some(chip) = self.chips.turn_up(cx, color) else { continue };
            let player = cx.core().tile_play.player;
            cx.add_to_supply(chip.token, -1);
            self.chips.award(cx, player, chip.points);
            if !self.free(cx.view(), chip).is_empty() {
                *cx.slots.of_mut(self.waiting) = chip.token.index() as u16 + 1;
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Treats {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        self.go_on(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let free = self.waiting(v).map(|chip| self.free(v, chip)).unwrap_or_default();
        menu.add_each(self.put, free.into_iter().map(Target::Cell), 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        if let (Some(chip), Target::Cell(cell)) = (self.waiting(cx.view()), action.target) {
            let place = TokenPlace::Cell(cell);
            cx.put_token(PlacedToken { token: chip.token, place, number: 1, owner: None }, None);
        }
        *cx.slots.of_mut(self.waiting) = 0;
        self.go_on(cx)
    }
}
