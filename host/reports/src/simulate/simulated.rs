//! The result of `simulate`, on its way from the games to the screen and to files.

use bastide_simulate::Totals;

use bastide_console::Error;

/// The result of the games.
pub(crate) struct Simulated {
    /// The result, as it is printed.
    pub printed: Vec<u8>,
    /// The totals as JSON; empty if the run was stopped early or no totals were asked for.
    pub totals: String,
    /// The error of a run that was stopped early.
    pub stopped: Option<Error>,
}

/// Returns the text of a file of totals.
pub(crate) fn text(totals: &Totals) -> Result<String, Error> {
    Ok(serde_json::to_string(totals)? + "\n")
}
