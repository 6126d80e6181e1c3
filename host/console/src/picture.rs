//! Picture files: the arguments `--svg` and `--png`.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::Error;
use crate::language::say;
use bastide_files::{self as files, Existing};
use clap::{Args, ValueHint};

/// The arguments for drawing a picture.
#[allow(missing_docs, reason = "the texts of --help say what the arguments mean")]
#[derive(Args, Clone, Debug)]
pub struct Picture {
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1800, requires = "png")]
    pub width: u32,
    #[arg(long)]
    pub force: bool,
}

impl Picture {
    /// Returns the requested files.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        [&self.svg, &self.png].into_iter().flatten().map(|p| p.as_path())
    }

    /// Returns `true` if a picture is requested.
    pub fn is_wanted(&self) -> bool {
        self.files().next().is_some()
    }

    /// Checks that the files can be written, before anything is drawn.
    ///
    /// # Errors
    /// A file exists, or cannot be written.
    pub fn check(&self) -> Result<(), Error> {
        Ok(self.files().try_for_each(|path| files::check(path, Existing::forced(self.force)))?)
    }

    /// Writes the files. If one of them cannot be written, none is written.
    ///
    /// # Errors
    /// A picture cannot be drawn, or a file cannot be written.
    pub fn write(&self, svg: &str) -> Result<(), Error> {
        self.check()?;
        let existing = Existing::forced(self.force);
        let png = self.png.as_ref().map(|path| Ok::<_, Error>((path, bastide_render::png(svg, self.width)?))).transpose()?;
        if let Some(path) = &self.svg {
            files::write_bytes(path, existing, svg.as_bytes())?;
        }
        if let Some((path, png)) = png {
            files::write_bytes(path, existing, &png)?;
        }
        Ok(())
    }

    /// Prints the names of the written files.
    pub fn report(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.files().try_for_each(|path| writeln!(out, "{}", say!("is-written", file = path.display().to_string())))
    }
}
