//! The moves of markers that robbers may take part in (RULES.md, section 3).
//!
//! Without a plugin that has second markers, each score entry is a move of the usual marker. Such a
//! plugin tells the moves by the verbs `marker.moved` and `marker.second-moved`, since its player
//! decides which marker moves.

use bastide_core::FINAL;
use bastide_core::author::prelude::*;

use crate::track::{Track, field};

/// The label of a robber's part.
pub(crate) const LABEL: &str = "robber";

/// A move of a marker, by points that were scored or by a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Move {
    pub(crate) player: Player,
    /// The marker of the player, 1 or 2.
    pub(crate) marker: u8,
    pub(crate) points: i32,
    /// The points for which the marker stood before; `None` until it is known.
    pub(crate) from: Option<i32>,
    /// Whether the points were scored (RO-17).
    pub(crate) scored: bool,
}

/// The moves that robbers have not looked at yet.
#[derive(Clone, Hash, Default)]
pub(crate) struct Moves {
    pub(crate) list: Vec<Move>,
    /// The parts of robbers by which no marker has moved yet: the player and the points.
    pub(crate) robbed: Vec<(Player, i32)>,
    /// The number of the last scoring whose moves robbers have looked at.
    pub(crate) looked: u16,
}

/// RO-19: returns `true` if another plugin has second markers, and tells which marker moved.
pub(crate) fn are_told(reg: &Registrar) -> bool {
    reg.has("messages")
}

/// Registers what notes the moves in `slot`. `part` looks at them outside of a scoring.
pub(crate) fn install(
    track: &Track,
    slot: Slot<Moves>,
    part: Phase,
    o: &Options,
    reg: &mut Registrar,
) -> Result<(), InstallError> {
    let label = reg.label(LABEL);
    // RO-18: robbers take part in points of the end, which no projection has.
    reg.unforeseen(label);
    let note = Note { track: track.clone(), slot, phase: part, label, in_final: o.switch("robber_in_final")? };
    if are_told(reg) {
        let verbs = [(1, "marker.moved"), (2, "marker.second-moved")];
        for (marker, name) in verbs {
            let verb: Verb = reg.verb(name, TargetKind::None, ArgKind::Number)?;
            let told = reg.subphase(
                if marker == 1 { "robbers.told" } else { "robbers.told-second" },
                &[],
                Told { note: note.clone(), marker },
            );
            let handler = reg.handler_of(told);
            reg.service(verb, handler);
        }
    } else {
        reg.rule(note).on_points_awarded(Note::of_entry);
    }
    Ok(())
}

/// Notes moves.
#[derive(Clone)]
struct Note {
    track: Track,
    slot: Slot<Moves>,
    phase: Phase,
    label: Label,
    in_final: bool,
}

impl Note {
    /// RO-17: a payment moves the marker and is not a point scored.
    fn of_entry(&self, cx: &mut Context, entry: ScoreEntry) -> Result<(), Fault> {
        let (player, points) = (entry.player, i32::from(entry.points));
        if entry.label == self.label {
            let to = self.track.marker(cx.view(), player, 1)?;
            self.carry(cx, player, to.unwrap_or_default(), points);
        } else {
            let scored = entry.cause != Cause::Payment;
            self.note(cx, Move { player, marker: 1, points, from: None, scored });
        }
        Ok(())
    }

    /// RO-18: with that option nothing is robbed in the final scoring.
    fn note(&self, cx: &mut Context, moved: Move) {
        let turn = &cx.core().turn;
        let at_the_end = turn.is_within(FINAL) && !turn.is_within(TILE_PLAY);
        let idle = moved.points == 0 || (at_the_end && !self.in_final);
        if idle || !cx.core().players().any(|player| self.track.field_of(cx.view(), player).is_some()) {
            return;
        }
        let (scoring, serial) = (cx.core().turn.is_within(SCORING), cx.core().scoring_queue.serial);
        let moves = cx.slots.of_mut(self.slot);
        moves.list.push(moved);
        // RO-12: what is scored in one scoring is looked at together.
        if moves.list.len() == 1 && (!scoring || moves.looked == serial) {
            cx.interrupt(Call::phase(self.phase, moved.player));
        }
    }

    /// RO-11: robbers on the field of a marker that moved by a robber's part go along.
    fn carry(&self, cx: &mut Context, whose: Player, to: i32, points: i32) {
        for player in cx.core().players().filter(|player| *player != whose) {
            let v = cx.view();
            if self.track.field_of(v, player) == Some(field(to - points))
                && let (Some(robber), Some(place)) = (self.track.robber_of(v, player), self.track.place(player, to))
            {
                cx.move_figure(robber, place);
            }
        }
    }
}

/// Serves the verbs that tell of a move.
struct Told {
    note: Note,
    marker: u8,
}

impl TurnPhase for Told {
    fn enter(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let (points, marker) = (i32::from(action.arg), self.marker);
        let to = self.note.track.marker(cx.view(), who, marker)?.unwrap_or_default();
        let robbed = &mut cx.slots.of_mut(self.note.slot).robbed;
        if robbed.first().is_some_and(|part| *part == (who, points)) {
            robbed.remove(0);
            self.note.carry(cx, who, to, points);
        } else {
            self.note.note(cx, Move { player: who, marker, points, from: Some(to - points), scored: true });
        }
        Ok(Flow::Done)
    }
}

/// Fills in where the usual markers stood before their moves: they stand now where all moves brought
/// them.
pub(crate) fn complete(moves: &mut [Move], score: &[i32]) {
    for i in (0..moves.len()).rev() {
        let Some(&Move { player, from: None, points, .. }) = moves.get(i) else { continue };
        let later: i32 = moves[i + 1..].iter().filter(|other| other.player == player).map(|other| other.points).sum();
        let now = score.get(player.index()).copied().unwrap_or_default();
        if let Some(moved) = moves.get_mut(i) {
            moved.from = Some(now - later - points);
        }
    }
}

impl Move {
    /// Returns the field from which the marker moved forward by points that were scored.
    pub(crate) fn robbed_at(&self) -> Option<i32> {
        (self.scored && self.points > 0).then_some(self.from).flatten().map(field)
    }
}
