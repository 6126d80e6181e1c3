//! The registrations for each hook, and their compilation into the tables that the engine
//! calls.

use std::sync::Arc;

use crate::contract::order::Order;
use crate::dispatch::hook::{AtOfferPoint, ByFigure, ByKind, ByTile, Hooks, signature};
use crate::dispatch::hook_list::hook_list;
use crate::dispatch::refusals::{Origin, Origins, ScoreOrigins};
use crate::model::ids::{Kind, OfferPoint};
use crate::model::kind::FigureSpec;
use crate::model::tile::TileInfo;
use crate::model::trait_set::TraitSet;

/// The stages in which `value` and `award` change the lines, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Count tiles, pennants, cities.
    Count,
    /// Change the points for each.
    Each,
    /// Add more.
    Add,
    /// Double or halve.
    Scale,
    /// Bound from above or below.
    Cap,
}

/// The kinds of segments that a hook is called for.
#[derive(Clone, Debug)]
pub(crate) enum Kinds {
    /// All kinds.
    All,
    /// These kinds.
    These(Vec<Kind>),
}

impl Kinds {
    fn has(&self, kind: Kind) -> bool {
        match self {
            Kinds::All => true,
            Kinds::These(these) => these.contains(&kind),
        }
    }
}

/// The kinds of segments and of figures and the tiles of a table.
#[derive(Clone, Copy)]
pub(crate) struct Material<'a> {
    /// The number of kinds of segments.
    pub(crate) kinds: usize,
    /// The kinds of figures.
    pub(crate) figures: &'a [FigureSpec],
    /// The tiles.
    pub(crate) tiles: &'a [TileInfo],
}

/// The arguments with which a plugin registered a function: everything that decides the position of the
/// function in the tables.
pub(crate) struct Registration {
    pub(crate) kinds: Kinds,
    /// The traits of the tiles that the hook is called for; `None` for all tiles.
    pub(crate) tiles: Option<TraitSet>,
    /// Whether the hook is called for figures of players only.
    pub(crate) owned: bool,
    pub(crate) order: Order,
    pub(crate) stage: Option<Stage>,
    pub(crate) offer_point: OfferPoint,
    pub(crate) origin: Origin,
}

impl Registration {
    fn comes_before(&self, other: &Registration) -> bool {
        self.order.before.contains(&other.origin.plugin) || other.order.after.contains(&self.origin.plugin)
    }

    fn wants(&self, tile: &TileInfo) -> bool {
        let of_kind = tile.segments.is_empty() || tile.segments.iter().any(|segment| self.kinds.has(segment.kind));
        of_kind && self.tiles.as_ref().is_none_or(|any| any.meets(&tile.all_traits))
    }
}

/// A registered function.
pub(crate) struct Hooked<F: ?Sized> {
    pub(crate) by: Registration,
    pub(crate) function: Arc<F>,
}

/// The error for hooks that wait for each other.
pub(crate) struct Circle {
    /// The hook.
    pub(crate) hook: &'static str,
    /// The plugins, the first again at the end.
    pub(crate) chain: String,
}

/// Takes the list of hooks.
macro_rules! registered {
    ($(
        $(#[$doc:meta])*
        $way:ident $table:ident $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty,
            when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
    )*) => {
        /// The registered functions of all plugins.
        #[derive(Default)]
        pub(crate) struct Registered {
            $(pub(crate) $name: Vec<Hooked<signature::$name>>,)*
        }

        impl Registered {
            /// Sorts the functions into the tables.
            pub(crate) fn compile(self, of: Material) -> Result<Hooks, Circle> {
                Ok(Hooks { $($name: $table(stringify!($name), self.$name, of)?,)* })
            }

            /// Returns the origins of the hooks that refuse actions or score features.
            pub(crate) fn origins(&self, of: Material) -> Result<Origins, Circle> {
                let restrict = &self.restrict_placements;
                let order = order("restrict_placements", restrict)?;
                let for_tile = |tile| pick(restrict, &order, &|by| by.wants(tile), &origin);
                let restrict_placements = of.tiles.iter().map(for_tile).collect();
                let claim = origins_by_kind("claim", &self.claim, of)?;
                let order = self::order("filter", &self.filter)?;
                let filter = pick(&self.filter, &order, &|_| true, &origin);
                let scores = ScoreOrigins {
                    value: origins_by_kind("value", &self.value, of)?,
                    award: origins_by_kind("award", &self.award, of)?,
                    weigh: origins_by_kind("weigh", &self.weigh, of)?,
                    owners: origins_by_kind("owners", &self.owners, of)?,
                    figure_bonuses: origins_by_kind("figure_bonuses", &self.figure_bonuses, of)?,
                };
                Ok(Origins { restrict_placements, claim, filter, scores })
            }

            /// Returns the hook, the plugin and the order of each function.
            pub(crate) fn orders(&self) -> Vec<(&'static str, &'static str, &Order)> {
                let mut all = Vec::new();
                $(all.extend(self.$name.iter().map(|h| (stringify!($name), h.by.origin.plugin, &h.by.order)));)*
                all
            }
        }
    };
}

hook_list! { registered }

/// Returns the functions in their order.
fn list<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, _of: Material) -> Result<Vec<Arc<F>>, Circle> {
    let order = order(hook, &hooked)?;
    Ok(pick(&hooked, &order, &|_| true, &function))
}

