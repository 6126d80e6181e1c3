//! Bundles: expansions of other authors in one file, which run without rights.

use std::path::PathBuf;

use bastide_core::record::Record;
use bastide_sandbox::{BoxedGame as Boxed, Bundle as Module, Limits, Packed};
use bastide_service::{Format, Opening, Order, Viewer};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::error::{ActionError, BundleError, of_boxed, of_record, of_table};
use crate::game::{Choice, check_bots, returns};
use crate::table::text_of;
use crate::value::from_json;

/// A file with the engine and expansions of other authors.
#[pyclass(module = "bastide", frozen)]
pub(crate) struct Bundle {
    module: Module,
}

#[pymethods]
impl Bundle {
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Bundle> {
        py.detach(|| {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let bytes = std::fs::read(&path).map_err(|e| PyOSError::new_err(format!("{}: {e}", path.display())))?;
            let module = Module::read(&name, &bytes).map_err(|e| BundleError::new_err(e.to_string()))?;
            Ok(Bundle { module })
        })
    }

    /// The name of the file.
    #[getter]
    fn name(&self) -> &str {
        self.module.name()
    }

    /// The SHA-256 of the file.
    #[getter]
    fn sha256(&self) -> &str {
        self.module.sha256()
    }

    /// The expansions of the manifest.
    #[getter]
    fn expansions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for Packed { id, title, version, about, source, licence } in self.packed() {
            let one = PyDict::new(py);
            let pairs = [("id", id), ("title", title), ("version", version), ("about", about), ("source", source)];
            pairs.iter().try_for_each(|(key, text)| one.set_item(key, text))?;
            one.set_item("licence", licence)?;
            list.append(one)?;
        }
        Ok(list)
    }

    /// Starts a game at a table, from the text of a table file or from its keys.
    #[pyo3(signature = (toml=None, *, seed=0, **keys))]
    fn game(&self, py: Python<'_>, toml: Option<&str>, seed: u64, keys: Option<&Bound<'_, PyDict>>) -> PyResult<BoxedGame> {
        let text = text_of(toml, keys)?;
        py.detach(|| {
            let toml = bastide_core::Table::parse("table.toml", &text).map_err(of_table)?.to_toml();
            self.open(Opening { toml, seed, lines: Vec::new() })
        })
    }

    /// Replays a record, from its text.
    fn replay(&self, py: Python<'_>, record: &str) -> PyResult<BoxedGame> {
        py.detach(|| {
            let record = Record::parse("record", record).map_err(of_record)?;
            let lines = record.actions().map(str::to_owned).collect();
            self.open(Opening { toml: record.table.to_toml(), seed: record.seed, lines })
        })
    }

    fn __repr__(&self) -> String {
        let ids: Vec<&str> = self.packed().iter().map(|one| one.id.as_str()).collect();
        format!("<bastide.Bundle {}: {}>", self.module.name(), ids.join(", "))
    }
}

impl Bundle {
    fn packed(&self) -> &[Packed] {
        self.module.manifest().map_or(&[], |manifest| &manifest.expansions)
    }

    fn open(&self, opening: Opening) -> PyResult<BoxedGame> {
        let game = Boxed::open(&self.module, Limits::default(), opening).map_err(of_boxed)?;
        Ok(BoxedGame { name: self.module.name().to_owned(), game })
    }
}

/// A game in a bundle.
#[pyclass(module = "bastide")]
pub(crate) struct BoxedGame {
    name: String,
    game: Boxed,
}

#[pymethods]
impl BoxedGame {
    /// The seat that is asked; None when the game is over.
    #[getter]
    fn player(&self) -> Option<u8> {
        self.game.status().asked
    }

