//! Harvest or sell (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::orchard::Orchard;
use crate::placed::Placed;

/// FB-08: the points for one to four fruits of different kinds.
pub(crate) const SALE: [i16; 5] = [0, 3, 6, 10, 15];

pub(crate) fn install(orchard: Orchard, placed: Placed, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let act = Act {
        orchard,
        placed,
        first: o.switch("fruit_first")?,
        sold: reg.slot(),
        harvest: reg.verb("fruit.harvest", TargetKind::Cell, ArgKind::None)?,
        sell: reg.verb("fruit.sell", TargetKind::None, ArgKind::Token)?,
        prompts: [reg.prompt("Harvest or sell fruit?"), reg.prompt("Sell another fruit?")],
        labels: [reg.label("harvest"), reg.label("fruit sold")],
    };
    // FB-10: after the deploy steps, and before the scoring.
    let phase = reg.phase("tile-play", "fruit-trees.act", at("deployed"), &[], act);
    reg.gate(phase, Gate::Flag(orchard.any));
    Ok(())
}

struct Act {
    orchard: Orchard,
    placed: Placed,
    /// FB-05: also at the tree of the new tile.
    first: bool,
    /// The fruits that are sold in the present sale, by their positions as bits.
    sold: Slot<u8>,
    harvest: Verb,
    sell: Verb,
    prompts: [Prompt; 2],
    labels: [Label; 2],
}

impl Act {
    /// FB-05, FB-06, FB-16: returns the trees on the new tiles and on those around them.
    fn near(&self, v: View) -> Vec<Cell> {
        let board = &v.core.board;
        let own = |tree: Cell| v.core.tile_play.placed_tiles.iter().any(|placed| board.tile_at(tree) == Some(*placed));
        let around = |tree: &Cell| {
            let mut cells = v.core.tile_play.placed_tiles.iter().flat_map(|placed| board.parts_of(*placed));
            cells.any(|part| board.around_tile(board.tile(part).cell).has(*tree))
        };
        self.orchard.trees(v).filter(around).filter(|tree| self.first || !own(*tree)).collect()
    }

    /// FB-13: returns the trees at which something can be harvested.
    fn ripe(&self, v: View) -> Vec<Cell> {
        self.near(v).into_iter().filter(|tree| self.orchard.stack(v, *tree).is_some()).collect()
    }

    /// FB-08: returns the fruits of a player of kinds that are not sold yet in the present sale.
    fn unsold(&self, v: View, who: Player) -> Vec<Token> {
        let sold = *v.slots.of(self.sold);
        let is_sold = |token: &Token| {
            let nth = self.orchard.tokens.iter().position(|other| other == token);
            nth.is_some_and(|nth| sold & 1 << nth != 0)
        };
        self.orchard.held(v, who).filter(|token| !is_sold(token)).collect()
    }

    fn award(&self, cx: &mut Context, who: Player, points: i16, label: Label) {
        cx.award_points(ScoreEntry::bonus(who, points, label), &[]);
    }

    /// FB-08: ends a sale.
    fn pay(&self, cx: &mut Context, who: Player) {
        let sold = std::mem::take(cx.slots.of_mut(self.sold)).count_ones() as usize;
        if let Some(points) = SALE.get(sold).filter(|points| **points > 0) {
            self.award(cx, who, *points, self.labels[1]);
        }
    }
}

impl TurnPhase for Act {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let asks = self.placed.has(v)
            && !self.near(v).is_empty()
            && (!self.ripe(v).is_empty() || self.orchard.held(v, player).next().is_some());
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompts[0])) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if ask.prompt == self.prompts[0] {
            menu.add_each(self.harvest, self.ripe(v).into_iter().map(Target::Cell), 0);
        }
        self.unsold(v, ask.player).into_iter().for_each(|token| menu.add(self.sell, Target::None, token.0.into()));
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let (true, Target::Cell(tree)) = (action.verb == self.harvest, action.target) {
            if let Some(value) = self.orchard.harvest(cx, who, tree) {
                self.award(cx, who, value, self.labels[0]);
            }
            return Ok(Flow::Done);
        }
        let fruit = self.orchard.tokens.iter().position(|token| i16::from(token.0) == action.arg);
        if let (true, Some(fruit)) = (action.verb == self.sell, fruit) {
            cx.give(who, self.orchard.tokens[fruit], -1);
            let sold = cx.slots.of_mut(self.sold);
            *sold |= 1 << fruit;
            let full = sold.count_ones() as usize + 1 >= SALE.len();
            if !full && !self.unsold(cx.view(), who).is_empty() {
                return Ok(Flow::Ask(Ask::open(who, self.prompts[1])));
            }
        }
        self.pay(cx, who);
        Ok(Flow::Done)
    }
}
