//! A stack of fruit comes onto a tree (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::orchard::Orchard;

pub(crate) fn install(orchard: Orchard, reg: &mut Registrar) -> Result<(), InstallError> {
    let lay = Lay {
        orchard,
        verb: reg.verb("fruit.lay", TargetKind::Cell, ArgKind::Token)?,
        prompt: reg.prompt("Which fruit grows on the tree?"),
    };
    let setter = reg.subphase("fruit-trees.set", &[], Set(lay));
    reg.service(lay.verb, reg.handler_of(setter));
    let phase = reg.phase("tile-play", "fruit-trees.lay", at("placed.tokens"), &[], lay);
    reg.gate(phase, Gate::Trait(orchard.tree));
    Ok(())
}

#[derive(Clone, Copy)]
struct Lay {
    orchard: Orchard,
    verb: Verb,
    prompt: Prompt,
}

impl Lay {
    /// Returns the tree of this tile play that has no stack.
    fn bare(self, v: View) -> Option<Cell> {
        let placed = v.core.tile_play.placed_tiles.iter().map(|placed| v.core.board.tile(*placed));
        let mut trees = placed.filter(|tile| v.rules.tiles.get(tile.tile).traits.has(self.orchard.tree)).map(|tile| tile.cell);
        trees.find(|tree| self.orchard.stack(v, *tree).is_none())
    }

    /// FB-03: returns the stacks beside the track.
    fn stacks(self, v: View<'_>) -> impl Iterator<Item = (Token, i16)> {
        let left = move |token: Token| v.core.token_supply.get(token.index()).copied().unwrap_or_default();
        self.orchard.tokens.into_iter().map(move |token| (token, left(token))).filter(|(_, left)| *left > 0)
    }

    fn lay(self, cx: &mut Context, who: Player, action: Action) {
        let stack = self.stacks(cx.view()).find(|(token, _)| i16::from(token.0) == action.arg);
        if let (Some((token, number)), Target::Cell(cell)) = (stack, action.target) {
            cx.add_to_supply(token, -number);
            cx.put_token(PlacedToken { token, place: TokenPlace::Cell(cell), number, owner: None }, Some(who));
        }
    }
}

impl TurnPhase for Lay {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let asks = self.bare(v).is_some() && self.stacks(v).next().is_some();
        Ok(if asks { Flow::Ask(Ask::open(v.core.tile_play.player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some(tree) = self.bare(v) {
            self.stacks(v).for_each(|(token, _)| menu.add(self.verb, Target::Cell(tree), token.0.into()));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        self.lay(cx, who, action);
        Ok(Flow::Repeat)
    }
}

/// Lays a stack onto a tree, for positions that are set up.
struct Set(Lay);

impl TurnPhase for Set {
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        self.0.lay(cx, who, action);
        Ok(Flow::Done)
    }
}
