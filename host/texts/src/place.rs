//! A number that chooses a plural form, and is written as the place of a number.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use intl_memoizer::concurrent::IntlLangMemoizer;

/// The argument of a message that chooses a plural form in a template.
pub(crate) const COUNT: &str = "n";
/// The currency of a number that is written as its place: no currency has this code.
const PLACE: &str = "place";

/// Returns a number that chooses a plural form and is written as its place.
pub(crate) fn place(sample: u32) -> FluentValue<'static> {
    let options = FluentNumberOptions { currency: Some(PLACE.into()), ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(f64::from(sample), options))
}

/// Writes a number that stands for its place; `None` for all others, which are written as usual.
pub(crate) fn written(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.options.currency.as_deref() == Some(PLACE) => Some(format!("{{{COUNT}}}")),
        _ => None,
    }
}
