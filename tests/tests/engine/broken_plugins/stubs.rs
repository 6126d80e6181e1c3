//! A plugin that can be broken in many ways.

use bastide_core::{
    Action, Ask, Call, Context, EdgeContact, Expansion, Fault, Figure, FigureLocation, Flow, Group, GroupSpec, InstallError,
    KindSpec, Manifest, Menu, Offer, OfferFlow, OfferStep, Options, PASS, Phase, Pile, Player, Program, Prompt, Reach, Registrar,
    SCORING, STOCK, SegmentId, Step, Target, TileType, Token, TurnPhase, View, after, at,
};

/// The defect of the plugin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    Fine,
    UnknownSchedule,
    UnknownPhase,
    MisspeltPlace,
    AfterMisspeltPlace,
    MisspeltMilestone,
    ForeignMilestone,
    Circle,
    PhaseTwice,
    Undefined,
    UndefinedFigure,
    UndefinedToken,
    OptionalNames,
    TileTwice,
    Undeclared,
    Unwilling,
    Needy,
    Hostile,
    UnknownOfferPoint,
    UnknownFilterPoint,
    OptionalOfferPoint,
    HookOrder,
    UnknownPile,
    ForeignOption,
    Endless,
    AsksNobody,
    AgainUnasked,
    BackElsewhere,
    NestedScoring,
    OwnFault,
    Overfull,
    TakesTokens,
    GivesToNobody,
    MovesNobody,
    MovesNowhere,
    SharesAPlace,
    MovesOnFromTheSupply,
    MovesOnHome,
    KeepsForNoScoring,
    MovesTooFar,
    CallsNothing,
    CallsForNobody,
    FillsNoPile,
    GivesTurnAway,
}

const MANIFEST: Manifest = Manifest { requires: &[], ..Manifest::new("broken", "Broken", "1.0.0", "Broken on purpose.") };

static PLAIN: Manifest = MANIFEST;
static NEEDY: Manifest = Manifest { requires: &["tower"], ..MANIFEST };
static HOSTILE: Manifest = Manifest { conflicts: &["base"], ..MANIFEST };

/// A tile with an id of the base game and other segments.
const TILE: &str = "[[tile]]\nid = 'BA/L'\ncount = { first = 1 }\nsegments = [{ kind = 'city', edges = ['N', 'E', 'S', 'W'] }]\n";

/// A tile of a pile that no plugin defines.
const TILE_OF_A_PILE: &str = "[[tile]]\nid = 'XX/P'\npile = 'stokc'\ncount = { first = 1 }\n\
    segments = [{ kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }]\n";

pub(crate) struct Broken(pub(crate) How);

impl Expansion for Broken {
    fn manifest(&self) -> &'static Manifest {
        match self.0 {
            How::Needy => &NEEDY,
            How::Hostile => &HOSTILE,
            _ => &PLAIN,
        }
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        match self.0 {
            How::Fine | How::Needy | How::Hostile => {}
            How::UnknownSchedule => _ = reg.phase("evening", "broken.one", at("draw"), &[], Idle),
            How::UnknownPhase => _ = reg.phase("tile-play", "broken.one", after("base.drawing"), &[], Idle),
            How::MisspeltPlace => _ = reg.phase("tile-play", "broken.one", at("placed.token"), &[], Idle),
            How::AfterMisspeltPlace => _ = reg.phase("tile-play", "broken.one", after("deployed.mover"), &[], Idle),
            How::MisspeltMilestone => _ = reg.phase("tile-play", "broken.one", at("plced.tokens"), &[], Idle),
            How::ForeignMilestone => _ = reg.phase("tile-play", "broken.one", after("chain.bonus"), &[], Idle),
            How::Circle => {
                reg.phase("tile-play", "broken.one", after("broken.two"), &[], Idle);
                reg.phase("tile-play", "broken.two", after("broken.one"), &[], Idle);
            }
            How::PhaseTwice => _ = reg.phase("tile-play", "base.draw", at("draw"), &[], Idle),
            How::Undefined => _ = reg.kind("moor"),
            How::UndefinedFigure => _ = reg.figure("folower"),
            How::UndefinedToken => _ = reg.token("shell"),
            How::OptionalNames => {
                reg.figure_if_present("mayor");
                reg.token_if_present("shell");
            }
            How::TileTwice => {
                reg.define_kind("moor", KindSpec::new(EdgeContact::Inside, bastide_core::CompletionRule::Never));
                reg.tiles("broken", TILE, 1, STOCK)?;
            }
            How::UnknownOfferPoint => {
                let misspelt = reg.offer_point("deploy-stpe");
                reg.offer(misspelt, Nothing);
            }
            How::UnknownFilterPoint => {
                let misspelt = reg.offer_point("own-trun");
                reg.rule(()).filter(misspelt, |(), _, _, _| Ok(()));
            }
            How::OptionalOfferPoint => {
                let elsewhere = reg.offer_point_if_present("bazaar-step");
                reg.offer(elsewhere, Nothing);
            }
            How::HookOrder => _ = reg.rule(()).in_order(after("base.place")).on_tile_placed(|(), _, _| Ok(())),
            How::UnknownPile => reg.tiles("broken", TILE_OF_A_PILE, 1, STOCK)?,
            How::ForeignOption => _ = reg.option_of("base", "field_scorng")?,
            How::Undeclared => _ = options.switch("secret")?,
            How::Unwilling => return Err(InstallError::Refused("not today".into())),
            how => {
                let elsewhere = reg.phase("final", "broken.end", at("final-points"), &[], Idle);
                let schedule = if how == How::NestedScoring { "scoring" } else { "tile-play" };
                let milestone = if how == How::NestedScoring { "pay" } else { "find" };
                let token = reg.define_token("marble", 1);
                let shed = reg.group("broken.shed", GroupSpec { places: 2, hidden: false, in_reach: Reach::Nobody });
                reg.phase(schedule, "broken.one", at(milestone), &[], Faulty { how, elsewhere, token, shed });
                if how == How::NestedScoring {
                    reg.phase("tile-play", "broken.two", at("find"), &[], Scores);
                }
            }
        }
        Ok(())
    }
}

