//! The evaluation of a position for each player, in points.
//!
//! The evaluation is the current score, plus the expected points of all features with followers,
//! weighted by the chance of completion, plus a value for the followers in supply. It asks the
//! rules for all values and contains none itself. The completion rule of a kind gives a feature's
//! open cells, the remaining tiles give the chance to fill them, and the points per tile so far
//! give the growth. It uses only addition, multiplication and division, so all machines compute the
//! same result.

use bastide_core::{
    BORDERS, Cell, CompletionRule, Content, ExpectedGain, Fault, Figure, FigureLocation, FigureState, MAX_PLAYERS, Player,
    ScoringReason, SegmentId, TileType, View,
};

// The constants below come from matches between bots with different constants, 500 games a pair.
// They show that a point in hand is worth far more than an expected point, and that the last
// followers in supply are valuable.

/// The number of fitting tiles at which an open side is closed with a probability of one half. Many
/// of these tiles would extend the feature, and all of them are needed elsewhere too.
const HALF_SIDE: f64 = 30.0;
/// The same number for a cell that only needs to be covered.
const HALF_CELL: f64 = 5.0;
/// The share of the growth needed for completion that also comes to features that stay open.
const GROWTH: f64 = 0.2;
/// The value of the followers in supply as their number goes to infinity.
const FOLLOWERS: f64 = 30.0;
/// The number of followers in supply at which their value is half of [`FOLLOWERS`].
const HALF_FOLLOWERS: f64 = 1.5;
/// The number of remaining turns at which followers in supply have half of their value in an
/// endless game.
const HALF_TURNS: f64 = 4.0;
/// The weight of a follower that is certain to return, among those in supply.
const RETURN: f64 = 0.2;
/// The weight of a follower off the board, among those in supply. It returns by itself, with the
/// thing that it was sent for.
const AWAY: f64 = 1.0;
/// The chance that a city beside a field is completed if the whole game is still to be played.
const NEIGHBOUR: f64 = 0.4;
/// The share of a field's points that is lost to competitors over a whole game.
const CONTEST: f64 = 0.35;

/// Memory for the evaluation, and the counts of the remaining tiles.
#[derive(Debug, Default)]
pub struct Evaluation {
    left: Vec<(TileType, u16)>,
    tiles_left: f64,
    game_left: f64,
    /// The number of remaining tiles that fit, plus 1, by the code of demanded edges; 0 for not
    /// computed yet.
    fitting: Vec<u16>,
    /// Whether the gains that plugins expect are left out.
    pub(crate) without_gains: bool,
    features: Vec<SegmentId>,
    cells: Vec<Cell>,
    cities: Vec<SegmentId>,
}

impl Evaluation {
    /// Counts the remaining tiles. Call this once per decision. The remaining tiles are public;
    /// only their order is hidden.
    pub fn prepare(&mut self, v: View) {
        self.left.clear();
        for &tile in v.rules.draw_piles().iter().flat_map(|p| &v.core.piles[p.index()]) {
            match self.left.iter_mut().find(|(t, _)| *t == tile) {
                Some((_, n)) => *n += 1,
                None => self.left.push((tile, 1)),
            }
        }
        self.tiles_left = self.left.iter().map(|(_, n)| f64::from(*n)).sum();
        let placed = v.core.board.placed_tiles().len() as f64;
        self.game_left = self.tiles_left / (self.tiles_left + placed).max(1.0);
        self.fitting.clear();
    }

    /// Returns the evaluation for a player minus the average evaluation of the others.
    ///
    /// # Errors
    /// A plugin fails.
    pub fn of(&mut self, v: View, me: Player) -> Result<f64, Fault> {
        let seats = v.core.seats as usize;
        let mut points = [0.0; MAX_PLAYERS];
        for (sum, score) in points.iter_mut().zip(&v.core.score) {
            *sum = f64::from(*score);
        }
        if !v.core.is_over {
            let gains = if self.without_gains { Vec::new() } else { v.expected_gains()? };
            self.add_features(v, &gains, &mut points)?;
            for gain in &gains {
                points[gain.player.index() % MAX_PLAYERS] += f64::from(gain.hundredths) / 100.0;
            }
            for score_entry in v.final_points()? {
                points[score_entry.player.index() % MAX_PLAYERS] +=
                    f64::from(score_entry.points) * (1.0 - CONTEST * self.game_left);
            }
        }
        let mine = points[me.index()];
        let others: f64 = points[..seats].iter().sum::<f64>() - mine;
        Ok(mine - others / (seats.max(2) - 1) as f64)
    }

