//! Fair tiles (RULES.md, section 1).

use bastide_core::{Context, Flow, InstallError, MarkedTwins, Options, Registrar, STOCK, Step, Stream, TileType, TurnPhase, at};

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

/// The most draws for one tile that has no fair yet; then the first such tile is taken.
const TRIES: u16 = 64;

impl Lend {
    /// Returns a tile of the stack that has no fair yet, each as likely as its copies are many, with
    /// its twin.
    fn choose(&self, cx: &mut Context) -> Option<(TileType, TileType)> {
        let number = cx.core().piles.get(STOCK.index()).map_or(0, Vec::len);
        if number == 0 {
            return None;
        }
        for _ in 0..TRIES {
            let at = cx.chance_unlogged(self.stream, number as u32) as usize;
            let tile = cx.core().piles.get(STOCK.index()).and_then(|stack| stack.get(at)).copied()?;
            if let Some(twin) = cx.rules.twin(self.twins, tile) {
                return Some((tile, twin));
            }
        }
        let stack = cx.core().piles.get(STOCK.index())?;
        stack.iter().find_map(|tile| Some((*tile, cx.rules.twin(self.twins, *tile)?)))
    }
}

impl TurnPhase for Lend {
    fn enter(&self, cx: &mut Context) -> Step {
        for _ in 0..self.number {
            let Some((tile, twin)) = self.choose(cx) else { break };
            cx.swap_in_pile(STOCK, tile, twin);
        }
        Ok(Flow::Done)
    }
}
