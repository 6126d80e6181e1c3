//! Two plugins with a group of places of their own, such as a tower's prison: one is installed
//! before all others and one after all.

use bastide_core::{
    Context, Expansion, Figure, FigureLocation, Flow, Group, GroupSpec, InstallError, Manifest, Options, Reach, Registrar, Step,
    TurnPhase, at,
};

const fn manifest(id: &'static str) -> Manifest {
    Manifest::new(id, "A prison", "1.0.0", "Now and then a follower is captured, and set free some tile plays later.")
}

static FIRST: Manifest = manifest("a-prison");
static LAST: Manifest = manifest("z-prison");

/// A prison with this manifest.
pub(crate) struct Prison(&'static Manifest);

/// The group is numbered before those of all other plugins.
pub(crate) static BEFORE_ALL: Prison = Prison(&FIRST);
/// The group is numbered after those of all other plugins.
pub(crate) static AFTER_ALL: Prison = Prison(&LAST);

const PLACES: u8 = 4;

impl Expansion for Prison {
    fn manifest(&self) -> &'static Manifest {
        self.0
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let group =
            reg.group(&format!("{}.cells", self.0.id), GroupSpec { places: PLACES, hidden: false, in_reach: Reach::Nobody });
        reg.phase("tile-play", &format!("{}.capture", self.0.id), at("placed"), &[], Capture(group));
        Ok(())
    }
}

/// In two of five tile plays a figure of the active player is captured from the supply; in another
/// one all are released.
struct Capture(Group);

impl Capture {
    fn free(&self, cx: &mut Context) {
        for i in 0..cx.core().figures.len() {
            if matches!(cx.core().figures[i].place, FigureLocation::Slot { group, .. } if group == self.0) {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
    }

    fn capture(&self, cx: &mut Context) {
        let taken = |index: u8| cx.core().figures.iter().any(|f| f.place == FigureLocation::Slot { group: self.0, index });
        let Some(index) = (0..PLACES).find(|index| !taken(*index)) else { return };
        let player = cx.core().tile_play.player;
        let own = cx.core().figures.iter().position(|f| f.owner == Some(player) && f.place == FigureLocation::Supply);
        if let Some(own) = own {
            cx.move_figure(Figure::at(own), FigureLocation::Slot { group: self.0, index });
        }
    }
}

impl TurnPhase for Capture {
    fn enter(&self, cx: &mut Context) -> Step {
        match cx.core().tile_play.serial % 5 {
            0 => self.free(cx),
            1 | 3 => self.capture(cx),
            _ => {}
        }
        Ok(Flow::Done)
    }
}