    fn add_features(&mut self, v: View, gains: &[ExpectedGain], points: &mut [f64; MAX_PLAYERS]) -> Result<(), Fault> {
        // Followers in supply, and those that probably return.
        let mut at_hand = [0.0; MAX_PLAYERS];
        self.features.clear();
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(owner), true) = (f.owner, v.rules.figures.get(f.kind).follower) else { continue };
            match f.place {
                FigureLocation::Supply => at_hand[owner.index()] += 1.0,
                FigureLocation::Segment(seg) => {
                    let feature = v.core.graph.feature(seg);
                    if !self.features.contains(&feature) {
                        self.features.push(feature);
                    }
                }
                FigureLocation::Slot { .. } => {
                    let waits = gains.iter().filter_map(|gain| gain.waits).find(|(figure, _)| figure.index() == i);
                    at_hand[owner.index()] += waits.map_or(AWAY, |(_, chance)| f64::from(chance) / 100.0);
                }
                _ => {}
            }
        }
        for i in 0..self.features.len() {
            let feature = self.features[i];
            let (promise, chance) = self.feature(v, feature)?;
            for owner in v.owners(feature)?.iter() {
                points[owner.index()] += promise * stays(v, gains, feature, owner);
            }
            for (figure, FigureState { owner, .. }) in v.core.figures_on(feature) {
                if let Some(owner) = owner {
                    at_hand[owner.index()] += RETURN * chance.max(leaves(gains, figure));
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

    /// Returns the expected points of a feature for its owners, and the chance that it is
    /// completed.
    fn feature(&mut self, v: View, feature: SegmentId) -> Result<(f64, f64), Fault> {
        let kind = v.core.graph.get(feature).kind;
        let ends = v.rules.kinds.get(kind).completion;
        let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
        if ends == CompletionRule::Never {
            let growth = self.growth_of_field(v, feature, now)?;
            // In the last third of the game, a decreasing share of the expected points is still
            // scored.
            let expected = f64::from(v.expected_points(feature)?) * (3.0 * self.game_left).min(1.0);
            return Ok(((now + growth) * (1.0 - CONTEST * self.game_left) + expected, 0.0));
        }
        let full = f64::from(v.value(feature, ScoringReason::Completed)?.total());
        if v.complete(feature)? {
            return Ok((full, 1.0));
        }
        let (half, parts) = match ends {
            CompletionRule::Around(by) => {
                let area = v.core.graph.get(feature).cell.around(i16::from(by));
                self.cells.clear();
                self.cells.extend(area.cells().filter(|&c| v.core.board.exists(c) && v.core.board.tile_at(c).is_none()));
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
        // What is missing is no cell: a plugin holds the feature open.
        if self.cells.is_empty() {
            chance = 0.5 * self.game_left;
        }
        let missing = self.cells.len() as f64 / parts.max(1.0);
        let completed = full * (1.0 + missing);
        let left_over = now * (1.0 + GROWTH * self.game_left * missing);
        Ok((chance * completed + (1.0 - chance) * left_over, chance))
    }

    /// Collects the free cells at the open sides of a feature, each once.
    fn open_cells(&mut self, v: View, feature: SegmentId) {
        self.cells.clear();
        let (graph, board) = (&v.core.graph, &v.core.board);
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            let (Some(printed), Some(placed)) = (v.printed_segment(seg), segment.tile()) else { continue };
            for side in printed.edge_points.turned(board.tile(placed).turn).sides() {
                let next = segment.cell.step(side);
                if !matches!(board.content(next), Content::Tile(_)) && board.exists(next) && !self.cells.contains(&next) {
                    self.cells.push(next);
                }
            }
        }
    }

    /// Returns the number of remaining tiles that fit a cell as it is now. For a cell without
    /// neighbors, it is a third of them.
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

    /// Returns the expected further points of a feature that is never complete: for each neighbor
    /// completed later, as many points as for each neighbor that is complete.
    fn growth_of_field(&mut self, v: View, feature: SegmentId, now: f64) -> Result<f64, Fault> {
        if now <= 0.0 {
            return Ok(0.0);
        }
        let graph = &v.core.graph;
        self.cities.clear();
        let mut complete = 0.0;
        let mut open = 0.0;
        for seg in graph.members(feature) {
            for city in v.related(seg, BORDERS) {
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

/// Returns the chance that a figure has to leave its feature.
fn leaves(gains: &[ExpectedGain], figure: Figure) -> f64 {
    let chances = gains.iter().filter_map(|gain| gain.leaves).filter(|(f, _)| *f == figure);
    chances.map(|(_, percent)| f64::from(percent) / 100.0).fold(0.0, f64::max)
}

/// Returns the chance that a player keeps a follower on a feature.
fn stays(v: View, gains: &[ExpectedGain], feature: SegmentId, owner: Player) -> f64 {
    if gains.iter().all(|gain| gain.leaves.is_none()) {
        return 1.0;
    }
    let own = v.core.figures_on(feature).filter(|(_, f)| f.owner == Some(owner) && v.rules.figures.get(f.kind).follower);
    1.0 - own.map(|(figure, _)| leaves(gains, figure)).product::<f64>()
}
