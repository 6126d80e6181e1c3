//! Phases and offers with a gate are called while the gate is open, and never else.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{
    Action, ArgKind, Ask, Context, Display, Expansion, Fault, Figure, Flag, Flow, Game, GameSetup, Gate, InstallError, Label,
    Manifest, Menu, Offer, OfferFlow, OfferStep, Options, PlacedTile, PlacedToken, Player, Registrar, Slot, Step, Table, Target,
    TargetKind, Token, TokenPlace, TurnPhase, Verb, View, at,
};
use bastide_testkit::KitError;

type Check = Result<(), KitError>;

static MANIFEST: Manifest = Manifest::new("gates", "Gates", "1.0.0", "Counts the calls of phases with gates.");

#[derive(Debug)]
struct Gates;

/// The number of calls of the phase with each gate: of a flag, a token and a kind of figure.
type Calls = [i16; 3];

#[derive(Clone, Copy)]
struct Ids {
    calls: Slot<Calls>,
    label: Label,
    odd: Flag,
    pebble: Token,
    nod: Verb,
}

/// Raises the flag while an odd number of tiles lies, and has a pebble lie while the number is
/// divided by 3.
fn note(ids: &Ids, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
    let place = TokenPlace::Cell(cx.core().board.tile(PlacedTile(0)).cell);
    if is_odd(placed.index() + 1) {
        cx.raise(ids.odd)
    } else {
        cx.lower(ids.odd)
    }
    if cx.take_token(ids.pebble, place, None).is_none() && (placed.index() + 1).is_multiple_of(3) {
        cx.put_token(PlacedToken { token: ids.pebble, place, number: 1, owner: None }, None);
    }
    Ok(())
}

const fn is_odd(tiles: usize) -> bool {
    tiles % 2 == 1
}

fn show(ids: &Ids, v: View, _: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
    let fact = |number: &i16| Display::Fact { name: ids.label, player: None, number: Some(*number) };
    out.extend(v.slots.of(ids.calls).iter().map(fact));
    Ok(())
}

/// Counts its calls at a position of the counts.
struct Count(Ids, usize);

impl TurnPhase for Count {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.slots.of_mut(self.0.calls)[self.1] += 1;
        Ok(Flow::Done)
    }
}

struct Nod(Ids);

impl Offer for Nod {
    fn offer(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0.nod, Target::None, 0);
        Ok(())
    }

    fn act(&self, _cx: &mut Context, _who: Player, _action: Action) -> OfferStep {
        Ok(OfferFlow::Done)
    }
}

impl Expansion for Gates {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let ids = Ids {
            calls: reg.slot(),
            label: reg.label("calls"),
            odd: reg.flag(),
            pebble: reg.define_token("pebble", 0),
            nod: reg.verb("gates.nod", TargetKind::None, ArgKind::None)?,
        };
        reg.rule(ids).on_tile_placed(note).displays(show);
        let gates = [Gate::Flag(ids.odd), Gate::Lies(ids.pebble), Gate::Away(reg.figure("follower"))];
        for (i, gate) in gates.into_iter().enumerate() {
            let phase = reg.phase("tile-play", &format!("gates.{i}"), at("end"), &[], Count(ids, i));
            reg.gate(phase, gate);
        }
        let deploying = reg.offer_point("deploy-step");
        let offer = reg.offer(deploying, Nod(ids));
        reg.gate_offer(offer, Gate::Flag(ids.odd));
        Ok(())
    }
}

fn counted(game: &Game) -> Result<Calls, KitError> {
    let displays = game.view().displays(Player(0)).map_err(KitError::other)?;
    let number = |display| if let Display::Fact { number, .. } = display { number } else { None };
    let all: Vec<i16> = displays.into_iter().filter_map(number).collect();
    all.try_into().map_err(|all| KitError::other(format!("{all:?}")))
}

/// Returns `true` for each gate that is open, by what lies and stands.
fn open(game: &Game) -> [bool; 3] {
    let core = &game.state().core;
    let tiles = core.board.placed_tiles().len();
    [is_odd(tiles), tiles.is_multiple_of(3), core.figures.iter().any(|f| f.place.is_on_landscape())]
}

/// Returns the figures on the landscape, found by a search.
fn standing(game: &Game) -> Vec<Figure> {
    let figures = game.state().core.figures.iter().enumerate();
    figures.filter(|(_, f)| f.place.is_on_landscape()).map(|(i, _)| Figure::at(i)).collect()
}

#[test]
fn phases_and_offers_are_called_while_their_gates_are_open() -> Check {
    let table = Table::parse("gates", "[gates]\n").map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&[&BASE, &Gates]).map_err(KitError::other)?);
    let mut game = Game::new(rules, &GameSetup::seeded(1)).map_err(KitError::other)?;
    let (mut expected, mut offered) = (Calls::default(), [0; 2]);
    for number in 0.. {
        let Some(decision) = game.decision() else { break };
        let in_step = !game.state().core.tile_play.placed_tiles.is_empty();
        let nods = decision.iter().any(|a| game.rules().names.verbs.name(a.verb.index()) == "gates.nod");
        assert_eq!(nods, in_step && open(&game)[0], "decision {number}");
        offered[usize::from(nods)] += i32::from(in_step);
        let (choice, serial) = (number * 7 % decision.len(), game.state().core.tile_play.serial);
        game.apply_nth(choice).map_err(KitError::other)?;
        assert_eq!(game.state().core.on_landscape().map(|(figure, _)| figure).collect::<Vec<_>>(), standing(&game));
        if game.decision().is_none() {
            break;
        }
        if game.state().core.tile_play.serial != serial {
            expected.iter_mut().zip(open(&game)).for_each(|(all, open)| *all += i16::from(open));
        }
        assert_eq!(counted(&game)?, expected, "decision {number}");
    }
    assert!(offered.iter().all(|n| *n > 0) && expected.iter().all(|n| *n > 0), "{offered:?} {expected:?}");
    Ok(())
}

/// A plugin with more flags than a table has room for.
#[derive(Debug)]
struct Flags;

impl Expansion for Flags {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        (0..65).for_each(|_| _ = reg.flag());
        Ok(())
    }
}

#[test]
fn a_table_with_more_than_64_flags_is_refused() -> Check {
    let table = Table::parse("gates", "[gates]\n").map_err(KitError::other)?;
    let refused = table.rules(&[&BASE, &Flags]).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(refused.contains("flags"), "{refused}");
    Ok(())
}
