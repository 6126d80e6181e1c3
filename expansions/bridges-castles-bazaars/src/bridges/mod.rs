//! Bridges: roads over a tile (RULES.md, "Bridges" and "Bridge legality").
//!
//! A bridge is a token whose segment is a road with two ends. It overlays the two edges that it
//! stands on. [`legal`] decides where a bridge may stand. [`extend`] allows a placement whose
//! mismatched edges a bridge resolves, and asks for that bridge. [`free`] offers optional bridges,
//! and followers on bridges.

mod extend;
mod free;
mod legal;
mod refuse;

use bastide_core::author::prelude::*;

use crate::PIECES;

/// A bridge on the board.
#[derive(Clone, Copy, Hash)]
struct Span {
    cell: Cell,
    seg: SegmentId,
    /// The serial number of the tile play in which it was built.
    tile_play: u16,
}

/// The state of bridges.
#[derive(Hash, Default)]
struct Built {
    spans: Vec<Span>,
    /// The turns in which the bridges of the current turn of the game were built.
    stamps: Vec<(u16, u16)>,
}

copy_in_place!(Built { spans, stamps });

/// The two axes along which a bridge may lie (BR-07).
const AXES: [(Side, Side); 2] = [(Side::W, Side::E), (Side::N, Side::S)];

/// The rules of bridges, as the options of a table set them.
#[derive(Clone, Copy)]
struct Bridges {
    slot: Slot<Built>,
    token: Token,
    kind: Kind,
    road: EdgeKind,
    field: EdgeKind,
    build: Verb,
    needed: Prompt,
    late: Prompt,
    extend: Phase,
    one_a_turn: bool,
    extend_placed: bool,
    beside: bool,
    extend_road: bool,
    any_built_now: bool,
    closed_ends: bool,
    /// IX-48: the sort of spot where figures keep bridges away, if there is one.
    kept_free: Option<SpotKind>,
    /// BR-19: a bridge may also be built after the deploy step.
    any_time: bool,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let mut bridges = Bridges {
        slot: reg.slot(),
        token: reg.define_token("bridge", crate::supply(o, "bridge_supply")?),
        kind: reg.kind("road"),
        road: reg.edge("road"),
        field: reg.edge("field"),
        build: reg.verb("bridges.build", TargetKind::Span, ArgKind::None)?,
        needed: reg.prompt("Build the bridge that the tile needs."),
        late: reg.prompt("Build a bridge?"),
        extend: Phase::default(),
        one_a_turn: o.word("bridge_limit")? == "one_per_turn",
        extend_placed: o.word("bridge_neighbour_rule")? == "must_extend_placed_road",
        beside: o.word("bridge_neighbour_rule")? != "if_needed",
        extend_road: o.switch("bridge_must_extend_road")?,
        any_built_now: o.word("bridge_meeple_scope")? == "any_bridge_built_now",
        closed_ends: o.word("bridge_end_at_abbey")? == "closed_end",
        kept_free: (o.word("bridge_over_acrobats")? == "forbidden").then(|| reg.spot_kind("big-top.pyramid")),
        any_time: o.word("bridge_timing")? == "any_time_in_part",
    };
    reg.define_ware("bridge", WareSpec::new(WareKind::Tokens { token: bridges.token, pieces: PIECES }));
    refuse::install(&bridges, reg);
    extend::install(&mut bridges, reg);
    free::install(bridges, reg);
    Ok(())
}

impl Bridges {
    /// BR-01, BR-26: returns `true` if the player has a bridge left and built none in this tile
    /// play (or turn).
    fn may(&self, v: View, who: Player) -> bool {
        if v.core.tokens(who, self.token) <= 0 {
            return false;
        }
        let built = v.slots.of(self.slot);
        if self.one_a_turn {
            return !built.stamps.contains(&v.core.turn.stamp());
        }
        // Tile plays are numbered as they begin, so later ones that interrupted this one come last.
        let tile_play = v.core.tile_play.serial;
        !built.spans.iter().rev().take_while(|s| s.tile_play >= tile_play).any(|s| s.tile_play == tile_play)
    }

    /// BR-15, BR-24: builds a road over the tile, joined at its ends only, for the rest of the
    /// game.
    fn build_bridge(&self, cx: &mut Context, who: Player, target: Target) {
        let Target::Span { cell, a, b } = target else { return };
        let stamp = cx.core().turn.stamp();
        let seg = cx.add_token_segment(self.kind, cell, self.token, 2);
        // BR-25: a tile placed at an open end has to show a road there.
        cx.overlay(cell, a, self.road, seg);
        cx.overlay(cell, b, self.road, seg);
        let tile_play = cx.core().tile_play.serial;
        let built = cx.slots.of_mut(self.slot);
        built.spans.push(Span { cell, seg, tile_play });
        built.stamps.retain(|s| s.0 == stamp.0);
        built.stamps.push(stamp);
        // SU-12: the bridge is never returned.
        cx.give(who, self.token, -1);
        cx.log.put(Event::TokenMoved { token: self.token, target, by: Some(who) });
    }
}
