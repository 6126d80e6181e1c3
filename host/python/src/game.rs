//! Games: legal actions, play, undo, records, observations and pictures.

use std::path::Path;

use bastide_bots::dice::derive;
use bastide_bots::{Bot, Dice, History};
use bastide_core::message::list;
use bastide_core::record::{Record, Recorder};
use bastide_core::{Game as CoreGame, GameView, PlayError, Player, notation};
use bastide_render::{Scene, pixels, svg};
use bastide_session::Names;
use bastide_tables::ResolvedTable;
use numpy::{IntoPyArray, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{ActionError, GameError, of_bot, of_fault, of_fault_ahead, of_play, of_record, of_tables};
use crate::observe::{self, DEFAULT_OPTIONS, DEFAULT_WINDOW, Layout, Out, warn_if_cut};
use crate::options::COLUMNS;
use crate::table::Table;
use crate::value::from_json;

/// A game with its record, or one whose hidden things were sampled and that has no record.
#[derive(Clone)]
enum Play {
    Recorded(Box<Recorder>),
    Sampled(Box<CoreGame>),
}

/// A game in play.
#[pyclass(module = "bastide")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) table: Table,
    play: Play,
}

/// An action: its number among the options, or its text.
#[derive(FromPyObject)]
pub(crate) enum Choice {
    Number(i64),
    Text(String),
    /// Anything else, which no game has.
    Other(Py<PyAny>),
}

impl Choice {
    /// Returns the error for something that is neither a number of a few digits nor a text.
    pub(crate) fn refusal(other: &Py<PyAny>) -> PyErr {
        let message = format!("{other} is not an action; give the number of an option, from 0, or the text of an action");
        ActionError::new_err(message)
    }
}

impl Game {
    pub(crate) fn start(table: &Table, seed: u64) -> PyResult<Game> {
        let ResolvedTable { table: text, rules, .. } = &table.setting;
        let recorder = Recorder::start(text.clone(), rules.clone(), seed).map_err(of_record)?;
        Ok(Game { table: table.clone(), play: Play::Recorded(Box::new(recorder)) })
    }

    /// Returns a game whose hidden things were sampled.
    pub(crate) fn sampled(table: &Table, game: CoreGame) -> Game {
        Game { table: table.clone(), play: Play::Sampled(Box::new(game)) }
    }

    /// Returns the random numbers of a bot for the open decision.
    pub(crate) fn dice(&self) -> Dice {
        let asked = self.core().decision().map(|decision| decision.ask.player);
        self.recorder().map_or_else(|_| Dice::new(0, 0), |recorder| Dice::new(recorder.seed(), recorder.known_to(asked) as u64))
    }

    /// Returns the number of an option.
    pub(crate) fn number_of(&self, choice: Choice) -> PyResult<usize> {
        let game = self.core();
        match choice {
            Choice::Number(number) => match game.decision().map_or(0, |decision| decision.len()) {
                options if usize::try_from(number).is_ok_and(|number| number < options) => Ok(number as usize),
                0 => Err(game.fault().map_or_else(|| of_play(PlayError::Over), |fault| of_fault(fault.clone()))),
                options => Err(ActionError::new_err(format!("there is no option {number}; there are {options}, counted from 0"))),
            },
            Choice::Text(text) => {
                let decision = game.decision().ok_or_else(|| of_play(PlayError::Over))?;
                let meant = notation::parse(game.view(), &text).map_err(|e| ActionError::new_err(format!("\"{text}\": {e}")))?;
                let meant = game.meant(&meant).and_then(|meant| decision.iter().position(|option| option == meant));
                meant.ok_or_else(|| ActionError::new_err(format!("\"{text}\": {}", PlayError::NotOffered)))
            }
            Choice::Other(other) => Err(Choice::refusal(&other)),
        }
    }

    pub(crate) fn core(&self) -> &CoreGame {
        match &self.play {
            Play::Recorded(recorder) => recorder.game(),
            Play::Sampled(game) => game,
        }
    }

    pub(crate) fn recorder(&self) -> PyResult<&Recorder> {
        match &self.play {
            Play::Recorded(recorder) => Ok(recorder),
            Play::Sampled(_) => Err(GameError::new_err("a sampled game has no record; ask the game that it was sampled from")),
        }
    }

