//! Names and descriptions of a plugin and its options, for people who set up a table.
//!
//! [`PluginTexts`] reads the texts of a manifest once; [`PluginTexts::describe`] gives all of them in
//! one language. The messages are `title` and `how`; `option-NAME` with `.about`, and
//! `option-NAME-VALUE` for a value that is a word. What the plugin has in no language is taken from
//! the texts of the engine, for an option that several plugins share, and then from the manifest.

use bastide_core::table::Profile;
use bastide_core::{Manifest, OptionSpec, Preset};
use bastide_texts::{Args, Language, Speaker, Texts, TextsError, slug};
use serde::Serialize;

use crate::speech::Own;
use crate::words::capital;

/// The texts of a plugin in all their languages.
#[derive(Debug)]
pub struct PluginTexts {
    manifest: &'static Manifest,
    texts: Texts,
    faults: Vec<TextsError>,
}

/// A plugin in words for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Described {
    /// The name of the plugin.
    pub title: String,
    /// A paragraph: what the plugin adds, and how it is played.
    pub how: String,
    /// The options, in the order of the manifest.
    pub options: Vec<DescribedOption>,
    /// The presets, in the order of the manifest.
    pub presets: Vec<DescribedPreset>,
}

/// A named set of options in words for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DescribedPreset {
    /// Its name in table files.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// Its meaning.
    pub about: String,
}

/// An option in words for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DescribedOption {
    /// Its name in table files.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// Its effect.
    pub about: String,
    /// The values that are words, each with its label, in the order of
    /// [`Manifest::words_of`].
    pub words: Vec<(&'static str, String)>,
}

impl PluginTexts {
    /// Reads the texts of a plugin. A file that is wrong is left out, see [`PluginTexts::faults`].
    pub fn of(manifest: &'static Manifest) -> PluginTexts {
        let (mut texts, faults) = Texts::of(manifest.texts);
        texts.add_brought(manifest.id);
        PluginTexts { manifest, texts, faults }
    }

    /// Returns the manifest of the plugin.
    pub fn manifest(&self) -> &'static Manifest {
        self.manifest
    }

    /// Returns what is wrong with the files.
    pub fn faults(&self) -> &[TextsError] {
        &self.faults
    }

    /// Returns the languages of the files.
    pub fn languages(&self) -> impl Iterator<Item = &Language> {
        self.texts.languages()
    }

    /// Returns all descriptions in a language.
    pub fn describe(&self, language: &Language) -> Described {
        let option = |option: &'static OptionSpec| DescribedOption {
            name: option.name,
            label: self.label(language, option),
            about: self.about(language, option),
            words: self.manifest.words_of(option).into_iter().map(|word| (word, self.value(language, option, word))).collect(),
        };
        let preset = |preset: &Preset| {
            let id = format!("preset-{}", slug(preset.name));
            let label = self.find(language, &id).unwrap_or_else(|| capital(&spaced(preset.name)));
            let about = self.find(language, &format!("{id}.about")).unwrap_or_else(|| preset.about.into());
            DescribedPreset { name: preset.name, label, about }
        };
        Described {
            title: self.title(language),
            how: self.how(language),
            options: self.manifest.options.iter().map(option).collect(),
            presets: self.manifest.presets.iter().map(preset).collect(),
        }
    }

    /// Returns a message with these arguments; `None` if the plugin has none of this id.
    pub fn say(&self, language: &Language, id: &str, args: &Args) -> Option<String> {
        self.texts.get(language, id, args)
    }

    /// Returns the name of the plugin.
    pub fn title(&self, language: &Language) -> String {
        self.find(language, "title").unwrap_or_else(|| self.manifest.title.into())
    }

    /// Returns a paragraph about how the plugin is played; what its manifest says about it if no
    /// language has one.
    pub fn how(&self, language: &Language) -> String {
        self.find(language, "how").unwrap_or_else(|| self.manifest.about.into())
    }

    /// Returns the label of an option.
    pub fn label(&self, language: &Language, option: &OptionSpec) -> String {
        self.find(language, &message(option.name)).unwrap_or_else(|| capital(&spaced(option.name)))
    }

    /// Returns the effect of an option.
    pub fn about(&self, language: &Language, option: &OptionSpec) -> String {
        self.find(language, &format!("{}.about", message(option.name))).unwrap_or_else(|| option.about.into())
    }

    /// Returns the label of a value that is a word.
    pub fn value(&self, language: &Language, option: &OptionSpec, word: &str) -> String {
        self.find(language, &message_of_value(option.name, word)).unwrap_or_else(|| spaced(word))
    }

    /// Returns the noun of a kind of figure; `None` if the plugin has no text for it.
    pub fn figure(&self, language: &Language, name: &str) -> Option<String> {
        self.texts.get(language, &format!("figure-{}", slug(name)), &Args::new())
    }

    /// Returns the labels of all values that the texts know for an option that takes names. An option
    /// of this kind may take more of them than its manifest says.
    pub fn names(&self, language: &Language, option: &OptionSpec) -> Vec<String> {
        let values = format!("{}-", message(option.name));
        let english = self.texts.messages().get(&Language::default());
        let ids = english.into_iter().flat_map(|ids| ids.keys()).filter(|id| id.starts_with(&values));
        let is_other = |id: &&String| self.manifest.options.iter().any(|other| message(other.name) == **id);
        ids.filter(|id| !is_other(id)).filter_map(|id| self.find(language, id)).collect()
    }

    fn find(&self, language: &Language, id: &str) -> Option<String> {
        let args = Args::new();
        self.texts.get(language, id, &args).or_else(|| Own::texts().get(language, id, &args))
    }
}

