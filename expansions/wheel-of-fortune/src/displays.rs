//! The wheel on screens.

use bastide_core::Registrar;

use crate::wheel::Wheel;

pub(crate) fn install(_wheel: Wheel, _reg: &mut Registrar) {}
