//! The texts of the pages, by language: what the server writes, and what the scripts of a page say.

use std::sync::LazyLock;

use bastide_texts::{Args, Language, Template, Texts};
use include_dir::{Dir, include_dir};
use serde_json::{Map, Value, json};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    let mut texts = Texts::of_files(files);
    texts.add_brought("server");
    texts
});

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| TEXTS.languages().cloned().collect());

/// The beginning of the ids of the texts that scripts say.
const OF_SCRIPTS: &str = "script-";

/// Returns the languages that the pages are written in.
pub fn languages() -> &'static [Language] {
    &LANGUAGES
}

/// Returns a text with these arguments; its id if there is none.
pub fn say_with(language: &Language, id: &str, args: &Args) -> String {
    TEXTS.get(language, id, args).unwrap_or_else(|| id.replace('-', " "))
}

/// Returns a text without arguments.
pub fn say(language: &Language, id: &str) -> String {
    say_with(language, id, &Args::new())
}

/// Returns the texts that the scripts of a page say, as templates: those whose ids begin with one of these names.
pub fn for_scripts(language: &Language, names: &[&str]) -> Value {
    let of_page = |id: &&String| {
        let rest = id.strip_prefix(OF_SCRIPTS).unwrap_or_default();
        names.iter().any(|name| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with('-')))
    };
    let english = TEXTS.messages().get(&Language::default());
    let mut texts = Map::new();
    for id in english.into_iter().flat_map(|messages| messages.keys()).filter(of_page) {
        let text = match TEXTS.template(language, id) {
            Some(Template::Plain(text)) => json!(text),
            Some(Template::Plural(forms)) => json!(forms),
            None => continue,
        };
        texts.insert(id.clone(), text);
    }
    json!({"language": language, "texts": texts})
}
