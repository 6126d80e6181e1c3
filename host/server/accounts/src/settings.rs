//! The settings of accounts, which the operator chooses.

/// Whether people can have accounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountSettings {
    /// Whether there are any.
    pub on: bool,
    /// Whether games change ratings.
    pub ratings: bool,
}

impl Default for AccountSettings {
    fn default() -> AccountSettings {
        AccountSettings { on: true, ratings: true }
    }
}
