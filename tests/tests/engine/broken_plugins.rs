//! Plugins that are broken on purpose: each gets an error of its own, when the table is compiled if
//! possible, otherwise as a fault of the game.

mod stubs;

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::table::Problem;
use bastide_core::{BuildError, Fault, FaultKind, Game, GameSetup, PlayError, Ruleset, Table, TableError, linked};
use bastide_testkit::KitError;
use stubs::{Broken, How};

type Check = Result<(), KitError>;

fn built(how: How) -> Result<Ruleset, TableError> {
    let broken = Broken(how);
    let mut table = Table::default();
    table.plugins.insert("broken".into(), Some(Default::default()));
    table.rules(&[&BASE, &broken])
}

/// Returns the reason why a table with this plugin is refused.
fn refusal(how: How) -> Result<BuildError, KitError> {
    match built(how).map_err(|e| e.problem) {
        Err(Problem::Build(error)) => Ok(*error),
        Err(other) => Err(KitError::other(format!("{how:?} is refused in another way: {other}"))),
        Ok(_) => Err(KitError::other(format!("{how:?} is not refused"))),
    }
}

/// Returns the fault of a game with this plugin, at its start or during the first actions.
fn fault(how: How) -> Result<Fault, KitError> {
    let rules = Arc::new(built(how).map_err(KitError::other)?);
    let mut game = match Game::new(rules, &GameSetup::seeded(1)) {
        Ok(game) => game,
        Err(fault) => return Ok(fault),
    };
    for _ in 0..4 {
        if let Err(PlayError::Broken(fault)) = game.apply_nth(0) {
            // The game stays broken, and reports the reason.
            assert_eq!(game.fault(), Some(&fault));
            assert_eq!(game.apply_nth(0).map(drop), Err(PlayError::Broken(fault.clone())));
            assert!(game.decision().is_none());
            return Ok(fault);
        }
    }
    Err(KitError::other(format!("{how:?} goes on")))
}

macro_rules! refused {
    ($($name:ident: $how:ident => $error:ident, $words:literal;)*) => {$(
        #[test]
        fn $name() -> Check {
            let error = refusal(How::$how)?;
            assert!(matches!(error, BuildError::$error { .. }), "{error:?}");
            assert!(error.to_string().contains($words), "{error}");
            Ok(())
        }
    )*};
}

refused! {
    a_phase_of_a_schedule_that_nobody_has: UnknownSchedule => UnknownSchedule, "\"evening\"";
    a_phase_after_one_that_does_not_exist: UnknownPhase => UnknownPhase, "\"base.drawing\"";
    a_phase_at_a_misspelt_place: MisspeltPlace => UnknownPhase, "\"placed.token\", which does not exist there; did you mean \"placed.tokens\"?";
    a_phase_after_a_misspelt_place: AfterMisspeltPlace => UnknownPhase, "did you mean \"deployed.movers\"?";
    a_phase_at_a_misspelt_milestone: MisspeltMilestone => UnknownPhase, "did you mean \"placed.tokens\"?";
    a_phase_at_a_milestone_of_another_schedule: ForeignMilestone => UnknownPhase, "it is a milestone of schedule \"scoring\"";
    phases_that_wait_for_each_other: Circle => Cycle, "->";
    a_phase_with_the_name_of_another: PhaseTwice => PhaseTwice, "base.draw";
    a_kind_that_nobody_defines: Undefined => Undefined, "\"moor\"";
    a_figure_that_nobody_defines: UndefinedFigure => Undefined, "did you mean \"follower\"";
    a_token_that_nobody_defines: UndefinedToken => Undefined, "token \"shell\"";
    a_tile_with_the_id_of_another: TileTwice => TileTwice, "BA/L";
    an_option_that_is_not_declared: Undeclared => Install, "\"secret\"";
    a_plugin_that_does_not_want_to: Unwilling => Install, "not today";
    an_offer_where_no_phase_offers: UnknownOfferPoint => UnknownOfferPoint, "did you mean \"deploy-step\"";
    a_filter_where_no_phase_offers: UnknownFilterPoint => UnknownOfferPoint, "did you mean \"own-turn\"";
    a_hook_that_is_ordered_by_a_phase: HookOrder => HookOrder, "\"base.place\"";
    a_tile_of_a_pile_that_nobody_has: UnknownPile => UnknownPile, "did you mean \"stock\"";
    an_option_that_another_plugin_does_not_have: ForeignOption => Install, "did you mean \"field_scoring\"";
    a_plugin_that_needs_another: Needy => Missing, "\"tower\"";
    a_plugin_that_excludes_the_base_game: Hostile => Conflict, "base";
}

