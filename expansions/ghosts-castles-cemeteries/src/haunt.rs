//! A tile that extends or limits the mist brings a ghost to a follower (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::ghosts::Ghosts;
use crate::mist::Mist;

pub(crate) fn install(
    mist: Mist,
    ghosts: Ghosts,
    guard: FigureKind,
    o: &Options,
    reg: &mut Registrar,
) -> Result<(), InstallError> {
    let to = reg.verb("ghost.to", TargetKind::Figure, ArgKind::None)?;
    let banks = o.word("ghost_limit")? == "bank";
    let others = reg.prompt("To which follower of another player does a ghost come?");
    let own = reg.prompt("To which of your followers does a ghost come?");
    let haunt = Haunt { mist, ghosts, guard, to, banks, own: false, prompt: others };
    // GH-14: after all else that happens to the new tile, first the other player's follower, then the own.
    let phase = reg.phase("tile-play", "ghosts.haunt", at("placed.track"), &[], haunt);
    let handler = reg.handler_of(phase);
    reg.service(to, handler);
    let own = Haunt { own: true, prompt: own, ..haunt };
    reg.phase("tile-play", "ghosts.haunt-own", at("placed.track").after("ghosts.haunt"), &[], own);
    Ok(())
}

/// One of the two questions.
#[derive(Clone, Copy)]
struct Haunt {
    mist: Mist,
    ghosts: Ghosts,
    guard: FigureKind,
    to: Verb,
    /// GH-15: the mist is limited only when a bank is finished.
    banks: bool,
    /// Whether the ghost comes to an own follower.
    own: bool,
    prompt: Prompt,
}

impl Haunt {
    /// GH-14, GH-15: returns `true` if the new tile brings a ghost, once however many edges do.
    fn is_due(&self, v: View) -> bool {
        let brings = |placed: &PlacedTile| {
            if self.own { self.mist.limits(v, *placed, self.banks) } else { self.mist.extends(v, *placed) }
        };
        v.core.tile_play.placed_tiles.iter().any(brings)
    }

    /// GH-05, GH-16, GH-25: returns the followers to which a ghost may come: on the landscape, no guards
    /// and no lords.
    fn followers(&self, v: View, who: Player) -> Result<Vec<Figure>, Fault> {
        let mut found = Vec::new();
        for (figure, f) in v.core.on_landscape() {
            let theirs = f.owner.is_some_and(|owner| (owner == who) == self.own);
            if theirs && f.kind != self.guard && v.counts_as_follower(figure)? && v.cell_of(figure)?.is_some() {
                found.push(figure);
            }
        }
        Ok(found)
    }
}

impl TurnPhase for Haunt {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        // GH-16: without a ghost in the supply, or a follower, nothing happens.
        let asks = self.ghosts.are_left(v) && self.is_due(v) && !self.followers(v, player)?.is_empty();
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_each(self.to, self.followers(v, ask.player)?.into_iter().map(Target::Figure), 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Target::Figure(figure) = action.target {
            self.ghosts.put(cx, who, figure);
        }
        Ok(Flow::Done)
    }
}
