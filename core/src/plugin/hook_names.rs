//! The hooks by name, to say which of them are registered.

/// The stages in which `worth` and `award` work on the lines, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Count tiles, pennants, cities.
    Count,
    /// Change what each is worth.
    Each,
    /// Add more.
    Add,
    /// Double or halve.
    Scale,
    /// Bound from above or below.
    Cap,
}

/// The hooks of [`TileFeature`](crate::TileFeature), to say which ones to register.
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

/// The hooks of [`Scoring`](crate::Scoring), to say which one to register.
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