    /// Returns the seat with this number; `None` is the one that is asked, or else the first.
    fn seat(&self, seat: Option<i64>) -> PyResult<Player> {
        let seats = self.core().rules().seats.len();
        match seat {
            None => Ok(self.core().decision().map_or(Player(0), |decision| decision.ask.player)),
            Some(seat) if usize::try_from(seat).is_ok_and(|seat| seat < seats) => Ok(Player(seat as u8)),
            Some(seat) => Err(PyIndexError::new_err(format!("there is no seat {seat}; the table has {seats}, counted from 0"))),
        }
    }

    /// Returns the number of the option that a bot takes.
    pub(crate) fn choice_of(&self, bot: &mut dyn Bot) -> PyResult<usize> {
        let number = match &self.play {
            Play::Recorded(recorder) => bastide_bots::choose(bot, recorder),
            Play::Sampled(game) => game.decision().map(|_| bot.choose(&GameView::for_asked(game), &mut Dice::new(0, 0))),
        };
        if let Some(fault) = bot.take_fault() {
            return Err(of_fault_ahead(&fault));
        }
        number.ok_or_else(|| of_play(PlayError::Over))
    }

    /// Performs an option.
    pub(crate) fn take(&mut self, choice: Choice) -> PyResult<()> {
        let number = self.number_of(choice)?;
        self.perform(number)
    }

    /// Performs the option with this number.
    fn perform(&mut self, number: usize) -> PyResult<()> {
        let action = self.core().decision().and_then(|decision| decision.get(number)).ok_or_else(|| of_play(PlayError::Over))?;
        match &mut self.play {
            Play::Recorded(recorder) => recorder.play(action).map(drop),
            Play::Sampled(game) => game.apply(action).map(drop),
        }
        .map_err(of_play)
    }

