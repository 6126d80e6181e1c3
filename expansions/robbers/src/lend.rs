//! Bags on tiles of the stack (RULES.md, section 1).

use bastide_core::{Context, Flow, InstallError, MarkedTwins, Options, Registrar, STOCK, Step, Stream, TurnPhase, at};

/// RO-02: the tiles of a set with a bag.
const TILES: u16 = 8;
/// The beginning of the ids of tiles with a bag.
const PREFIX: &str = "RO/";

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let number = TILES * o.number("copies")? as u16;
    if o.word("robber_tiles")? == "lent" && number > 0 {
        let twins = reg.marked_twins(PREFIX, &["robber"]);
        let lend = Lend { twins, number, stream: reg.stream("robbers.lend") };
        let order = at("stock").after_if_present("catapult.lend").before_if_present("princess-dragon.withhold");
        reg.phase("setup", "robbers.lend", order, &[], lend);
    }
    Ok(())
}

/// Lends the trait to tiles of the stack. Nobody knows which.
struct Lend {
    twins: MarkedTwins,
    number: u16,
    stream: Stream,
}

impl TurnPhase for Lend {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.mark_in_pile(STOCK, self.twins, self.number, self.stream);
        Ok(Flow::Done)
    }
}
