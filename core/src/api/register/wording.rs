//! Registration of drawings, and of what a verb means.

use crate::api::register::Registrar;
use crate::contract::manifest::InstallError;
use crate::model::ids::Verb;
use crate::model::symbol::SymbolFile;

impl Registrar {
    /// Registers the drawings, letters and nouns of a file `symbols.toml`. `file` is its name in
    /// messages. Screens show a thing without a symbol by its letter.
    ///
    /// # Errors
    /// The text is not a valid file of symbols: it has an unknown key or place, a color that is no
    /// role, or anything but plain shapes. A name that is nearly one that the table has no symbol for
    /// is refused when all plugins are installed.
    pub fn symbols(&mut self, file: &str, text: &str) -> Result<(), InstallError> {
        self.told.symbols.push((self.plugin, SymbolFile::parse(file, text)?));
        Ok(())
    }

    /// Declares that the target segment of this verb stands for its whole feature, so that a player
    /// may name any other segment of it. Not for a verb that means the segment itself, such as one
    /// that puts a figure there. Records hold the segment that the menu offered.
    pub fn means_feature(&mut self, verb: Verb) {
        self.told.feature_verbs.push(verb);
    }
}
