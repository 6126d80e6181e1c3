//! Into the city: a player who lets only others score may put a follower into a quarter, and then move
//! the Count (RULES.md, section 6).

use bastide_core::author::prelude::*;

use crate::quarters::{COUNT, Quarters};

/// The move of the Count after a follower has entered (CR-68).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    Player,
    Clockwise,
    Follow,
}

pub(crate) fn install(quarters: Quarters, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let enter = reg.verb("count.enter", TargetKind::Slot, ArgKind::FigureKind)?;
    let go = reg.verb("count.move", TargetKind::Slot, ArgKind::None)?;
    let entry = Enter {
        quarters,
        enter,
        go,
        into: reg.prompt("Place a follower in the City of Carcassonne?"),
        whither: reg.prompt("Move the Count?"),
        each_turn: o.word("count_limit")? == "turn",
        whole_turn: o.word("count_window")? == "turn",
        features_only: o.word("count_points")? == "features",
        moves: match o.word("count_move")? {
            "clockwise" => Moves::Clockwise,
            "follow" => Moves::Follow,
            _ => Moves::Player,
        },
    };
    // CR-60: after everything is scored and returned.
    reg.phase("tile-play", "count-king-robber.enter", at("scored.enter"), &[], entry);
    Ok(())
}

/// The phase in which a follower enters the city.
struct Enter {
    quarters: Quarters,
    enter: Verb,
    go: Verb,
    into: Prompt,
    whither: Prompt,
    /// CR-62: one follower in a turn, not one in each tile play.
    each_turn: bool,
    /// CR-63: own points in an earlier tile play of the turn count too.
    whole_turn: bool,
    /// CR-65, CR-108: only the points of completed features themselves count.
    features_only: bool,
    moves: Moves,
}

/// CR-64, CR-65: returns `true` for points of a feature that was scored in this turn.
fn is_scoring(entry: &ScoreEntry) -> bool {
    entry.points > 0 && matches!(entry.cause, Cause::Feature(ScoringReason::Completed | ScoringReason::Early))
}

/// CR-65, CR-108: returns `true` for the points of a completed feature, or of a field because of a barn:
/// not for those of figures beside it, nor for those of a recalled abbot, whose feature is not completed.
fn is_of_feature(v: View, entry: &ScoreEntry) -> bool {
    let Some(seg) = entry.seg else { return false };
    let kind = v.core.graph.get(seg).kind;
    let field = v.rules.kinds.get(kind).completion == CompletionRule::Never;
    let own = entry.label == v.rules.kind_label(kind) && (field || entry.cause == Cause::Feature(ScoringReason::Completed));
    own || v.rules.names.labels.name(entry.label.index()) == TOWERS
}

/// The points of watchtowers, which count as those of features.
const TOWERS: &str = "watchtower";

impl Enter {
    /// CR-58, CR-59, CR-63: returns `true` if another player scored and the player of the tile play
    /// did not.
    fn is_earned(&self, v: View) -> bool {
        let counts = |entry: &ScoreEntry| is_scoring(entry) && (!self.features_only || is_of_feature(v, entry));
        let (who, here) = (v.core.tile_play.player, v.score_entries_of_tile_play());
        let own = if self.whole_turn { v.core.score_log.as_slice() } else { here };
        here.iter().any(|entry| entry.player != who && counts(entry))
            && !own.iter().any(|entry| entry.player == who && counts(entry))
    }

    /// CR-67: returns the kinds of figures in supply that may enter each quarter.
    fn ready(&self, v: View, who: Player) -> [FigureKinds; COUNT] {
        std::array::from_fn(|quarter| {
            let kinds = self.quarters.may_enter(v, quarter);
            kinds.iter().filter(|kind| v.core.in_supply(who, *kind) > 0).collect()
        })
    }

    /// CR-68: moves the Count to a quarter.
    fn move_count(&self, cx: &mut Context, quarter: usize) {
        let to = self.quarters.place(cx.view(), quarter);
        let here = self.quarters.of_count(cx.view());
        if let Some(count) = cx.view().neutral(self.quarters.count).filter(|_| here != Some(quarter)) {
            cx.move_figure(count, to);
        }
    }

    /// CR-61, CR-62, CR-68: a follower has entered a quarter.
    fn entered(&self, cx: &mut Context, who: Player, quarter: usize) -> Step {
        let stamp = cx.core().turn.stamp();
        cx.slots.of_mut(self.quarters.slot).entered = stamp;
        match self.moves {
            Moves::Player => {
                cx.next_step();
                return Ok(Flow::Ask(Ask::open(who, self.whither)));
            }
            Moves::Clockwise => {
                let (v, quarters) = (cx.view(), &self.quarters);
                let here = quarters.of_count(v).unwrap_or_default();
                let mut next = (1..COUNT).map(|steps| (here + steps) % COUNT);
                if let Some(quarter) = next.find(|quarter| quarters.is_used(v, *quarter)) {
                    self.move_count(cx, quarter);
                }
            }
            Moves::Follow => self.move_count(cx, quarter),
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Enter {
    fn enter(&self, cx: &mut Context) -> Step {
        if !self.is_earned(cx.view()) {
            return Ok(Flow::Done);
        }
        let (v, who) = (cx.view(), cx.core().tile_play.player);
        // CR-62: at most one follower in a turn.
        let again = self.each_turn && v.slots.of(self.quarters.slot).entered == v.core.turn.stamp();
        let ready = !again && self.ready(v, who).iter().any(|kinds| !kinds.is_empty());
        Ok(if ready { Flow::Ask(Ask::open(who, self.into)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.core.turn.frame().step == 0 {
            for (quarter, kinds) in self.ready(v, ask.player).into_iter().enumerate().filter(|(_, kinds)| !kinds.is_empty()) {
                let target = self.quarters.target(v, quarter);
                kinds.iter().for_each(|kind| menu.add(self.enter, target, kind.0.into()));
            }
        } else {
            let here = self.quarters.of_count(v);
            let others = (0..COUNT).filter(|quarter| Some(*quarter) != here && self.quarters.is_used(v, *quarter));
            others.for_each(|quarter| menu.add(self.go, self.quarters.target(v, quarter), 0));
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let Target::Slot { group, index } = a.target else { return Ok(Flow::Done) };
        let Some(quarter) = self.quarters.of_group(group) else { return Ok(Flow::Done) };
        if a.verb == self.go {
            self.move_count(cx, quarter);
        } else if let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8)) {
            cx.move_figure(figure, FigureLocation::Slot { group, index });
            return self.entered(cx, who, quarter);
        }
        Ok(Flow::Done)
    }
}
