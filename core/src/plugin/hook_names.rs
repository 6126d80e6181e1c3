//! The names of the hooks, with which a plugin says which ones it registers.

/// The stages in which `value` and `award` change the lines, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Count tiles, pennants, cities.
    Count,
    /// Change the points for each.
    Each,
    /// Add more.
    Add,
    /// Double or halve.
    Scale,
    /// Bound from above or below.
    Cap,
}

/// The hooks of [`TileFeature`](crate::TileFeature), to name those that are registered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the method of that name")]
pub enum TileHook {
    RestrictPlacements,
    ExtendPlacements,
    OnTilePlaced,
    Closed,
    Claim,
    OnFigureMoved,
    OnFeatureSplit,
}

/// The hooks of [`Scoring`](crate::Scoring), to name those that are registered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the method of that name")]
pub enum ScoreHook {
    Value(Stage),
    Weigh,
    Owners,
    Award(Stage),
    OnFeatureScored,
    OnPointsAwarded,
    ExpectedPoints,
    FinalPoints,
}
