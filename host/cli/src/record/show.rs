//! `bastide show`: the board of a record as text, SVG or PNG.
//!
//! The record is replayed up to the requested action, and the state at that point is drawn.
//! Pictures are written completely or not at all, like records.

use std::io::Write;

use bastide_core::record::Recorder;
use bastide_core::{Cell, Game};
use serde::Serialize;

use crate::cli;
use crate::error::Error;
use crate::play::screen;
use crate::record::position::Position;
use crate::record::transcript_text;
use crate::screen::report::{Report, print};
use bastide_render::Scene;
use bastide_session::transcript::{Standing, Transcript, after};
use bastide_session::{Names, narration};
use bastide_tables::{libraries, records};

/// A placed tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlacedTileInfo {
    /// The cell.
    pub cell: Cell,
    /// The name of the tile.
    pub tile: String,
    /// The rotation in degrees clockwise.
    pub degrees: u32,
}

impl PlacedTileInfo {
    /// Returns the placed tiles in the order of placing.
    pub fn all(game: &Game) -> Vec<PlacedTileInfo> {
        let info = |board_tile: &bastide_core::BoardTile| PlacedTileInfo {
            cell: board_tile.cell,
            tile: game.rules().tiles.get(board_tile.tile).name.clone(),
            degrees: u32::from(board_tile.turn) * 90,
        };
        game.state().core.board.placed_tiles().iter().map(info).collect()
    }
}

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
        board.extend(screen::side_boards(game, false).bytes());
        board.extend(screen::kept(game, &Names::new(&recorder.table().players)).bytes());
        transcript_text::write_scores(&transcript, &mut scores)?;
        Ok(Shown {
            table: transcript.table,
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
        writeln!(out, "{}; seed {}, {}\n", self.table, self.seed, after(self.actions, self.is_over))?;
        write!(out, "{}\n{}", self.board, self.scores)
    }
}

/// Shows or draws the game of a record.
///
/// # Errors
/// The record cannot be read or replayed, or the picture cannot be written.
pub fn run(args: &cli::Show, json: bool, out: &mut dyn Write) -> Result<(), Error> {
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
    let state = format!("turn {}, {}", game.state().core.turn.number, after(shown.actions, shown.is_over));
    let mut scene = Scene::of(game.view(), &bastide_render::headline(game.rules()));
    scene.subtitle = format!("{} edition, seed {}, {state}", game.rules().edition.name(), shown.seed);
    scene.events = game.log().events().to_vec();
    scene.asked = game.decision().map(|d| d.ask.player);
    let names = Names::new(&recorder.table().players);
    scene.dice = narration::outcomes(game, &names);
    scene.names = names.iter().map(str::to_owned).collect();
    scene
}

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
