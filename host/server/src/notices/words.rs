//! The words of a notice.

use bastide_texts::{Args, Language};

use super::subscription::{Event, Notice};
use crate::texts::say_with;

/// The milliseconds of an hour.
const HOUR: i64 = 3600 * 1000;

/// A notice in a language.
pub(super) struct Words {
    /// What has happened, and at which table.
    pub(super) title: String,
    /// A sentence more; may be empty.
    pub(super) body: String,
}

/// Returns a notice in a language, as it is told at a moment.
pub(super) fn words(language: &Language, notice: &Notice, now: i64) -> Words {
    let args = Args::new().with("table", notice.table.as_str()).with("name", notice.name.as_str());
    let said = |id| say_with(language, id, &args);
    let title = match notice.event {
        Event::Confirm => said("mail-confirm-subject"),
        Event::Turn => said("notice-turn"),
        Event::Clock => said("notice-clock"),
        Event::Begun => said("notice-begun"),
        Event::Over => said("notice-over"),
        Event::Talk => said("notice-talk"),
    };
    let body = match (notice.event, notice.zero) {
        (Event::Clock, Some(zero)) => {
            let hours = ((zero - now).max(0) + HOUR - 1) / HOUR;
            say_with(language, "notice-hours", &Args::new().with("n", hours))
        }
        (Event::Turn, _) if !notice.name.is_empty() => said("notice-moved"),
        (Event::Turn, _) => said("notice-first"),
        (Event::Confirm, _) => said("mail-confirm"),
        (Event::Begun, _) => said("notice-wait"),
        (Event::Over, _) => said("notice-result"),
        _ => String::new(),
    };
    Words { title, body }
}