/// Returns the functions in their order, for each tile.
fn by_tile<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByTile<F>, Circle> {
    let order = order(hook, &hooked)?;
    let for_tile = |tile| pick(&hooked, &order, &|by| by.wants(tile), &function);
    Ok(ByTile(if hooked.is_empty() { Vec::new() } else { of.tiles.iter().map(for_tile).collect() }))
}

/// Returns the functions in their order, with their offer points and tiles.
fn by_offer_point<F: ?Sized>(
    hook: &'static str,
    hooked: Vec<Hooked<F>>,
    _of: Material,
) -> Result<Vec<AtOfferPoint<Arc<F>>>, Circle> {
    let order = order(hook, &hooked)?;
    let at = |h: &Hooked<F>| AtOfferPoint { point: h.by.offer_point, tiles: h.by.tiles, what: h.function.clone() };
    Ok(order.iter().map(|&i| at(&hooked[i])).collect())
}

/// Returns the functions in their order, for each kind of segment.
fn by_kind<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByKind<F>, Circle> {
    let order = order(hook, &hooked)?;
    let for_kind = |kind| pick(&hooked, &order, &|by| by.kinds.has(kind), &function);
    Ok(ByKind((0..of.kinds).map(|k| for_kind(Kind::at(k))).collect()))
}

/// Returns the functions in their order, for each kind of figure.
fn by_figure<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByFigure<F>, Circle> {
    let order = order(hook, &hooked)?;
    let for_figure = |spec: &FigureSpec| pick(&hooked, &order, &|by| spec.per_player > 0 || !by.owned, &function);
    Ok(ByFigure(of.figures.iter().map(for_figure).collect()))
}

/// Returns the functions stage by stage, in their order within a stage, for each kind of segment.
fn by_stage<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByKind<F>, Circle> {
    by_kind(hook, hooked, of)
}

/// Returns what `take` returns for the wanted functions, in their order.
fn pick<F: ?Sized, T>(
    hooked: &[Hooked<F>],
    order: &[usize],
    wanted: &dyn Fn(&Registration) -> bool,
    take: &dyn Fn(&Hooked<F>) -> T,
) -> Vec<T> {
    order.iter().map(|&i| &hooked[i]).filter(|h| wanted(&h.by)).map(take).collect()
}

fn function<F: ?Sized>(hooked: &Hooked<F>) -> Arc<F> {
    hooked.function.clone()
}

/// Returns the origins of the functions in their order, for each kind of segment.
fn origins_by_kind<F: ?Sized>(hook: &'static str, hooked: &[Hooked<F>], of: Material) -> Result<Vec<Vec<Origin>>, Circle> {
    let order = order(hook, hooked)?;
    let for_kind = |kind| pick(hooked, &order, &|by| by.kinds.has(kind), &origin);
    Ok((0..of.kinds).map(|k| for_kind(Kind::at(k))).collect())
}

fn origin<F: ?Sized>(hooked: &Hooked<F>) -> Origin {
    hooked.by.origin
}

/// Returns the positions of the functions of one hook in the order in which they are called.
fn order<F: ?Sized>(hook: &'static str, hooked: &[Hooked<F>]) -> Result<Vec<usize>, Circle> {
    let order = sorted(hooked.iter().map(|h| &h.by).enumerate().collect());
    order.map_err(|chain| Circle { hook, chain })
}

/// Sorts registrations with their positions by stage, plugin and order. Returns the positions, or
/// the plugins that wait for each other.
fn sorted(mut all: Vec<(usize, &Registration)>) -> Result<Vec<usize>, String> {
    all.sort_by_key(|(_, by)| by.stage);
    let mut out = Vec::with_capacity(all.len());
    for stage in all.chunk_by(|(_, a), (_, b)| a.stage == b.stage) {
        let mut left = stage.to_vec();
        while !left.is_empty() {
            let waits = |&(at, by): &(usize, &Registration)| left.iter().any(|(j, other)| *j != at && other.comes_before(by));
            let Some(i) = left.iter().position(|one| !waits(one)) else {
                let plugins: Vec<_> = left.iter().chain(left.first()).map(|(_, by)| by.origin.plugin).collect();
                return Err(plugins.join(" -> "));
            };
            out.push(left.remove(i).0);
        }
    }
    Ok(out)
}
