//! Writes a new crate for an expansion: the example of this repository under another name.
//!
//! The crate depends on the engine by its version alone, so its files are the same on every
//! machine. [`build`](mod@super::build) tells cargo where the engine is.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Serialize;

use super::template::Names;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::Report;

/// A new crate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Created {
    /// The id of the expansion.
    pub id: String,
    /// The folder.
    pub folder: PathBuf,
    /// The files in it.
    pub files: Vec<String>,
}

/// Writes a new crate into a folder that does not exist yet, completely or not at all. The name of
/// the folder is the id, behind the name of an author if there is one.
///
/// # Errors
/// The id is invalid or taken, or the folder exists or cannot be written.
pub fn create(folder: &Path, author: Option<&str>) -> Result<Created, Error> {
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let id = author.map_or_else(|| name.clone(), |author| format!("{author}/{name}"));
    let names = Names::new(&id)?;
    if folder.exists() {
        return Err(Error::FolderExists(folder.into()));
    }
    let parent = folder.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(parent).map_err(|e| Error::write(parent, e))?;
    // The crate is written to a temporary folder and renamed. If that fails, the temporary folder
    // is removed.
    let whole = tempfile::Builder::new().prefix(".bastide-").tempdir_in(parent).map_err(|e| Error::write(parent, e))?;
    let files = names.files();
    fill(&whole.path().join(&name), &files)?;
    format(&whole.path().join(&name), &files);
    std::fs::rename(whole.path().join(&name), folder).map_err(|e| Error::write(folder, e))?;
    Ok(Created { id, folder: folder.into(), files: files.into_iter().map(|(file, _)| file).collect() })
}

/// Writes files into a folder.
fn fill(folder: &Path, files: &[(String, String)]) -> Result<(), Error> {
    for (file, text) in files {
        let path = folder.join(file);
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).map_err(|e| Error::write(parent, e))?;
        std::fs::write(&path, text).map_err(|e| Error::write(&path, e))?;
    }
    Ok(())
}

/// Formats the Rust files, in which longer names may need other breaks of lines. Where rustfmt is not
/// installed, they stay as they are.
fn format(folder: &Path, files: &[(String, String)]) {
    let rust = files.iter().filter(|(file, _)| file.ends_with(".rs")).map(|(file, _)| folder.join(file));
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]).args(rust).current_dir(folder);
    _ = rustfmt.stdout(Stdio::null()).stderr(Stdio::null()).status();
}

impl Report for Created {
    fn text(&self, out: &mut dyn std::io::Write) -> std::io::Result<()> {
        let folder = self.folder.display().to_string();
        let files = self.files.join(", ");
        writeln!(out, "{}", say!("created", folder = folder.as_str(), id = self.id.as_str(), files = files))?;
        writeln!(out, "{}", say("created-next"))?;
        writeln!(out, "  bastide expansion build {folder}    {}", say("created-build"))?;
        writeln!(out, "  bastide expansion test {folder}     {}", say("created-test"))?;
        writeln!(out, "{}", say!("created-cargo", folder = folder))
    }
}
