//! The distribution of ingots when features are scored (RULES.md, section 2).

use bastide_core::author::prelude::*;

/// The rules by which ingots are shared.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    pub(crate) ingot: Token,
    /// GO-09: the features of a scoring share their ingots together.
    pub(crate) together: bool,
    /// GO-17: the kind of castles, if they take ingots.
    pub(crate) castle: Option<Kind>,
    /// GO-06: the trait of monasteries with a place for priors, if a monk there takes ingots in the row
    /// and the column that the place scores.
    pub(crate) rows: Option<Trait>,
}

/// A scored feature: the players who were paid, and the cells whose ingots they take.
pub(crate) struct Scored {
    pub(crate) players: Players,
    pub(crate) cells: Vec<Cell>,
}

/// The ingots on a cell that are not taken yet.
struct Stack {
    cell: Cell,
    left: i16,
}

impl Share {
    /// Returns `true` if any ingot lies on the landscape.
    pub(crate) fn any(self, v: View) -> bool {
        v.core.tokens_lying(self.ingot) > 0
    }

    /// Returns the cells whose ingots a feature takes, if it takes any in a scoring for this reason.
    ///
    /// GO-12: fields and features that are not complete take none. GO-15: an abbot who is called
    /// back takes them if his place is complete.
    pub(crate) fn cells(self, v: View, feature: SegmentId, why: ScoringReason) -> Result<Vec<Cell>, Fault> {
        let graph = &v.core.graph;
        let kind = graph.get(feature).kind;
        if let Some(priors) = self.priors(v, feature).filter(|_| why == ScoringReason::Completed) {
            return self.in_rows(v, priors);
        }
        let members = || graph.members(feature).map(|s| graph.get(s)).filter(|s| s.tile().is_some()).map(|s| s.cell);
        let cells = match v.rules.kinds.get(kind).completion {
            _ if why == ScoringReason::Final => Vec::new(),
            _ if Some(kind) == self.castle => fief(members()),
            CompletionRule::Never => Vec::new(),
            _ if why == ScoringReason::Early && !v.complete(feature)? => Vec::new(),
            // GO-06: a road and a city all their tiles, a monastery its own tile and the eight around.
            CompletionRule::Sides => members().collect(),
            CompletionRule::Around(by) => graph.get(feature).cell.around(i16::from(by)).cells().collect(),
        };
        Ok(v.core.board.whole_tiles(cells))
    }

    /// GO-06: returns the place of the priors of a monastery, by the option.
    fn priors(self, v: View, feature: SegmentId) -> Option<SegmentId> {
        let (rows, tile) = (self.rows?, v.core.graph.get(feature).tile()?);
        v.printed_segment(feature).filter(|printed| printed.traits.has(rows))?;
        let never = |seg: &SegmentId| v.rules.kinds.get(v.core.graph.get(*seg).kind).completion == CompletionRule::Never;
        let inside = |seg: &SegmentId| v.rules.kinds.get(v.core.graph.get(*seg).kind).contact == EdgeContact::Inside;
        v.printed(tile).find(|seg| never(seg) && inside(seg))
    }

    /// GO-06: returns the cells with ingots that a place of priors scores, without that of its own tile.
    fn in_rows(self, v: View, priors: SegmentId) -> Result<Vec<Cell>, Fault> {
        let mut cells = Vec::new();
        for placed in v.core.tokens_of(self.ingot) {
            if let TokenPlace::Cell(cell) = placed.place
                && !v.core.board.same_tile(v.core.graph.get(priors).cell, cell)
                && v.scores_cell(priors, cell)?
            {
                cells.push(cell);
            }
        }
        Ok(cells)
    }

    /// GO-06 to GO-11: returns who takes an ingot from which cell, in order. The first player, or
    /// else the next of them clockwise, takes first.
    pub(crate) fn takers(self, v: View, scored: &[Scored], first: Player) -> Vec<(Cell, Player)> {
        if scored.iter().all(|one| one.cells.is_empty()) {
            return Vec::new();
        }
        let stack = |placed: &PlacedToken| match placed.place {
            TokenPlace::Cell(cell) => Some(Stack { cell, left: placed.number }),
            _ => None,
        };
        let mut stacks: Vec<Stack> = v.core.tokens_of(self.ingot).filter_map(stack).collect();
        let order: Vec<Player> = v.core.players().map(|p| Player((p.0 + first.0) % v.core.seats)).collect();
        let mut takers = Vec::new();
        if self.together {
            take_in_turn(&mut stacks, scored, &order, &mut takers);
        } else {
            scored.chunks(1).for_each(|one| take_in_turn(&mut stacks, one, &order, &mut takers));
        }
        takers
    }
}

/// GO-08, GO-09: the players of the features take one ingot each in turn, until none is left for
/// anybody.
fn take_in_turn(stacks: &mut [Stack], scored: &[Scored], order: &[Player], takers: &mut Vec<(Cell, Player)>) {
    let claim = |players: Players, one: &Scored| one.players.iter().fold(players, |mut all, p| (all.add(p), all).1);
    let claims: Vec<Players> = stacks
        .iter()
        .map(|stack| scored.iter().filter(|one| one.cells.contains(&stack.cell)).fold(Players::NONE, claim))
        .collect();
    loop {
        let before = takers.len();
        for &player in order {
            // GO-10: from the tile that most others can reach; of several from the first one, row by
            // row.
            let reached = stacks.iter_mut().zip(&claims).filter(|(stack, players)| stack.left > 0 && players.has(player));
            let best = reached.min_by_key(|(stack, players)| (usize::MAX - players.len(), stack.cell.y, stack.cell.x));
            if let Some((stack, _)) = best {
                stack.left -= 1;
                takers.push((stack.cell, player));
            }
        }
        if takers.len() == before {
            return;
        }
    }
}

/// GO-17: returns the six cells of the fief of a castle: its two cells, and the two on either long
/// side.
fn fief(cells: impl Iterator<Item = Cell>) -> Vec<Cell> {
    let Some(castle) = Area::of(cells) else { return Vec::new() };
    let (wide, high) = if castle.min.x == castle.max.x { (1, 0) } else { (0, 1) };
    let min = Cell::new(castle.min.x - wide, castle.min.y - high);
    let max = Cell::new(castle.max.x + wide, castle.max.y + high);
    Area { min, max }.cells().collect()
}
