//! The six sectors of the wheel.

/// A sector of the wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sector {
    Fortune,
    Taxes,
    Famine,
    Storm,
    Inquisition,
    Plague,
}

impl Sector {
    /// The number of sectors.
    pub(crate) const COUNT: usize = 6;
    /// WF-22: the sectors clockwise, from the one where the pig begins (WF-08).
    pub(crate) const ALL: [Sector; Sector::COUNT] =
        [Sector::Fortune, Sector::Taxes, Sector::Famine, Sector::Storm, Sector::Inquisition, Sector::Plague];

    /// Returns the position of the sector, clockwise from Fortune.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// WF-21: returns the sector that is this many steps further clockwise.
    pub(crate) fn after(self, steps: i16) -> Sector {
        Sector::ALL[(self.index() + steps.max(0) as usize) % Sector::COUNT]
    }

    /// Returns the name of the sector.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Sector::Fortune => "Fortune",
            Sector::Taxes => "Taxes",
            Sector::Famine => "Famine",
            Sector::Storm => "Storm",
            Sector::Inquisition => "Inquisition",
            Sector::Plague => "Plague",
        }
    }
}
