//! Events that say why some players get nothing for a feature where they have followers.

use bastide_core::author::prelude::*;

/// The events of a majority that does not include everybody.
#[derive(Clone, Copy)]
pub(crate) struct Majority {
    /// A player with the majority, and the weight there.
    most: Tag,
    /// A player with less.
    less: Tag,
    /// A player with as much, who loses the tie.
    tie: Tag,
}

impl Majority {
    pub(crate) fn new(reg: &mut Registrar) -> Majority {
        Majority { most: reg.tag("base.majority"), less: reg.tag("base.minority"), tie: reg.tag("base.lost-tie") }
    }

    /// BA-47: tells of each player with followers on a feature, if some of them get nothing for it. A
    /// plugin that breaks ties tells by an event of its own how.
    #[inline]
    pub(crate) fn tell(self, cx: &mut Context, due: &PendingScore, owners: Players) -> Result<(), Fault> {
        if cx.core().graph.sums(due.seg).followers > 1 { self.tell_rivals(cx, due, owners) } else { Ok(()) }
    }

    #[inline(never)]
    fn tell_rivals(self, cx: &mut Context, due: &PendingScore, owners: Players) -> Result<(), Fault> {
        let v = cx.view();
        let follower = |f: &FigureState| v.rules.figures.get(f.kind).follower;
        let there = v.core.figures_on(due.seg).filter(|(_, f)| follower(f)).filter_map(|(_, f)| f.owner);
        let (there, beaten): (Players, Players) = {
            let all: Players = there.filter(|player| !due.not.has(*player)).collect();
            (all, all.iter().filter(|player| !owners.has(*player)).collect())
        };
        if beaten.is_empty() {
            return Ok(());
        }
        let weights = v.weights(due.seg)?;
        let of = |player: Player| weights.get(player.index()).map_or(0, |weight| weight.main);
        let most = owners.iter().map(of).max().unwrap_or_default();
        let first = v.core.tile_play.player;
        let seats = v.core.seats;
        for player in owners.from(first, seats).chain(beaten.from(first, seats)).filter(|player| there.has(*player)) {
            let tag = match of(player) {
                _ if owners.has(player) => self.most,
                weight if weight == most && most > 0 => self.tie,
                _ => self.less,
            };
            let (player, target, arg) = (Some(player), Target::Segment(due.seg), of(player) as i16);
            cx.log.put(Event::Other { tag, player, target, arg });
        }
        Ok(())
    }
}
