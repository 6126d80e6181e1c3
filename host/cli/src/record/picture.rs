//! Picture files: the options `--svg` and `--png`.

use std::io::Write;
use std::path::Path;

use crate::cli::Picture;
use crate::error::Error;
use crate::language::say;
use bastide_files::{self as files, Existing};

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
