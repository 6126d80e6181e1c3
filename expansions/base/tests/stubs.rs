//! Small plugins for tests of base game rules.

use bastide_core::{
    Call, Context, Event, Expansion, Fault, FeatureValue, Flow, InstallError, Label, Line, Manifest, Options, PendingScore,
    Player, Players, Registrar, STOCK, ScoreEntry, ScoringReason, SegmentId, Stage, Step, TILE_PLAY, Tag, Target, TurnPhase,
    View, at,
};

/// Takes 3 points from the player of each tile play.
pub(crate) struct Tax;

static TAX: Manifest = Manifest::new("tax", "tax", "1.0.0", "Takes three points in each tile play.");

impl Expansion for Tax {
    fn manifest(&self) -> &'static Manifest {
        &TAX
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let label = reg.label("tax");
        reg.phase("tile-play", "tax.take", at("scored"), &[], Take(label));
        Ok(())
    }
}

struct Take(Label);

impl TurnPhase for Take {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        let score_entry = ScoreEntry::payment(player, -3, self.0);
        cx.award_points(score_entry, &[Line { label: self.0, count: 3, each: -1 }]);
        Ok(Flow::Done)
    }
}

/// Adds 10 points for each owner of a scored field.
pub(crate) struct Orchard;

static ORCHARD: Manifest = Manifest::new("orchard", "orchard", "1.0.0", "Ten points more for each owner of a field.");

impl Expansion for Orchard {
    fn manifest(&self) -> &'static Manifest {
        &ORCHARD
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let (field, label) = (reg.kind("field"), reg.label("apples"));
        reg.rule(Apples(label)).for_kinds([field]).award(Stage::Add, Apples::award);
        Ok(())
    }
}

#[derive(Clone)]
struct Apples(Label);

impl Apples {
    fn award(&self, _: View, _: SegmentId, _: Player, _: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.0, 1, 10);
        Ok(())
    }
}

/// Gives each turn a second tile play, and reports scored monasteries and gardens.
pub(crate) struct Twice;

static TWICE: Manifest = Manifest::new("twice", "twice", "1.0.0", "Each turn has two tile plays.");

impl Expansion for Twice {
    fn manifest(&self) -> &'static Manifest {
        &TWICE
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.phase("tile-play", "twice.again", at("placed"), &[], Again);
        for (kind, tag) in [("monastery", "twice.monastery"), ("garden", "twice.garden")] {
            let (kind, tag) = (reg.kind(kind), reg.tag(tag));
            reg.rule(Tell(tag)).for_kinds([kind]).on_feature_scored(Tell::on_feature_scored);
        }
        Ok(())
    }
}

struct Again;

impl TurnPhase for Again {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.serial % 2 == 1 {
            let player = cx.core().tile_play.player;
            cx.follow_up(0, Call::schedule(TILE_PLAY, player));
        }
        Ok(Flow::Done)
    }
}

#[derive(Clone)]
struct Tell(Tag);

impl Tell {
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _: Players) -> Result<(), Fault> {
        cx.log.put(Event::Other { tag: self.0, player: None, target: Target::Segment(due.seg), arg: due.value });
        Ok(())
    }
}

/// Adds a monastery tile with houses, sheep and the inn of an expansion that is not at the table.
pub(crate) struct Marks;

static MARKS: Manifest = Manifest::new("marks", "marks", "1.0.0", "A tile with marks.");

const TILES: &str = "
[[tile]]
id = 'XX/L'
count = { first = 1, new = 1 }
traits = ['houses', 'sheep']
segments = [
  { kind = 'monastery', traits = ['inn'] },
  { kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], traits = ['sheep'] },
]
";

impl Expansion for Marks {
    fn manifest(&self) -> &'static Manifest {
        &MARKS
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.tiles("marks", TILES, 1, STOCK)
    }
}
