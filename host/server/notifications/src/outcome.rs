//! The outcome of an attempt to send a notification.

/// The outcome of an attempt to send a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// It was taken.
    Sent,
    /// Nobody takes notifications there any more: the subscription ends.
    Gone,
    /// It may be taken later.
    Later,
    /// It is not taken, and would not be later.
    Refused,
}
