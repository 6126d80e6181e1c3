//! Fair tiles (RULES.md, section 1).

use bastide_core::{Context, Flow, InstallError, MarkedTwins, Options, Registrar, STOCK, Step, Stream, TurnPhase, at};

/// CP-02: the fair tiles of a set.
const TILES: u16 = 12;
/// The beginning of the ids of fair tiles.
const PREFIX: &str = "CP/";

/// CP-02: registers the fair tiles that the option names.
pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let copies = o.number("copies")? as u16;
    match o.word("fair_tiles")? {
        "own" => reg.tiles("expansions/catapult/tiles.toml", include_str!("../tiles.toml"), copies, STOCK),
        "lent" => {
            let twins = reg.marked_twins(PREFIX, &["fair"]);
            let lend = Lend { twins, number: TILES * copies, stream: reg.stream("catapult.lend") };
            reg.phase("setup", "catapult.lend", at("stock").before_if_present("princess-dragon.withhold"), &[], lend);
            Ok(())
        }
        _ => Ok(()),
    }
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
