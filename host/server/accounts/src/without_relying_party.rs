//! Stands for the relying party of passkeys in a program without the feature `passkeys`.

/// The relying party. No value of this type exists.
pub(crate) enum RelyingParty {}

impl RelyingParty {
    /// Returns `None`.
    pub(crate) fn of(_: Option<&str>) -> Option<RelyingParty> {
        None
    }
}
