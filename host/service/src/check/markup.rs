//! The HTML and SVG that a module may give to a page.
//!
//! A page shows what an engine draws. What a stranger's module draws is shown too, so it may hold text and
//! shapes, and nothing that loads, sends, leads elsewhere or runs. This reads what the engine writes, and refuses
//! everything else; it does not repair.

use super::repeats::Repeats;

/// The elements that an engine draws with.
const ELEMENTS: [&str; 66] = [
    "a",
    "abbr",
    "article",
    "b",
    "br",
    "button",
    "caption",
    "circle",
    "clipPath",
    "code",
    "dd",
    "defs",
    "desc",
    "details",
    "div",
    "dl",
    "dt",
    "ellipse",
    "em",
    "figcaption",
    "figure",
    "g",
    "h2",
    "h3",
    "h4",
    "i",
    "image",
    "li",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "ol",
    "p",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "s",
    "section",
    "small",
    "span",
    "stop",
    "strong",
    "sub",
    "summary",
    "sup",
    "svg",
    "symbol",
    "table",
    "tbody",
    "td",
    "text",
    "textPath",
    "tfoot",
    "th",
    "thead",
    "time",
    "title",
    "tr",
    "tspan",
    "ul",
    "use",
    "wbr",
];

/// The attributes that lead somewhere: to another part of the same picture alone.
const LINKS: [&str; 2] = ["href", "xlink:href"];

/// The attributes that give an element an id.
const IDS: [&str; 2] = ["id", "xml:id"];

/// The attributes that a page must not take from a module, whatever their values: they load, send or style.
const REFUSED: [&str; 10] =
    ["action", "autofocus", "background", "form", "formaction", "ping", "poster", "src", "srcset", "style"];

/// The attributes with a style that may name something to load. Their functions are those of [`COLORS`], and
/// `url(...)` of a part of the same picture.
const STYLES: [&str; 10] =
    ["clip-path", "cursor", "fill", "filter", "marker", "marker-end", "marker-mid", "marker-start", "mask", "stroke"];

/// The functions of a style that name a color.
const COLORS: [&str; 5] = ["hsl", "hsla", "rgb", "rgba", "var"];

/// Checks that a text is HTML or SVG as an engine draws it.
///
/// # Errors
/// The first part that a page may not show.
pub(crate) fn check(text: &str) -> Result<(), String> {
    check_all(std::iter::once(text))
}

/// Checks that the texts of one page are HTML or SVG as an engine draws it. One may repeat what is in another.
///
/// # Errors
/// The first part that a page may not show.
pub(crate) fn check_all<'a>(texts: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let mut repeats = Repeats::default();
    for text in texts {
        repeats.begin();
        let mut rest = text;
        while let Some(at) = rest.find('<') {
            rest = element(&rest[at + 1..], &mut repeats)?;
        }
    }
    repeats.check()
}

/// Reads an element from behind its `<`, and returns what follows its `>`.
fn element<'a>(text: &'a str, repeats: &mut Repeats<'a>) -> Result<&'a str, String> {
    let (closes, text) = text.strip_prefix('/').map_or((false, text), |text| (true, text));
    let (name, mut rest) = word(text);
    if !ELEMENTS.contains(&name) {
        return Err(format!("<{}>", excerpt(text)));
    }
    let (mut id, mut repeated) = (None, Vec::new());
    loop {
        let trimmed = rest.trim_start();
        let inside = trimmed.strip_prefix('/').filter(|after| after.starts_with('>'));
        if let Some(after) = inside.unwrap_or(trimmed).strip_prefix('>') {
            match closes {
                true => repeats.end(name),
                false => repeats.element(name, id, repeated, inside.is_some()),
            }
            return Ok(after);
        }
        if closes || trimmed.len() == rest.len() {
            return Err(format!("<{}>", excerpt(text)));
        }
        let (attribute, value);
        (attribute, value, rest) = self::attribute(name, trimmed)?;
        if IDS.iter().any(|other| other.eq_ignore_ascii_case(attribute)) {
            id = id.or(Some(value));
        }
        repeated.extend(named_in(name, attribute, value));
    }
}

/// Returns the ids of the elements that an attribute of an element draws again.
fn named_in<'a>(element: &str, attribute: &str, value: &'a str) -> Vec<&'a str> {
    if LINKS.iter().any(|link| link.eq_ignore_ascii_case(attribute)) {
        // A link is followed by a person.
        return if element == "a" { Vec::new() } else { value.strip_prefix('#').into_iter().collect() };
    }
    let places = value.match_indices("(#").filter(|(at, _)| function(&value[..*at]).eq_ignore_ascii_case("url"));
    places.map(|(at, _)| value[at + 2..].split(')').next().unwrap_or_default().trim()).collect()
}

/// Reads an attribute, and returns its name, its value, and what follows it.
fn attribute<'a>(element: &str, text: &'a str) -> Result<(&'a str, &'a str, &'a str), String> {
    let refused = || format!("<{element} {}>", excerpt(text));
    let (name, rest) = word(text);
    // A browser reads names and functions in any case.
    let is_in = |names: &[&str]| names.iter().any(|other| other.eq_ignore_ascii_case(name));
    if name.is_empty() || name.get(..2).is_some_and(|two| two.eq_ignore_ascii_case("on")) || is_in(&REFUSED) {
        return Err(refused());
    }
    let Some(value) = rest.strip_prefix('=') else { return Ok((name, "", rest)) };
    let (value, rest) = value.strip_prefix('"').and_then(|value| value.split_once('"')).ok_or_else(refused)?;
    let leads = is_in(&LINKS) && !value.starts_with('#');
    let is_style = is_in(&STYLES);
    // Escapes and quotation marks can spell or hide a function.
    let hides = is_style && value.contains(['&', '\\', '\'']);
    // So can those of an id, which is compared with others.
    let spells = (is_in(&IDS) || is_in(&LINKS) && element != "a") && value.contains(['&', '%']);
    let loads = value.match_indices('(').any(|(at, _)| {
        let function = function(&value[..at]);
        let color = COLORS.iter().any(|color| color.eq_ignore_ascii_case(function));
        if function.eq_ignore_ascii_case("url") { !value[at + 1..].starts_with('#') } else { is_style && !color }
    });
    if value.contains('<') || leads || loads || hides || spells { Err(refused()) } else { Ok((name, value, rest)) }
}

/// Returns the name of the function whose parenthesis follows this text.
fn function(before: &str) -> &str {
    before.rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).next().unwrap_or_default()
}

/// Splits off the name of an element or attribute.
fn word(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| !(c.is_ascii_alphanumeric() || "-_:".contains(c))).unwrap_or(text.len()))
}

/// Returns the beginning of a text for a message.
fn excerpt(text: &str) -> String {
    text.chars().take_while(|c| !c.is_control() && *c != '>').take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::check;

    /// What a page may show, and what it may not, a text a line.
    const SHOWN: &str = include_str!("../../../../tests/fixtures/markup/shown.txt");
    const REFUSED: &str = include_str!("../../../../tests/fixtures/markup/refused.txt");

    #[test]
    fn text_and_shapes_are_shown() {
        assert_eq!(check(""), Ok(()));
        for text in SHOWN.lines() {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_loads_sends_leads_elsewhere_or_runs_is_refused() {
        assert!(REFUSED.lines().count() > 40);
        for text in REFUSED.lines() {
            assert!(check(text).is_err(), "{text}");
        }
    }
}
