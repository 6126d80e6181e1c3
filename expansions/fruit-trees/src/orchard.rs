//! The fruits, and where they are (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// FB-01: the kinds of fruit.
pub(crate) const FRUITS: [&str; 6] = ["quince", "apple", "apricot", "cherry", "plum", "elder"];
/// FB-01: the values on the tokens of each kind.
pub(crate) const VALUES: [i16; 4] = [5, 4, 3, 2];

/// The values that are left of each kind of fruit: value number `n` as bit `n`. All see which were
/// harvested.
#[derive(Clone, Hash)]
pub(crate) struct Left([u8; FRUITS.len()]);

impl Default for Left {
    fn default() -> Left {
        Left([(1 << VALUES.len()) - 1; FRUITS.len()])
    }
}

/// The fruits of a table.
#[derive(Clone, Copy)]
pub(crate) struct Orchard {
    pub(crate) tokens: [Token; FRUITS.len()],
    pub(crate) tree: Trait,
    left: Slot<Left>,
    stream: Stream,
    /// Raised when a tree lies.
    pub(crate) any: Flag,
}

pub(crate) fn install(reg: &mut Registrar) -> Orchard {
    let orchard = Orchard {
        tokens: FRUITS.map(|fruit| reg.define_token(fruit, 0)),
        tree: reg.tile_trait("fruit-tree"),
        left: reg.slot(),
        stream: reg.stream("fruit-trees"),
        any: reg.flag(),
    };
    reg.phase("setup", "fruit-trees.stacks", at("supplies"), &[], Stacks(orchard));
    reg.rule(orchard).for_tiles([orchard.tree]).on_tile_placed(|orchard, cx, _placed| {
        cx.raise(orchard.any);
        Ok(())
    });
    orchard
}

/// FB-02: six stacks lie beside the track.
struct Stacks(Orchard);

impl TurnPhase for Stacks {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.tokens.into_iter().for_each(|token| cx.add_to_supply(token, VALUES.len() as i16));
        Ok(Flow::Done)
    }
}

impl Orchard {
    /// Returns the cells of the trees.
    pub(crate) fn trees(self, v: View<'_>) -> impl Iterator<Item = Cell> {
        let tiles = v.core.board.placed_tiles().iter();
        tiles.filter(move |tile| v.rules.tiles.get(tile.tile).traits.has(self.tree)).map(|tile| tile.cell)
    }

    /// Returns the kind of fruit that lies on a tree with the number of tokens.
    pub(crate) fn stack(self, v: View, tree: Cell) -> Option<(usize, i16)> {
        v.core.tokens_at(TokenPlace::Cell(tree)).find_map(|placed| {
            let fruit = self.tokens.iter().position(|token| *token == placed.token)?;
            Some((fruit, placed.number))
        })
    }

    /// Returns the kinds of fruit of which a player has a token.
    pub(crate) fn held(self, v: View<'_>, who: Player) -> impl Iterator<Item = Token> {
        self.tokens.into_iter().filter(move |token| v.core.tokens(who, *token) > 0)
    }

    /// FB-14: returns the values that the tokens of a kind may still have.
    pub(crate) fn values(self, v: View<'_>, fruit: usize) -> impl Iterator<Item = i16> {
        let left = v.slots.of(self.left).0[fruit];
        VALUES.into_iter().enumerate().filter(move |(nth, _)| left & 1 << nth != 0).map(|(_, value)| value)
    }

    /// FB-07, FB-14: a player takes the top token of a tree. Returns its value.
    pub(crate) fn harvest(self, cx: &mut Context, who: Player, tree: Cell) -> Option<i16> {
        let (fruit, number) = self.stack(cx.view(), tree)?;
        let values: Vec<i16> = self.values(cx.view(), fruit).collect();
        let nth = usize::from(cx.chance(self.stream, values.len().max(1) as u16));
        let value = *values.get(nth)?;
        if let Some(bit) = VALUES.iter().position(|other| *other == value) {
            cx.slots.of_mut(self.left).0[fruit] &= !(1 << bit);
        }
        let (token, place) = (self.tokens[fruit], TokenPlace::Cell(tree));
        if number > 1 {
            cx.set_token_number(token, place, number - 1);
            cx.hand_out(who, token, 1);
            cx.add_to_supply(token, 1);
        } else {
            cx.take_token(token, place, Some(who));
        }
        Some(value)
    }
}
