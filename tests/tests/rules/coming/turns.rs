//! Turns and tile plays: another turn, tile plays at the end, tiles that lie under others, what a
//! step was used for.

use bastide_core::{
    Action, ArgKind, Ask, Call, Cell, Context, FINAL, Fault, Flow, Gate, InstallError, Menu, Offer, OfferFlow, OfferStep, Phase,
    Player, Program, Registrar, STOCK, ScoreEntry, ScoringReason, Step, TILE_PLAY, Target, TargetKind, TileType, TurnPhase, Verb,
    View, after, at, before,
};
use bastide_testkit::KitError;

use crate::stub::{Check, Enter, Stub, act, asked, change, game, rules, rules_of, segment};

/// RV-47, RV-49: who places a volcano has another turn. Here each first tile play is one.
static VOLCANO: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let volcano = |cx: &mut Context| -> Step {
        if cx.core().turn.number == 1 {
            cx.take_another_turn();
            cx.take_another_turn();
        }
        Ok(Flow::Done)
    };
    reg.phase("tile-play", "stub.volcano", at("end"), &[], Enter(volcano));
    Ok(())
});

// RV-47, RV-49: a further turn of the same player, with all that a turn has; once.
#[test]
fn a_player_may_have_another_turn() -> Check {
    let rules = rules(&[&VOLCANO])?;
    let mut game = game(&rules, &["BA/L", "BA/L", "BA/L"])?;
    let mut players = Vec::new();
    for line in ["place BA/L 0,1 0", "place BA/L 0,2 0", "place BA/L 0,3 0"] {
        players.push((game.state().core.turn.number, asked(&game).0));
        act(&mut game, &[line])?;
        assert!(!game.state().core.turn.has_another());
        act(&mut game, &["pass"])?;
    }
    assert_eq!(players, [(1, 0), (2, 0), (3, 1)]);
    Ok(())
}

// RV-47, BA-97: the end comes first.
#[test]
fn there_is_no_other_turn_after_the_last_tile() -> Check {
    let mut game = game(&rules(&[&VOLCANO])?, &["BA/L"])?;
    act(&mut game, &["place BA/L 0,1 0"])?;
    change(&mut game, |cx| keep_in_stock(cx, |stock| stock.clear()))?;
    act(&mut game, &["pass"])?;
    assert!(game.is_over());
    Ok(())
}

/// GC-05: the game goes on without tiles while the player who is next is the second one.
static GOES_ON: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.rule(()).in_order(after("base")).is_game_over(|(), v: View, nothing_fits, over| {
        *over &= nothing_fits || v.next_at_turn() != Player(1);
        Ok(())
    });
    Ok(())
});

// GC-05: a plugin after the base game may take back that the game is over. In a turn without a tile
// to draw it is over all the same.
#[test]
fn the_game_may_go_on_without_tiles() -> Check {
    for (stubs, over) in [(&[][..], true), (&[&GOES_ON][..], false)] {
        let mut game = game(&rules(stubs)?, &["BA/L"])?;
        act(&mut game, &["place BA/L 0,1 0"])?;
        change(&mut game, |cx| keep_in_stock(cx, |stock| stock.clear()))?;
        assert_eq!(game.view().next_at_turn(), Player(1));
        act(&mut game, &["pass"])?;
        assert!(game.is_over(), "nothing can be drawn in a further turn");
        assert_eq!(game.state().core.turn.number, if over { 1 } else { 2 });
    }
    Ok(())
}

/// AM-38: at the end all who have an abbey place it, from the left of the player who placed the
/// last tile.
struct LastRound;

impl LastRound {
    fn next(cx: &mut Context) -> Step {
        // What a tile play leaves owing comes before the next player.
        if let Some(call) = cx.next_owed() {
            return Ok(Flow::Call(call));
        }
        let (seats, last) = (cx.core().seats, cx.core().turn.active);
        let step = cx.next_step();
        let player = Player((last.0 + step) % seats);
        Ok(if step > seats { Flow::Done } else { Flow::Call(Call { program: Program::Schedule(TILE_PLAY), player, arg: 0 }) })
    }
}

impl TurnPhase for LastRound {
    fn enter(&self, cx: &mut Context) -> Step {
        LastRound::next(cx)
    }

    fn resume(&self, cx: &mut Context) -> Step {
        LastRound::next(cx)
    }
}

