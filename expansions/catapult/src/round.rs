//! A catapult round: the choice of the kind, one throw of each player, the points of the target
//! (RULES.md, sections 2 and 5).

use bastide_core::author::prelude::*;

use crate::kept::{Ids, ThrowKind};
use crate::target::TargetRule;
use crate::{aim, catch};

/// Registers a round and what belongs to it, and returns its phase.
pub(crate) fn install(
    ids: Ids,
    kinds: &[ThrowKind],
    target: TargetRule,
    o: &Options,
    reg: &mut Registrar,
) -> Result<Phase, InstallError> {
    let pick = reg.verb("catapult.pick", TargetKind::Slot, ArgKind::None)?;
    let label = reg.label("fair");
    let aim = aim::install(ids, o, reg)?;
    let catch = catch::install(label, o, reg)?;
    let list: Vec<String> = kinds.iter().map(|kind| format!("{} {}", *kind as usize + 1, kind.name())).collect();
    let prompt = reg.prompt(&format!("Which game is played at the fair? {}", list.join(", ")));
    let tags = ThrowKind::ALL.map(|kind| reg.tag(&format!("catapult.{}", kind.name())));
    let round = RoundPhase { ids, picks: kinds.to_vec(), pick, prompt, tags, aim, catch, target, label };
    Ok(reg.subphase("catapult.round", &[], round))
}

/// A round for the player of the tile play. The number of the call is that of the tile with the
/// fair; the step of its frame counts the throwers.
struct RoundPhase {
    ids: Ids,
    /// CP-06: the kinds that may be chosen.
    picks: Vec<ThrowKind>,
    pick: Verb,
    prompt: Prompt,
    /// By kind: the tags of the event that a round begins.
    tags: [Tag; 4],
    /// The throw of a player at a cell, and that of a player to a catcher.
    aim: Phase,
    catch: Phase,
    target: TargetRule,
    label: Label,
}

impl RoundPhase {
    /// CP-09, CP-10: calls the throw of the next player, from the one who chose the kind.
    fn throw(&self, cx: &Context, nth: u8) -> Flow {
        let core = cx.core();
        let player = Player((core.turn.frame().player.0 + nth) % core.seats);
        let kind = self.ids.round(cx.view()).kind;
        Flow::Call(Call::phase(if kind == ThrowKind::Catch { self.catch } else { self.aim }, player))
    }

    fn choose(&self, cx: &mut Context, kind: ThrowKind) -> Flow {
        let round = cx.slots.of_mut(self.ids.slot);
        (round.kind, round.open) = (kind, true);
        let player = Some(cx.core().turn.frame().player);
        cx.log.put(Event::Other { tag: self.tags[kind as usize], player, target: Target::None, arg: 0 });
        self.throw(cx, 0)
    }

    /// CP-33, CP-34: pays the players whose tokens are nearest to the fair.
    fn pay(&self, cx: &mut Context) {
        let winners = self.target.nearest(self.ids.round(cx.view()), cx.view());
        for player in winners.iter() {
            let points = self.target.points;
            cx.award_points(ScoreEntry::bonus(player, points, self.label), &[]);
        }
    }
}

impl TurnPhase for RoundPhase {
    fn enter(&self, cx: &mut Context) -> Step {
        let frame = cx.core().turn.frame();
        let (player, fair) = (frame.player, PlacedTile::at(frame.arg.max(0) as usize));
        self.ids.begin(cx, fair);
        // A single kind is not asked for.
        Ok(match self.picks[..] {
            [only] => self.choose(cx, only),
            _ => Flow::Ask(Ask::open(player, self.prompt)),
        })
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for kind in &self.picks {
            menu.add(self.pick, Target::Slot { group: self.ids.kinds, index: *kind as u8 }, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let Target::Slot { index, .. } = action.target else { return Ok(Flow::Done) };
        let kind = ThrowKind::ALL.get(usize::from(index)).copied().unwrap_or_default();
        Ok(self.choose(cx, kind))
    }

    /// CP-11: one throw each. CP-13: the target is paid when all have thrown.
    fn resume(&self, cx: &mut Context) -> Step {
        let nth = cx.next_step();
        if nth < cx.core().seats {
            return Ok(self.throw(cx, nth));
        }
        if self.ids.round(cx.view()).kind == ThrowKind::Target {
            self.pay(cx);
        }
        self.ids.end(cx);
        Ok(Flow::Done)
    }
}
