//! The Shop: a board beside the landscape where followers queue for tiles, for functions of tiles, for pieces, and for the way
//! back from the landscape.
//!
//! Modules in the order in which a game meets them: [`options`] (what a table may choose), `columns` (what is sold at which price),
//! `course` (setup, the bought tile, figures that go home), `seats` (the deploy step), `counter` (the shop phase), `symbols` (goods and
//! tea), `emblems` (coats), `board` (what a screen shows); `shop` has what they all ask, `kept` what is kept in the state, `own_goods` the names of tea and of coats. The rules with their ids are in `RULES.md`; the
//! comments name them.
//!
//! # For authors: a marker for your expansion
//!
//! The Shop knows no other expansion. What a marker sells is a *ware* that an expansion announces by the marker's name when it installs
//! itself, whether a Shop is at the table or not:
//!
//! ```ignore
//! let dragon = reg.tile_trait("dragon");
//! reg.define_ware("dragon", WareSpec::new(Goods::Function { lent: dragon, needs: Some(figure) }));
//! ```
//!
//! | [`WareKind`](bastide_core::WareKind) | what the Shop does | what the expansion does |
//! |---|---|---|
//! | `Function` | puts the trait into [`TilePlay::extra`](bastide_core::TilePlay) of the part that lays the next tile, as often as steps were bought (`wheel`), before the tile is known | what it does for a tile with that trait: a phase with `Gate::Trait` is entered by itself. It decides what the trait twice means: once for each in `extra`, in front of those that are printed (`wheel`, `dragon`, `fair`), or once in all (`bazaar`) |
//! | `Pieces` | sells tokens of a kind, one or two a turn, out of the common supply `GameState::token_supply`; each player begins with one fewer | defines the token with what players begin with, and lets them use what they have |
//! | `WareToken` | draws one of the tokens, and adds its trait to a segment of the next tile | counts with `View::traits`, where printed and added ones are the same |
//! | `Emblem` | sells a token, and lays it on a segment of a feature with that figure of the buyer | the same |
//!
//! The nine markers of the box have their prices; any other name needs a ware with a `price` of its own, and is a `Function` or `Pieces`. An
//! expansion whose mechanism is switched off announces nothing, and a table that names the marker is then refused.
//!
//! Other contracts: figures in the Shop stand in places of the groups `shop.city`, `shop.road`, `shop.takeback` and so on, so that nothing
//! that looks for figures on segments and spots reaches them. Take-back is the verb `shop.take-back` at the door `deploy-step`; an expansion with
//! a figure that must not be taken back (a barn) takes such entries out with a `narrow` at that door. A deploy step that allows certain figures
//! only (`TilePlay::may_deploy`) lets these enter without the lock of SH-21, which is what the phantom needs.

mod board;
mod columns;
mod counter;
mod course;
mod emblems;
mod kept;
pub mod options;
mod own_goods;
mod seats;
mod shop;
mod symbols;

use std::sync::Arc;

use bastide_core::{ArgKind, Expansion, InstallError, Manifest, Options, Registrar, STOCK, TargetKind};

use columns::Sort;
use options::Choices;
pub use options::MANIFEST;
use shop::{Rules, Shop};

/// The Shop.
pub static SHOP: TheShop = TheShop;

bastide_core::export_expansion!(SHOP);

/// The Shop as an expansion.
#[derive(Debug)]
pub struct TheShop;

impl Expansion for TheShop {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let columns = columns::columns(o, reg)?;
        reg.tiles("expansions/shop/tiles.toml", include_str!("../tiles.toml"), 1, STOCK)?;
        let sells = |sort: Sort| {
            let names = o.names("markers").unwrap_or_default();
            columns::MARKERS.iter().any(|m| m.sort == sort && names.iter().any(|n| n == m.name))
        };
        let (symbols, emblems) = (sells(Sort::Symbol), sells(Sort::Emblem));
        let shop = Shop(Arc::new(Rules {
            slot: reg.slot(),
            columns,
            choices: Choices::of(o)?,
            enter: reg.verb("shop.enter", TargetKind::Slot, ArgKind::FigureKind)?,
            take_back: reg.verb("shop.take-back", TargetKind::Figure, ArgKind::None)?,
            buy: reg.verb("shop.buy", TargetKind::Slot, ArgKind::Tile)?,
            put_to_use: reg.verb("shop.use", TargetKind::Slot, ArgKind::Number)?,
            forfeit: reg.verb("shop.forfeit", TargetKind::Slot, ArgKind::None)?,
            decline: reg.verb("base.decline", TargetKind::None, ArgKind::Tile)?,
            source: reg.label("shop"),
            chance: reg.stream("shop"),
            bought: reg.pile("shop.bought", None),
            tea: symbols.then(|| symbols::tea(reg)),
            emblem: emblems.then(|| emblems::emblem(reg)),
        }));
        let coat = reg.ware("coat");
        let prompt = reg.prompt("Use what you queued for, or forfeit it?");
        let lay_coat = if emblems { Some(emblems::install(shop.clone(), reg)?) } else { None };
        if symbols {
            symbols::install(shop.clone(), reg)?;
        }
        seats::install(shop.clone(), coat, reg);
        let names = columns::names(o)?.iter().map(|name| reg.label(name)).collect();
        board::install(shop.clone(), names, reg);
        course::install(shop.clone(), reg);
        counter::install(shop, prompt, lay_coat, reg);
        Ok(())
    }
}