static ABBEYS: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let fill = |cx: &mut Context| -> Step {
        if let Some(tile) = cx.rules.tiles.find("BA/L") {
            cx.offer_tile(tile, Default::default());
        }
        Ok(Flow::Done)
    };
    let phase = reg.phase("tile-play", "stub.abbey", at("find"), &[], Enter(fill));
    reg.gate(phase, Gate::Called(FINAL));
    reg.phase("final", "stub.last-round", before("empty-side-boards"), &[], LastRound);
    let label = reg.label("owed");
    let paid = move |cx: &mut Context| -> Step {
        let player = cx.core().turn.frame().player;
        let cause = bastide_core::Cause::Bonus;
        cx.award_points(ScoreEntry { player, points: 1, label, seg: None, figure: None, cause }, &[]);
        Ok(Flow::Done)
    };
    let owed = reg.subphase("stub.owed", &[], Enter(paid));
    let owe = move |cx: &mut Context| -> Step {
        let player = cx.core().tile_play.player;
        cx.follow_up(10, Call { program: Program::Phase(owed), player, arg: 0 });
        Ok(Flow::Done)
    };
    let phase = reg.phase("tile-play", "stub.owe", at("end"), &[], Enter(owe));
    reg.gate(phase, Gate::Called(FINAL));
    Ok(())
});

// AM-38, AM-40, SG-38: full tile plays for all players at the end, with what they leave owing.
#[test]
fn all_players_may_have_a_tile_play_at_the_end() -> Check {
    let mut game = game(&rules(&[&ABBEYS])?, &["BA/L"])?;
    act(&mut game, &["place BA/L 0,1 0"])?;
    change(&mut game, |cx| keep_in_stock(cx, |stock| stock.clear()))?;
    act(&mut game, &["pass"])?;
    let mut players = Vec::new();
    for y in 2..5 {
        let (player, verbs) = asked(&game);
        assert_eq!(verbs, ["place"]);
        players.push((player, game.state().core.score));
        act(&mut game, &[&format!("place BA/L 0,{y} 0"), &format!("deploy follower monastery@0,{y}")])?;
    }
    assert_eq!(players.iter().map(|(p, _)| *p).collect::<Vec<_>>(), [1, 2, 0], "from the left of red, red last");
    assert_eq!(players[1].1[1], 1, "what blue's tile play left owing comes before green's");
    assert!(game.is_over());
    // Each monastery has the tiles above and below it, or only above it; 1 point was owed to each
    // player.
    assert_eq!(game.state().core.score[..3], [3, 4, 4]);
    Ok(())
}

// AM-40: the same with the Shop, bridges, castles, bazaars, builders and pigs at the table.
#[test]
fn the_tile_plays_at_the_end_are_those_of_their_players_with_all_plugins() -> Check {
    let more = "[inns-cathedrals]\n[traders-builders]\n[bridges-castles-bazaars]\n[shop]";
    let rules = crate::stub::rules_with_all(more, &[&ABBEYS])?;
    let mut game = crate::stub::game(&rules, &["BA/L"])?;
    change(&mut game, |cx| {
        let one = cx.rules.tiles.find("BA/L");
        keep_in_stock(cx, |stock| {
            stock.retain(|t| Some(*t) == one);
            stock.truncate(1);
        });
    })?;
    let mut players = Vec::new();
    for _ in 0..200 {
        let Some(decision) = game.decision() else { break };
        if game.state().core.turn.number > 0 && decision.iter().any(|a| a.verb == bastide_core::PLACE) {
            let play = &game.state().core.tile_play;
            players.push((decision.ask.player, play.player));
        }
        game.apply_nth(0).map_err(KitError::other)?;
    }
    assert!(game.is_over());
    assert!(players.iter().all(|(asked, of)| asked == of));
    let last: Vec<u8> = players.iter().rev().take(3).rev().map(|(p, _)| p.0).collect();
    let active = game.state().core.turn.active.0;
    assert_eq!(last, [(active + 1) % 3, (active + 2) % 3, active]);
    Ok(())
}

/// HS-45 to HS-49: a hill comes with a tile of the stack under it. Here each tile is a hill.
static HILLS: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let bury = |cx: &mut Context| -> Step {
        cx.bury_tile();
        Ok(Flow::Done)
    };
    reg.phase("tile-play", "stub.hill", at("placed"), &[], Enter(bury));
    Ok(())
});

