//! Tests of files of symbols: valid ones, and those that are refused.

use super::*;

/// Reads a file with one drawing of a trait.
fn drawing(svg: &str) -> Result<SymbolFile, SymbolError> {
    SymbolFile::parse("s.toml", &format!("# A drawing.\n[trait.well]\ndraw = '''\n{svg}\n'''\n"))
}

/// Returns the message about a file that is refused.
fn refused(text: &str) -> String {
    SymbolFile::parse("s.toml", text).err().map_or_else(|| "it is taken".into(), |error| error.to_string())
}

#[test]
fn a_drawing_is_shapes_with_roles_for_colors() {
    let read =
        drawing("<g stroke=\"ink\" transform=\"translate(1 -2) rotate(90)\">\n<path d=\"M-1.5.5L2-3z\" fill=\"roof-dark\"/></g>");
    let read = read.map(|file| file.symbols);
    let symbol = read.ok().and_then(|symbols| symbols.into_iter().next());
    let svg = symbol.and_then(|(.., symbol)| symbol.drawing).map(|drawing| drawing.svg(|role| format!("[{}]", role.name())));
    let expected =
        "<g stroke=\"[ink]\" transform=\"translate(1 -2) rotate(90)\"><path d=\"M-1.5.5L2-3z\" fill=\"[roof-dark]\"/></g>";
    assert_eq!(svg.as_deref(), Some(expected));
}

#[test]
fn what_runs_refers_or_fetches_is_refused_with_its_line() {
    let good = "<circle r=\"4\" fill=\"gold\"/>";
    assert!(drawing(good).is_ok());
    for (bad, why) in [
        ("<script>alert(1)</script>", "<script> is not allowed"),
        ("<image x=\"0\" y=\"0\"/>", "<image> is not allowed"),
        ("<use x=\"0\"/>", "<use> is not allowed"),
        ("<a x=\"0\"/>", "<a> is not allowed"),
        ("<foreignObject/>", "<foreignObject> is not allowed"),
        ("<style>x</style>", "<style> is not allowed"),
        ("<text>x</text>", "<text> is not allowed"),
        ("<!DOCTYPE svg [<!ENTITY a \"b\">]>", "entities and comments are not allowed"),
        ("<!-- x -->", "entities and comments are not allowed"),
        ("<?xml version=\"1.0\"?>", "entities and comments are not allowed"),
        ("&lt;circle/&gt;", "text is not allowed"),
        ("<path d=\"M0 0&#x41;\"/>", "'&' cannot stand in `d`"),
        ("<circle r=\"4\" onclick=\"alert(1)\"/>", "`onclick` is not allowed on <circle>"),
        ("<circle r=\"4\" ONLOAD=\"x\"/>", "`ONLOAD` is not allowed on <circle>"),
        ("<circle r=\"4\" href=\"#a\"/>", "a drawing refers to nothing"),
        ("<circle r=\"4\" xlink:href=\"http://x\"/>", "a drawing refers to nothing"),
        ("<circle r=\"4\" id=\"seat0\"/>", "a drawing refers to nothing"),
        ("<circle r=\"4\" style=\"fill:url(http://x)\"/>", "`style` is not allowed on <circle>"),
        ("<circle r=\"4\" fill=\"url(#a)\"/>", "\"url(#a)\" is not a role of a color"),
        ("<circle r=\"4\" fill=\"#ff0000\"/>", "\"#ff0000\" is not a role of a color"),
        ("<circle r=\"4\" fill=\"golt\"/>", "did you mean \"gold\"?"),
        ("<circle r=\"NaN\"/>", "`r`: \"NaN\" is not a number"),
        ("<circle r=\"inf\"/>", "`r`: \"inf\" is not a number"),
        ("<circle r=\"1e9\"/>", "`r`: \"1e9\" is not a number"),
        ("<circle r=\"201\"/>", "`r`: 201 is out of range"),
        ("<path d=\"M0 0L1e9 0\"/>", "'e' cannot stand in a path"),
        ("<path d=\"MNaN 0\"/>", "'N' cannot stand in a path"),
        ("<path d=\"L0 0\"/>", "a path begins with M"),
        ("<path transform=\"matrix(1 0 0 1 0 0)\" d=\"M0 0\"/>", "is not a transformation"),
        ("<path transform=\"rotate(720)\" d=\"M0 0\"/>", "is not an angle"),
        ("<circle r=\"4\"", "<circle> is not closed"),
        ("<circle r=4/>", "`r` needs a value in quotation marks"),
        ("<circle r=\"4\" r=\"5\"/>", "`r` is given twice"),
        ("<circle r=\"4\">", "<circle> holds nothing"),
        ("<g fill=\"ink\">", "this <g> is not closed"),
        ("</g>", "this closes nothing"),
    ] {
        // The drawing begins on the fourth line; the bad part is on its second.
        let message = drawing(&format!("{good}\n{bad}")).err().map_or_else(|| "it is taken".into(), |error| error.to_string());
        assert!(message.starts_with("s.toml:5: trait \"well\": ") && message.contains(why), "{bad}: {message}");
    }
}

