//! Resumes a record that is cut off from its last whole action, in a new file. The cut-off file
//! stays unchanged.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use bastide_core::record::Recorder;
use bastide_files::FileError;
use bastide_tables::records;

use super::lines::read_line;
use bastide_console::Error;
use bastide_console::language::say;

/// Replays the game of a record. A record that is cut off is replayed up to its last whole action
/// if `wanted` is set or `ask` returns `true`. The result then includes the file for the repaired
/// game: `save`, or a new file beside the old one.
///
/// # Errors
/// The record cannot be replayed, is cut off and not to be repaired, or `save` is the cut-off file.
pub(super) fn resume(
    path: &Path,
    save: Option<&Path>,
    wanted: bool,
    ask: impl FnOnce(&Error, &Path) -> Result<bool, Error>,
) -> Result<(Recorder, Option<PathBuf>), Error> {
    let cut = match records::replay(path, None) {
        Err(error) if error.is_cut() => Error::from(error),
        other => return Ok((other?, None)),
    };
    let new = save.map_or_else(|| repaired_name(path), Path::to_owned);
    if new.exists() {
        return Err(FileError::Exists(new).into());
    }
    match wanted || ask(&cut, &new)? {
        true => Ok((records::replay_cut(path)?, Some(new))),
        false => Err(cut),
    }
}

/// Asks whether to continue a record that is cut off.
///
/// # Errors
/// The question cannot be written or the answer cannot be read.
pub(super) fn ask(cut: &Error, path: &Path, new: &Path, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool, Error> {
    let (path, new) = (path.display(), new.display());
    if let Some(error) = cut.tables() {
        writeln!(out, "{}", error.message())?;
    }
    write!(out, "{} ", say!("ask-repair", new = new.to_string(), file = path.to_string()))?;
    out.flush()?;
    Ok(read_line(input)?.is_some_and(|line| matches!(line.trim(), "" | "y" | "Y" | "yes" | "j" | "J" | "ja")))
}

/// Returns `game-repaired.record` for `game.record`, or a similar name that no file has yet.
fn repaired_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map_or_else(String::new, |end| format!(".{}", end.to_string_lossy()));
    let name =
        |n: u32| path.with_file_name(if n == 1 { format!("{stem}-repaired{end}") } else { format!("{stem}-repaired-{n}{end}") });
    (1..1000).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    /// Returns a record of 12 actions, its text, and the text without its last 20 letters.
    fn cut(folder: &Path) -> Result<(PathBuf, String), Error> {
        let setting = tables::to_play(None)?;
        let mut recorder = Recorder::start(setting.table, setting.rules, 3)?;
        for _ in 0..12 {
            let action = recorder.game().decision().and_then(|d| d.get(0)).ok_or_else(|| Error::Usage("no options".into()))?;
            recorder.play(action).map_err(|refused| Error::refused(3, refused))?;
        }
        let path = folder.join("game.record");
        let text = recorder.text();
        let text = text[..text.len() - 20].to_owned();
        std::fs::write(&path, &text)?;
        Ok((path, text))
    }

    fn no(_: &Error, _: &Path) -> Result<bool, Error> {
        Ok(false)
    }

    #[test]
    fn a_cut_record_goes_on_in_a_new_file_if_that_is_wanted() -> Result<(), Error> {
        let dir = tempfile::tempdir()?;
        let (path, text) = cut(dir.path())?;
        let refused = resume(&path, None, false, no).map_or_else(|e| e.message(), |_| String::new());
        assert!(refused.contains("the record breaks off here; 12 actions") && refused.contains("--repair"), "{refused}");
        let (recorder, new) = resume(&path, None, true, no)?;
        assert_eq!((recorder.len(), new), (12, Some(dir.path().join("game-repaired.record"))));
        std::fs::write(dir.path().join("game-repaired.record"), "another")?;
        let (_, new) = resume(&path, None, true, no)?;
        assert_eq!(new, Some(dir.path().join("game-repaired-2.record")));
        let into_itself = resume(&path, Some(&path), true, no);
        assert!(
            matches!(into_itself.as_ref().err().and_then(Error::file), Some(FileError::Exists(_))),
            "the cut file is not replaced"
        );
        assert_eq!(std::fs::read_to_string(&path)?, text);
        Ok(())
    }

    #[test]
    fn a_person_is_asked_and_may_say_no() -> Result<(), Error> {
        let dir = tempfile::tempdir()?;
        let (path, _) = cut(dir.path())?;
        let answered = |answer: &str| {
            let mut output = Vec::new();
            let ask = |cut: &Error, new: &Path| ask(cut, &path, new, &mut answer.as_bytes(), &mut output);
            let resumed = resume(&path, None, false, ask).map(|(recorder, _)| recorder.len());
            (resumed.map_err(|e| e.is_cut()), String::from_utf8_lossy(&output).into_owned())
        };
        let (resumed, output) = answered("\n");
        assert_eq!(resumed, Ok(12));
        assert!(output.contains("game-repaired.record? ") && output.contains("game.record stays as it is"), "{output}");
        assert_eq!((answered("n\n").0, answered("").0), (Err(true), Err(true)));
        Ok(())
    }

    #[test]
    fn a_whole_record_asks_nothing() -> Result<(), Error> {
        let dir = tempfile::tempdir()?;
        let (path, _) = cut(dir.path())?;
        let whole = dir.path().join("whole.record");
        assert_eq!(records::repair_to(&path, &whole)?.len(), 12);
        let asked = |_: &Error, _: &Path| Err(Error::Usage("asked".into()));
        let (recorder, new) = resume(&whole, None, true, asked)?;
        assert_eq!((recorder.len(), new), (12, None));
        assert!(
            records::repair_to(&whole, &dir.path().join("more.record")).is_err_and(|e| e.to_string().contains("is not cut off"))
        );
        Ok(())
    }
}
