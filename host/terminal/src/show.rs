//! `bastide show`: the board of a record as text, SVG or PNG.
//!
//! The record is replayed up to the requested action, and the state at that point is drawn.
//! Pictures are written completely or not at all, like records.

use std::io::Write;

use bastide_core::record::Recorder;
use serde::Serialize;

use crate::args;
use crate::play::screen;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, print};
use bastide_console::transcript_text::{self, after};
use bastide_outside::position::{PlacedTileInfo, Position};
use bastide_render::Scene;
use bastide_session::Names;
use bastide_session::transcript::{Standing, Transcript};
use bastide_tables::{libraries, records};

/// The state of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shown {
    /// The headline of the table.
    pub table: String,
    /// The seed.
    pub seed: u64,
    /// The number of actions.
    pub actions: usize,
    /// `true` if the game is over.
    pub is_over: bool,
    /// The standings of the players.
    pub seats: Vec<Standing>,
    /// The placed tiles in the order of placing.
    pub placed_tiles: Vec<PlacedTileInfo>,
    /// Everything else that a screen shows.
    #[serde(flatten)]
    pub position: Position,
    #[serde(skip)]
    headline: String,
    #[serde(skip)]
    board: String,
    #[serde(skip)]
    scores: String,
}

impl Shown {
    /// Returns the state of the game of a record.
    ///
    /// # Errors
    /// The game fails when it is replayed.
    pub fn new(recorder: &Recorder) -> Result<Shown, Error> {
        let game = recorder.game();
        let transcript = Transcript::of(recorder)?;
        let (mut board, mut scores) = (Vec::new(), Vec::new());
        screen::final_board(game, &mut board)?;
        let names = Names::new(&recorder.table().players);
        board.extend(screen::side_boards(game, names.language(), false).bytes());
        board.extend(screen::kept(game, &names).bytes());
        transcript_text::write_scores(&transcript, &mut scores)?;
        Ok(Shown {
            table: transcript.table,
            headline: transcript.headline,
            seed: transcript.seed.unwrap_or_default(),
            actions: recorder.len(),
            is_over: transcript.is_over,
            seats: transcript.seats,
            placed_tiles: PlacedTileInfo::all(game),
            position: Position::of(game),
            board: String::from_utf8_lossy(&board).into_owned(),
            scores: String::from_utf8_lossy(&scores).into_owned(),
        })
    }
}

impl Report for Shown {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let (table, after) = (self.headline.as_str(), after(self.actions, self.is_over));
        writeln!(out, "{}\n", say!("headline-after", table = table, seed = self.seed.to_string(), after = after))?;
        write!(out, "{}\n{}", self.board, self.scores)
    }
}

/// Shows or draws the game of a record.
///
/// # Errors
/// The record cannot be read or replayed, or the picture cannot be written.
pub fn run(args: &args::Show, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let recorder = records::replay_with(&args.record, args.at, &libraries::offer(&args.library)?)?;
    let shown = Shown::new(&recorder)?;
    if !args.picture.is_wanted() {
        return print(&shown, json, out);
    }
    args.picture.write(&bastide_render::svg(recorder.game().view(), &scene(&recorder, &shown)))?;
    if json {
        return print(&shown, true, out);
    }
    Ok(args.picture.report(out)?)
}

/// Returns the text of the picture around the board.
fn scene(recorder: &Recorder, shown: &Shown) -> Scene {
    let game = recorder.game();
    let names = Names::new(&recorder.table().players);
    let language = names.language();
    let mut scene = Scene::of(game.view(), &bastide_render::headline(game.rules(), language));
    scene.subtitle = bastide_render::subtitle(game.view(), language, Some(shown.seed), Some(shown.actions));
    scene.events = game.log().events().to_vec();
    scene.asked = game.decision().map(|d| d.ask.player);
    scene.language = language.clone();
    scene.names = names.iter().map(str::to_owned).collect();
    scene
}

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
