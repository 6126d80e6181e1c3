//! The input line and its history.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};

/// An input line with a cursor and a history.
#[derive(Debug, Default)]
pub struct Line {
    input: Input,
    history: Vec<String>,
    /// The index of the shown line of the history, and the text that was typed before the history
    /// was opened.
    recalled: Option<(usize, String)>,
}

impl Line {
    /// Returns the typed text.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Returns the part of the text that fits into N columns, and the column of the cursor in it.
    pub fn window(&self, columns: usize) -> (String, u16) {
        let scroll = self.input.visual_scroll(columns.saturating_sub(1));
        let shown: String = self.text().chars().skip(scroll).collect();
        (shown, self.input.visual_cursor().saturating_sub(scroll) as u16)
    }

    /// Takes the line, adds it to the history, and begins a new one.
    pub fn take(&mut self) -> String {
        let line = self.input.value_and_reset();
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
        }
        self.recalled = None;
        line
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        self.input.reset();
        self.recalled = None;
    }

    /// Adds text at the cursor; control characters are left out.
    pub fn insert(&mut self, text: &str) {
        for c in text.chars().filter(|c| !c.is_control()) {
            self.input.handle(InputRequest::InsertChar(c));
        }
    }

    /// Edits the line by a key. Returns `true` if the key has a function here.
    pub fn edit(&mut self, key: &KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let alt = key.modifiers.contains(KeyModifiers::ALT);
        let request = match (key.code, control || alt) {
            (KeyCode::Up, _) | (KeyCode::Char('p'), true) => return self.recall(true),
            (KeyCode::Down, _) | (KeyCode::Char('n'), true) => return self.recall(false),
            (KeyCode::Left, false) => InputRequest::GoToPrevChar,
            (KeyCode::Char('b'), true) if control => InputRequest::GoToPrevChar,
            (KeyCode::Right, false) => InputRequest::GoToNextChar,
            (KeyCode::Char('f'), true) if control => InputRequest::GoToNextChar,
            (KeyCode::Left, true) | (KeyCode::Char('b'), true) => InputRequest::GoToPrevWord,
            (KeyCode::Right, true) | (KeyCode::Char('f'), true) => InputRequest::GoToNextWord,
            (KeyCode::Home, _) | (KeyCode::Char('a'), true) => InputRequest::GoToStart,
            (KeyCode::End, _) | (KeyCode::Char('e'), true) => InputRequest::GoToEnd,
            (KeyCode::Backspace, false) | (KeyCode::Char('h'), true) => InputRequest::DeletePrevChar,
            (KeyCode::Backspace, true) | (KeyCode::Char('w'), true) => InputRequest::DeletePrevWord,
            (KeyCode::Delete, _) | (KeyCode::Char('d'), true) => InputRequest::DeleteNextChar,
            (KeyCode::Char('u'), true) => InputRequest::DeleteLine,
            (KeyCode::Char('k'), true) => InputRequest::DeleteTillEnd,
            (KeyCode::Char(c), false) => InputRequest::InsertChar(c),
            _ => return false,
        };
        self.input.handle(request);
        true
    }

    /// Shows the previous or next line of the history.
    fn recall(&mut self, back: bool) -> bool {
        let (at, draft) = match self.recalled.take() {
            Some((at, draft)) => (at, draft),
            None => (self.history.len(), self.text().to_owned()),
        };
        let to = if back { at.checked_sub(1) } else { Some(at + 1) };
        let to = to.filter(|to| *to <= self.history.len()).unwrap_or(at);
        let text = self.history.get(to).cloned();
        self.recalled = text.is_some().then(|| (to, draft.clone()));
        self.input = Input::new(text.unwrap_or(draft));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(line: &mut Line, code: KeyCode) -> bool {
        line.edit(&KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn a_line_is_edited_at_its_cursor() {
        let mut line = Line::default();
        line.insert("pläce\u{1b}[A");
        assert_eq!(line.text(), "pläce[A");
        for code in [KeyCode::Backspace, KeyCode::Backspace, KeyCode::Home, KeyCode::Delete, KeyCode::Char('P'), KeyCode::End] {
            assert!(key(&mut line, code));
        }
        assert_eq!(line.text(), "Pläce");
        assert!(line.edit(&KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
        assert_eq!(line.take(), "");
    }

    #[test]
    fn the_history_goes_back_and_forth_and_keeps_what_was_typed() {
        let mut line = Line::default();
        for typed in ["1", "2 1", "2 1", ""] {
            line.insert(typed);
            line.take();
        }
        line.insert("dra");
        let mut shown = Vec::new();
        for code in [KeyCode::Up, KeyCode::Up, KeyCode::Up, KeyCode::Down, KeyCode::Down, KeyCode::Down] {
            key(&mut line, code);
            shown.push(line.text().to_owned());
        }
        assert_eq!(shown, ["2 1", "1", "1", "2 1", "dra", "dra"]);
    }
}