struct Nothing;

impl Offer for Nothing {
    fn offer(&self, _: View, _: Ask, _: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    fn act(&self, _: &mut Context, _: Player, _: Action) -> OfferStep {
        Ok(OfferFlow::Done)
    }
}

struct Idle;

impl TurnPhase for Idle {}

/// Requests a scoring.
struct Scores;

impl TurnPhase for Scores {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Call(Call::schedule(SCORING, cx.core().tile_play.player)))
    }
}

struct Faulty {
    how: How,
    elsewhere: Phase,
    token: Token,
    shed: Group,
}

impl Faulty {
    /// Changes the state in a way that the context refuses.
    fn change(&self, cx: &mut Context) -> Step {
        let place = |index| FigureLocation::Slot { group: self.shed, index };
        match self.how {
            How::TakesTokens => cx.give(Player(0), self.token, -100),
            How::GivesToNobody => cx.give(Player(9), self.token, 1),
            How::MovesNobody => cx.move_figure(Figure(500), FigureLocation::Gone),
            How::MovesNowhere => cx.move_figure(Figure(0), FigureLocation::Segment(SegmentId(500))),
            How::MovesTooFar => cx.move_figure(Figure(0), place(2)),
            How::SharesAPlace => {
                cx.move_figure(Figure(0), place(1));
                cx.move_figure(Figure(1), place(1));
            }
            How::MovesOnFromTheSupply => cx.move_on(Figure(0), place(0)),
            How::MovesOnHome => {
                cx.move_figure(Figure(0), place(0));
                cx.move_on(Figure(0), FigureLocation::Supply);
            }
            How::KeepsForNoScoring => cx.keep_standing(Figure(0)),
            How::FillsNoPile => cx.put_tile(Pile(90), TileType(0)),
            How::GivesTurnAway => cx.set_active(Player(7)),
            How::CallsNothing => return Ok(call(Program::Phase(Phase(500)), Player(0))),
            _ => return Ok(call(Program::Schedule(SCORING), Player(7))),
        }
        Ok(Flow::Done)
    }
}

fn call(program: Program, player: Player) -> Flow {
    Flow::Call(Call { program, player, arg: 0 })
}

impl TurnPhase for Faulty {
    fn enter(&self, cx: &mut Context) -> Step {
        match self.how {
            How::AsksNobody => Ok(Flow::Ask(Ask::open(Player(7), Prompt(0)))),
            How::AgainUnasked => Ok(Flow::Again),
            How::BackElsewhere => Ok(Flow::Back(self.elsewhere)),
            How::TakesTokens
            | How::GivesToNobody
            | How::MovesNobody
            | How::MovesNowhere
            | How::MovesTooFar
            | How::SharesAPlace
            | How::MovesOnFromTheSupply
            | How::MovesOnHome
            | How::KeepsForNoScoring
            | How::FillsNoPile
            | How::GivesTurnAway
            | How::CallsNothing
            | How::CallsForNobody => self.change(cx),
            How::OwnFault => Err(Fault::contract("broken", "enter", "on purpose")),
            How::Overfull => Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, Prompt(0)))),
            _ => Ok(Flow::Call(Call::schedule(SCORING, cx.core().tile_play.player))),
        }
    }

    fn options(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        (0..=10_000).for_each(|n| menu.add(PASS, Target::None, n));
        Ok(())
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.enter(cx)
    }
}