/// Returns the id of the message with the label of an option.
fn message(option: &str) -> String {
    format!("option-{}", slug(option))
}

/// Returns the id of the message with the label of a value.
fn message_of_value(option: &str, word: &str) -> String {
    format!("option-{}-{}", slug(option), slug(word))
}

/// Returns the label of a profile and what it stands for.
pub fn profile(language: &Language, profile: &Profile) -> (String, String) {
    let find = |attribute| Own::texts().get(language, &format!("profile-{}{attribute}", slug(profile.name)), &Args::new());
    (find("").unwrap_or_else(|| capital(&spaced(profile.name))), find(".about").unwrap_or_else(|| profile.about.into()))
}

/// Joins words in a language: "A, B and C".
pub fn list(language: &Language, words: &[String]) -> String {
    bastide_texts::joined(Own::texts(), language, words)
}

fn spaced(name: &str) -> String {
    name.replace(['_', '-'], " ")
}

#[cfg(test)]
mod tests {
    use bastide_core::options::{TILES_ONLY, choice, switch};
    use bastide_core::{OptionKind, TextFile, Value};

    use super::*;

    static MANIFEST: Manifest = Manifest {
        options: &[
            choice("how_deep", &["to_water", "to_rock"], "to_water", "how deep wells are (WE-04)"),
            switch("dry", false, "wells may be dry (WE-05)"),
            OptionSpec::new("near", OptionKind::Names, Value::Names(&["2", "road", "road"]), "where wells are (WE-06)"),
            TILES_ONLY,
        ],
        texts: &[
            TextFile {
                language: "en",
                file: "wells/en.ftl",
                text: "title = Deep wells\noption-how-deep = Depth\n    .about = How deep a well is.\n\
                       option-how-deep-to-rock = down to the rock\noption-dry = Dry wells",
            },
            TextFile { language: "nl", file: "wells/nl.ftl", text: "title = Diepe putten\noption-how-deep = Diepte" },
        ],
        ..Manifest::new("wells", "Wells", "1.0.0", "Wells are dug.")
    };

    #[test]
    fn what_a_language_lacks_comes_from_english_the_engine_and_the_manifest() {
        let [dutch, german] = ["nl", "de"].map(|name| Language::parse(name).unwrap_or_default());
        let texts = PluginTexts::of(&MANIFEST);
        assert_eq!((texts.faults(), texts.languages().count()), (&[][..], 2));
        let Described { title, how, options, .. } = texts.describe(&dutch);
        assert_eq!((title.as_str(), how.as_str()), ("Diepe putten", "Wells are dug."));
        let told: Vec<(&str, &str)> = options.iter().map(|option| (option.label.as_str(), option.about.as_str())).collect();
        assert_eq!(told[0], ("Diepte", "How deep a well is."));
        assert_eq!(told[1], ("Dry wells", "wells may be dry (WE-05)"));
        assert_eq!(told[2], ("Near", "where wells are (WE-06)"));
        assert_eq!(told[3], ("Alleen de tegels", "Alleen de tegels, zonder hun regels, figuren en fiches."));
        let labels = [("to_water", "to water".to_owned()), ("to_rock", "down to the rock".to_owned())];
        assert_eq!(options[0].words, labels);
        assert_eq!(options[2].words, [("road", "road".to_owned())]);
        assert_eq!(texts.title(&german), "Deep wells");
    }
}
