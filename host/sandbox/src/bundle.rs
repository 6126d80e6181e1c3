//! A module with its manifest, checked and ready to run.

use bastide_service::PROTOCOL;
use sha2::{Digest, Sha256};
use wasmi::{Config, Engine, ExternType, Module};

use crate::error::BundleError;
use crate::machine::Program;
use crate::manifest::{Manifest, Packed, SECTION};

/// The functions that a host calls.
const EXPORTS: [&str; 3] = ["bastide_room", "bastide_answer", "bastide_text"];

/// A module with its manifest.
#[derive(Clone)]
pub struct Bundle {
    name: String,
    sha256: String,
    bytes: usize,
    pub(crate) program: Program,
    manifest: Option<Manifest>,
}

impl Bundle {
    /// The most bytes of a bundle.
    pub const MAX: usize = 64 << 20;

    /// Checks a bundle, which errors call by this name. Nothing of it runs.
    ///
    /// # Errors
    /// The file is not a module, imports something or lacks an export, or its manifest cannot be used.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Bundle, BundleError> {
        let bundle = Bundle::module(name, bytes)?;
        match &bundle.manifest {
            Some(_) => Ok(bundle),
            None => Err(BundleError::Manifest { bundle: name.into(), why: "it is missing".into() }),
        }
    }

    /// Checks a module, with or without a manifest. A module with only the expansions of Bastide has none.
    ///
    /// # Errors
    /// The errors of [`Self::read`], except for a missing manifest.
    pub fn module(name: &str, bytes: &[u8]) -> Result<Bundle, BundleError> {
        let bundle = || name.to_owned();
        if bytes.len() > Bundle::MAX {
            return Err(BundleError::TooLong { bundle: bundle(), bytes: bytes.len(), most: Bundle::MAX });
        }
        let mut config = Config::default();
        config.consume_fuel(true).allow_start_fn(false).wasm_multi_memory(false);
        let engine = Engine::new(&config);
        let module = Module::new(&engine, bytes).map_err(|e| BundleError::NoModule { bundle: bundle(), why: e.to_string() })?;
        if let Some(import) = module.imports().next() {
            return Err(BundleError::Imports { bundle: bundle(), import: format!("{}.{}", import.module(), import.name()) });
        }
        if !matches!(module.get_export("memory"), Some(ExternType::Memory(_))) {
            return Err(BundleError::NoExport { bundle: bundle(), export: "memory" });
        }
        for export in EXPORTS {
            if !matches!(module.get_export(export), Some(ExternType::Func(_))) {
                return Err(BundleError::NoExport { bundle: bundle(), export });
            }
        }
        let mut sections = module.custom_sections().filter(|section| section.name() == SECTION);
        let section = sections.next();
        if sections.next().is_some() {
            return Err(BundleError::Manifest { bundle: bundle(), why: "there are two".into() });
        }
        let manifest = section.map(|section| Manifest::read(name, section.data())).transpose()?;
        if let Some(theirs) = manifest.as_ref().map(|manifest| manifest.protocol).filter(|theirs| *theirs != PROTOCOL) {
            return Err(BundleError::Protocol { bundle: bundle(), theirs, ours: PROTOCOL });
        }
        let sha256 = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        let program = Program::new(module, bytes);
        Ok(Bundle { name: name.into(), sha256, bytes: bytes.len(), program, manifest })
    }

    /// Returns the name by which errors call the bundle.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the SHA-256 of the file, in hexadecimal digits.
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// Returns the length of the file in bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns what the manifest says of the expansions; nothing without a manifest.
    pub fn expansions(&self) -> &[Packed] {
        self.manifest().map_or(&[], |manifest| &manifest.expansions)
    }

    /// Returns what the bundle says of itself; `None` for a module with the expansions of Bastide alone.
    pub fn manifest(&self) -> Option<&Manifest> {
        self.manifest.as_ref()
    }
}
