//! What a position promises a player, in points.
//!
//! The sum over all features with followers of what they bring their owners, by the chance that they are completed, plus what
//! the followers at hand are good for. It asks the rules for values and knows none itself: a feature's open cells come from
//! how its kind ends, the chance to fill them from the tiles that are left, and growth from what its tiles have brought so
//! far. Everything is addition, multiplication and division, so that all machines agree.

use bastide_core::{
    BORDERS, Cell, CompletionRule, Content, Fault, FigureLocation, FigureState, MAX_PLAYERS, Player, ScoringReason, SegmentId,
    TileType, View,
};

// The numbers below were found by bots with different numbers playing against each other, 500 games a pair. What they say: a
// point in the hand is worth far more than the hope of one, and the last followers at home are not given away lightly.

/// How many tiles that fit make it an even chance that an open side is closed. Many of them would extend the feature, and all
/// of them are wanted elsewhere too.
const HALF_SIDE: f64 = 30.0;
/// The same for a cell that only has to be covered.
const HALF_CELL: f64 = 5.0;
/// What part of the growth that completion needs comes about in features that stay open.
const GROWTH: f64 = 0.2;
/// What the followers at hand are worth if there were very many of them.
const FOLLOWERS: f64 = 30.0;
/// With so many followers at hand they are worth half of that.
const HALF_FOLLOWERS: f64 = 1.5;
/// With so many turns left, followers at hand are worth half of what they are in an endless game.
const HALF_TURNS: f64 = 4.0;
/// What a follower that surely comes back counts for among those at hand.
const RETURN: f64 = 0.2;
/// What a follower off the board counts for among those at hand: it comes back by itself, and with what it went for.
const AWAY: f64 = 1.0;
/// The chance that a city beside a field is completed if the whole game is still to come.
const NEIGHBOUR: f64 = 0.4;
/// What a field that lasts the whole game loses to others who come to it.
const CONTEST: f64 = 0.35;

/// Memory for judging positions, and what was found out about the tiles that are left.
#[derive(Debug, Default)]
pub struct Outlook {
    left: Vec<(TileType, u16)>,
    tiles_left: f64,
    game_left: f64,
    /// By code of demanded edges: how many of the tiles left fit, plus 1; 0 is not known yet.
    fitting: Vec<u16>,
    features: Vec<SegmentId>,
    cells: Vec<Cell>,
    cities: Vec<SegmentId>,
}

impl Outlook {
    /// Counts the tiles that are left: once a decision. Which tiles are left is no secret, their order is.
    pub fn prepare(&mut self, v: View) {
        self.left.clear();
        for &tile in v.rules.draw_piles().iter().flat_map(|p| &v.core.piles[p.index()]) {
            match self.left.iter_mut().find(|(t, _)| *t == tile) {
                Some((_, n)) => *n += 1,
                None => self.left.push((tile, 1)),
            }
        }
        self.tiles_left = self.left.iter().map(|(_, n)| f64::from(*n)).sum();
        let laid = v.core.board.pieces().len() as f64;
        self.game_left = self.tiles_left / (self.tiles_left + laid).max(1.0);
        self.fitting.clear();
    }

    /// What the position promises a player, less what it promises the others on average.
    pub fn of(&mut self, v: View, me: Player) -> Result<f64, Fault> {
        let seats = v.core.seats as usize;
        let mut points = [0.0; MAX_PLAYERS];
        for (sum, score) in points.iter_mut().zip(&v.core.score) {
            *sum = f64::from(*score);
        }
        if !v.core.over {
            self.add_features(v, &mut points)?;
            for score_entry in v.final_points()? {
                points[score_entry.player.index() % MAX_PLAYERS] +=
                    f64::from(score_entry.points) * (1.0 - CONTEST * self.game_left);
            }
        }
        let mine = points[me.index()];
        let others: f64 = points[..seats].iter().sum::<f64>() - mine;
        Ok(mine - others / (seats.max(2) - 1) as f64)
    }

    fn add_features(&mut self, v: View, points: &mut [f64; MAX_PLAYERS]) -> Result<(), Fault> {
        // Followers at hand, and those that probably come back.
        let mut at_hand = [0.0; MAX_PLAYERS];
        self.features.clear();
        for f in &v.core.figures {
            let (Some(owner), true) = (f.owner, v.rules.figures.get(f.kind).follower) else { continue };
            match f.place {
                FigureLocation::Supply => at_hand[owner.index()] += 1.0,
                FigureLocation::Segment(seg) => {
                    let feature = v.core.graph.feature(seg);
                    if !self.features.contains(&feature) {
                        self.features.push(feature);
                    }
                }
                FigureLocation::Slot { .. } => at_hand[owner.index()] += AWAY,
                _ => {}
            }
        }
        for i in 0..self.features.len() {
            let feature = self.features[i];
            let (promise, chance) = self.feature(v, feature)?;
            for owner in v.owners(feature)?.iter() {
                points[owner.index()] += promise;
            }
            for (_, FigureState { owner, .. }) in v.core.figures_on(feature) {
                if let Some(owner) = owner {
                    at_hand[owner.index()] += RETURN * chance;
                }
            }
        }
        let turns = self.tiles_left / f64::from(v.core.seats.max(1));
        let each = FOLLOWERS * turns / (turns + HALF_TURNS);
        for (sum, n) in points.iter_mut().zip(at_hand) {
            *sum += each * n / (n + HALF_FOLLOWERS);
        }
        Ok(())
    }

