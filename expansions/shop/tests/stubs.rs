//! A small expansion that announces wares that the box of the Shop does not know.

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, WareKind, WareSpec};

static MANIFEST: Manifest = Manifest::new("kiosk", "kiosk", "1.0.0", "A stand-in.");

/// The expansion.
pub(crate) struct Kiosk;

impl Expansion for Kiosk {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    /// Registers a ware with a price and one without, as an author unknown to the Shop may.
    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let token = reg.define_token("balloon", 2);
        let (pieces, granted) = (WareKind::Tokens { token, pieces: 12 }, reg.tile_trait("music"));
        reg.define_ware("balloon", WareSpec { goods: pieces, price: Some((1, 2)) });
        reg.define_ware("music", WareSpec::new(WareKind::Function { granted, needs: None }));
        Ok(())
    }
}
