//! Registration of drawings and texts for people, and of what a verb means.

use crate::api::register::Registrar;
use crate::contract::manifest::InstallError;
use crate::contract::text_file::TextFile;
use crate::model::ids::Verb;
use crate::model::symbol::SymbolFile;

impl Registrar {
    /// Takes the drawings, letters and nouns of a file `symbols.toml`. `file` is its name in messages.
    /// A thing without a symbol is shown by its letter.
    ///
    /// # Errors
    /// The text is not a valid file of symbols: it has an unknown key or place, a color that is no
    /// role, or anything but plain shapes. A name that is nearly one that the table has no symbol for
    /// is refused when all plugins are installed.
    pub fn symbols(&mut self, file: &str, text: &str) -> Result<(), InstallError> {
        self.told.symbols.push((self.plugin, SymbolFile::parse(file, text)?));
        Ok(())
    }

    /// Takes the texts of the plugin for people in one language: a file of [Fluent](https://projectfluent.org)
    /// messages. `file` is its name in messages. [`texts!`](crate::texts) takes the files of a folder.
    ///
    /// A message is found by what it tells, with `-` in the place of all but letters and digits:
    ///
    /// | message | for | arguments |
    /// |---|---|---|
    /// | `verb-NAME`, with `.option` and `.deed` | an action: in a menu, and what a log tells of a player | `at`, `to`, `cell`, `n`, `a`, `the`, `with`, `value` |
    /// | `event-TAG` | an [`Event::Other`](crate::Event::Other) | `who`, `at`, `to`, `cell`, `n`, `points` |
    /// | `token-NAME`, with `.noun` | a token that is placed or given | `who`, `at`, `to`, `cell` |
    /// | `chance-STREAM` | a random outcome | `n`, from 1 |
    /// | `figure-KIND`, with `.a`, `.the`, `.to`, `.with`, `.subject`, `.count` | a figure | `n` |
    /// | `kind-NAME`, with `.the`, `.to` | a segment | |
    /// | `place-GROUP`, with `.to` | a place off the board; `place-SORT` for groups `SORT.NAME` | `nth`, `name` |
    /// | `prompt-TEXT`, with `.help` | a question | |
    /// | `label-TEXT` | a line of points, a fact | `n` |
    ///
    /// `at` is the target with its article, `to` the same in the dative case; `n` is the number or the
    /// noun of the figure, `a`, `the` and `with` the same with an article. A message that is an empty
    /// text, `{ "" }`, leaves the event out of transcripts and screens. What a file lacks is told in
    /// English, and what English lacks in general terms.
    pub fn texts(&mut self, language: &'static str, file: &'static str, text: &'static str) {
        self.told.texts.push(TextFile { plugin: self.plugin, language, file, text });
    }

    /// Declares that the target segment of this verb stands for its whole feature, so that a player
    /// may name any other segment of it. Not for a verb that means the segment itself, such as one
    /// that puts a figure there. Records hold the segment that the menu offered.
    pub fn means_feature(&mut self, verb: Verb) {
        self.told.feature_verbs.push(verb);
    }
}

/// Registers the texts of a crate in English, Dutch and German, from the files `texts/en.ftl`, `nl.ftl`
/// and `de.ftl` beside its folder `src`. It is used in a file of `src` itself.
///
/// ```ignore
/// bastide_core::texts!(reg);
/// ```
#[macro_export]
macro_rules! texts {
    ($reg:expr) => {
        $reg.texts("en", concat!(env!("CARGO_PKG_NAME"), "/texts/en.ftl"), include_str!("../texts/en.ftl"));
        $reg.texts("nl", concat!(env!("CARGO_PKG_NAME"), "/texts/nl.ftl"), include_str!("../texts/nl.ftl"));
        $reg.texts("de", concat!(env!("CARGO_PKG_NAME"), "/texts/de.ftl"), include_str!("../texts/de.ftl"));
    };
}
