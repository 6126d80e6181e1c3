//! The rules that the core itself registers: its schedules, verbs, offer points and the steps of
//! the turn loop.

use crate::api::register::Registrar;
use crate::dispatch::compiled::OpKind;
use crate::model::action::{ArgKind, TargetKind};
use crate::model::state::program::{FINAL, GAME, SETUP, TURN};

/// The schedules of the core with their milestones.
pub(crate) const CORE_SCHEDULES: [(&str, &[&str]); 6] = [
    ("game", &["setup", "turns", "final"]),
    (
        "setup",
        &[
            "supplies",
            "board",
            "start",
            "start.landscape",
            "start.tile",
            "start.river",
            "start.usual",
            "stock",
            "stock.mark",
            "stock.withhold",
            "ready",
        ],
    ),
    ("turn", &["begin", "checks", "before-tile-plays", "tile-plays", "end"]),
    (
        "tile-play",
        &[
            "find",
            "find.first",
            "find.bring",
            "find.choose",
            "draw",
            "draw.note",
            "draw.event",
            "draw.reaction",
            "draw.use",
            "place",
            "place.note",
            "placed",
            "placed.goods",
            "placed.tokens",
            "placed.track",
            "deploy",
            "deploy.second",
            "deploy.return",
            "deployed",
            "deployed.links",
            "deployed.lakes",
            "deployed.movers",
            "deployed.flight",
            "deployed.trigger",
            "score",
            "scored",
            "scored.bag",
            "scored.circus",
            "scored.enter",
            "scored.flight",
            "scored.circles",
            "end",
            "end.escape",
            "end.owe",
        ],
    ),
    (
        "scoring",
        &[
            "collect",
            "decide",
            "reinforce",
            "value",
            "value.leave",
            "pay",
            "chain",
            "chain.castles",
            "chain.shares",
            "chain.bonus",
            "chain.away",
            "return",
            "move",
            "done",
            "done.markers",
            "done.robbers",
            "done.messages",
        ],
    ),
    (
        "final",
        &[
            "empty-side-boards",
            "empty-side-boards.goods",
            "empty-side-boards.messages",
            "empty-side-boards.circus",
            "leave",
            "leave.lords",
            "leave.market",
            "features",
            "final-points",
            "done",
        ],
    ),
];

/// The offer points of the core. Plugins have the phases.
pub(crate) const CORE_OFFER_POINTS: [&str; 4] = ["own-turn", "draw-step", "placed-step", "deploy-step"];

/// Registers the core's own schedules, verbs, offer points and phases.
pub(crate) fn install(reg: &mut Registrar) {
    for (name, milestones) in CORE_SCHEDULES {
        reg.schedule(name, milestones);
    }
    for (name, target, arg) in [
        ("pass", TargetKind::None, ArgKind::None),
        ("place", TargetKind::Place, ArgKind::Tile),
        ("deploy", TargetKind::Segment, ArgKind::FigureKind),
    ] {
        reg.names.verbs.define(name, crate::model::action::VerbShape { target, arg });
    }
    for offer_point in CORE_OFFER_POINTS {
        reg.offer_point(offer_point);
    }
    reg.label("");
    reg.prompt("");
    reg.stream("stock");
    reg.relation("joins");
    reg.relation("borders");
    reg.pile("stock", Some(0));
    reg.loop_step(GAME, "core.setup", "setup", OpKind::Once(SETUP));
    reg.loop_step(GAME, TURNS, "turns", OpKind::Turns);
    reg.loop_step(GAME, "core.final", "final", OpKind::Once(FINAL));
    reg.loop_step(TURN, "core.tile-plays", "tile-plays", OpKind::TilePlays);
}

/// The name of the phase that runs turns.
const TURNS: &str = "core.turns";
