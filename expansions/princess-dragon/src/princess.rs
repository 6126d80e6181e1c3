//! Princesses: a knight of the city is sent home (RULES.md, section 7).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let remove = reg.verb("princess.remove", TargetKind::Figure, ArgKind::None)?;
    let princess = Princess { princess: reg.tile_trait("princess"), remove };
    let deploying = reg.offer_point("deploy-step");
    if o.word("princess")? == "must" {
        reg.rule(princess.clone()).for_tiles([princess.princess]).of_rules(&["PD-55"]).filter(deploying, Princess::filter);
    }
    reg.offer_for_tiles(deploying, [princess.princess], princess);
    Ok(())
}

#[derive(Clone)]
struct Princess {
    princess: Trait,
    remove: Verb,
}

impl Princess {
    /// PD-54, PD-59, PD-61: returns the followers in the cities that a princess of a tile just
    /// placed belongs to. PD-56: none in a second deploy step.
    fn knights(&self, v: View) -> Vec<Figure> {
        let tile_play = &v.core.tile_play;
        let mut knights = Vec::new();
        if tile_play.used().is_some() {
            return knights;
        }
        for &placed in &tile_play.placed_tiles {
            let board_tile = v.core.board.tile(placed);
            let segments = (board_tile.first.0..).zip(&v.rules.tiles.get(board_tile.tile).segments);
            for (seg, _) in segments.filter(|(_, segment)| segment.traits.has(self.princess)) {
                let seg = SegmentId(seg);
                for (figure, f) in v.core.figures_on(seg) {
                    if v.rules.figures.get(f.kind).follower && !knights.contains(&figure) {
                        knights.push(figure);
                    }
                }
            }
        }
        knights.sort();
        knights
    }

    /// PD-55: by that option a knight must be sent home if there is one.
    fn filter(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if menu.entries().iter().any(|entry| entry.verb == self.remove) {
            menu.retain(|entry| entry.verb == self.remove);
        }
        Ok(())
    }
}

/// PD-56 to PD-58, PD-60: a knight is sent home instead of any other choice of the deploy step.
impl Offer for Princess {
    fn offer(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.knights(v).into_iter().for_each(|figure| menu.add(self.remove, Target::Figure(figure), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> OfferStep {
        if let Target::Figure(figure) = a.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(OfferFlow::Done)
    }
}