#[test]
fn a_drawing_has_limits() {
    let circle = "<circle r=\"4\"/>";
    assert!(drawing(&circle.repeat(48)).is_ok());
    let error = |svg: &str| drawing(svg).err().map(|error| error.message).unwrap_or_default();
    assert!(error(&circle.repeat(49)).contains("more than 48 shapes"));
    assert!(error(&format!("<path d=\"M0 0{}\"/>", "h1".repeat(2_000))).contains("use at most 4000"));
    assert!(error(&"<g fill=\"ink\">".repeat(5)).contains("more than 4 deep"));
    assert!(error(&" ".repeat(17_000)).contains("use at most 16000"));
    assert!(error("").contains("has no shape"));
}

#[test]
fn unknown_keys_places_and_letters_are_refused_with_what_would_be_right() {
    for (text, why) in [
        (
            "[trait.a]\nplace = \"rign\"",
            "s.toml:1: trait \"a\": `place` is \"rign\", which is not a place of a trait; did you mean \"ring\"?",
        ),
        ("[token.a]\nplace = \"ring\"", "not a place of a token; leave it out"),
        ("[trait.a]\nletter = \"AB\"", "write one small letter"),
        ("[trait.a]\nnoun = \" \"", "the words that a screen reader says"),
        ("[trait.a]\nroom = nan", "NaN is out of range"),
        ("[trait.a]\nshift = [0.0, inf]", "inf is out of range"),
        ("[trait.a]\nroom = 90.0", "radius from 0 to 50"),
        ("[trait.a]\ncolour = \"x\"", "s.toml:2: unknown field `colour`"),
        ("[animal.a]\nletter = \"a\"", "unknown field `animal`"),
        ("[trait.a]\noutline = \"M0 0\"", "belong to figures"),
        ("[figure.a]\ndraw = \"<circle r='4'/>\"", "one `outline`"),
        ("[figure.a]\nsize = 1.0", "`outline` is missing"),
        ("[figure.a]\noutline = \"M0 0\"\nsize = 9.0", "scale from 0.25 to 3"),
        ("[figure.a]\noutline = \"M0 0\"\nmark = [0.0, nan, 3.0]", "NaN is out of range"),
        ("[figure.a]\noutline = \"M0 0\"\nneutral = [\"roof\", \"url(x)\", \"ink\"]", "\"url(x)\" is not a role"),
        ("[trait.\"a\\\"><script\"]\nletter = \"a\"", "a name consists of letters"),
        ("[trait.a\n", "s.toml:1: "),
    ] {
        let message = refused(text);
        assert!(message.contains(why), "{text}\n{message}");
    }
}

#[test]
fn a_name_may_have_the_author_of_a_plugin() {
    let file = SymbolFile::parse("s.toml", "[token.\"ana/berry\"]\nnoun = \"berry\"\n");
    assert!(file.is_ok_and(|file| file.symbols[0].1 == "ana/berry"));
}
