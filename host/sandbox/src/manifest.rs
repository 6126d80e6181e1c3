//! The manifest of a bundle, readable without running it.

use bastide_service::Added;
use bastide_service::check::is_hidden;
use serde::{Deserialize, Serialize};

use crate::error::BundleError;

/// The name of the section of a module with its manifest, which is JSON.
pub(crate) const SECTION: &str = "bastide";

/// The manifest of a bundle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of the messages.
    pub protocol: u32,
    /// The version of the engine in the bundle.
    pub engine: String,
    /// The expansions that the bundle adds to those of Bastide.
    pub expansions: Vec<Packed>,
}

/// An expansion in a bundle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packed {
    /// The id, which tables name.
    pub id: String,
    /// The title, in English.
    pub title: String,
    /// The version.
    pub version: String,
    /// One sentence about it, in English.
    pub about: String,
    /// The crate that it was built from, and its version.
    pub source: String,
    /// The licence of that crate; empty if it names none.
    pub licence: String,
}

impl Packed {
    /// Describes an expansion of a module, whose crate has this licence.
    pub fn of(added: &Added, licence: &str) -> Packed {
        let Added { id, title, version, about, source } = added.clone();
        Packed { id, title, version, about, source, licence: licence.to_owned() }
    }

    /// Returns `true` if this entry describes that expansion of a module.
    pub(crate) fn is(&self, added: &Added) -> bool {
        *self == Packed::of(added, &self.licence)
    }
}

/// The most bytes of a manifest.
const MAX: usize = 1 << 20;
/// The most expansions in a bundle.
const MAX_EXPANSIONS: usize = 64;
/// The longest text in a manifest, in bytes.
const LONGEST: usize = 1000;

impl Manifest {
    /// Reads the contents of the section of a module.
    ///
    /// # Errors
    /// The section is not a manifest, or the manifest is too large.
    pub(crate) fn read(name: &str, section: &[u8]) -> Result<Manifest, BundleError> {
        let wrong = |why: String| BundleError::Manifest { bundle: name.into(), why };
        if section.len() > MAX {
            return Err(wrong(format!("it is longer than {MAX} bytes")));
        }
        let manifest: Manifest = serde_json::from_slice(section).map_err(|error| wrong(error.to_string()))?;
        if manifest.expansions.is_empty() || manifest.expansions.len() > MAX_EXPANSIONS {
            return Err(wrong(format!("it names {} expansions; a bundle has 1 to {MAX_EXPANSIONS}", manifest.expansions.len())));
        }
        let mut ids: Vec<&str> = manifest.expansions.iter().map(|one| one.id.as_str()).collect();
        ids.sort_unstable();
        if let Some(twice) = ids.windows(2).find(|two| two[0] == two[1]) {
            return Err(wrong(format!("it names {:?} twice", twice[0])));
        }
        for one in &manifest.expansions {
            let texts = [&one.id, &one.title, &one.version, &one.about, &one.source, &one.licence];
            if texts.iter().any(|text| text.len() > LONGEST || text.chars().any(is_hidden)) || one.id.is_empty() {
                return Err(wrong(format!("a text of {:?} is empty, too long or not printable", one.id)));
            }
        }
        Ok(manifest)
    }

    /// Returns a module with this manifest added to it.
    ///
    /// # Errors
    /// The manifest cannot be written.
    pub fn add_to(&self, mut module: Vec<u8>) -> Result<Vec<u8>, serde_json::Error> {
        let contents = serde_json::to_vec(self)?;
        let mut section = leb128(SECTION.len());
        section.extend(SECTION.bytes());
        section.extend(contents);
        module.push(0);
        module.extend(leb128(section.len()));
        module.extend(section);
        Ok(module)
    }
}

/// Returns a number as WebAssembly writes it.
fn leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}
