//! Takes the terminal for the screen, and restores it in every case.

use std::io::{Stdout, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};

/// `true` while the screen has the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// A terminal that is restored when this is dropped.
pub(super) struct Screen {
    /// The terminal to draw on.
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal: sets raw mode, the alternate screen, mouse capture and bracketed paste.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub(super) fn take() -> std::io::Result<Screen> {
        // A panic restores the terminal first, so that its message can be read.
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                before(panic);
            }));
        });
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let mut screen = Screen { terminal };
        screen.retake()?;
        Ok(screen)
    }

    /// Takes the terminal again, if it was restored in between: by a panic in a plugin that the
    /// engine caught, or by a suspension.
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

    /// Restores the terminal, suspends the program as Ctrl-Z does, and takes the terminal again
    /// afterwards.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub(super) fn suspend(&mut self) -> std::io::Result<()> {
        restore();
        #[cfg(unix)]
        rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::TSTP)?;
        self.retake()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal, if it is taken. Write errors are ignored: a closed terminal needs no
/// restoring.
fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
