//! The Shop: a side board where followers queue to buy tiles, functions of tiles and pieces, and to
//! take figures back from the landscape.
//!
//! Modules in the order in which a game uses them: [`options`] (the options of a table), `columns`
//! (wares and prices), `lifecycle` (setup, the bought tile, figures that return), `seats` (the
//! deploy step), `counter` (the shop phase), `symbols` (goods and tea), `emblems` (coats), `board`
//! (the display). `shop` has the rules that they share, `kept` the state, `own_goods` the names of
//! tea and of coats. The rules with their ids are in `RULES.md`; the comments name them, and
//! `refusals` those by which actions are refused.
//!
//! # For authors: a marker for your expansion
//!
//! The Shop knows no other expansion. A marker sells a *ware*, which an expansion defines under the
//! marker's name when it is installed, whether the Shop is at the table or not:
//!
//! ```ignore
//! let dragon = reg.tile_trait("dragon");
//! reg.define_ware("dragon", WareSpec::new(WareKind::Function { granted: dragon, needs: Some(figure) }));
//! ```
//!
//! | [`WareKind`] | what the Shop does | what the expansion does |
//! |---|---|---|
//! | `Function` | adds the trait to [`TilePlay::extra`](bastide_core::TilePlay) of the tile play that places the next tile, once for each step bought (`wheel`), before the tile is known | applies its rule to tiles with that trait; a phase with `Gate::Trait` is entered automatically. It decides what the trait means twice: once for each in `extra`, before the printed ones (`wheel`, `dragon`, `fair`), or once in total (`bazaar`) |
//! | `Tokens` | sells tokens of a kind, one or two a turn, out of the common supply `GameState::token_supply`; each player begins with one fewer | defines the token with the number that players begin with, and lets them use their tokens |
//! | `Symbol` | draws one of the tokens, and adds its trait to a segment of the next tile | counts with `View::traits`, which treats printed and added traits alike |
//! | `Emblem` | sells a token, and puts it on a segment of a feature with that figure of the buyer | the same |
//!
//! The nine markers of the box have their prices. Any other name needs a ware with a `price` of its
//! own, which is a `Function` or `Tokens`. An expansion whose mechanism is switched off defines no
//! ware, and a table that names the marker is then refused.
//!
//! Other contracts: figures in the Shop stand in slots of the groups `shop.city`, `shop.road`,
//! `shop.takeback` and so on, so rules about figures on segments and spots do not affect them.
//! Take-back is the verb `shop.take-back` at the offer point `deploy-step`. An expansion with a
//! figure that must not be taken back (a barn) removes such entries with a `filter` at that offer
//! point. In a deploy step that allows certain figures only (`TilePlay::may_deploy`), these may
//! enter without the column lock of SH-21, as the phantom requires.

mod board;
mod columns;
mod counter;
mod emblems;
mod kept;
mod lifecycle;
pub mod options;
mod own_goods;
mod refusals;
mod seats;
mod shop;
mod symbols;

use std::sync::Arc;

use bastide_core::author::prelude::*;

use columns::Sort;
use options::Choices;
pub use options::MANIFEST;
use shop::{Rules, SharedRules};

/// The Shop.
pub static SHOP: Shop = Shop;

bastide_core::export_expansion!(SHOP);

/// The Shop as an expansion.
#[derive(Debug)]
pub struct Shop;

impl Expansion for Shop {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/shop/symbols.toml", include_str!("../symbols.toml"))?;
        let columns = columns::columns(o, reg)?;
        reg.tiles("expansions/shop/tiles.toml", include_str!("../tiles.toml"), 1, STOCK)?;
        let sells = |sort: Sort| {
            let names = o.names("markers").unwrap_or_default();
            columns::MARKERS.iter().any(|m| m.sort == sort && names.iter().any(|n| n == m.name))
        };
        let (symbols, emblems) = (sells(Sort::Symbol), sells(Sort::Emblem));
        let shop = SharedRules(Arc::new(Rules {
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
        let place_coat = if emblems { Some(emblems::install(shop.clone(), reg)?) } else { None };
        if symbols {
            symbols::install(shop.clone(), reg)?;
        }
        seats::install(shop.clone(), coat, reg);
        let names = columns::names(o)?.iter().map(|name| reg.label(name)).collect();
        board::install(shop.clone(), names, reg);
        lifecycle::install(shop.clone(), reg);
        counter::install(shop, prompt, place_coat, reg);
        Ok(())
    }
}
