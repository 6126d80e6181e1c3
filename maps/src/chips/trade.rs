//! Tiles beside the square of a trader bring chips face down, and a tile on it turns them up (RULES.md, section 13).

use std::collections::BTreeSet;

use bastide_core::author::prelude::*;

use super::{COLORS, Chips, VALUES};
use crate::board::Map;

/// MC-24: the notes of a board with the squares of traders.
const NOTE: &str = "chumak";
/// MC-24: the number of chips for a tile with a road to the square, and for another one.
const BY_ROAD: usize = 2;
const OTHERWISE: usize = 1;
/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 90;

pub(super) fn install(chips: Chips, map: &Map, reg: &mut Registrar) -> Result<(), InstallError> {
    let trade = Trade {
        chips,
        squares: map.notes.iter().filter(|note| note.kind == NOTE).flat_map(|note| note.at.clone()).collect(),
        road: reg.edge("road"),
        hands: reg.slot(),
        stream: reg.stream("maps.trade"),
        number: reg.label("chips face down"),
        points: reg.label("points of your chips"),
    };
    reg.hide(trade.hands, OwnOnly);
    reg.hide_chance(trade.stream);
    reg.rule(trade.clone()).displays(Trade::displays).expected_gains(Trade::expected_gains);
    reg.phase("setup", "maps.trade", at("ready"), &[], Fill(trade.hands));
    reg.phase("tile-play", "maps.chip", at("placed"), &[], trade);
    Ok(())
}

/// The number of chips by color and points, in the order of [`Chips::sorts`].
type Sorts = [u16; COLORS.len() * VALUES.len()];

/// The chips face down: those of the players, and those that nobody has drawn.
#[derive(Clone, Hash, Default)]
struct Hands {
    supply: Sorts,
    hands: [Sorts; MAX_PLAYERS],
    /// How many chips of each hand are hidden from the viewer.
    unknown: [u16; MAX_PLAYERS],
    /// The last tile that brought chips, by its number and one more.
    reached: u16,
}

/// Takes the chip at this position out of a number of chips.
fn take_nth(sorts: &mut Sorts, mut nth: u16) -> Option<usize> {
    for (sort, left) in sorts.iter_mut().enumerate() {
        if nth < *left {
            *left -= 1;
            return Some(sort);
        }
        nth -= *left;
    }
    None
}

/// MC-24: a player may look at the own chips, and nobody else may.
struct OwnOnly;

impl Secret<Hands> for OwnOnly {
    fn redact(&self, hands: &mut Hands, unseen: &mut Unseen) {
        let players = (0..).map(Player).zip(hands.hands.iter_mut().zip(&mut hands.unknown));
        for (_, (hand, unknown)) in players.filter(|(player, _)| unseen.hides(*player)) {
            *unknown += hand.iter().sum::<u16>();
            hands.supply.iter_mut().zip(std::mem::take(hand)).for_each(|(left, back)| *left += back);
        }
    }

    fn sample(&self, hands: &mut Hands, unseen: &mut Unseen) {
        for (hand, unknown) in hands.hands.iter_mut().zip(&mut hands.unknown) {
            for _ in 0..std::mem::take(unknown) {
                let left: u16 = hands.supply.iter().sum();
                let sort = take_nth(&mut hands.supply, unseen.below(left.into()) as u16);
                sort.and_then(|sort| hand.get_mut(sort)).into_iter().for_each(|number| *number += 1);
            }
        }
    }
}

/// MC-24: all chips lie in a common supply.
struct Fill(Slot<Hands>);

impl TurnPhase for Fill {
    fn enter(&self, cx: &mut Context) -> Step {
        let numbers = COLORS.into_iter().flat_map(|_| VALUES.map(|(_, number)| number as u16));
        cx.slots.of_mut(self.0).supply.iter_mut().zip(numbers).for_each(|(left, number)| *left = number);
        Ok(Flow::Done)
    }
}

#[derive(Clone)]
struct Trade {
    chips: Chips,
    squares: BTreeSet<Cell>,
    road: EdgeKind,
    hands: Slot<Hands>,
    stream: Stream,
    number: Label,
    points: Label,
}

impl Trade {
    /// MC-24: returns the number of chips that a tile on a cell brings: for each square of a trader beside it that
    /// no tile covers.
    fn earned(&self, v: View, cell: Cell) -> usize {
        let bare = |side: &Side| {
            let beside = cell.step(*side);
            self.squares.contains(&beside) && v.core.board.tile_at(beside).is_none()
        };
        let by = |side: Side| if v.edge_at(cell, side) == Some(self.road) { BY_ROAD } else { OTHERWISE };
        Side::ALL.into_iter().filter(bare).map(by).sum()
    }

    /// MC-24: a player draws a chip, as long as there are any.
    fn draw(&self, cx: &mut Context, who: Player) {
        let left: u16 = cx.slots.of(self.hands).supply.iter().sum();
        if left > 0 {
            let nth = cx.chance_unlogged(self.stream, left.into()) as u16;
            let hands = cx.slots.of_mut(self.hands);
            let sort = take_nth(&mut hands.supply, nth);
            let hand = sort.and_then(|sort| hands.hands.get_mut(who.index())?.get_mut(sort));
            hand.into_iter().for_each(|number| *number += 1);
        }
    }

    /// Returns the number of chips of a player and their points, as far as the viewer knows them.
    fn hand(&self, v: View, who: Player) -> (u16, i16) {
        let hands = v.slots.of(self.hands);
        let (hand, unknown) = (
            hands.hands.get(who.index()).copied().unwrap_or_default(),
            hands.unknown.get(who.index()).copied().unwrap_or_default(),
        );
        let points = self.chips.sorts().zip(hand).map(|(chip, number)| chip.points * number as i16).sum();
        (hand.iter().sum::<u16>() + unknown, points)
    }

    /// MC-24: the chips of a player are turned up, bring their points and leave the game.
    fn turn_all_up(&self, cx: &mut Context, who: Player) {
        let (number, points) = self.hand(cx.view(), who);
        if number > 0 {
            if let Some(hand) = cx.slots.of_mut(self.hands).hands.get_mut(who.index()) {
                *hand = Sorts::default();
            }
            self.chips.award(cx, who, points);
        }
    }

    /// All see how many chips each player has, and a player sees the points of the own ones.
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for player in v.core.players() {
            let number = Some(self.hand(v, player).0 as i16);
            out.push(Display::Fact { name: self.number, player: Some(player), number });
        }
        let (_, points) = self.hand(v, who);
        if points > 0 {
            out.push(Display::Fact { name: self.points, player: None, number: Some(points) });
        }
        Ok(())
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for player in v.core.players() {
            let hundredths = EACH * i32::from(self.hand(v, player).0);
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
        Ok(())
    }
}

impl TurnPhase for Trade {
    /// MC-24: a tile on the square of a trader turns up what its player has; then the tiles bring chips.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (board, reached) = (&cx.core().board, cx.slots.of(self.hands).reached);
        let new = cx.core().tile_play.placed_tiles.iter().filter(|placed| placed.0 >= reached);
        let laid: Vec<(PlacedTile, Cell)> = new.map(|placed| (*placed, board.tile(*placed).cell)).collect();
        let player = cx.core().tile_play.player;
        for (placed, cell) in laid {
            cx.slots.of_mut(self.hands).reached = placed.0 + 1;
            if self.squares.contains(&cell) {
                self.turn_all_up(cx, player);
            }
            for _ in 0..self.earned(cx.view(), cell) {
                self.draw(cx, player);
            }
        }
        Ok(Flow::Done)
    }
}
