//! The features of one position whose expected points are known, so that positions a few actions
//! later need not compute them again.
//!
//! A feature is the same in a later position if its segments, open ends and figures are the same,
//! no tile was placed beside its open cells or where it scores, nothing else changed near it, and the
//! features that it borders are the same. [`Changes`] collects from the events of the game what
//! changed. Where a token may have come from anywhere, no feature counts as the same.

use bastide_core::{Area, Cell, Event, Fault, Figure, FigureLocation, Kind, Players, SegmentId, Sums, Target, View, Weights};

use super::gap::Gap;

/// The points that the owners of a feature may expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Promise {
    /// The expected points, without the estimates of plugins.
    pub(super) points: f64,
    /// The chance that it is completed.
    pub(super) chance: f64,
    /// Whether it is never complete, so that plugins may expect further points.
    pub(super) endless: bool,
    /// The players who are paid for it.
    pub(super) owners: Players,
    /// The weights of all players in it.
    pub(super) weights: Weights,
}

/// The inputs of the expected points of a feature.
#[derive(Clone, Copy, Debug)]
struct KnownFeature {
    kind: Kind,
    sums: Sums,
    /// The figures on it, see [`mark`].
    figures: u64,
    promise: Promise,
    /// The cells that it waits for, and those beside them.
    around: Option<Area>,
    /// The end of its gaps in the list of all.
    gaps: usize,
    /// The end of the features that it borders in the list of all.
    bordering: usize,
    /// Whether it may score other cells than those of its segments.
    scores_others: bool,
}

/// The facts that are kept about a feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<'k> {
    pub(super) promise: Promise,
    pub(super) around: Option<Area>,
    pub(super) gaps: &'k [Gap],
    pub(super) bordering: &'k [(SegmentId, Sums)],
}

/// The known features of a position.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The number of tiles on the board.
    tiles: usize,
    features: Vec<KnownFeature>,
    gaps: Vec<Gap>,
    bordering: Vec<(SegmentId, Sums)>,
    /// The numbers of the features by their roots, plus 1; 0 for the others.
    by_root: Vec<u16>,
}

impl Known {
    /// Forgets everything and begins with a position.
    pub(super) fn begin(&mut self, v: View) {
        self.tiles = v.core.board.placed_tiles().len();
        self.features.clear();
        self.gaps.clear();
        self.bordering.clear();
        self.by_root.clear();
        self.by_root.resize(v.core.graph.len(), 0);
    }

    /// Adds a feature with the figures on it.
    pub(super) fn add(
        &mut self,
        v: View,
        (root, figures): (SegmentId, u64),
        (promise, around): (Promise, Option<Area>),
        gaps: &[Gap],
        bordering: impl Iterator<Item = SegmentId>,
    ) {
        let graph = &v.core.graph;
        self.gaps.extend_from_slice(gaps);
        self.bordering.extend(bordering.map(|other| (other, graph.sums(other))));
        let (gaps, bordering) = (self.gaps.len(), self.bordering.len());
        let (kind, sums) = (graph.get(root).kind, graph.sums(root));
        let scores_others = v.scores_other_cells(kind);
        self.by_root[root.index()] = self.features.len() as u16 + 1;
        self.features.push(KnownFeature { kind, sums, figures, promise, around, gaps, bordering, scores_others });
    }

