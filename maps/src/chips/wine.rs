//! Wine: two points of chips of one color are sold at the border or in a town (RULES.md, section 13).

use std::collections::BTreeSet;

use bastide_core::author::prelude::*;

use super::{COLORS, Chips, VALUES};
use crate::board::{Edge, Map};

/// MC-10: the points of a sale at the border, and in a town.
const AT_BORDER: i16 = 5;
const IN_TOWN: i16 = 9;
/// MC-10: the points of the chips that pay a bottle.
const BOTTLE: i16 = 2;
/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 150;

pub(super) fn install(chips: Chips, map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let by_board = o.word("chip_towns")? == "board";
    let towns = |color: &str| {
        let note = format!("bottle-{color}");
        let named: BTreeSet<Cell> = map.notes.iter().filter(|n| n.kind == note).flat_map(|n| n.at.clone()).collect();
        let small = map.squares().filter(|(_, square)| square.is_small_city()).map(|(cell, _)| cell);
        small.filter(|cell| !by_board || named.contains(cell)).collect()
    };
    let with_coat = map.borders.iter().filter(|piece| piece.pennants > 0);
    let wine = Wine {
        chips,
        towns: COLORS.map(towns),
        border: with_coat.flat_map(|piece| piece.at.clone()).map(|Edge { cell, .. }| cell).collect(),
        sell: reg.verb("maps.sell", TargetKind::None, ArgKind::Token)?,
        sold: reg.slot(),
        prompt: reg.prompt("Sell a bottle of wine?"),
        label: reg.label("wine"),
    };
    reg.unforeseen(wine.label);
    reg.rule(chips).expected_gains(|chips, v, out| {
        chips.expect(v, EACH, out);
        Ok(())
    });
    reg.phase("tile-play", "maps.wine", at("placed").after("maps.chip"), &[], wine);
    Ok(())
}

struct Wine {
    chips: Chips,
    /// The towns where a bottle of each color is sold.
    towns: [BTreeSet<Cell>; COLORS.len()],
    /// The squares at a road or city of the border with a coat of arms.
    border: BTreeSet<Cell>,
    sell: Verb,
    /// The turn of the last sale.
    sold: Slot<(u16, u16)>,
    prompt: Prompt,
    label: Label,
}

impl Wine {
    /// MC-10: returns what a bottle of a color brings by the tiles of this tile play; 0 if nothing.
    fn price(&self, v: View, color: usize) -> i16 {
        let covers = |cells: &BTreeSet<Cell>| {
            v.core.tile_play.placed_tiles.iter().any(|placed| cells.contains(&v.core.board.tile(*placed).cell))
        };
        match self.towns.get(color) {
            Some(towns) if covers(towns) => IN_TOWN,
            _ if covers(&self.border) => AT_BORDER,
            _ => 0,
        }
    }

    /// MC-10: returns the chips with which a player can pay a bottle: exactly two points of one color, each
    /// way by its token, with the number of chips and what the bottle brings.
    fn sales(&self, v: View, who: Player) -> Vec<(Token, i16, i16)> {
        let mut sales = Vec::new();
        for (color, tokens) in self.chips.open.iter().enumerate() {
            let price = self.price(v, color);
            for (token, (points, _)) in tokens.iter().zip(VALUES) {
                let number = BOTTLE / points;
                if price > 0 && v.core.tokens(who, *token) >= number {
                    sales.push((*token, number, price));
                }
            }
        }
        sales
    }
}

impl TurnPhase for Wine {
    /// MC-10: at most once a turn.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let asks = *v.slots.of(self.sold) != v.core.turn.stamp() && !self.sales(v, player).is_empty();
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for (token, ..) in self.sales(v, ask.player) {
            menu.add(self.sell, Target::None, token.index() as i16);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let chosen = |sale: &(Token, i16, i16)| action.verb == self.sell && sale.0.index() as i16 == action.arg;
        if let Some((token, number, price)) = self.sales(cx.view(), who).into_iter().find(chosen) {
            cx.give(who, token, -number);
            *cx.slots.of_mut(self.sold) = cx.core().turn.stamp();
            cx.award_points(ScoreEntry::bonus(who, price, self.label), &[]);
        }
        Ok(Flow::Done)
    }
}
