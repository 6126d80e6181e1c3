//! The plugins that tables can name, as people know them.

use std::sync::OnceLock;

use bastide_core::Manifest;
use bastide_session::described::{PluginTexts, list};
use bastide_tables::Offered;
use bastide_texts::Language;
use serde_json::Value;

use crate::texts::say;

/// The plugins that tables can name.
pub struct Catalogue {
    manifests: Vec<&'static Manifest>,
    /// Their texts, which are read when they are first asked for.
    texts: OnceLock<Vec<PluginTexts>>,
}

impl Catalogue {
    /// Creates a catalogue of the linked expansions and these.
    pub fn of(offered: &[Offered]) -> Catalogue {
        let linked = bastide_tables::plugins::available();
        let all = linked.into_iter().chain(offered.iter().map(|offered| offered.expansion));
        Catalogue { manifests: all.map(|expansion| expansion.manifest()).collect(), texts: OnceLock::new() }
    }

    /// Returns the plugins.
    pub fn manifests(&self) -> &[&'static Manifest] {
        &self.manifests
    }

    /// Returns the texts of all plugins.
    pub fn texts(&self) -> &[PluginTexts] {
        self.texts.get_or_init(|| self.manifests.iter().map(|manifest| PluginTexts::of(manifest)).collect())
    }

    /// Returns the titles of the plugins with these ids as a list in a language.
    fn titles(&self, language: &Language, ids: &[&str]) -> String {
        let named = self.texts().iter().filter(|texts| ids.contains(&texts.manifest().id));
        list(language, &named.map(|texts| texts.title(language)).collect::<Vec<_>>())
    }

    /// Returns what a table is called: its own title and its plugins. Without a title, the plugins are
    /// the name.
    pub fn name(&self, language: &Language, summary: &Value) -> (String, Option<String>) {
        let ids: Vec<&str> = summary["plugins"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let plugins =
            if ids.is_empty() { summary["rules"].as_str().unwrap_or_default().to_owned() } else { self.titles(language, &ids) };
        if summary["guide"] == true {
            return (say(language, "page-learn"), Some(plugins));
        }
        match summary["title"].as_str() {
            Some(title) if !title.is_empty() => (title.to_owned(), Some(plugins)),
            _ if plugins.is_empty() => (say(language, "page-table"), None),
            _ => (plugins, None),
        }
    }
}
