//! Shrines: monasteries of another faith (RULES.md, section 4).

use std::hash::{Hash, Hasher};

use bastide_core::author::prelude::*;
use bastide_core::tile::TileInfo;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let shrines = Shrines {
        monastery: reg.kind("monastery"),
        built: reg.slot(),
        shrine: reg.tile_trait("shrine"),
        second_forbidden: o.word("shrine_second_neighbour")? == "forbidden",
        if_occupied: o.switch("shrine_limit_if_occupied")?,
        moves_on: if o.switch("challenge_loser_wagon")? { Some(reg.figure_if_present("wagon")) } else { None },
    };
    let rule = reg.rule(shrines).for_kinds([shrines.monastery]);
    rule.on_tile_placed(Shrines::note_buildings)
        .of_rules(&["CR-35", "CR-36"])
        .restrict_placements(Shrines::restrict_placements)
        .owners(Shrines::owners)
        .on_feature_scored(Shrines::on_feature_scored)
        .expected_gains(Shrines::expected_gains);
    if !o.switch("abbot_on_shrine")? {
        let abbot = reg.figure_if_present("abbot");
        reg.rule(NoAbbot { shrine: shrines.shrine, abbot })
            .for_kinds([shrines.monastery])
            .of_rules(&["CR-52"])
            .claim(NoAbbot::claim);
    }
    Ok(())
}

/// A monastery or shrine on the board.
#[derive(Clone, Copy)]
struct Building {
    seg: SegmentId,
    shrine: bool,
}

/// The buildings on the board, so that not every tile is looked at for each restriction. They follow
/// from the board, so they are not part of a fingerprint.
#[derive(Default)]
struct Built {
    /// The number of tiles that were looked at.
    tiles: usize,
    all: Vec<Building>,
}

copy_in_place!(Built { tiles, all });

impl Hash for Built {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Clone, Copy)]
struct Shrines {
    monastery: Kind,
    built: Slot<Built>,
    shrine: Trait,
    /// CR-36.
    second_forbidden: bool,
    /// CR-37.
    if_occupied: bool,
    /// CR-48: the figure that moves on when its building is lost, by the option.
    moves_on: Option<FigureKind>,
}

impl Shrines {
    /// Returns the building among the segments of a tile, as its number and whether it is a shrine.
    #[inline]
    fn among(&self, tile: &TileInfo) -> Option<(usize, bool)> {
        if !tile.has_kind(self.monastery) {
            return None;
        }
        let at = tile.segments.iter().position(|segment| segment.kind == self.monastery)?;
        Some((at, tile.segments[at].traits.has(self.shrine)))
    }

    /// CR-50, CR-51: returns the building of the tile on a cell.
    fn at(&self, v: View, cell: Cell) -> Option<Building> {
        let placed = v.core.board.tile_at(cell)?;
        let (at, shrine) = self.among(v.rules.tiles.get(v.core.board.tile(placed).tile))?;
        Some(Building { seg: v.printed(placed).nth(at)?, shrine })
    }