#[test]
fn a_circle_is_refused_with_its_chain() -> Check {
    let text = refusal(How::Circle)?.to_string();
    assert!(text.contains("broken.one") && text.contains("broken.two") && text.contains("->"), "{text}");
    Ok(())
}

#[test]
fn an_unknown_plugin_is_refused_with_the_nearest_name() {
    let mut table = Table::default();
    table.plugins.insert("bsae".into(), Some(Default::default()));
    let error = table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(error.contains("did you mean \"base\""), "{error}");
}

#[test]
fn two_plugins_with_one_id_are_refused() {
    let (a, b) = (Broken(How::Fine), Broken(How::Fine));
    let options = || bastide_core::Options::new("broken", 2, bastide_core::Edition::First, Default::default());
    let chosen = [&a, &b].map(|expansion| bastide_core::Selection { expansion, options: options() });
    let seats = ["red".to_owned(), "blue".to_owned()];
    let error = Ruleset::build(&seats, bastide_core::Edition::First, &Default::default(), chosen.into()).err();
    assert!(matches!(error, Some(BuildError::Duplicate { .. })), "{error:?}");
}

macro_rules! faulty {
    ($($name:ident: $how:ident => $words:literal;)*) => {$(
        #[test]
        fn $name() -> Check {
            let fault = fault(How::$how)?;
            assert!(matches!(fault.kind(), FaultKind::Contract { .. }), "{fault:?}");
            assert!(fault.to_string().contains($words), "{fault}");
            Ok(())
        }
    )*};
}

faulty! {
    a_phase_that_calls_itself_for_ever: Endless => "without a question";
    a_question_to_somebody_who_is_not_there: AsksNobody => "not at the table";
    again_without_a_question: AgainUnasked => "asked no question";
    back_to_a_phase_of_another_schedule: BackElsewhere => "another schedule";
    a_scoring_inside_a_scoring: NestedScoring => "inside a scoring";
    more_entries_than_a_menu_takes: Overfull => "broken broke the contract of options: it offers most of more than 10000 entries";
    tokens_that_the_player_does_not_have: TakesTokens => "takes 100 tokens \"marble\" from player 0, who has 1";
    tokens_for_somebody_who_is_not_there: GivesToNobody => "to player 9; one of them does not exist";
    a_figure_that_does_not_exist: MovesNobody => "moves figure 500";
    a_segment_that_does_not_exist: MovesNowhere => "to segment 500";
    two_figures_in_one_place: SharesAPlace => "which another figure holds";
    a_place_beyond_those_of_the_group: MovesTooFar => "place 2 of \"broken.shed\", which has 2 places";
    a_move_out_of_the_supply: MovesOnFromTheSupply => "moves on figure 0, which is in the supply; move_figure places it";
    a_move_into_the_supply: MovesOnHome => "moves on figure 0 to no place; move_figure takes it off";
    a_figure_kept_for_no_scoring: KeepsForNoScoring => "keeps a figure standing outside of a scoring";
    a_phase_that_does_not_exist: CallsNothing => "Phase(500)";
    a_call_for_somebody_who_is_not_there: CallsForNobody => "for player 7";
    a_tile_on_a_pile_that_does_not_exist: FillsNoPile => "onto pile 90";
    a_turn_for_somebody_who_is_not_there: GivesTurnAway => "gives the turn to player 7";
    a_fault_of_its_own: OwnFault => "broken broke the contract of enter: on purpose";
}

#[test]
fn a_plugin_that_is_fine_is_neither_refused_nor_faulty() {
    assert!(built(How::Fine).is_ok());
    assert!(built(How::OptionalOfferPoint).is_ok());
    let rules = built(How::OptionalNames);
    let figures = |rules: &Ruleset| rules.figure("mayor").map(|mayor| rules.figures.get(mayor).per_player);
    assert_eq!(rules.ok().as_ref().and_then(figures), Some(0));
    assert!(fault(How::Fine).is_err());
}
