//! Pictures as files: what `--svg` and `--png` ask for.

use std::io::Write;
use std::path::Path;

use crate::cli::Picture;
use crate::error::Error;
use crate::records;

impl Picture {
    /// The files that are asked for.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        [&self.svg, &self.png].into_iter().flatten().map(|p| p.as_path())
    }

    /// Is a picture asked for at all?
    pub fn is_wanted(&self) -> bool {
        self.files().next().is_some()
    }

    /// Writes the files.
    pub fn write(&self, svg: &str) -> Result<(), Error> {
        if let Some(path) = &self.svg {
            records::save(path, svg)?;
        }
        if let Some(path) = &self.png {
            let png = bastide_render::png(svg, self.width)?;
            records::replace(path, |file| file.write_all(&png).map_err(|e| Error::write(path, e)))?;
        }
        Ok(())
    }

    /// Says which files were written.
    pub fn tell(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.files().try_for_each(|path| writeln!(out, "{} is written.", path.display()))
    }
}
