//! Hooks and offers that are registered for some tiles or figures only are called for these and for
//! no others.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{
    Action, ArgKind, Ask, Context, Display, Event, Expansion, Fault, Figure, FigureKind, FigureLocation, Game, GameSetup,
    InstallError, Label, Manifest, Menu, Offer, OfferFlow, OfferStep, Options, PASS, PlacedTile, Player, Registrar, Slot, Table,
    Target, TargetKind, Verb, View,
};
use bastide_testkit::KitError;

type Check = Result<(), KitError>;

static MANIFEST: Manifest = Manifest::new("counter", "Counter", "1.0.0", "Counts the calls of its hooks.");

/// The trait of the tiles that the hooks are for. It is printed on segments.
const MARK: &str = "pennant";

#[derive(Debug)]
struct Counter;

/// The numbers of calls of two hooks.
#[derive(Clone, Copy, Hash, Default)]
struct Calls {
    tiles: i16,
    moves: i16,
}

#[derive(Clone, Copy)]
struct Ids {
    calls: Slot<Calls>,
    label: Label,
    ghost: FigureKind,
    wave: Verb,
}

impl Ids {
    fn count_tile(&self, cx: &mut Context, _tile: PlacedTile) -> Result<(), Fault> {
        cx.slots.of_mut(self.calls).tiles += 1;
        Ok(())
    }

    fn count_move(&self, cx: &mut Context, _: Figure, _: FigureLocation, _: FigureLocation) -> Result<(), Fault> {
        cx.slots.of_mut(self.calls).moves += 1;
        Ok(())
    }

    /// Moves the figure without an owner to each tile.
    fn haunt(&self, cx: &mut Context, tile: PlacedTile) -> Result<(), Fault> {
        let cell = cx.core().board.tile(tile).cell;
        if let Some(ghost) = cx.view().neutral(self.ghost) {
            cx.move_figure(ghost, FigureLocation::Spot { cell, at: 0 });
        }
        Ok(())
    }

    fn no_pass(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.retain(|entry| entry.verb != PASS);
        Ok(())
    }

    fn show(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let Calls { tiles, moves } = *v.slots.of(self.calls);
        out.extend([tiles, moves].map(|number| Display::Fact { name: self.label, player: None, number: Some(number) }));
        Ok(())
    }
}

/// Offers an action that uses up the deploy step.
struct Wave(Verb);

impl Offer for Wave {
    fn offer(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0, Target::None, 0);
        Ok(())
    }

    fn act(&self, _cx: &mut Context, _who: Player, _action: Action) -> OfferStep {
        Ok(OfferFlow::Done)
    }
}

impl Expansion for Counter {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let (mark, deploying) = (reg.tile_trait(MARK), reg.offer_point("deploy-step"));
        let ids = Ids {
            calls: reg.slot(),
            label: reg.label("calls"),
            ghost: reg.neutral_figure("ghost", FigureLocation::Supply)?,
            wave: reg.verb("counter.wave", TargetKind::None, ArgKind::None)?,
        };
        reg.rule(ids).on_tile_placed(Ids::haunt).displays(Ids::show);
        reg.rule(ids).for_tiles([mark]).on_tile_placed(Ids::count_tile).filter(deploying, Ids::no_pass);
        reg.rule(ids).for_owned_figures().on_figure_moved(Ids::count_move);
        reg.offer_for_tiles(deploying, [mark], Wave(ids.wave));
        Ok(())
    }
}

/// Returns `true` if a segment of a placed tile has the trait.
fn is_marked(game: &Game, placed: PlacedTile) -> bool {
    let (v, rules) = (game.view(), game.rules());
    let info = rules.tiles.get(v.core.board.tile(placed).tile);
    info.segments.iter().flat_map(|segment| segment.traits.iter()).any(|(t, _)| rules.names.traits.name(t.index()) == MARK)
}

/// Returns how many of the last events the hooks for marked tiles and for figures of players are for.
fn concerned(game: &Game) -> [i16; 2] {
    let owned = |figure: Figure| game.state().core.figures[figure.index()].owner.is_some();
    let events = || game.log().events().iter();
    let tiles = events().filter(|e| matches!(e, Event::TilePlaced { placed } if is_marked(game, *placed))).count();
    let moves = events().filter(|e| matches!(e, Event::FigureMoved { figure, .. } if owned(*figure))).count();
    [tiles as i16, moves as i16]
}

fn counted(game: &Game) -> Result<Vec<i16>, KitError> {
    let displays = game.view().displays(Player(0)).map_err(KitError::other)?;
    let number = |display| if let Display::Fact { number, .. } = display { number } else { None };
    Ok(displays.into_iter().filter_map(number).collect())
}

#[test]
fn hooks_and_offers_are_called_for_their_tiles_and_figures_only() -> Check {
    let table = Table::parse("counter", "[counter]\n").map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&[&BASE, &Counter]).map_err(KitError::other)?);
    let mut game = Game::new(rules, &GameSetup::seeded(1)).map_err(KitError::other)?;
    let (mut expected, mut offered) = (concerned(&game), [0; 2]);
    for number in 0.. {
        let Some(decision) = game.decision() else { break };
        let placed = game.state().core.tile_play.placed_tiles.first().copied();
        if let Some(placed) = placed {
            let marked = is_marked(&game, placed);
            let verb = |name: &str| decision.iter().any(|a| game.rules().names.verbs.name(a.verb.index()) == name);
            assert_eq!((verb("counter.wave"), verb("pass")), (marked, !marked), "decision {number}");
            offered[usize::from(marked)] += 1;
        }
        let choice = number * 7 % decision.len();
        game.apply_nth(choice).map_err(KitError::other)?;
        expected.iter_mut().zip(concerned(&game)).for_each(|(all, more)| *all += more);
        assert_eq!(counted(&game)?, expected, "decision {number}");
    }
    assert!(offered.iter().all(|n| *n > 0) && expected.iter().all(|n| *n > 0), "{offered:?} {expected:?}");
    Ok(())
}
