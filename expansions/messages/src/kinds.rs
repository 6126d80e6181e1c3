//! The eight messages (MS-12 to MS-19).

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// MS-12: the shortest road.
    Road,
    /// MS-13: the smallest city.
    City,
    /// MS-13: the smallest monastery.
    Monastery,
    /// MS-15: another tile play.
    Tile,
    /// MS-16: coats of arms.
    Pennants,
    /// MS-17: knights.
    Knights,
    /// MS-18: farmers.
    Farmers,
    /// MS-19: one follower is scored and taken back.
    Follower,
}

impl Kind {
    pub(crate) const ALL: [Kind; 8] =
        [Kind::Road, Kind::City, Kind::Monastery, Kind::Tile, Kind::Pennants, Kind::Knights, Kind::Farmers, Kind::Follower];

    /// Returns the name in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Road => "road",
            Kind::City => "city",
            Kind::Monastery => "monastery",
            Kind::Tile => "tile",
            Kind::Pennants => "pennants",
            Kind::Knights => "knights",
            Kind::Farmers => "farmers",
            Kind::Follower => "follower",
        }
    }
}
