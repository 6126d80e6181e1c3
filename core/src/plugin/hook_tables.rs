//! The tables of hooks: for each hook, the functions to call in their order. Some tables have a list for each
//! kind of segment, so that a road calls no rule about cities.

use std::sync::Arc;

use crate::model::ids::{Kind, OfferPoint};
use crate::plugin::hooks::{ByKind, Hooked, Kinds};

/// The error for hooks that wait for each other.
pub(crate) struct Circle {
    /// The hook.
    pub(crate) hook: &'static str,
    /// The plugins, the first again at the end.
    pub(crate) chain: String,
}

/// Returns the functions in their order.
pub(crate) fn list<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, _kinds: usize) -> Result<Vec<Arc<F>>, Circle> {
    Ok(ordered(hook, hooked)?.into_iter().map(|h| h.function).collect())
}

/// Returns the functions in their order, with their offer points.
pub(crate) fn by_offer_point<F: ?Sized>(
    hook: &'static str,
    hooked: Vec<Hooked<F>>,
    _kinds: usize,
) -> Result<Vec<(OfferPoint, Arc<F>)>, Circle> {
    Ok(ordered(hook, hooked)?.into_iter().map(|h| (h.offer_point, h.function)).collect())
}

/// Returns the functions in their order, for each kind of segment.
pub(crate) fn by_kind<F: ?Sized>(hook: &'static str, hooked: Vec<Hooked<F>>, kinds: usize) -> Result<ByKind<F>, Circle> {
    Ok(split(&ordered(hook, hooked)?, kinds))
}

/// Returns the functions stage by stage, in their order within a stage, for each kind of segment.
pub(crate) fn by_stage<F: ?Sized>(hook: &'static str, mut hooked: Vec<Hooked<F>>, kinds: usize) -> Result<ByKind<F>, Circle> {
    hooked.sort_by_key(|h| h.stage);
    let mut all = Vec::with_capacity(hooked.len());
    while let Some(stage) = hooked.first().map(|h| h.stage) {
        let rest = hooked.split_off(hooked.partition_point(|h| h.stage == stage));
        all.extend(ordered(hook, std::mem::replace(&mut hooked, rest))?);
    }
    Ok(split(&all, kinds))
}

fn split<F: ?Sized>(hooked: &[Hooked<F>], kinds: usize) -> ByKind<F> {
    let wants = |h: &&Hooked<F>, kind: Kind| match &h.kinds {
        Kinds::All => true,
        Kinds::These(these) => these.contains(&kind),
    };
    let of = |kind: Kind| hooked.iter().filter(|h| wants(h, kind)).map(|h| h.function.clone()).collect();
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
