//! A tile may be placed where a road meets a field, if a bridge that continues the road is built at
//! once (BR-09).

use bastide_core::author::prelude::*;
use bastide_core::tile::fit::EdgeRules;
use bastide_core::{ExtendPlacements, Extension};

use super::legal::bit;
use super::{AXES, Bridges};

pub(super) fn install(bridges: &mut Bridges, reg: &mut Registrar) {
    // 10.2: every mismatch must be road against field; a bridge never resolves a mismatch of a city
    // (BV-24).
    reg.extendable(bridges.road, bridges.field);
    bridges.extend = reg.subphase("bridges.extend", &[], Needed(*bridges));
    reg.extend_placements(*bridges);
    reg.rule(*bridges).on_tile_placed(Bridges::on_tile_placed);
}

/// The sides of a tile where bridges matter, as bits.
#[derive(Clone, Copy)]
struct Meeting {
    /// The sides at which the tile has a road against a field.
    road_on_field: u8,
    /// The sides at which it has a field against a road.
    field_on_road: u8,
    /// The sides at which a bridge on the tile may end: a field of the tile, facing a road or nothing.
    ends: u8,
}

impl Bridges {
    fn meeting(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Meeting {
        let mut meeting = Meeting { road_on_field: 0, field_on_road: 0, ends: 0 };
        for (side, (edge, demand)) in Side::ALL.into_iter().zip(edges.into_iter().zip(demanded)) {
            let set = |wanted: bool| if wanted { bit(side) } else { 0 };
            meeting.road_on_field |= set(edge == self.road && demand == Some(self.field));
            meeting.field_on_road |= set(edge == self.field && demand == Some(self.road));
            meeting.ends |= set(edge == self.field && demand.is_none_or(|d| self.takes_end(rules, d)));
        }
        meeting
    }

    /// 10.2: returns the axes of a bridge on the tile itself that would make all edges match, with
    /// both ends on field and facing a road or an empty cell.
    fn bridges_here(&self, m: Meeting) -> impl Iterator<Item = (Side, Side)> {
        AXES.into_iter().filter(move |&(a, b)| {
            let axis = bit(a) | bit(b);
            m.road_on_field == 0 && m.field_on_road & !axis == 0 && m.ends & axis == axis
        })
    }

    /// 10.2: returns `true` if one bridge makes all edges of the tile match when the tile is placed
    /// here.
    fn is_resolvable(&self, v: View, tile: TileType, turn: u8, cell: Cell, code: u16) -> bool {
        let (fit, info) = (v.rules.tiles.fit(), v.rules.tiles.get(tile));
        let edges = Side::ALL.map(|side| info.side(turn, side).edge);
        let m = self.meeting(&v.rules.edge_rules, edges, Side::ALL.map(|side| fit.demanded(code, side)));
        // An edge at the border without a demand accepts anything, so a bridge may end there
        // (MP-87). A gap demands nothing either, and no bridge ends there.
        let here = self.bridges_here(m).any(|(a, b)| self.may_end(v, cell, a) && self.may_end(v, cell, b));
        // On the neighbour, the near end meets the road of the tile.
        here || m.near().is_some_and(|side| self.reaches_over(v, cell.step(side), side))
    }
}

impl Meeting {
    /// Returns the side of the neighbour on which a bridge would resolve the only mismatch, a road
    /// of the tile.
    fn near(self) -> Option<Side> {
        let one = self.road_on_field.count_ones() == 1 && self.field_on_road == 0;
        one.then(|| Side::at(self.road_on_field.trailing_zeros() as usize))
    }
}

/// The sides of a cell over which a bridge may come from a neighbour, computed once for all
/// rotations of a tile.
struct Over {
    cell: Cell,
    /// The sides at which the cell demands a field.
    fields: u8,
    /// The sides that were examined.
    known: u8,
    /// The examined sides over which a bridge may come.
    may: u8,
}

impl Over {
    #[inline]
    fn may(&mut self, bridges: &Bridges, v: View, side: u8) -> bool {
        if self.known & side == 0 {
            let at = Side::at(side.trailing_zeros() as usize);
            self.known |= side;
            self.may |= if bridges.reaches_over(v, self.cell.step(at), at) { side } else { 0 };
        }
        self.may & side != 0
    }
}

impl ExtendPlacements for Bridges {
    fn can_extend_placements(&self, v: View, who: Player) -> bool {
        self.may(v, who)
    }

    fn extension_for(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Extension {
        let meeting = self.meeting(rules, edges, demanded);
        match (self.bridges_here(meeting).next(), meeting.near()) {
            // A side that demands nothing may face a gap, where no bridge ends.
            (Some(_), _) if rules.has_gaps() => Extension::Perhaps,
            (Some(_), _) => Extension::Always,
            (None, Some(_)) => Extension::Perhaps,
            (None, None) => Extension::Never,
        }
    }

    fn extend_placements(&self, v: View, _who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        let (codes, fit) = (v.core.board.codes(), v.rules.tiles.fit());
        let info = v.rules.tiles.get(tile);
        let roads: [u8; 4] = std::array::from_fn(|turn| info.sides_with(turn as u8, self.road));
        for (i, &code) in codes.iter().enumerate().take(at.mismatched.len()) {
            let mut left = at.mismatched[i];
            if left == 0 {
                continue;
            }
            let mut over = Over { cell: at.cells[i], fields: fit.sides_demanding(code, self.field), known: 0, may: 0 };
            while left != 0 {
                let turn = left.trailing_zeros() as u8;
                left &= left - 1;
                let wrong = roads[turn as usize & 3] & over.fields;
                let resolvable = if v.core.board.is_bounded() || v.rules.edge_rules.has_gaps() {
                    self.is_resolvable(v, tile, turn, over.cell, code)
                } else {
                    over.may(self, v, wrong)
                };
                at.turns[i] |= u8::from(resolvable) << turn;
            }
        }
        Ok(())
    }
}

impl Bridges {
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        // Outside of a tile play no player can be asked. A player without a bridge cannot have
        // placed a tile that requires one.
        let may = cx.core().tile_play.serial != 0 && self.may(cx.view(), cx.core().tile_play.player);
        if may && cx.view().mismatched(placed) != 0 {
            cx.interrupt(Call::phase(self.extend, cx.core().tile_play.player).with(placed.0 as i16));
        }
        Ok(())
    }
}

/// BR-09: the same player builds the required bridge at once and may not pass. To avoid it, they
/// could have declined the tile (BR-02).
struct Needed(Bridges);

impl TurnPhase for Needed {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.0.needed)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let placed = PlacedTile(v.core.turn.frame().arg as u16);
        let cell = v.core.board.tile(placed).cell;
        self.0.required_bridges(v, cell, v.mismatched(placed), |target| menu.add(self.0.build, target, 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        self.0.build_bridge(cx, who, a.target);
        Ok(Flow::Done)
    }
}
