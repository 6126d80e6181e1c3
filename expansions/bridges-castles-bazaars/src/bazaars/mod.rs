//! Castles.
use bastide_core::{InstallError, Options, Registrar, Slot};
pub(crate) fn install(_c: Slot<crate::Clock>, _o: &Options, _r: &mut Registrar) -> Result<(), InstallError> { Ok(()) }
