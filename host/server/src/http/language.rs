//! The language of a request: the one that was chosen in the menu, kept in a cookie, or else the
//! one that the browser asks for.

use axum::http::{HeaderMap, header};
use bastide_texts::{Language, negotiate};

use bastide_common::texts;

/// The name of the cookie.
const COOKIE: &str = "language";

/// Returns the language in which a request is answered: the nearest one that the pages are written in.
pub(super) fn of(headers: &HeaderMap) -> Language {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    let chosen = cookies.filter_map(|c| c.trim().split_once('=')).find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    negotiate(chosen.into_iter().chain(by_weight(accepted)), texts::languages())
}

/// Returns the languages of a header `Accept-Language`, the most wanted first.
fn by_weight(header: &str) -> impl Iterator<Item = &str> {
    let mut wanted: Vec<(&str, u16)> = header.split(',').take(20).filter_map(weighted).collect();
    wanted.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    wanted.into_iter().map(|(name, _)| name)
}

/// Reads a language with its weight in thousandths; `None` for one that is not wanted.
fn weighted(part: &str) -> Option<(&str, u16)> {
    let mut parts = part.split(';').map(str::trim);
    let name = parts.next()?;
    let weight = parts.find_map(|p| p.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
    let weight = (weight.clamp(0.0, 1.0) * 1000.0) as u16;
    (weight > 0).then_some((name, weight))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn chosen(cookie: &'static str, accepted: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
        of(&headers).to_string()
    }

    #[test]
    fn the_menu_goes_before_the_browser_and_weights_are_read() {
        assert_eq!(chosen("", "nl-BE,nl;q=0.8,en;q=0.5"), "nl");
        assert_eq!(chosen("", "en;q=0.4, de;q=0.9, fr"), "de");
        assert_eq!(chosen("seats=abc; language=de", "nl"), "de");
        assert_eq!(chosen("language=xx", "nl"), "nl", "a language that is not spoken here");
        assert_eq!(chosen("", "de;q=0, en-GB;q=nonsense"), "en");
        assert_eq!(chosen("language=;;=", "*;q=0.1, ,;;,"), "en");
    }
}
