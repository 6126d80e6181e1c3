//! A chip makes a road that is scored worth more (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::{COLORS, Chips};

/// The worth of a chip for bots, in hundredths.
const EACH: i32 = 250;

pub(super) fn install(chips: Chips, reg: &mut Registrar) -> Result<(), InstallError> {
    let roads = Roads {
        chips,
        road: reg.kind("road"),
        improve: reg.verb("maps.improve", TargetKind::Segment, ArgKind::Token)?,
        asked: reg.slot(),
        prompt: reg.prompt("Use a chip for your road?"),
        label: reg.label("improved road"),
    };
    reg.means_feature(roads.improve);
    reg.unforeseen(roads.label);
    reg.rule(chips).expected_gains(|chips, v, out| {
        chips.expect(v, EACH, out);
        Ok(())
    });
    reg.phase("scoring", "maps.improve", at("chain.bonus"), &[], roads);
    Ok(())
}

/// Who is asked: the road by its number in this scoring, the players who still are for it, the one who is
/// asked now, and the colors that this one has used.
#[derive(Clone, Copy, Hash, Default)]
struct Asked {
    road: u16,
    owners: Players,
    player: Option<Player>,
    used: [bool; COLORS.len()],
}

struct Roads {
    chips: Chips,
    road: Kind,
    improve: Verb,
    asked: Slot<Asked>,
    prompt: Prompt,
    label: Label,
}

impl Roads {
    /// MC-13: returns `true` for a completed road that was paid.
    fn is_scored(&self, due: &PendingScore) -> bool {
        due.kind == self.road && due.state == PendingState::Paid && due.reason == ScoringReason::Completed
    }

    /// MC-13: returns the chips that a player may still use for the present road: one of each color.
    fn usable(&self, v: View, who: Player) -> Vec<(usize, Token)> {
        let used = v.slots.of(self.asked).used;
        let colors = self.chips.open.iter().enumerate().zip(used).filter(|(_, used)| !used);
        let first = |tokens: &[Token]| tokens.iter().copied().find(|token| v.core.tokens(who, *token) > 0);
        colors.filter_map(|((color, tokens), _)| Some((color, first(tokens)?))).collect()
    }

    /// Goes on to the next owner or road; asks who has a chip to use.
    fn next(&self, cx: &mut Context) -> Step {
        loop {
            let v = cx.view();
            let Asked { road, mut owners, player, .. } = *v.slots.of(self.asked);
            if let Some(who) = player.filter(|who| !self.usable(v, *who).is_empty()) {
                return Ok(Flow::Ask(Ask::open(who, self.prompt)));
            }
            if let Some(who) = owners.from(v.core.turn.active, v.core.seats).next() {
                owners.remove(who);
                *cx.slots.of_mut(self.asked) = Asked { road, owners, player: Some(who), used: Default::default() };
            } else if !self.begin(cx, road.saturating_add(1))? {
                return Ok(Flow::Done);
            }
        }
    }

    /// Goes on to the first scored road from a number on. Returns `false` if there is none.
    fn begin(&self, cx: &mut Context, from: u16) -> Result<bool, Fault> {
        let v = cx.view();
        let due = v.core.scoring_queue.due.iter().enumerate().skip(from.into());
        let Some((road, due)) = due.into_iter().find(|(_, due)| self.is_scored(due)) else { return Ok(false) };
        let owners = v.owners(due.seg)?;
        *cx.slots.of_mut(self.asked) = Asked { road: road as u16, owners, ..Asked::default() };
        Ok(true)
    }

    /// Returns the present road.
    fn road(&self, v: View) -> Option<SegmentId> {
        Some(v.core.scoring_queue.due.get(usize::from(v.slots.of(self.asked).road))?.seg)
    }
}

impl TurnPhase for Roads {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if self.begin(cx, 0)? { self.next(cx) } else { Ok(Flow::Done) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(road) = self.road(v) else { return Ok(()) };
        for (_, token) in self.usable(v, ask.player) {
            menu.add(self.improve, Target::Segment(road), token.index() as i16);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let v = cx.view();
        let chosen = |(_, token): &(usize, Token)| action.verb == self.improve && token.index() as i16 == action.arg;
        let used = self.usable(v, who).into_iter().find(chosen);
        if let (Some((color, token)), Some(road)) = (used, self.road(v)) {
            let (points, cause) = (v.tiles(road), Cause::Feature(ScoringReason::Completed));
            let entry = ScoreEntry { seg: Some(road), cause, ..ScoreEntry::bonus(who, points, self.label) };
            cx.give(who, token, -1);
            cx.slots.of_mut(self.asked).used[color] = true;
            cx.award_points(entry, &[]);
        } else {
            cx.slots.of_mut(self.asked).player = None;
        }
        self.next(cx)
    }
}
