//! What the plugins registered for each hook, and its compilation into the tables that the engine
//! calls.

use std::sync::Arc;

use crate::model::ids::{Kind, OfferPoint, Trait};
use crate::model::tile::TileInfo;
use crate::plugin::hook::{ByKind, ByTile, Hooks, signature};
use crate::plugin::hook_list::hook_list;
use crate::plugin::order::Order;

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

/// The kinds of segments and the tiles of a table.
#[derive(Clone, Copy)]
pub(crate) struct Material<'a> {
    /// The number of kinds of segments.
    pub(crate) kinds: usize,
    /// The tiles.
    pub(crate) tiles: &'a [TileInfo],
}

/// A registered function, with everything that decides its position in the tables.
pub(crate) struct Hooked<F: ?Sized> {
    pub(crate) kinds: Kinds,
    /// The traits of the tiles that the hook is called for; `None` for all tiles.
    pub(crate) tiles: Option<Vec<Trait>>,
    pub(crate) order: Order,
    pub(crate) stage: Option<Stage>,
    pub(crate) offer_point: OfferPoint,
    pub(crate) plugin: &'static str,
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

            /// Returns the hook, the plugin and the order of each function.
            pub(crate) fn orders(&self) -> Vec<(&'static str, &'static str, &Order)> {
                let mut all = Vec::new();
                $(all.extend(self.$name.iter().map(|h| (stringify!($name), h.plugin, &h.order)));)*
                all
            }
        }
    };
}

hook_list! { registered }

/// Returns the functions in their order.
fn list<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, _of: Material) -> Result<Vec<Arc<F>>, Circle> {
    Ok(ordered(hook, hooked)?.into_iter().map(|h| h.function).collect())
}

/// Returns the functions in their order, for each tile.
fn by_tile<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByTile<F>, Circle> {
    let hooked = ordered(hook, hooked)?;
    let wants = |h: &&Hooked<F>, tile: &TileInfo| {
        let of_kind = tile.segments.iter().any(|segment| h.kinds.has(segment.kind));
        (of_kind || tile.segments.is_empty()) && h.tiles.as_ref().is_none_or(|any| any.iter().any(|t| tile.traits.has(*t)))
    };
    let for_tile = |tile| hooked.iter().filter(|h| wants(h, tile)).map(|h| h.function.clone()).collect();
    Ok(ByTile(if hooked.is_empty() { Vec::new() } else { of.tiles.iter().map(for_tile).collect() }))
}

/// Returns the functions in their order, with their offer points.
fn by_offer_point<F: ?Sized>(
    hook: &'static str,
    hooked: Vec<Hooked<F>>,
    _of: Material,
) -> Result<Vec<(OfferPoint, Arc<F>)>, Circle> {
    Ok(ordered(hook, hooked)?.into_iter().map(|h| (h.offer_point, h.function)).collect())
}

/// Returns the functions in their order, for each kind of segment.
fn by_kind<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, of: Material) -> Result<ByKind<F>, Circle> {
    Ok(split(&ordered(hook, hooked)?, of.kinds))
}

/// Returns the functions stage by stage, in their order within a stage, for each kind of segment.
fn by_stage<F: ?Sized>(hook: &'static str, mut hooked: Vec<Hooked<F>>, of: Material) -> Result<ByKind<F>, Circle> {
    hooked.sort_by_key(|h| h.stage);
    let mut all = Vec::with_capacity(hooked.len());
    while let Some(stage) = hooked.first().map(|h| h.stage) {
        let rest = hooked.split_off(hooked.partition_point(|h| h.stage == stage));
        all.extend(ordered(hook, std::mem::replace(&mut hooked, rest))?);
    }
    Ok(split(&all, of.kinds))
}

fn split<F: ?Sized>(hooked: &[Hooked<F>], kinds: usize) -> ByKind<F> {
    let of = |kind: Kind| hooked.iter().filter(|h| h.kinds.has(kind)).map(|h| h.function.clone()).collect();
    ByKind((0..kinds).map(|k| of(Kind::at(k))).collect())
}

/// Sorts the functions of one hook by plugin and by their order.
fn ordered<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>) -> Result<Vec<Hooked<F>>, Circle> {
    let comes_first = |a: &Hooked<F>, b: &Hooked<F>| a.order.before.contains(&b.plugin) || b.order.after.contains(&a.plugin);
    let mut left = hooked;
    let mut out = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let free = (0..left.len()).find(|&i| !left.iter().enumerate().any(|(j, other)| j != i && comes_first(other, &left[i])));
        let Some(i) = free else {
            let chain = left.iter().chain(left.first()).map(|h| h.plugin).collect::<Vec<_>>().join(" -> ");
            return Err(Circle { hook, chain });
        };
        out.push(left.remove(i));
    }
    Ok(out)
}
