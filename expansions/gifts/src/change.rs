//! Change of position: a follower lies down or stands up (RULES.md, section 2).

use bastide_core::author::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct Change {
    /// The kinds on which figures stand.
    standing: [Kind; 3],
    field: Kind,
    /// GI-25: between any two features of the tile.
    any: bool,
    /// GI-26: also to where others stand.
    occupied: bool,
    pub(crate) verb: Verb,
}

impl Change {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Change, InstallError> {
        Ok(Change {
            standing: ["road", "city", "monastery"].map(|kind| reg.kind(kind)),
            field: reg.kind("field"),
            any: o.word("change_between")? == "any",
            occupied: o.switch("change_occupied")?,
            verb: reg.verb("gifts.change", TargetKind::Segment, ArgKind::Figure)?,
        })
    }

    /// GI-25, GI-26: returns the followers of a player with the segments of their tiles to which they may move.
    pub(crate) fn moves(self, v: View, who: Player) -> Result<Vec<(Figure, SegmentId)>, Fault> {
        let mut moves = Vec::new();
        for (figure, f) in v.core.on_landscape().filter(|(_, f)| f.owner == Some(who) && v.rules.figures.get(f.kind).follower) {
            let FigureLocation::Segment(from) = f.place else { continue };
            let (graph, lies) = (&v.core.graph, |seg: SegmentId| v.core.graph.get(seg).kind == self.field);
            let stands = |seg: SegmentId| self.standing.contains(&graph.get(seg).kind);
            let Some(tile) = graph.get(from).tile().filter(|_| lies(from) || stands(from)) else { continue };
            for to in v.printed(tile).filter(|to| (lies(*to) || stands(*to)) && !graph.joined(from, *to)) {
                let changes = self.any || lies(from) != lies(to);
                if !changes || (stands(to) && v.complete(to)?) {
                    continue;
                }
                let kinds = if self.occupied { v.claim_beside(who, to)? } else { v.claim(who, to)? };
                if kinds.has(f.kind) {
                    moves.push((figure, to));
                }
            }
        }
        Ok(moves)
    }

    pub(crate) fn add_options(self, v: View, who: Player, menu: &mut Menu) -> Result<(), Fault> {
        for (figure, to) in self.moves(v, who)? {
            menu.add(self.verb, Target::Segment(to), figure.0 as i16);
        }
        Ok(())
    }

    pub(crate) fn carry_out(self, cx: &mut Context, action: Action) {
        if let Target::Segment(to) = action.target {
            cx.move_on(Figure(action.arg as u16), FigureLocation::Segment(to));
        }
    }
}
