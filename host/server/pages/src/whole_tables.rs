//! Whole tables that a person chooses with one click, from `whole_tables.toml`.

use std::sync::LazyLock;

use bastide_core::Table;
use bastide_texts::Language;
use serde::Deserialize;

use bastide_common::texts::say;

const FILE: &str = include_str!("whole_tables.toml");

static ALL: LazyLock<Vec<WholeTable>> = LazyLock::new(|| toml::from_str::<File>(FILE).unwrap_or_default().table);

/// The file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    table: Vec<WholeTable>,
}

/// A table without players that is ready to be played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WholeTable {
    /// The name by which texts and scripts know it.
    pub(super) id: String,
    /// The table as TOML.
    toml: String,
}

impl WholeTable {
    /// Returns all of them, in the order of the page.
    pub(super) fn all() -> &'static [WholeTable] {
        &ALL
    }

    /// Returns the table.
    pub(super) fn table(&self) -> Table {
        Table::parse_leniently("whole_tables.toml", &self.toml).0
    }

    /// Returns its name in a language.
    pub(super) fn name(&self, language: &Language) -> String {
        say(language, &format!("page-whole-{}", self.id))
    }

    /// Returns a line about it in a language.
    pub(super) fn about(&self, language: &Language) -> String {
        say(language, &format!("page-whole-{}.about", self.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_service::Compiler;
    use std::collections::BTreeSet;

    use bastide_common::texts;

    /// Two seats for a table that has none.
    const TWO: &str = "players = [\"red\", \"blue\"]\n";

    #[test]
    fn each_whole_table_compiles_for_two_and_for_five() -> Result<(), Box<dyn std::error::Error>> {
        toml::from_str::<File>(FILE)?;
        let compiler = Compiler::new(Vec::new());
        for whole in WholeTable::all() {
            for players in [TWO, "players = [\"red\", \"blue\", \"green\", \"yellow\", \"black\"]\n"] {
                let checked = compiler.check(&format!("{players}{}", whole.toml));
                let checked = checked.map_err(|wrong| format!("{}: {}", whole.id, wrong[0].message))?;
                assert!(checked.tiles().is_some_and(|tiles| tiles >= 72), "{}: {:?}", whole.id, checked.tiles());
            }
        }
        Ok(())
    }

    #[test]
    fn the_eight_whole_tables_differ_and_have_words_in_each_language() {
        let told: BTreeSet<String> = WholeTable::all().iter().map(|whole| format!("{:?}", whole.table().plugins)).collect();
        // "Classic" is the base game alone, as the text of a table without plugins.
        assert_eq!((WholeTable::all().len(), told.len()), (8, 8));
        for language in texts::languages() {
            let words: BTreeSet<String> =
                WholeTable::all().iter().flat_map(|whole| [whole.name(language), whole.about(language)]).collect();
            assert_eq!(words.len(), 16, "{language}");
            assert!(words.iter().all(|words| !words.starts_with("page whole")), "{language}: {words:?}");
        }
    }
}
