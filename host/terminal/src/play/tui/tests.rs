//! Snapshots of the screen, drawn into memory.

use std::path::Path;

use bastide_core::record::Recorder;
use bastide_core::table::Table;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::draw::arrange;
use super::model::Model;
use super::paint::Paints;
use super::update::{Command, update};
use super::{App, Layouts};
use crate::play::saved_session::SavedSession;
use bastide_console::Error;
use bastide_render::TextSize;
use bastide_tables::tables::ResolvedTable;

/// A game on a screen in memory.
struct Player {
    app: App,
    saved: SavedSession,
    terminal: Terminal<TestBackend>,
}

impl Player {
    fn new(table: &str, size: (u16, u16)) -> Result<Player, Error> {
        let setting = ResolvedTable::new("t.toml", Table::parse("t.toml", table)?, Path::new("."))?;
        let recorder = Recorder::start(setting.table, setting.rules, 5)?;
        let mut saved = SavedSession::new(recorder, None, None, bastide_files::Locks::default())?;
        let paints = Paints { colors: true, ascii: false };
        let mut app = App { model: Model::default(), layouts: Layouts::default(), notice: String::new(), paints };
        app.prepare(&mut saved)?;
        let Ok(terminal) = Terminal::new(TestBackend::new(size.0, size.1));
        let mut player = Player { app, saved, terminal };
        player.draw();
        Ok(player)
    }

    fn draw(&mut self) {
        let Ok(_) = self.terminal.draw(|frame| self.app.draw(frame, &self.saved));
    }

    /// Presses a key, and passes the resulting line to the game.
    fn press(&mut self, code: KeyCode) -> Result<(), Error> {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Command::Line(line) = update(&mut self.app.model, &event) {
            self.app.line(&mut self.saved, &line)?;
        }
        self.draw();
        Ok(())
    }

    fn say(&mut self, line: &str) -> Result<(), Error> {
        for c in line.chars() {
            self.press(KeyCode::Char(c))?;
        }
        self.press(KeyCode::Enter)
    }

    fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// Returns the text of the screen, without blanks at the ends of lines.
    fn screen(&self) -> String {
        let buffer = self.buffer();
        let line = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| format!("{}\n", line(y).trim_end())).collect()
    }
}

const TWO: &str = "players = [{ name = 'Anna', color = 'red' }, { name = 'Bert', color = 'blue' }]\n\
                   draws = ['BA/CRRR', 'BA/L', 'BA/RFr', 'BA/C']\n[base]\n";

/// The segments of the placed tile for a follower: numbers on the tile, with the points of each.
const SNAPSHOT: &str = "\x20Turn 1 | 70 tiles left | all of the board, tiles of 7x3       k legend  ? help
     -3     -2     -1      0      1      2      3   │ >R Anna                 0
                                                    │    7 followers
                        >6·2·7·                     │  B Bert                 0
 -1                     ─1─o─3─                     │    7 followers
                        ·▓▓4▓▓5                     │ Placed: BA/CRRR
                        ·▓▓▓▓▓·                     │    ·····2·····
  0                     ───────                     │    ··6··│··7··
                        ·······                     │    ──1──o──3──
                                                    │    ····▓▓▓··5·
  1                                                 │    ·▓▓▓▓4▓▓▓▓·
── Log (m: all moves) ──────────────────────────────────────────────────────────
Anna places BA/CRRR at 0,-1
Anna: Deploy a follower?
  1  follower on the west road: 1 tile, 1 point now, 1 when completed
  2  follower on the north road: 1 tile, 1 point now, 1 when completed
  3  follower on the east road: 1 tile, 1 point now, 1 when completed
  4  follower in the south city: 2 tiles, complete: 4 points
  5  follower in the south field: 1 tile, 3 points at the end
  6  follower in the north-west field: 1 tile, 0 points at the end
  7  follower in the north-east field: 1 tile, 0 points at the end
  8  pass
>
Enter: answer  Tab: move the board  + - tile size  = fit  F2 panel  F3 log
";

#[test]
fn the_screen_has_board_players_tile_log_question_and_keys() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    game.say("1")?;
    let screen = game.screen();
    assert_eq!(screen, SNAPSHOT);
    assert!(!screen.contains('\u{1b}'));
    Ok(())
}

