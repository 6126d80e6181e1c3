//! The source tiles, and the outbreaks that they begin (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::ids::Ids;

/// The rank of the pile with the source tiles: they would be the last tiles of a game.
const LAST: i8 = 100;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // PL-01: the tiles as they are printed, or those of this project.
    let (file, sheet) = match o.word("tiles")? {
        "own" => ("expansions/plague/tiles.toml", include_str!("../tiles.toml")),
        _ => ("expansions/plague/printed.toml", include_str!("../printed.toml")),
    };
    let copies = o.number("copies")? as u16;
    match o.number("plague_quiet")? as u16 {
        0 => reg.tiles(file, sheet, copies, STOCK)?,
        quiet => {
            let pile = reg.pile("plague.sources", Some(LAST));
            reg.tiles(file, sheet, copies, pile)?;
            reg.phase("setup", "plague.quiet", at("ready"), &[], Quiet { ids, quiet });
            reg.rule(Sources { ids, pile }).on_tile_drawn(Sources::drawn);
        }
    }
    reg.rule(ids).on_tile_placed(Ids::placed);
    if !o.switch("source_figures")? {
        let kinds = ["road", "city", "field", "monastery"].map(|kind| reg.kind(kind));
        reg.rule(ids).for_kinds(kinds).of_rules(&["PL-26"]).claim(Ids::bar);
    }
    Ok(())
}

/// PL-02: notes how many tiles are left in the stack after the quiet beginning.
struct Quiet {
    ids: Ids,
    quiet: u16,
}

impl TurnPhase for Quiet {
    fn enter(&self, cx: &mut Context) -> Step {
        let stock = cx.core().left(STOCK) as u16;
        cx.slots.of_mut(self.ids.kept).quiet_until = stock.saturating_sub(self.quiet);
        Ok(Flow::Done)
    }
}

/// PL-02: when the quiet beginning is over, the source tiles are shuffled into the stack.
#[derive(Clone, Copy)]
struct Sources {
    ids: Ids,
    pile: Pile,
}

impl Sources {
    #[inline]
    fn drawn(&self, cx: &mut Context, _who: Player, _tile: TileType, _why: DrawReason) -> Result<(), Fault> {
        if cx.core().left(STOCK) <= cx.slots.of(self.ids.kept).quiet_until.into() {
            while let Some(tile) = cx.take_top_tile(self.pile) {
                cx.put_tile(STOCK, tile);
            }
        }
        Ok(())
    }
}

impl Ids {
    /// PL-26: nobody is placed on a tile with an active outbreak.
    #[inline]
    fn bar(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if self.rages(v) {
            let cell = TokenPlace::Cell(v.core.graph.get(claim.seg).cell);
            if v.core.tokens_of(self.outbreak).any(|placed| placed.place == cell) {
                claim.kinds = FigureKinds::NONE;
            }
        }
        Ok(())
    }

    /// PL-03: a source tile gets the lowest outbreak that is left.
    #[inline]
    fn placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let (core, tile) = (cx.core(), *cx.core().board.tile(placed));
        let (who, at_turn, turn) = (core.tile_play.player, core.turn.active == core.tile_play.player, core.turn.number);
        let is_source = cx.rules.tiles.get(tile.tile).traits.has(self.source);
        if at_turn {
            let kept = cx.slots.of_mut(self.kept);
            kept.placed_in = turn;
            kept.source_in = if is_source { turn } else { kept.source_in };
        }
        if is_source && let Some(number) = self.next_number(cx.view()) {
            let place = TokenPlace::Cell(tile.cell);
            cx.put_token(PlacedToken { token: self.outbreak, place, number, owner: None }, Some(who));
        }
        if self.rages(cx.view()) {
            self.keep_regions(cx);
        }
        if self.is_due(cx.view(), who) {
            self.keep_choices(cx);
        }
        Ok(())
    }
}