// HS-45, HS-48, HS-49, BZ-04: the stack is shorter than what is in it, for all who count it.
#[test]
fn buried_tiles_cannot_be_drawn() -> Check {
    let rules = rules(&[&HILLS])?;
    let mut game = game(&rules, &["BA/L", "BA/L"])?;
    let stack = |game: &bastide_core::Game| (game.state().core.piles[STOCK.index()].len(), game.view().tiles_left());
    assert_eq!(stack(&game), (70, 70));
    let before = game.state().fingerprint();
    act(&mut game, &["place BA/L 0,1 0"])?;
    assert_eq!(stack(&game), (70, 69), "which tile is buried nobody knows");
    assert_ne!(game.state().fingerprint(), before);
    change(&mut game, |cx| {
        let one = cx.rules.tiles.find("BA/L");
        keep_in_stock(cx, |stock| {
            stock.retain(|t| Some(*t) == one);
            stock.truncate(2);
        });
    })?;
    act(&mut game, &["pass", "place BA/L 0,2 0"])?;
    assert_eq!(stack(&game), (1, 0), "one was drawn, and there is none to bury");
    assert!(!game.view().can_draw());
    act(&mut game, &["pass"])?;
    assert!(game.is_over(), "BA-97 asks for what can be drawn");
    Ok(())
}

/// PH-09: a second step for one figure, which depends on the use of the first. It asks with an
/// offer that calls a program first.
struct Second(Verb, Phase);

impl Offer for Second {
    fn offer(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0, Target::None, 0);
        Ok(())
    }

    fn act(&self, _: &mut Context, who: Player, _: Action) -> OfferStep {
        Ok(OfferFlow::Call(Call::phase(self.1, who)))
    }
}

static STEPS: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let verb = reg.verb("stub.detour", TargetKind::None, ArgKind::None)?;
    let nothing = reg.subphase("stub.nothing", &[], Enter(|_: &mut Context| Ok(Flow::Done)));
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Second(verb, nothing));
    Ok(())
});

// PH-09, PH-10, PH-13, FL-14: what the deploy step was used for.
#[test]
fn a_tile_play_knows_what_its_deploy_step_was_used_for() -> Check {
    let rules = rules(&[&STEPS])?;
    for (line, verb) in [("pass", "pass"), ("deploy follower monastery@0,1", "deploy"), ("stub.detour", "stub.detour")] {
        let mut game = game(&rules, &["BA/L"])?;
        let used = |game: &bastide_core::Game| {
            let core = &game.state().core;
            core.tile_play.used().map(|v| game.rules().names.verbs.name(v.index()).to_owned())
        };
        act(&mut game, &["place BA/L 0,1 0"])?;
        assert_eq!(used(&game), None);
        // A scoring that asks nobody follows, and then another tile play; so look when it is about
        // to end.
        let rules = rules_of("", &[&STEPS, &LOOK])?;
        game = crate::stub::game(&rules, &["BA/L"])?;
        act(&mut game, &["place BA/L 0,1 0", line])?;
        assert_eq!(used(&game).as_deref(), Some(verb));
    }
    Ok(())
}

/// Asks a question after the deploy step.
struct Look(Verb, bastide_core::Prompt);

impl TurnPhase for Look {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.1)))
    }

    fn options(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0, Target::None, 0);
        Ok(())
    }
}

static LOOK: Stub = Stub::second(|reg: &mut Registrar| -> Result<(), InstallError> {
    let (verb, prompt) = (reg.verb("stub.look", TargetKind::None, ArgKind::None)?, reg.prompt("Look."));
    reg.phase("tile-play", "stub.look", at("scored"), &[], Look(verb, prompt));
    Ok(())
});

/// AM-78, AM-83, AM-97: a barn makes its field due, though no feature settled.
static BARN: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let field = reg.kind("field");
    let barn = move |cx: &mut Context| -> Step {
        let here = cx.core().tile_play.placed_tiles.first().map(|p| cx.core().board.tile(*p).cell);
        let there =
            |s: &bastide_core::SegmentId| cx.core().graph.get(*s).kind == field && Some(cx.core().graph.get(*s).cell) == here;
        if let Some(seg) = cx.core().graph.segments().find(there) {
            cx.make_due(seg, ScoringReason::Early);
            cx.make_due(seg, ScoringReason::Completed);
        }
        Ok(Flow::Done)
    };
    reg.phase("tile-play", "stub.barn", at("deployed"), &[], Enter(barn));
    Ok(())
});