#[test]
fn the_screen_follows_the_window_and_loses_nothing_that_is_asked() -> Result<(), Error> {
    for size in [(80, 24), (120, 40), (200, 60), (60, 18), (40, 12), (20, 5), (5, 3), (1, 1)] {
        let mut game = Player::new(TWO, size)?;
        for line in ["1", "8", "2 1 2", "-", "-", "?", "t", "m", "p", "h"] {
            game.say(line)?;
            game.press(KeyCode::Esc)?;
        }
        if size.0 >= 40 {
            let screen = game.screen();
            assert!(screen.contains("Place the tile."), "{screen}");
        }
        if size.0 >= 72 {
            let screen = game.screen();
            assert!(screen.contains("To place: ") && screen.contains("7 followers") && screen.contains("Bert"), "{screen}");
        }
    }
    Ok(())
}

#[test]
fn areas_do_not_overlap_and_stay_on_the_screen() {
    for (width, height) in (0..130).step_by(7).flat_map(|w| (0..50).map(move |h| (w, h))) {
        for (asked, told, players) in [(1, 1, 4), (5, 11, 30), (60, 11, 4)] {
            for shown in [None, Some(true), Some(false)] {
                let model = Model { panel: shown, log: shown, ..Model::default() };
                let screen = Rect::new(0, 0, width, height);
                let at = arrange(screen, &model, asked, told, players);
                let all = [Some(at.bar), Some(at.board), at.panel, at.log, Some(at.question), Some(at.line), Some(at.keys)];
                let all: Vec<Rect> = all.into_iter().flatten().filter(|area| !area.is_empty()).collect();
                for (i, area) in all.iter().enumerate() {
                    assert_eq!(area.intersection(screen), *area, "{screen} {at:?}");
                    assert!(all[..i].iter().all(|other| other.intersection(*area).is_empty()), "{screen} {at:?}");
                }
            }
        }
    }
}

#[test]
fn panels_fold_away_and_come_back() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    game.say("1")?;
    game.press(KeyCode::F(2))?;
    let folded = game.screen();
    assert!(!folded.contains("7 followers") && folded.contains("Log (m: all moves)"), "{folded}");
    game.press(KeyCode::F(3))?;
    assert!(!game.screen().contains("Log (m: all moves)"));
    game.press(KeyCode::F(2))?;
    game.press(KeyCode::F(3))?;
    let back = game.screen();
    assert!(back.contains("7 followers") && back.contains("Log (m: all moves)"), "{back}");
    // Without a panel, the tile is on the left of the question.
    let mut small = Player::new(TWO, (60, 20))?;
    assert!(small.screen().contains("To place: BA/CRRR"), "{}", small.screen());
    small.press(KeyCode::F(2))?;
    assert!(small.screen().contains("7 followers"), "{}", small.screen());
    Ok(())
}

#[test]
fn every_size_of_tiles_shows_the_cells_with_their_numbers() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    for (size, labels) in [
        (TextSize::Large, ["[1]", "[2]", "[3]"]),
        (TextSize::Small, ["[1]", "[2]", "[3]"]),
        (TextSize::Tiny, ["[1]", "[2]", "[3]"]),
        (TextSize::Dot, [" 1 ", "2 ─", "▓3"]),
    ] {
        assert_eq!(game.app.model.seen.size, size);
        let screen = game.screen();
        assert!(labels.iter().all(|label| screen.contains(label)), "{size:?}\n{screen}");
        game.press(KeyCode::Char('-'))?;
    }
    game.press(KeyCode::Char('='))?;
    assert_eq!(game.app.model.seen.size, TextSize::Large);
    Ok(())
}

#[test]
fn what_is_out_of_the_window_is_said() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    game.press(KeyCode::Tab)?;
    for _ in 0..9 {
        game.press(KeyCode::Right)?;
    }
    let screen = game.screen();
    assert!(screen.contains("3 of them outside the window") && screen.contains("a part of the board"), "{screen}");
    assert!(screen.contains("Moving the board"), "{screen}");
    game.press(KeyCode::Char('='))?;
    assert!(!game.screen().contains("outside"), "{}", game.screen());
    Ok(())
}

#[test]
fn without_colors_nothing_is_colored_and_cells_and_the_last_tile_are_marked_all_the_same() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    game.app.paints.colors = false;
    game.draw();
    let buffer = game.buffer();
    let uncolored = |cell: &ratatui::buffer::Cell| {
        let reset = ratatui::style::Color::Reset;
        cell.fg == reset && cell.bg == reset
    };
    assert!(buffer.content.iter().all(uncolored));
    let reversed = |text: &str| {
        buffer.content.windows(text.len()).any(|cells| {
            let output: String = cells.iter().map(|cell| cell.symbol()).collect();
            output == text && cells.iter().all(|cell| cell.modifier.contains(Modifier::REVERSED))
        })
    };
    assert!(reversed("[1]") && reversed("[2]") && reversed("[3]"));
    assert!(game.screen().contains(">▓▓▓"), "{}", game.screen());
    Ok(())
}

