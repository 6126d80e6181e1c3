//! Tables: who plays and by which rules.

use std::path::{Path, PathBuf};

use bastide_tables::{ResolvedTable, libraries, tables};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{of_table, of_tables};
use crate::observe::{DEFAULT_WINDOW, Layout};
use crate::value::to_toml;

/// The keys of a table that are not plugins.
const KEYS: [&str; 7] = ["edition", "like", "seed", "draws", "chance", "players", "meeples"];

/// A table: who plays and by which rules. It cannot be changed, and many games may share it.
#[pyclass(module = "bastide", frozen, from_py_object)]
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) setting: ResolvedTable,
}

impl Table {
    /// Compiles the rules of a table file's text.
    pub(crate) fn parse(text: &str) -> PyResult<Table> {
        let table = bastide_core::Table::parse("table.toml", text).map_err(of_table)?;
        Ok(Table { setting: ResolvedTable::new("table.toml", table, Path::new("")).map_err(of_tables)? })
    }
}

/// Returns the text of a table that is given as such, or by its keys.
pub(crate) fn text_of(toml: Option<&str>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let keys = match (toml, keys) {
        (Some(_), Some(_)) => return Err(PyTypeError::new_err("name either the text of a table or its keys, not both")),
        (text, None) => return Ok(text.unwrap_or_default().to_owned()),
        (None, Some(keys)) => keys,
    };
    let mut table = toml::Table::new();
    for (key, value) in keys {
        let key: String = key.extract()?;
        let value = to_toml(&value)?;
        let known = KEYS.contains(&key.as_str());
        let name = if known { key.clone() } else { key.replace('_', "-") };
        // A plugin without options.
        let value = if !known && value == toml::Value::Boolean(true) { toml::Table::new().into() } else { value };
        if table.insert(name, value).is_some() {
            return Err(PyTypeError::new_err(format!("{key} is given twice")));
        }
    }
    toml::to_string(&table).map_err(|e| PyTypeError::new_err(e.to_string()))
}

/// Allows tables of this process to open a library: native code with the rights of the process.
#[pyfunction]
pub(crate) fn allow_library(path: PathBuf) -> PyResult<()> {
    let sha256 = libraries::sha256(&path).map_err(|e| PyOSError::new_err(e.to_string()))?;
    libraries::trust::allow(&sha256);
    Ok(())
}

#[pymethods]
impl Table {
    /// Makes a table from the text of a table file, or from its keys.
    #[new]
    #[pyo3(signature = (toml=None, **keys))]
    fn new(py: Python<'_>, toml: Option<&str>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Table> {
        let text = text_of(toml, keys)?;
        py.detach(|| Table::parse(&text))
    }

    /// Reads a table file. Paths in it are relative to its folder.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<Table> {
        py.detach(|| Ok(Table { setting: tables::load(&path).map_err(of_tables)? }))
    }

    /// The canonical text of the table.
    #[getter]
    fn toml(&self) -> String {
        self.setting.table.to_toml()
    }

    /// One line with plugins, edition and seats.
    #[getter]
    fn headline(&self) -> String {
        self.setting.headline()
    }

    /// The names of the seats in turn order: their colors.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.setting.rules.seats.clone()
    }

    /// The plugins of the table, by id.
    #[getter]
    fn plugins(&self) -> Vec<&'static str> {
        self.setting.rules.plugins.iter().map(|plugin| plugin.id).collect()
    }

    /// The names of the planes of an observation.
    #[getter]
    fn planes(&self) -> Vec<String> {
        Layout::new(&self.setting.rules, DEFAULT_WINDOW, 0).planes
    }

    /// The names of the globals of an observation.
    #[getter]
    fn globals(&self) -> Vec<String> {
        Layout::new(&self.setting.rules, DEFAULT_WINDOW, 0).globals
    }

    /// The names of the features of a position after an option.
    #[getter]
    fn features(&self) -> Vec<String> {
        crate::features::names(&self.setting.rules)
    }

    /// The names that the first column of the options numbers.
    #[getter]
    fn verbs(&self) -> Vec<String> {
        self.setting.rules.names.verbs.iter().map(str::to_owned).collect()
    }

    /// The names of the kinds of segments.
    #[getter]
    fn kinds(&self) -> Vec<String> {
        self.setting.rules.names.kinds.iter().map(str::to_owned).collect()
    }

    /// The names of the kinds of figures.
    #[getter]
    fn figures(&self) -> Vec<String> {
        self.setting.rules.names.figures.iter().map(str::to_owned).collect()
    }

    fn __repr__(&self) -> String {
        format!("<bastide.Table {}>", self.headline())
    }

    fn __eq__(&self, other: &Table) -> bool {
        self.setting.table == other.setting.table
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.toml().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.get_type().into_any(), (slf.get().toml(),))
    }
}
