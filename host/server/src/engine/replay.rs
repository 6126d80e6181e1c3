//! Earlier moments of a game, replayed when somebody looks at them.

use bastide_core::record::Recorder;

/// An earlier moment that somebody looks at.
#[derive(Default)]
pub(super) struct Replay(Option<Recorder>);

impl Replay {
    pub(super) fn forget(&mut self) {
        self.0 = None;
    }

    /// Returns the game as it was after `at` actions.
    pub(super) fn recorder(&mut self, now: &Recorder, at: usize) -> Result<&Recorder, String> {
        let from = self.0.get_or_insert_with(|| now.clone());
        if from.len() > at {
            from.rewind(at).map_err(|e| e.to_string())?;
        }
        let missing: Vec<_> = now.played().take(at).skip(from.len()).map(|(_, action, _)| action).collect();
        for action in missing {
            from.play(action).map_err(|e| e.to_string())?;
        }
        Ok(from)
    }
}
