//! Queries that most expansions need: the cell of a figure, the figures on a cell, and whose turn
//! it is.

use bastide_base::BASE;
use bastide_core::author::prelude::*;
use bastide_testkit::{KitError, Scenario, play, position};

const AVAILABLE: [&dyn Expansion; 1] = [&BASE];

const POSITION: &str = "title = 'A position'\n[table]\nedition = 'new'\n[given]\nstock = 20\nplaced = ['BA/C 0,0 180', 'BA/L 1,0 0']\n\
                        figures = ['red follower city@0,0:S', 'blue follower monastery@1,0']\n[[step]]\nplace = 'BA/C 0,1 0'\n";

#[test]
fn figures_are_found_by_their_player_and_by_their_cell() -> Result<(), KitError> {
    let game = position(&Scenario::parse("words.toml", POSITION)?, &AVAILABLE)?;
    let v = game.view();
    let follower = game.rules().figure("follower").unwrap_or_default();
    let (red, blue) = (Player(0), Player(1));
    let of = |player| v.figures_of(player, follower).collect::<Vec<_>>();
    assert_eq!((of(red).len(), of(blue).len()), (1, 1));
    for (player, cell) in [(red, Cell::new(0, 0)), (blue, Cell::new(1, 0))] {
        let (figure, seg) = of(player)[0];
        assert_eq!((v.cell_of(figure), v.core.graph.get(seg).cell), (Ok(Some(cell)), cell));
        assert_eq!(v.figures_at(cell), Ok(vec![figure]));
    }
    assert_eq!(v.figures_at(Cell::new(5, 5)), Ok(vec![]));
    let on_board = (0..v.core.figures.len()).filter(|i| v.cell_of(Figure::at(*i)) != Ok(None));
    assert_eq!(on_board.count(), 2);
    assert_eq!((v.has_turn(red), v.has_turn(blue)), (true, false));
    Ok(())
}

#[test]
fn a_set_of_figure_kinds_holds_what_was_inserted() {
    let kinds = [3, 0, 31].map(bastide_core::FigureKind);
    let mut set: FigureKinds = kinds.into_iter().collect();
    assert_eq!(set.iter().map(|kind| kind.0).collect::<Vec<_>>(), [0, 3, 31]);
    set.remove(kinds[1]);
    assert!(!set.has(kinds[1]) && set.has(kinds[2]) && !set.is_empty());
    assert_eq!(set & FigureKinds::only(kinds[0]), FigureKinds::only(kinds[0]));
    assert!((set & FigureKinds::only(kinds[1])).is_empty() && FigureKinds::NONE.is_empty());
    assert_eq!(FigureKinds::ALL.iter().count(), 32);
}

/// An expansion whose id has an author: whoever calls in the follower step rolls a die for a coin.
struct Calls;

static CALLS: Manifest = Manifest::new("ana/calls", "Calls", "0.1.0", "Names with an author.");

impl Expansion for Calls {
    fn manifest(&self) -> &'static Manifest {
        &CALLS
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let call = Call {
            verb: reg.verb("ana/calls.call", TargetKind::None, ArgKind::None)?,
            die: reg.stream("ana/calls.die"),
            coin: reg.define_token("ana/calls.coin", 0),
        };
        let deploying = reg.offer_point("deploy-step");
        reg.offer(deploying, call);
        Ok(())
    }
}

#[derive(Clone, Copy)]
struct Call {
    verb: Verb,
    die: Stream,
    coin: Token,
}

impl Offer for Call {
    fn offer(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.verb, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, _: Action) -> OfferStep {
        let coins = cx.chance(self.die, 6);
        cx.hand_out(who, self.coin, coins as i16);
        Ok(OfferFlow::Done)
    }
}

#[test]
fn names_with_an_author_are_written_in_scenarios_as_the_guide_says() -> Result<(), KitError> {
    let scenario = "title = 'Calls'
table = { 'ana/calls' = {} }
[given]
placed = ['BA/RCr 0,0 0']
chance = { 'ana/calls.die' = [1] }
[[step]]
place = 'BA/L 0,1 0'
deploy = 'ana/calls.call'
[step.expect]
tokens = { red = { 'ana/calls.coin' = 1 } }
events = ['chance ana/calls.die: 1 of 6', 'token ana/calls.coin red']
";
    play(&Scenario::parse("calls.toml", scenario)?, &[&BASE, &Calls]).map_err(KitError::other)
}
