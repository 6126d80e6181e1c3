//! The ids of the plugins that profiles and setups of other programs speak of.

/// `abbey-mayor`.
pub const AM: &str = "abbey-mayor";
/// `base`.
pub const BASE: &str = "base";
/// `bridges-castles-bazaars`.
pub const BCB: &str = "bridges-castles-bazaars";
/// `big-top`.
pub const BT: &str = "big-top";
/// `crop-circles`.
pub const CC: &str = "crop-circles";
/// `count-king-robber`.
pub const CR: &str = "count-king-robber";
/// `darmstadt`.
pub const DA: &str = "darmstadt";
/// `festival`.
pub const FE: &str = "festival";
/// `flier`.
pub const FL: &str = "flier";
/// `ferries`.
pub const FR: &str = "ferries";
/// `goldmines`.
pub const GO: &str = "goldmines";
/// `hills-sheep`.
pub const HS: &str = "hills-sheep";
/// `inns-cathedrals`.
pub const IC: &str = "inns-cathedrals";
/// `labyrinth`.
pub const LA: &str = "labyrinth";
/// `little-buildings`.
pub const LB: &str = "little-buildings";
/// `mage-witch`.
pub const MW: &str = "mage-witch";
/// `princess-dragon`.
pub const PD: &str = "princess-dragon";
/// `phantom`.
pub const PH: &str = "phantom";
/// `russian-promos`.
pub const RP: &str = "russian-promos";
/// `rivers`.
pub const RV: &str = "rivers";
/// `spiel-doch`.
pub const SD: &str = "spiel-doch";
/// `siege`.
pub const SG: &str = "siege";
/// `special-monasteries`.
pub const SM: &str = "special-monasteries";
/// `traders-builders`.
pub const TB: &str = "traders-builders";
/// `tower`.
pub const TO: &str = "tower";
/// `tunnel`.
pub const TU: &str = "tunnel";
/// `winter`.
pub const WI: &str = "winter";
/// `wind-roses`.
pub const WR: &str = "wind-roses";
/// `watchtowers`.
pub const WT: &str = "watchtowers";