// AM-78, AM-83, AM-97, CR-78, and GO-06, MS-33, CR-58: who was paid for what, and the score
// entries.
#[test]
fn a_feature_may_be_due_by_a_rule_and_the_queue_says_who_was_paid() -> Check {
    let rules = rules(&[&BARN, &LOOK])?;
    let mut game = game(&rules, &["BA/C"])?;
    act(&mut game, &["place BA/C 0,-1 180"])?;
    change(&mut game, |cx| {
        let field = |s: &bastide_core::SegmentId| {
            cx.core().graph.get(*s).cell == Cell::new(0, -1) && Some(cx.core().graph.get(*s).kind) == cx.rules.kind("field")
        };
        if let (Some(seg), Some(figure)) = (cx.core().graph.segments().find(field), cx.rules.figure("follower"))
            && let Some(figure) = cx.core().from_supply(Player(2), figure)
        {
            cx.move_figure(figure, bastide_core::FigureLocation::Segment(seg));
        }
    })?;
    act(&mut game, &["deploy follower city@0,-1:S"])?;
    // Red's city of two tiles, and green's field beside it, which is scored although it is open.
    assert_eq!(game.state().core.score[..3], [4, 0, 3]);
    assert!(game.state().core.tile_play.due().is_empty());
    let entries: Vec<(u8, i16)> = game.view().score_entries_of_scoring().iter().map(|e| (e.player.0, e.points)).collect();
    assert_eq!(entries, [(0, 4), (2, 3)]);
    assert_eq!(game.view().score_entries_of_tile_play().len(), 2);
    assert_eq!(game.view().core.figures_on(segment(&game, "field", 0, -1)).count(), 0, "AM-80: the farmer goes home");
    // A tile play that made nothing due and completed nothing has no score entry.
    act(&mut game, &["stub.look"])?;
    assert_eq!(game.view().score_entries_of_tile_play().len(), 0);
    Ok(())
}

/// Changes the stack from outside.
fn keep_in_stock(cx: &mut Context, change: impl FnOnce(&mut Vec<TileType>)) {
    if let Some(core) = cx.position() {
        change(&mut core.piles[STOCK.index()]);
    }
}

/// BZ-02: a tile play between the deploy step and the scoring of another, as of a bazaar that comes
/// early.
struct Inner;

impl TurnPhase for Inner {
    fn enter(&self, cx: &mut Context) -> Step {
        let play = &cx.core().tile_play;
        let call = Call { program: Program::Schedule(TILE_PLAY), player: play.player, arg: bastide_core::ADDITIONAL };
        Ok(if play.additional { Flow::Done } else { Flow::Call(call) })
    }
}

static BARN_AND_INNER: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let field = reg.kind("field");
    let barn = move |cx: &mut Context| -> Step {
        let seg = cx.core().graph.segments().filter(|s| cx.core().graph.get(*s).kind == field).last();
        if let Some(seg) = seg.filter(|_| !cx.core().tile_play.additional) {
            cx.make_due(seg, ScoringReason::Early);
        }
        Ok(Flow::Done)
    };
    reg.phase("tile-play", "stub.barn", at("deployed").before("stub.inner"), &[], Enter(barn));
    reg.phase("tile-play", "stub.inner", at("deployed").before("score"), &[], Inner);
    Ok(())
});

// AM-78: what is due belongs to its tile play, not to one that interrupts it.
#[test]
fn a_feature_that_is_due_waits_for_its_own_tile_play() -> Check {
    let rules = rules(&[&BARN_AND_INNER, &LOOK])?;
    let mut game = game(&rules, &["BA/C", "BA/L"])?;
    // The field of this tile borders the city that it completes, and red farms it.
    act(&mut game, &["place BA/C 0,-1 180", "deploy follower field@0,-1:NL", "place BA/L 0,1 0", "pass"])?;
    assert_eq!(asked(&game).1, ["stub.look"]);
    assert_eq!(game.state().core.score[0], 0, "the inner tile play scores nothing");
    assert!(game.state().core.tile_play.additional && game.state().core.tile_play.due().is_empty());
    assert_eq!(game.state().core.outer[0].due().len(), 1);
    act(&mut game, &["stub.look"])?;
    assert_eq!(asked(&game).1, ["stub.look"]);
    assert_eq!(game.state().core.score[0], 3);
    Ok(())
}