    /// Draws the game as a seat sees it; without a seat, as the engine knows it.
    fn drawn(&self, seat: Option<i64>, title: Option<String>) -> PyResult<String> {
        let seat = seat.map(|seat| self.seat(Some(seat))).transpose()?;
        let game = self.core();
        let seen = seat.map(|seat| GameView::for_player(game, Some(seat)).into_game());
        let view = seen.as_ref().unwrap_or(game).view();
        let title = title.unwrap_or_else(|| list(game.rules().plugins.iter().map(|plugin| plugin.title)));
        let mut scene = Scene::of(view, &title);
        scene.subtitle = format!("turn {}", view.core.turn.number);
        scene.asked = game.decision().map(|decision| decision.ask.player);
        scene.names = Names::new(&self.table.setting.table.players).iter().map(str::to_owned).collect();
        Ok(svg(view, &scene))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (table, seed=0))]
    fn new(table: &Table, seed: u64) -> PyResult<Game> {
        Game::start(table, seed)
    }

    /// Replays a record, from its text.
    #[staticmethod]
    fn replay(py: Python<'_>, record: &str) -> PyResult<Game> {
        py.detach(|| {
            let record = Record::parse("record", record).map_err(of_record)?;
            let available = bastide_tables::available(&mut record.table.clone(), Path::new(""), &[]).map_err(of_tables)?;
            let recorder = record.replay(&available, None).map_err(of_record)?;
            let table = recorder.table().clone();
            let setting = ResolvedTable::new("record", table, Path::new("")).map_err(of_tables)?;
            Ok(Game { table: Table { setting }, play: Play::Recorded(Box::new(recorder)) })
        })
    }

    /// The table.
    #[getter]
    fn table(&self) -> Table {
        self.table.clone()
    }

    /// The seed; None for a sampled game.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.recorder().ok().map(Recorder::seed)
    }

    /// The number of the seat that is asked, from 0; None when the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        self.core().decision().map(|decision| decision.ask.player.index())
    }

    /// The open question, in words; None when the game is over.
    #[getter]
    fn prompt(&self) -> Option<String> {
        let prompt = self.core().decision()?.ask.prompt;
        Some(self.core().rules().names.prompts.name(prompt.index()).to_owned())
    }

    /// True if the open question hides its answer from the other seats for now.
    #[getter]
    fn is_sealed(&self) -> bool {
        self.core().decision().is_some_and(|decision| decision.ask.sealed)
    }

    /// True if the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.core().is_over()
    }

    /// The number of the present turn, from 1.
    #[getter]
    fn turn(&self) -> u16 {
        self.core().state().core.turn.number
    }

    /// The points of the seats.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        let core = &self.core().state().core;
        core.score.iter().take(core.seats.into()).copied().collect()
    }

    /// The points that the seats would have if the game ended now.
    #[getter]
    fn standing(&self) -> PyResult<Vec<i32>> {
        self.core().view().standing().map_err(of_fault)
    }

    /// The number of options; 0 when the game is over.
    #[getter]
    fn option_count(&self) -> usize {
        self.core().decision().map_or(0, |decision| decision.len())
    }

    /// Returns the legal actions as text, in the order of their numbers.
    fn actions(&self) -> Vec<String> {
        let view = self.core().view();
        self.core().decision().map_or(Vec::new(), |d| d.iter().map(|action| notation::print(view, &action)).collect())
    }

    /// Performs an action: its number among the options, or its text.
    fn apply(&mut self, action: Choice) -> PyResult<()> {
        self.take(action)
    }

    /// Returns the result of each seat, from -1 to 1; all 0 while the game is not over.
    fn returns(&self) -> Vec<f32> {
        if self.is_over() { returns(&self.scores()) } else { vec![0.0; self.scores().len()] }
    }

    /// Returns an independent copy, with the same record and the same future draws.
    fn clone(&self) -> Game {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Game {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        Clone::clone(self)
    }

    /// Returns a game that agrees with all that a seat knows, with everything else drawn anew.
    #[pyo3(signature = (seed, seat=None))]
    fn sample(&self, seed: u64, seat: Option<i64>) -> PyResult<Game> {
        let seat = self.seat(seat)?;
        Ok(Game::sampled(&self.table, GameView::for_player(self.core(), Some(seat)).determinize(seed)))
    }

    /// Returns a number for all that a seat knows of the position: the same for two games that differ
    /// only in what is hidden from it.
    #[pyo3(signature = (seat=None))]
    fn key(&self, seat: Option<i64>) -> PyResult<u64> {
        let seat = self.seat(seat)?;
        let view = GameView::when_unsealed(self.core(), Some(seat));
        // The number of another's options may tell what is hidden.
        let options = view.decision().map_or(0, |decision| decision.len() as u64);
        let asked = view.ask().map_or(u64::MAX, |ask| u64::from(ask.player.0) << 32 | ask.prompt.index() as u64);
        // Of a view, the piles are in an order of their own.
        let seen = view.into_game();
        Ok(derive(derive(seen.state().fingerprint(), asked), options))
    }

    /// Takes back the last actions.
    #[pyo3(signature = (count=1))]
    fn undo(&mut self, py: Python<'_>, count: i64) -> PyResult<()> {
        let played = self.recorder()?.len();
        let Some(keep) = usize::try_from(count).ok().and_then(|count| played.checked_sub(count)) else {
            return Err(GameError::new_err(format!("{count} actions cannot be taken back; {played} were played")));
        };
        match &mut self.play {
            Play::Recorded(recorder) => py.detach(|| recorder.rewind(keep)).map_err(of_play),
            Play::Sampled(_) => Ok(()),
        }
    }

    /// The actions so far: the number of the seat and the text of each.
    #[getter]
    fn history(&self) -> PyResult<Vec<(usize, String)>> {
        Ok(self.recorder()?.played().map(|(player, _, line)| (player.index(), line.to_owned())).collect())
    }

    /// Returns the record: a text from which `replay` makes the game again.
    fn record(&self) -> PyResult<String> {
        Ok(self.recorder()?.text())
    }

    /// Returns how the game came to its position, as a seat knows it: its actions, draws and chance.
    #[pyo3(signature = (seat=None))]
    fn known<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let (seat, recorder) = (self.seat(seat)?, self.recorder()?);
        let History { actions, draws, chance } = py.detach(|| History::of(recorder, seat));
        let known = serde_json::json!({"actions": actions, "draws": draws, "chance": chance});
        from_json(py, &known.to_string())
    }

    /// Returns what a seat knows of the record. It is not a record that can be replayed before the
    /// game is over.
    #[pyo3(signature = (seat=None))]
    fn text(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.recorder()?.text_for(Some(self.seat(seat)?)))
    }

    /// Returns what a seat may see, as NumPy arrays.
    #[pyo3(signature = (seat=None, window=DEFAULT_WINDOW, max_options=DEFAULT_OPTIONS))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        window: usize,
        max_options: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        if !(1..=255).contains(&window) || !(1..=65_535).contains(&max_options) {
            return Err(PyValueError::new_err("window is 1 to 255 cells, and max_options 1 to 65535"));
        }
        let (seat, layout) = (self.seat(seat)?, Layout::new(self.core().rules(), window, max_options));
        let asked = self.core().decision().filter(|decision| decision.ask.player == seat);
        warn_if_cut(py, asked.map_or(0, |decision| decision.len()), max_options)?;
        let (mut planes, mut globals) = (vec![0; layout.plane_cells()], vec![0.0; layout.globals.len()]);
        let (mut options, mut mask) = (vec![0; layout.option_cells()], vec![false; layout.options]);
        let mut out = Out { planes: &mut planes, globals: &mut globals, options: &mut options, mask: &mut mask };
        observe::write(&layout, &GameView::for_player(self.core(), Some(seat)), seat, &mut out).map_err(of_fault)?;
        let dict = PyDict::new(py);
        dict.set_item("planes", planes.into_pyarray(py).reshape([layout.planes.len(), window, window])?)?;
        dict.set_item("globals", globals.into_pyarray(py))?;
        dict.set_item("options", options.into_pyarray(py).reshape([max_options, COLUMNS.len()])?)?;
        dict.set_item("action_mask", mask.into_pyarray(py))?;
        Ok(dict)
    }

    /// Returns the features of the position after each option, as a NumPy array.
    #[pyo3(signature = (seed=0))]
    fn afterstates<'py>(&self, py: Python<'py>, seed: u64) -> PyResult<Bound<'py, numpy::PyArray2<f32>>> {
        let width = crate::features::count(self.core().rules());
        let (game, mut out) = (self.core(), Vec::new());
        let options =
            py.detach(|| crate::features::push_afterstates(game, &mut game.clone(), seed, &mut out)).map_err(of_play)?;
        out.into_pyarray(py).reshape([options, width])
    }

    /// Lets bots play to the end: one for each seat, or one for all.
    #[pyo3(signature = (*bots))]
    fn play_out(&mut self, py: Python<'_>, bots: Vec<String>) -> PyResult<()> {
        let seats = self.core().rules().seats.len();
        check_bots(&bots, seats)?;
        let bots = (0..seats).map(|seat| bastide_bots::make(&bots[seat % bots.len()]));
        let mut bots = bots.collect::<Result<Vec<_>, _>>().map_err(of_bot)?;
        while let Some(seat) = self.player() {
            py.check_signals()?;
            let number = py.detach(|| self.choice_of(bots[seat].as_mut()))?;
            self.perform(number)?;
        }
        Ok(())
    }

    /// Draws the game as a seat sees it, as SVG; without a seat, as the engine knows it.
    #[pyo3(signature = (seat=None, title=None))]
    fn svg(&self, py: Python<'_>, seat: Option<i64>, title: Option<String>) -> PyResult<String> {
        py.detach(|| self.drawn(seat, title))
    }

    /// Draws the game as pixels: an array of rows, columns, and red, green and blue from 0 to 255.
    #[pyo3(signature = (width=960, seat=None, title=None))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        width: u32,
        seat: Option<i64>,
        title: Option<String>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let pixels = py.detach(|| pixels(&self.drawn(seat, title)?, width).map_err(|e| PyValueError::new_err(e.to_string())))?;
        let shape = [pixels.height as usize, pixels.width as usize, 3];
        pixels.rgb.into_pyarray(py).reshape(shape)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, None)
    }

    fn __repr__(&self) -> String {
        let state = match self.player() {
            Some(player) => format!("turn {}, {} is asked", self.turn(), self.core().rules().seats[player]),
            None => "over".to_owned(),
        };
        format!("<bastide.Game {}, {state}, scores {:?}>", self.table.setting.headline(), self.scores())
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let replay = py.get_type::<Game>().getattr("replay")?;
        Ok((replay.unbind(), (self.record()?,)))
    }
}

/// Refuses another number of bots than one for each seat, or one for all.
pub(crate) fn check_bots(bots: &[String], seats: usize) -> PyResult<()> {
    if (1..=seats).contains(&bots.len()) {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("name one bot for each of the {seats} seats, or one for all")))
}

/// Returns the result of each seat: the mean over its opponents of 1 for one that it beats, 0 for
/// one with the same points and -1 for one that beats it. The results of all seats add up to 0.
pub(crate) fn returns(scores: &[i32]) -> Vec<f32> {
    let opponents = scores.len().saturating_sub(1).max(1) as f32;
    let of = |own: &i32| scores.iter().map(|other| (own - other).signum()).sum::<i32>() as f32 / opponents;
    scores.iter().map(of).collect()
}