#[test]
fn one_line_answers_several_questions_and_stops_where_somebody_else_is_asked() -> Result<(), Error> {
    let mut game = Player::new(TWO, (100, 30))?;
    game.say("1 4 1")?;
    let screen = game.screen();
    assert!(screen.contains("Your answers end here, so these numbers are not used: 1."), "{screen}");
    assert!(screen.contains("Bert: Place the tile."), "{screen}");
    assert_eq!(game.saved.session.recorder().len(), 2);
    game.say("1 77")?;
    let screen = game.screen();
    assert!(screen.contains("There is no option 77") && screen.contains("The numbers before it were used."), "{screen}");
    Ok(())
}

#[test]
fn a_tile_that_looks_the_same_all_round_is_not_asked_for_its_turn() -> Result<(), Error> {
    let mut game = Player::new(TWO, (100, 30))?;
    game.say("1 8")?;
    assert!(game.screen().contains("To place: BA/L"), "{}", game.screen());
    game.say("1")?;
    let screen = game.screen();
    assert!(screen.contains("Deploy a follower?") && !screen.contains("Which rotation?"), "{screen}");
    Ok(())
}

#[test]
fn pages_cover_the_board_and_go_away() -> Result<(), Error> {
    let mut game = Player::new(TWO, (100, 40))?;
    for (line, parts) in [
        ("t", ["70 tiles (24 kinds)", "5 x BA/C", "▓▓p"]),
        ("h", ["numbers on one line", "Keys of this screen", "F1 or ?"]),
        ("k", ["a follower of Bert", "†               monastery", "last tile placed"]),
        ("?", ["numbers on one line", "Keys of this screen", "F1 or ?"]),
        ("p", ["If the game ended now: Anna 0, Bert 0", "player", "The game is not over."]),
    ] {
        if line == "?" {
            game.press(KeyCode::Char('?'))?;
        } else {
            game.say(line)?;
        }
        let screen = game.screen();
        assert!(parts.iter().all(|part| screen.contains(part)), "{line}\n{screen}");
        assert!(!screen.contains("Turn 1 | 70 tiles left | all of the board\n"));
        game.press(KeyCode::Esc)?;
        assert!(game.screen().contains("[1]"), "{}", game.screen());
    }
    Ok(())
}

#[test]
fn leaving_asks_whether_to_keep_the_game_in_the_same_way() -> Result<(), Error> {
    let mut game = Player::new(TWO, (100, 30))?;
    game.say("1 4")?;
    game.say("q")?;
    assert!(game.screen().contains("Save the game? Enter for "), "{}", game.screen());
    assert_eq!(game.app.line(&mut game.saved, "n")?, Some("Not saved.\n".into()));
    Ok(())
}

#[test]
fn the_end_of_the_game_is_shown_without_raw_codes() -> Result<(), Error> {
    let mut game = Player::new(TWO, (80, 24))?;
    while !game.saved.session.game().is_over() {
        game.app.line(&mut game.saved, "1")?;
    }
    game.draw();
    let screen = game.screen();
    assert!(screen.contains("player  color") && screen.contains("The game is over. Enter leaves"), "{screen}");
    assert!(!screen.contains("[1m") && !screen.contains('\u{1b}'), "{screen}");
    assert!(game.app.line(&mut game.saved, "p")?.is_none());
    game.draw();
    assert!(!game.screen().contains("[1m"), "{}", game.screen());
    Ok(())
}

#[test]
fn what_players_have_in_hand_is_always_shown() -> Result<(), Error> {
    let three = TWO.replace("color = 'blue' }", "color = 'blue' }, { name = 'Cleo', color = 'green' }");
    let table = format!("{three}[inns-cathedrals]\n[bridges-castles-bazaars]\n[traders-builders]\n");
    for size in [(80, 24), (120, 40), (200, 60)] {
        let mut game = Player::new(&table, size)?;
        for line in ["", "1", "1"] {
            game.say(line)?;
            let screen = game.screen();
            for part in ["1 big", "1 builder", "1 pig", "3 bridges", "3 castles"] {
                assert!(screen.matches(part).count() >= 3, "{part} is not in\n{screen}");
            }
        }
    }
    Ok(())
}

#[test]
fn undo_takes_the_move_out_of_the_log() -> Result<(), Error> {
    let mut game = Player::new(TWO, (100, 30))?;
    game.say("1 4")?;
    assert!(game.screen().contains("Anna +4"), "{}", game.screen());
    game.say("u")?;
    let screen = game.screen();
    assert!(
        screen.contains("Your last decision was undone.") && !screen.contains("Anna +4") && screen.contains("Anna places"),
        "{screen}"
    );
    Ok(())
}
