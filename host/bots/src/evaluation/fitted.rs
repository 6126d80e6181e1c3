use super::Numbers;
pub(super) const FITTED: Numbers = Numbers::BY_HAND;