    /// Returns what is known of a feature if it is the same as in the known position, from which
    /// these changes lead to `v`.
    pub(super) fn find(&self, v: View, (root, figures): (SegmentId, u64), changes: &Changes) -> Result<Option<Found<'_>>, Fault> {
        let graph = &v.core.graph;
        let number = self.by_root.get(root.index()).and_then(|number| usize::from(*number).checked_sub(1));
        let Some(i) = number else { return Ok(None) };
        let feature = &self.features[i];
        if feature.figures != figures || feature.sums != graph.sums(root) || feature.kind != graph.get(root).kind {
            return Ok(None);
        }
        let before = i.checked_sub(1).map(|before| &self.features[before]);
        let bordering = &self.bordering[before.map_or(0, |before| before.bordering)..feature.bordering];
        // Features that were open and still are count alike.
        let changed = |(other, sums): &(SegmentId, Sums)| {
            let now = graph.sums(*other);
            graph.feature(*other) != *other || ((now.open == 0 || sums.open == 0) && now != *sums)
        };
        if bordering.iter().any(changed) {
            return Ok(None);
        }
        let gaps = &self.gaps[before.map_or(0, |before| before.gaps)..feature.gaps];
        let waits = |cell: Cell| feature.around.is_some_and(|area| area.has(cell));
        let is_near = |gap: &Gap, cell: Cell| gap.cell.x.abs_diff(cell.x) + gap.cell.y.abs_diff(cell.y) <= 1;
        // Tiles that may join a feature without end at its gaps are counted for each position.
        let is_awaited = |cell: Cell| waits(cell) || (!feature.promise.endless && gaps.iter().any(|gap| is_near(gap, cell)));
        // A feature with the same segments has none on a tile that was placed.
        let placed = v.core.board.placed_tiles().get(self.tiles..).unwrap_or_default();
        for tile in placed {
            if is_awaited(tile.cell) || (feature.scores_others && v.scores_cell(root, tile.cell)?) {
                return Ok(None);
            }
        }
        for cell in &changes.touched {
            if is_awaited(*cell) || v.scores_cell(root, *cell)? {
                return Ok(None);
            }
        }
        if changes.figures.iter().any(|cell| waits(*cell)) {
            return Ok(None);
        }
        for cell in &changes.touched {
            let reached = cell.around(2);
            if graph.members(root).any(|seg| reached.has(graph.get(seg).cell)) {
                return Ok(None);
            }
        }
        Ok(Some(Found { promise: feature.promise, around: feature.around, gaps, bordering }))
    }
}

/// Returns the mark of a figure. The marks of different figures differ, up to 64 of them.
pub(super) fn mark(figure: Figure) -> u64 {
    1u64.rotate_left(figure.index() as u32)
}

/// The changes since a known position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Changes {
    /// The number of that position among the known ones.
    since: usize,
    /// Whether something happened that may change any feature.
    unknown: bool,
    /// The cells of tokens and of figures at spots that came to the landscape or left it.
    touched: Vec<Cell>,
    /// The cells of figures on segments that left the board, or came there, other than from and to a
    /// supply.
    figures: Vec<Cell>,
}

impl Changes {
    /// Begins with those of another position. If these are unknown, all are.
    pub(crate) fn copy(&mut self, from: &Changes) {
        (self.since, self.unknown) = (from.since, from.unknown);
        self.touched.clone_from(&from.touched);
        self.figures.clone_from(&from.figures);
    }

    /// Begins with none since the known position of this number.
    pub(crate) fn begin(&mut self, since: usize) {
        (self.since, self.unknown) = (since, false);
        self.touched.clear();
        self.figures.clear();
    }

    /// Returns the number of the known position.
    pub(crate) fn since(&self) -> usize {
        self.since
    }

    /// Notes that anything may have happened.
    pub(crate) fn lose_track(&mut self) {
        self.unknown = true;
    }

    /// Returns `true` if all changes are known.
    pub(crate) fn are_known(&self) -> bool {
        !self.unknown
    }

    /// Adds what events tell. Known is everything but tokens that were given to somebody, since they
    /// may come from anywhere. What a plugin announces changes nothing by itself.
    pub(crate) fn note(&mut self, v: View, events: &[Event]) {
        for event in events {
            match *event {
                Event::FigureMoved { from, to, .. } => self.note_figure(v, from, to),
                Event::TokenMoved { target, .. } => match target {
                    Target::Cell(cell) | Target::Span { cell, .. } | Target::Spot { cell, .. } => self.touched.push(cell),
                    Target::Segment(seg) => self.touched.push(v.core.graph.get(seg).cell),
                    _ => self.unknown = true,
                },
                _ => {}
            }
        }
    }

    /// Notes that a figure moved. Where it comes from a supply, goes to one, or walks over segments,
    /// the figures on the features tell it.
    fn note_figure(&mut self, v: View, from: FigureLocation, to: FigureLocation) {
        let tells = |place: FigureLocation| matches!(place, FigureLocation::Supply | FigureLocation::Segment(_));
        if tells(from) && tells(to) {
            return;
        }
        for place in [from, to] {
            match place {
                FigureLocation::Segment(seg) => self.figures.push(v.core.graph.get(seg).cell),
                FigureLocation::Spot { cell, .. } => self.touched.push(cell),
                _ => {}
            }
        }
    }
}
