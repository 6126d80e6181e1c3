//! The five gifts (GI-01).

/// A gift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gift {
    /// GI-17: a follower comes to a monastery of others.
    Synod,
    /// GI-21: an unfinished road is scored at once.
    Sweeper,
    /// GI-25: a follower lies down or stands up.
    Change,
    /// GI-27: a follower is scored and taken back.
    CashOut,
    /// GI-28: another tile.
    TakeTwo,
}

/// The number of gifts.
pub(crate) const GIFTS: usize = Gift::ALL.len();

impl Gift {
    pub(crate) const ALL: [Gift; 5] = [Gift::Synod, Gift::Sweeper, Gift::Change, Gift::CashOut, Gift::TakeTwo];

    /// Returns the name in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Gift::Synod => "synod",
            Gift::Sweeper => "sweeper",
            Gift::Change => "change",
            Gift::CashOut => "cash",
            Gift::TakeTwo => "two",
        }
    }

    /// Returns the position in [`Self::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