    /// True if the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.status().over
    }

    /// The number of the present turn, from 1.
    #[getter]
    fn turn(&self) -> u16 {
        self.game.status().turn
    }

    /// The points of the seats.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.game.status().scores.clone()
    }

    /// The number of actions so far.
    #[getter]
    fn moves(&self) -> usize {
        self.game.status().moves
    }

    /// Returns the options of the seat that is asked, as the pages of Bastide get them.
    fn options<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = self.state(py)?.remove("options").unwrap_or_else(|| Value::Array(Vec::new()));
        from_json(py, &options.to_string())
    }

    /// The number of options; 0 when the game is over.
    #[getter]
    fn option_count(&mut self, py: Python<'_>) -> PyResult<usize> {
        let state = self.state(py)?;
        let options = state.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        Ok(options.iter().map(amounts).sum())
    }

    /// The open question, in words; None when the game is over.
    #[getter]
    fn prompt(&mut self, py: Python<'_>) -> PyResult<Option<String>> {
        let asked = self.player().is_some();
        let prompt = self.state(py)?.remove("prompt");
        Ok(prompt.filter(|_| asked).and_then(|prompt| prompt.as_str().map(str::to_owned)))
    }

    /// Performs an action: its number among the options, from 0, or its text.
    fn apply(&mut self, py: Python<'_>, action: Choice) -> PyResult<()> {
        let order = match action {
            Choice::Number(number) => match usize::try_from(number) {
                Ok(option) => Order::Play { option },
                Err(_) => return Err(ActionError::new_err(format!("there is no option {number}; they are counted from 0"))),
            },
            Choice::Text(line) => Order::Act { line },
            Choice::Other(other) => return Err(Choice::refusal(&other)),
        };
        self.act(py, &order)
    }

    /// Lets a bot of the bundle perform an action.
    fn bot(&mut self, py: Python<'_>, kind: String) -> PyResult<()> {
        self.act(py, &Order::Bot { kind })
    }

    /// Lets bots of the bundle play to the end: one for each seat, or one for all.
    #[pyo3(signature = (*bots))]
    fn play_out(&mut self, py: Python<'_>, bots: Vec<String>) -> PyResult<()> {
        check_bots(&bots, self.game.status().scores.len())?;
        while let Some(seat) = self.player() {
            py.check_signals()?;
            let kind = bots.iter().cycle().nth(usize::from(seat)).cloned().unwrap_or_default();
            self.act(py, &Order::Bot { kind })?;
        }
        Ok(())
    }

    /// Takes back the last actions.
    #[pyo3(signature = (count=1))]
    fn undo(&mut self, py: Python<'_>, count: usize) -> PyResult<()> {
        let played = self.moves();
        let Some(keep) = played.checked_sub(count) else {
            return Err(PyValueError::new_err(format!("{count} actions cannot be taken back; {played} were played")));
        };
        self.act(py, &Order::Rewind { keep })
    }

    /// Returns the result of each seat, from -1 to 1; all 0 while the game is not over.
    fn returns(&self) -> Vec<f32> {
        if self.is_over() { returns(&self.scores()) } else { vec![0.0; self.scores().len()] }
    }

    /// Returns the record, from which `Bundle.replay` makes the game again.
    fn record(&mut self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.game.record()).map_err(of_boxed)
    }

    /// Returns the fingerprint of the state: 16 hexadecimal digits.
    fn fingerprint(&mut self, py: Python<'_>) -> PyResult<String> {
        let print = py.detach(|| self.game.data(&Order::Fingerprint)).map_err(of_boxed)?;
        Ok(print.as_str().unwrap_or_default().to_owned())
    }

    /// Draws the game as a seat sees it, as SVG; without a seat, as an onlooker does.
    #[pyo3(signature = (seat=None))]
    fn svg(&mut self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        py.detach(|| self.game.write(Viewer::from(seat), Format::Svg)).map_err(of_boxed)
    }

    /// Returns what a seat knows of the record; without a seat, what an onlooker does.
    #[pyo3(signature = (seat=None))]
    fn text(&mut self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        py.detach(|| self.game.write(Viewer::from(seat), Format::Record)).map_err(of_boxed)
    }

    fn _repr_svg_(&mut self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    fn __repr__(&self) -> String {
        let status = self.game.status();
        let state = match status.asked {
            Some(seat) => format!("turn {}, seat {seat} is asked", status.turn),
            None => "over".to_owned(),
        };
        format!("<bastide.BoxedGame in {}, {state}, scores {:?}>", self.name, status.scores)
    }
}

impl BoxedGame {
    /// Returns what the seat that is asked sees, as data for scripts.
    fn state(&mut self, py: Python<'_>) -> PyResult<std::collections::BTreeMap<String, Value>> {
        let viewer = Viewer::from(self.player());
        Ok(py.detach(|| self.game.look(viewer)).map_err(of_boxed)?.state)
    }

    fn act(&mut self, py: Python<'_>, order: &Order) -> PyResult<()> {
        py.detach(|| self.game.act(order)).map(drop).map_err(of_boxed)
    }
}

/// Returns the number of options in an entry: a range has one for each amount.
fn amounts(entry: &Value) -> usize {
    match (entry["lo"].as_u64(), entry["hi"].as_u64()) {
        (Some(least), Some(most)) => usize::try_from(most.saturating_sub(least)).unwrap_or(usize::MAX).saturating_add(1),
        _ => 1,
    }
}