    /// What a feature promises its owners, and the chance that it is completed.
    fn feature(&mut self, v: View, feature: SegmentId) -> Result<(f64, f64), Fault> {
        let kind = v.core.graph.get(feature).kind;
        let ends = v.rules.kinds.get(kind).ends;
        let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
        if ends == CompletionRule::Never {
            let growth = self.growth_of_field(v, feature, now)?;
            // In the last third of the game ever less of what may come does.
            let hope = f64::from(v.expected_points(feature)?) * (3.0 * self.game_left).min(1.0);
            return Ok(((now + growth) * (1.0 - CONTEST * self.game_left) + hope, 0.0));
        }
        let full = f64::from(v.value(feature, ScoringReason::Completed)?.total());
        if v.complete(feature)? {
            return Ok((full, 1.0));
        }
        let (half, parts) = match ends {
            CompletionRule::Around(by) => {
                let area = v.core.graph.get(feature).cell.around(i16::from(by));
                self.cells.clear();
                self.cells.extend(area.cells().filter(|&c| v.core.board.exists(c) && v.core.board.piece_at(c).is_none()));
                (HALF_CELL, (area.cells().count() - self.cells.len()) as f64)
            }
            _ => {
                self.open_cells(v, feature);
                (HALF_SIDE, f64::from(v.tiles(feature)))
            }
        };
        let mut chance = 1.0;
        for i in 0..self.cells.len() {
            let n = self.tiles_for(v, self.cells[i]);
            chance *= n / (n + half);
        }
        // Open ends that are no cells: a plugin holds the feature open.
        let others = usize::from(v.core.graph.sums(feature).open.max(0) as u16).saturating_sub(self.cells.len());
        if self.cells.is_empty() && others > 0 {
            chance = 0.5 * self.game_left;
        }
        let missing = self.cells.len() as f64 / parts.max(1.0);
        let completed = full * (1.0 + missing);
        let left_over = now * (1.0 + GROWTH * self.game_left * missing);
        Ok((chance * completed + (1.0 - chance) * left_over, chance))
    }

    /// The free cells at the open sides of a feature, each once.
    fn open_cells(&mut self, v: View, feature: SegmentId) {
        self.cells.clear();
        let (graph, board) = (&v.core.graph, &v.core.board);
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            let (Some(part), Some(piece)) = (v.printed_segment(seg), segment.piece()) else { continue };
            for side in part.ports.turned(board.laid(piece).turn).sides() {
                let next = segment.cell.step(side);
                if !matches!(board.content(next), Content::Piece(_)) && board.exists(next) && !self.cells.contains(&next) {
                    self.cells.push(next);
                }
            }
        }
    }

    /// How many of the tiles that are left fit a cell as it is now. A cell that nothing touches yet counts for a third of them.
    fn tiles_for(&mut self, v: View, cell: Cell) -> f64 {
        let Some(at) = v.core.board.frontier_index(cell) else { return self.tiles_left / 3.0 };
        let code = v.core.board.codes()[at] as usize;
        if self.fitting.len() <= code {
            self.fitting.resize(code + 1, 0);
        }
        if self.fitting[code] == 0 {
            let fit = v.rules.tiles.fit();
            let fits = |(tile, n): &(TileType, u16)| if fit.turns(*tile, code as u16) != 0 { *n } else { 0 };
            self.fitting[code] = 1 + self.left.iter().map(fits).sum::<u16>();
        }
        f64::from(self.fitting[code] - 1)
    }

    /// What a feature that is never complete may still gain: as much for each neighbour that is completed later as it got
    /// for those that are complete.
    fn growth_of_field(&mut self, v: View, feature: SegmentId, now: f64) -> Result<f64, Fault> {
        if now <= 0.0 {
            return Ok(0.0);
        }
        let graph = &v.core.graph;
        self.cities.clear();
        let mut complete = 0.0;
        let mut open = 0.0;
        for seg in graph.members(feature) {
            for city in graph.related(seg, BORDERS) {
                let city = graph.feature(city);
                if !self.cities.contains(&city) {
                    self.cities.push(city);
                    if v.complete(city)? {
                        complete += 1.0;
                    } else {
                        open += 1.0;
                    }
                }
            }
        }
        Ok(if complete > 0.0 { now / complete * open * NEIGHBOUR * self.game_left } else { 0.0 })
    }
}
