//! Hooks that only coming expansions use: figure bonuses, refused and redirected tiles, own tiles,
//! joined features.

use bastide_core::{
    Cause, Context, DrawReason, Fate, Fault, FigureLocation, Game, InstallError, Label, Pile, Player, Registrar, STOCK,
    ScoreEntry, ScoringReason, SegmentId, TileType, View,
};
use bastide_testkit::KitError;

use crate::stub::{Check, Stub, act, change, game, rules, segment};

fn bonus(label: &Label, v: View, feature: SegmentId, _: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
    let (label, seg) = (*label, Some(feature));
    let entry = |player, figure| ScoreEntry { player, points: 3, label, seg, figure: Some(figure), cause: Cause::Bonus };
    out.extend(v.core.figures_on(feature).filter_map(|(figure, f)| Some(entry(f.owner?, figure))));
    Ok(())
}

/// PD-44: the fairy gives 3 points to the follower beside which it stands; here to every figure.
static FAIRY: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let (label, city) = (reg.label("fairy"), reg.kind("city"));
    reg.rule(label).for_kinds([city]).figure_bonuses(bonus);
    Ok(())
});

// PD-44, PD-45, BT-46: a figure that is not among the owners brings its player points, in play and
// in the projection.
#[test]
fn a_figure_brings_its_owner_points_for_any_owner_of_the_feature() -> Check {
    let mut game = game(&rules(&[&FAIRY])?, &["BA/C"])?;
    let city = segment(&game, "city", 0, 0);
    change(&mut game, |cx| {
        let kind = cx.rules.figure("follower").unwrap_or_default();
        for (player, n) in [(0, 2), (1, 1)] {
            for _ in 0..n {
                if let Some(figure) = cx.core().from_supply(Player(player), kind) {
                    cx.move_figure(figure, FigureLocation::Segment(city));
                }
            }
        }
    })?;
    let standing = game.view().standing().map_err(KitError::other)?;
    assert_eq!(standing, [1 + 6, 3, 0], "red owns the city of one tile, and blue's figure brings 3 points");
    act(&mut game, &["place BA/C 0,-1 180", "pass"])?;
    assert_eq!(game.state().core.score[..3], [4 + 6, 3, 0]);
    Ok(())
}

#[derive(Clone, Copy)]
struct NoMonasteries {
    cave: Pile,
    label: Label,
}

impl NoMonasteries {
    /// PD-19: dragon tiles wait on their own pile while there is no dragon. Here: tiles with a
    /// monastery.
    fn fate(&self, v: View, _: Player, tile: TileType, why: DrawReason, fate: &mut Fate) -> Result<(), Fault> {
        let name = &v.rules.tiles.get(tile).name;
        if why == DrawReason::Place && name == "BA/L" {
            *fate = Fate::Aside(self.cave);
        }
        if why == DrawReason::Place && name == "BA/LR" {
            *fate = Fate::Discard;
        }
        Ok(())
    }

    /// WF-24: somebody hears of a tile that is refused.
    fn refused(&self, cx: &mut Context, who: Player, _: TileType) -> Result<(), Fault> {
        let entry = ScoreEntry { player: who, points: 5, label: self.label, seg: None, figure: None, cause: Cause::Bonus };
        cx.award_points(entry, &[]);
        Ok(())
    }
}

static CAVE: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let rule = NoMonasteries { cave: reg.pile("stub.cave", None), label: reg.label("refused") };
    reg.rule(rule).fate_of_drawn_tile(NoMonasteries::fate).on_tile_refused(NoMonasteries::refused);
    Ok(())
});

// PD-19, PD-22, WF-24: a plugin keeps a drawn tile, or refuses it, and another is drawn.
#[test]
fn a_drawn_tile_is_kept_back_or_refused_before_it_is_played() -> Check {
    let rules = rules(&[&CAVE])?;
    let game = game(&rules, &["BA/L", "BA/LR", "BA/C"])?;
    let core = &game.state().core;
    let name = |tile: &TileType| rules.tiles.get(*tile).name.clone();
    assert_eq!(core.tile_play.tiles.iter().map(name).collect::<Vec<_>>(), ["BA/C"]);
    let cave = (0..core.piles.len()).find(|pile| *pile != STOCK.index() && !core.piles[*pile].is_empty());
    assert_eq!(cave.map(|pile| core.piles[pile].iter().map(name).collect::<Vec<_>>()), Some(vec!["BA/L".into()]));
    assert_eq!(core.set_aside.iter().map(name).collect::<Vec<_>>(), ["BA/LR"]);
    assert_eq!(core.score[0], 5, "the refused tile was reported once");
    Ok(())
}

static OMEN: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let label = reg.label("drawn");
    reg.rule(label).on_tile_drawn(|label, cx, player, tile, why| {
        let points = if cx.rules.tiles.get(tile).name == "BA/L" && why == DrawReason::Place { 7 } else { 1 };
        cx.award_points(ScoreEntry { player, points, label: *label, seg: None, figure: None, cause: Cause::Bonus }, &[]);
        Ok(())
    });
    Ok(())
});

// WF-20, WF-24: a plugin reacts to each drawn tile before it is placed, also to one that fits
// nowhere.
#[test]
fn a_drawn_tile_is_told_before_it_is_placed() -> Check {
    let mut game = game(&rules(&[&OMEN])?, &["BA/L", "BA/C"])?;
    assert_eq!(game.state().core.score[..2], [7, 0]);
    act(&mut game, &["place BA/L 0,1 0", "pass"])?;
    assert_eq!(game.state().core.score[..2], [7, 1]);
    Ok(())
}

static ABBEY: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.rule(()).has_own_tile(|(), _, who| Ok(who.0 == 1));
    Ok(())
});

// AM-35, AM-43, TB-46: a player with a tile of their own can place one although the stack is empty.
#[test]
fn a_tile_of_their_own_lets_a_player_place_one_from_an_empty_stack() -> Check {
    let mut game = game(&rules(&[&ABBEY])?, &["BA/C"])?;
    let can = |game: &Game| [0, 1].map(|p| game.view().can_place_tile(Player(p)));
    assert_eq!(can(&game), [Ok(true), Ok(true)]);
    change(&mut game, |cx| _ = cx.position().map(|core| core.piles[STOCK.index()].clear()))?;
    assert_eq!(can(&game), [Ok(false), Ok(true)]);
    Ok(())
}

static FERRY: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let label = reg.label("joined");
    reg.rule(label).on_features_joined(|label, cx, _, _| {
        let player = Player(2);
        cx.award_points(ScoreEntry { player, points: 1, label: *label, seg: None, figure: None, cause: Cause::Bonus }, &[]);
        Ok(())
    });
    Ok(())
});

// MW-11, FR-21, FR-22: a link that makes one feature of two is told; one inside a feature is not.
#[test]
fn a_link_is_told_if_it_makes_one_feature_of_two() -> Check {
    let mut game = game(&rules(&[&FERRY])?, &[])?;
    let (graph, field) = (&game.state().core.graph, game.rules().kind("field"));
    let fields: Vec<SegmentId> = graph.segments().filter(|s| Some(graph.get(*s).kind) == field).collect();
    let joined = |game: &Game| game.state().core.score[2];
    assert!(fields.len() >= 2 && !graph.joined(fields[0], fields[1]));
    change(&mut game, |cx| cx.join(fields[0], fields[1], 0))?;
    assert_eq!(joined(&game), 1);
    change(&mut game, |cx| cx.join(fields[0], fields[1], 0))?;
    assert_eq!(joined(&game), 1);
    Ok(())
}
