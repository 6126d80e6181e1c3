//! Shared services of all rooms: the store, the expansions on offer, and the start of processes.

use std::sync::Arc;

use bastide_core::Table;
use bastide_core::message::list;
use bastide_core::record::ENGINE;
use bastide_service::{Answer, Catalogue, Compiler, Opening};
use bastide_session::described;
use bastide_texts::Language;
use serde_json::Value;

use super::attendance::known::Attendances;
use crate::bundles::Bundles;
use crate::process::{Host, Spawner, uses_libraries};
use bastide_common::Failure;
use bastide_common::texts::say;
use bastide_seats::Settings;
use bastide_store::{Peers, Store};

/// Seconds of work on long answers of one table, each second.
pub(super) const WORK: f64 = 0.25;
/// Seconds of such work at once.
pub(super) const WORK_BURST: f64 = 60.0;

/// Shared services of all rooms: the store, the expansions on offer, and the start of processes.
pub struct Services {
    /// The place that keeps tables.
    pub store: Arc<dyn Store>,
    /// Compiles tables, with the expansions of libraries that the operator named.
    pub compiler: Compiler,
    /// The plugins that tables can name.
    pub catalogue: Catalogue,
    /// The attendance of all tables.
    pub(super) attendances: Attendances,
    /// Starts processes for tables with libraries; `None` plays them in this process.
    pub spawner: Option<Spawner>,
    /// The bundles of strangers.
    pub bundles: Bundles,
}

impl Services {
    /// Returns what a table is called: its own title and its plugins. Without a title, the plugins are the name.
    pub fn name(&self, language: &Language, summary: &Value) -> (String, Option<String>) {
        let ids: Vec<&str> = summary["plugins"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let plugins = match ids.as_slice() {
            [] => summary["rules"].as_str().unwrap_or_default().to_owned(),
            ids => {
                let added = summary["added"].as_array().into_iter().flatten().filter_map(Value::as_str);
                let known = Some(self.catalogue.titles(language, ids)).filter(|titles| !titles.is_empty());
                described::list(language, &known.into_iter().chain(added.map(str::to_owned)).collect::<Vec<_>>())
            }
        };
        if summary["guide"] == true {
            return (say(language, "page-learn"), Some(plugins));
        }
        match summary["title"].as_str() {
            Some(title) if !title.is_empty() => (title.to_owned(), Some(plugins)),
            _ if plugins.is_empty() => (say(language, "page-table"), None),
            _ => (plugins, None),
        }
    }

    /// Returns the number of the lease under which tables are taken; `None` while there is none.
    pub fn term(&self) -> Option<u64> {
        self.store.peers().map_or(Some(0), Peers::term)
    }

    /// Starts or continues the game of a table with these settings.
    ///
    /// # Errors
    /// The table does not fit, or its bundle or process cannot be started.
    pub(super) fn open(&self, settings: &Settings, opening: Opening) -> Result<Host, Failure> {
        if settings.bundle.is_empty() {
            return Host::open(opening, &self.compiler, self.spawner.as_ref()).map_err(|why| Failure::Broken(why.into()));
        }
        Ok(Host::Boxed(Box::new(self.bundles.open(&*self.store, &settings.bundle, opening)?)))
    }

    /// Returns `true` if the game of a table with these settings is elsewhere: in a process of its own, or in a bundle.
    pub(super) fn is_apart(&self, settings: &Settings, toml: &str) -> bool {
        !settings.bundle.is_empty() || self.needs_process(toml)
    }

    /// Returns `true` if the game of a table is played in a process of its own, since it has plugins of a library.
    pub(super) fn needs_process(&self, toml: &str) -> bool {
        let offered = self.compiler.offered();
        self.spawner.is_some() && !offered.is_empty() && uses_libraries(toml, offered)
    }

    /// Returns the versions of the engine and of the plugins of a table with these settings.
    pub(super) fn versions(&self, settings: &Settings, toml: &str) -> String {
        if !settings.bundle.is_empty() {
            return format!("bundle {}", settings.bundle);
        }
        let (table, _) = Table::parse_leniently("table.toml", toml);
        let plugins = self.catalogue.at(&table).into_iter().map(|m| format!("{} {}", m.id, m.version));
        list(std::iter::once(format!("engine {ENGINE}")).chain(plugins).collect::<Vec<_>>().iter().map(String::as_str))
    }
}

/// Returns the failure for an answer that is not the expected one.
pub fn unexpected(answer: Answer) -> Failure {
    match answer {
        Answer::Refused(why) => Failure::Refused(why.into()),
        Answer::Broken(why) => Failure::Broken(why.into()),
        _ => Failure::Broken("error-engine".into()),
    }
}
