//! Synod: a follower comes to a monastery of others (RULES.md, section 2).

use bastide_core::author::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct Synod {
    /// GI-18: monasteries, abbeys, shrines and churches.
    monastery: Kind,
    /// GI-18: the places of priors, if there are special monasteries.
    prior: Option<Kind>,
    /// GI-19: also where nobody stands.
    any: bool,
    pub(crate) verb: Verb,
}

impl Synod {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Synod, InstallError> {
        Ok(Synod {
            monastery: reg.kind("monastery"),
            prior: reg.has("special-monasteries").then(|| reg.kind("prior")),
            any: o.word("synod_target")? == "any",
            verb: reg.verb("gifts.synod", TargetKind::Segment, ArgKind::FigureKind)?,
        })
    }

    /// Returns the kinds of monastic places.
    fn kinds(self) -> impl Iterator<Item = Kind> {
        [Some(self.monastery), self.prior].into_iter().flatten()
    }

    /// Returns `true` if a follower stands on one of the monastic places of a tile.
    fn is_occupied(self, v: View, tile: PlacedTile) -> bool {
        let mut places = v.printed(tile).filter(|seg| self.kinds().any(|kind| kind == v.core.graph.get(*seg).kind));
        places.any(|seg| v.core.graph.followers_on(seg) > 0)
    }

    /// GI-17 to GI-20: returns the places with the kinds of followers that a player may send there.
    pub(crate) fn places(self, v: View, who: Player) -> Result<Vec<(SegmentId, FigureKinds)>, Fault> {
        let in_supply = |kind: FigureKind| v.rules.figures.get(kind).follower && v.core.in_supply(who, kind) > 0;
        let ready: FigureKinds = (0..v.rules.names.figures.len()).map(FigureKind::at).filter(|k| in_supply(*k)).collect();
        let mut places = Vec::new();
        if ready.is_empty() {
            return Ok(places);
        }
        for seg in self.kinds().flat_map(|kind| v.features(kind)) {
            let Some(tile) = v.core.graph.get(seg).tile() else { continue };
            if (self.any || self.is_occupied(v, tile)) && !v.complete(seg)? {
                let kinds = v.claim_beside(who, seg)? & ready;
                if !kinds.is_empty() {
                    places.push((seg, kinds));
                }
            }
        }
        Ok(places)
    }

    pub(crate) fn add_options(self, v: View, who: Player, menu: &mut Menu) -> Result<(), Fault> {
        for (seg, kinds) in self.places(v, who)? {
            kinds.iter().for_each(|kind| menu.add(self.verb, Target::Segment(seg), kind.0.into()));
        }
        Ok(())
    }

    pub(crate) fn carry_out(self, cx: &mut Context, who: Player, action: Action) {
        if let Target::Segment(seg) = action.target
            && let Some(figure) = cx.core().from_supply(who, FigureKind(action.arg as u8))
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
    }
}
