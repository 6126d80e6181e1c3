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

/// Checks that a row of the guide has the type that the engine has.
macro_rules! typed {
    ($guide:expr, $how:literal, $type:ty, $value:expr) => {{
        let _: $type = $value;
        let row = $guide.lines().find(|line| line.contains(concat!("`", $how, "`"))).unwrap_or_default();
        let written = stringify!($type).replace(" ", "");
        assert!(row.replace(' ', "").contains(&format!("`{written}`")), "{}: the guide does not say `{written}`: {row}", $how);
    }};
}

#[test]
fn the_types_of_the_guide_are_those_of_the_engine() -> Result<(), KitError> {
    let guide = include_str!("../../../core/guide/state.md");
    let game = position(&Scenario::parse("words.toml", POSITION)?, &AVAILABLE)?;
    let v = game.view();
    let (player, follower) = (Player(0), game.rules().figure("follower").unwrap_or_default());
    let (figure, segment) = v.figures_of(player, follower).next().ok_or_else(|| KitError::other("no figure"))?;
    typed!(guide, "v.core.score[player.index()]", i32, v.core.score[player.index()]);
    typed!(guide, "v.core.tile_play.player", Player, v.core.tile_play.player);
    typed!(guide, "v.core.figures[figure.index()]", FigureState, v.core.figures[figure.index()]);
    typed!(guide, "v.core.in_supply(player, kind)", u8, v.core.in_supply(player, follower));
    typed!(guide, "v.core.tokens(player, token)", i16, v.core.tokens(player, Token::default()));
    typed!(guide, "v.tiles(segment)", i16, v.tiles(segment));
    assert!(v.counts_as_follower(figure).is_ok());
    // What the guide names comes with the prelude.
    let west = v.segment_at(Cell::new(1, 0), EdgePoint::new(Side::W, EdgePosition::Centre));
    assert!(west.is_none() || guide.contains("prelude"));
    Ok(())
}

/// A figure without an owner that goes to the road at the north edge of each placed tile.
struct Wanderer {
    stays: bool,
}

static WANDERER: Manifest = Manifest::new("ana/wanderer", "Wanderer", "0.1.0", "A wanderer goes to each road in the north.");

impl Expansion for Wanderer {
    fn manifest(&self) -> &'static Manifest {
        &WANDERER
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let walks = Walks { kind: reg.neutral_figure("ana/wanderer", FigureLocation::Supply)?, road: reg.kind("road") };
        if self.stays {
            reg.stays_when_scored(walks.kind);
        }
        reg.rule(walks).on_tile_placed(Walks::walk);
        Ok(())
    }
}

#[derive(Clone, Copy)]
struct Walks {
    kind: FigureKind,
    road: Kind,
}

impl Walks {
    fn walk(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let v = cx.view();
        let north = v.segment_at(v.core.board.tile(placed).cell, EdgePoint::new(Side::N, EdgePosition::Centre));
        let road = north.filter(|seg| v.core.graph.get(*seg).kind == self.road);
        if let (Some(figure), Some(road)) = (v.neutral(self.kind), road) {
            cx.move_figure(figure, FigureLocation::Segment(road));
        }
        Ok(())
    }
}

#[test]
fn a_figure_without_an_owner_leaves_a_completed_feature_unless_its_kind_stays() -> Result<(), KitError> {
    let scenario = |events: &str| {
        format!(
            "title = 'Wanderer'\ntable = {{ 'ana/wanderer' = {{}} }}\n[given]\nplaced = ['BA/RRR 0,0 0', 'BA/RFr 0,1 90']\n\
             [[step]]\nplace = 'BA/RRR 0,2 180'\ndeploy = 'pass'\n[step.expect]\nevents = [{events}]\n"
        )
    };
    let moves = "'ana/wanderer.1 from road@0,1:N to road@0,2:N'";
    let home = "'ana/wanderer.1 from road@0,2:N to supply'";
    let played = |stays: &'static Wanderer, events: &str| {
        play(&Scenario::parse("wanderer.toml", &scenario(events))?, &[&BASE, stays]).map_err(KitError::other)
    };
    played(&Wanderer { stays: false }, &format!("{moves}, {home}"))?;
    played(&Wanderer { stays: true }, moves)?;
    assert!(played(&Wanderer { stays: true }, home).is_err(), "it stays");
    Ok(())
}
