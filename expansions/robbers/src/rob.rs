//! Robbers take their part (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::moves::{self, Move, Moves, complete};
use crate::track::Track;

/// Registers the phase that looks at moves outside of a scoring.
pub(crate) fn phase(track: &Track, slot: Slot<Moves>, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let rob = Rob::new(track, slot, o, reg)?;
    Ok(reg.subphase("robbers.part", &[], rob))
}

/// Registers the phase that looks at the moves of a scoring, when all markers have moved.
pub(crate) fn install(track: &Track, slot: Slot<Moves>, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let rob = Rob::new(track, slot, o, reg)?;
    reg.phase("scoring", "robbers.rob", at("done.robbers"), &[], rob);
    Ok(())
}

/// RO-08 to RO-14: each robber takes its part of the points of a marker that left its field.
#[derive(Clone)]
struct Rob {
    track: Track,
    slot: Slot<Moves>,
    /// The verbs that rob the usual and the second marker of a player.
    verbs: [Verb; 2],
    label: Label,
    round_up: bool,
    /// Whether another plugin tells the moves of markers.
    told: bool,
    prompt: Prompt,
}

impl Rob {
    fn new(track: &Track, slot: Slot<Moves>, o: &Options, reg: &mut Registrar) -> Result<Rob, InstallError> {
        let usual = reg.verb("robber.rob", TargetKind::Player, ArgKind::None)?;
        let second = reg.verb("robber.rob-second", TargetKind::Player, ArgKind::None)?;
        Ok(Rob {
            track: track.clone(),
            slot,
            verbs: [usual, second],
            label: reg.label(moves::LABEL),
            round_up: o.word("robber_share")? == "half_up",
            told: moves::are_told(reg),
            prompt: reg.prompt("Whom does the robber rob?"),
        })
    }

    /// RO-08, RO-13, RO-15: returns the first moves of other players' markers from the field of a
    /// player's robber, one for each marker.
    fn marks(&self, v: View, who: Player) -> Vec<Move> {
        let Some(at) = self.track.field_of(v, who) else { return Vec::new() };
        let mut marks: Vec<Move> = Vec::new();
        for moved in &v.slots.of(self.slot).list {
            let known = marks.iter().any(|other| (other.player, other.marker) == (moved.player, moved.marker));
            if moved.player != who && !known && moved.robbed_at() == Some(at) {
                marks.push(*moved);
            }
        }
        marks
    }

    /// RO-08, RO-10: the owner gets half of the points, and the robber goes back.
    fn take(&self, cx: &mut Context, who: Player, moved: Move) {
        let points = if self.round_up { (moved.points + 1) / 2 } else { moved.points / 2 };
        if let Some(robber) = self.track.robber_of(cx.view(), who) {
            cx.move_figure(robber, FigureLocation::Supply);
        }
        if points > 0 {
            if self.told {
                cx.slots.of_mut(self.slot).robbed.push((who, points));
            }
            // RO-09: the player who scored keeps all points.
            let (points, label) = (points as i16, self.label);
            let entry = ScoreEntry::bonus(who, points, label);
            cx.award_points(entry, &[]);
        }
    }

    /// Lets each robber take its part, the one of the player of the tile first. Asks who may choose.
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        loop {
            let step = cx.core().turn.frame().step;
            if step >= seats {
                cx.slots.of_mut(self.slot).list.clear();
                return Ok(Flow::Done);
            }
            let v = cx.view();
            let player = Player((v.core.tile_play.player.0 + step) % seats);
            match self.marks(v, player)[..] {
                [] => {}
                [only] => self.take(cx, player, only),
                // RO-12: the owner chooses.
                _ => return Ok(Flow::Ask(Ask::open(player, self.prompt))),
            }
            cx.next_step();
        }
    }
}

impl TurnPhase for Rob {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (score, serial) = (cx.core().score, cx.core().scoring_queue.serial);
        let moves = cx.slots.of_mut(self.slot);
        moves.looked = serial;
        if moves.list.is_empty() {
            return Ok(Flow::Done);
        }
        complete(&mut moves.list, &score);
        self.next(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for moved in self.marks(v, ask.player) {
            let [usual, second] = self.verbs;
            menu.add(if moved.marker == 1 { usual } else { second }, Target::Player(moved.player), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let marker = if action.verb == self.verbs[1] { 2 } else { 1 };
        let chosen = |moved: &&Move| action.target == Target::Player(moved.player) && moved.marker == marker;
        if let Some(moved) = self.marks(cx.view(), who).iter().find(chosen).copied() {
            self.take(cx, who, moved);
        }
        cx.next_step();
        self.next(cx)
    }
}
