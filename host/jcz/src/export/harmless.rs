//! The options that an exported game does not need.

use bastide_profiles::plugins::{BASE, BCB, CC, CR, RP, RV, SG, SM, WR};

/// Options that do not change an exported game: the arrangement of tokens, two wordings of one
/// rule, numbers that `meeples` or the keys of sets also give, one for an expansion that
/// JCloisterZone lacks, a number of tiles that the copies of a set contain, and a start tile, which the
/// file names.
pub(super) const HARMLESS: &[(&str, &str)] = &[
    (BASE, "followers"),
    (BCB, "castle_multi_choice"),
    (BCB, "shared_castle_tokens"),
    (BCB, "famine_castle_extra"),
    (CC, "copies"),
    (CR, "shrine_tiles"),
    (RP, "copies"),
    (RV, "copies"),
    (SG, "copies"),
    (SM, "copies"),
    (WR, "rose_beside_start"),
    (WR, "rose_start"),
];
