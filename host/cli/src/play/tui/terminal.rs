//! The terminal itself: taken when the screen begins, given back however it ends.

use std::io::{Stdout, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};

/// Is the terminal taken?
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// A terminal that is given back when this is dropped.
pub(super) struct Screen {
    /// What is drawn on.
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal: raw mode, the alternate screen, mouse and pastes.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub(super) fn take() -> std::io::Result<Screen> {
        // Whoever panics gives the terminal back first, so that the message can be read.
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                give_back();
                before(panic);
            }));
        });
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let mut screen = Screen { terminal };
        screen.retake()?;
        Ok(screen)
    }

    /// Takes the terminal again, if it was given back in between: by a panic in a plugin, which the engine caught, or by a stop.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub(super) fn retake(&mut self) -> std::io::Result<()> {
        if TAKEN.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        self.terminal.clear()
    }

    /// Stops the program as Ctrl-Z does, with the terminal given back, until it is continued.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub(super) fn suspend(&mut self) -> std::io::Result<()> {
        give_back();
        #[cfg(unix)]
        rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::TSTP)?;
        self.retake()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, if it is taken. There is nobody to tell about a terminal that is gone.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
