//! Something that a test needs.

use std::path::PathBuf;

/// Something that a test needs and a machine may lack.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    name: &'static str,
    /// How to get it; `None` for a feature.
    get: Option<&'static str>,
    find: fn() -> Option<PathBuf>,
}

impl Need {
    /// Describes something by its name, how to get it, and the function that finds it.
    pub const fn new(name: &'static str, get: &'static str, find: fn() -> Option<PathBuf>) -> Need {
        Need { name, get: Some(get), find }
    }

    /// Describes a feature of a crate, which was built with it or not.
    pub fn feature(name: &'static str, is_on: bool) -> Need {
        let find: fn() -> Option<PathBuf> = if is_on { || Some(PathBuf::new()) } else { || None };
        Need { name, get: None, find }
    }

    /// Returns where it is: the file of a program, or the file or the folder that a variable names.
    ///
    /// # Errors
    /// It is not there; the error says how to get it.
    pub fn path(&self) -> Result<PathBuf, String> {
        (self.find)().ok_or_else(|| format!("this needs {} ({})", self.told(), self.how()))
    }

    /// Returns `true` if it is not there.
    pub(crate) fn is_missing(&self) -> bool {
        (self.find)().is_none()
    }

    /// Returns its name for people.
    pub(crate) fn told(&self) -> String {
        if self.get.is_some() { self.name.into() } else { format!("the feature {}", self.name) }
    }

    /// Returns how to get it.
    pub(crate) fn how(&self) -> String {
        self.get.map_or_else(|| format!("cargo test --features {}", self.name), str::to_owned)
    }
}