    /// CR-38: returns the buildings of the other sort on the eight cells around a cell.
    fn opposite<'a>(&self, v: View<'a>, cell: Cell, shrine: bool) -> impl Iterator<Item = Building> + use<'a> {
        let this = *self;
        let others = cell.around(1).cells().filter(move |next| *next != cell);
        others.filter_map(move |next| this.at(v, next)).filter(move |building| building.shrine != shrine)
    }

    /// CR-37: returns `true` if a building counts for the limits.
    fn counts(&self, v: View, building: Building) -> bool {
        !self.if_occupied || v.core.graph.sums(building.seg).followers > 0
    }

    /// Returns the buildings on the tiles that were placed after the first N.
    fn built_after<'a>(&self, v: View<'a>, tiles: usize) -> impl Iterator<Item = Building> + use<'a> {
        let this = *self;
        v.core.board.placed_tiles().iter().skip(tiles).filter_map(move |tile| {
            let (at, shrine) = this.among(v.rules.tiles.get(tile.tile))?;
            Some(Building { seg: SegmentId(tile.first.0 + at as u16), shrine })
        })
    }

    /// Notes the buildings on the tiles that were placed.
    fn note_buildings(&self, cx: &mut Context, _placed: PlacedTile) -> Result<(), Fault> {
        let (known, tiles) = (cx.slots.of(self.built).tiles, cx.core().board.placed_tiles().len());
        let more: Vec<Building> = self.built_after(cx.view(), known).collect();
        let built = cx.slots.of_mut(self.built);
        built.tiles = tiles;
        built.all.extend(more);
        Ok(())
    }

    /// Returns the cells of the buildings on the board that count for the limits: those of the other
    /// sort, and, if they are needed, those of this one.
    fn buildings(&self, v: View, shrine: bool) -> (Vec<Cell>, Vec<Cell>) {
        let (mut others, mut own) = (Vec::new(), Vec::new());
        let built = v.slots.of(self.built);
        let all = built.all.iter().copied().chain(self.built_after(v, built.tiles));
        for building in all.filter(|building| self.counts(v, *building)) {
            let cell = v.core.graph.get(building.seg).cell;
            match building.shrine == shrine {
                false => others.push(cell),
                true if self.second_forbidden => own.push(cell),
                true => {}
            }
        }
        (others, own)
    }

    /// CR-35 to CR-39: strikes out the cells where a building may not lie: those beside two of the
    /// other sort, and by the option those beside one that has a neighbour of this sort.
    fn restrict_placements(&self, v: View, _who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        let Some((_, shrine)) = self.among(v.rules.tiles.get(tile)) else { return Ok(()) };
        let (others, own) = self.buildings(v, shrine);
        let taken = |other: Cell| self.second_forbidden && own.iter().any(|cell| is_beside(*cell, other));
        for (cell, turns) in at.cells.iter().zip(at.turns.iter_mut()).filter(|(_, turns)| **turns != 0) {
            let near = others.iter().filter(|other| is_beside(**other, *cell));
            // Counted without a branch for each, since most are far away.
            let count = near.clone().count();
            if count > 1 || (count == 1 && near.into_iter().any(|other| taken(*other))) {
                *turns = 0;
            }
        }
        Ok(())
    }

    /// CR-40, CR-41: returns `true` if a building is about to be lost: it is not complete, and one of
    /// the other sort beside it is, with somebody on it.
    fn is_lost(&self, v: View, seg: SegmentId) -> Result<bool, Fault> {
        let cell = v.core.graph.get(seg).cell;
        if v.complete(seg)? {
            return Ok(false);
        }
        let Some(own) = self.at(v, cell) else { return Ok(false) };
        for building in self.opposite(v, cell, own.shrine) {
            if v.core.graph.sums(building.seg).followers > 0 && v.complete(building.seg)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The figures on a building that is challenged may have to go home without points: the more
    /// cells are free around it compared with its rival, the more likely.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for (i, f) in v.core.figures.iter().enumerate() {
            let (FigureLocation::Segment(seg), Some(player)) = (f.place, f.owner) else { continue };
            if v.core.graph.get(seg).kind != self.monastery {
                continue;
            }
            let cell = v.core.graph.get(seg).cell;
            let Some(own) = self.at(v, cell) else { continue };
            let rivals = self.opposite(v, cell, own.shrine).filter(|rival| v.core.graph.sums(rival.seg).followers > 0);
            let open = |seg: SegmentId| v.core.graph.sums(seg).open;
            let loses = |rival: Building| (50 + 12 * (open(seg) - open(rival.seg))).clamp(5, 80) as u8;
            if let Some(percent) = rivals.map(loses).max() {
                out.push(ExpectedGain { player, hundredths: 0, waits: None, leaves: Some((Figure::at(i), percent)) });
            }
        }
        Ok(())
    }

    /// CR-41: a building that is about to be lost brings nobody points. CR-52: one that is scored
    /// early is scored before.
    fn owners(&self, v: View, feature: SegmentId, _weights: &Weights, to: &mut Players) -> Result<(), Fault> {
        let scored_now = || v.core.scoring_queue.due.iter().any(|due| due.seg == feature);
        if !to.is_empty() && !scored_now() && self.is_lost(v, feature)? {
            *to = Players::NONE;
        }
        Ok(())
    }

    /// CR-40 to CR-49: the figures on the unfinished neighbours of the other sort go home without
    /// points. CR-44: nobody challenges from an unoccupied building.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        let v = cx.view();
        if due.reason != ScoringReason::Completed || v.core.graph.sums(due.seg).followers == 0 {
            return Ok(());
        }
        let cell = v.core.graph.get(due.seg).cell;
        let Some(winner) = self.at(v, cell) else { return Ok(()) };
        let mut losers = [None; 8];
        for (loser, building) in losers.iter_mut().zip(self.opposite(v, cell, winner.shrine)) {
            // CR-42: one that is complete as well is scored.
            if v.core.graph.sums(building.seg).figures > 0 && !v.complete(building.seg)? {
                *loser = Some(building.seg);
            }
        }
        losers.into_iter().flatten().for_each(|seg| self.send_home(cx, seg));
        Ok(())
    }

    /// CR-41: returns all figures on a building to their owners.
    fn send_home(&self, cx: &mut Context, seg: SegmentId) {
        for i in 0..cx.core().figures.len() {
            let f = cx.core().figures[i];
            if f.place != FigureLocation::Segment(seg) {
                continue;
            }
            if Some(f.kind) == self.moves_on {
                // CR-48: it may move on, like the wagons of what was scored.
                cx.keep_standing(Figure::at(i));
            } else {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
    }
}

/// CR-38: returns `true` if one cell is among the eight around the other.
fn is_beside(a: Cell, b: Cell) -> bool {
    a != b && (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
}

/// CR-52: by the option no abbot stands on a shrine.
#[derive(Clone, Copy)]
struct NoAbbot {
    shrine: Trait,
    abbot: FigureKind,
}

impl NoAbbot {
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if v.traits_on(claim.seg, self.shrine) > 0 {
            claim.kinds.remove(self.abbot);
        }
        Ok(())
    }
}
