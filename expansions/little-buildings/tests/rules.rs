//! Rules of the Little Buildings that the scenario format cannot express.

use bastide_core::{
    Cell, CompletionRule, EdgeContact, EdgePoint, EdgePosition, Expansion, InstallError, KindSpec, Manifest, Options, Player,
    Registrar, STOCK, ScoringReason, Side,
};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "little-buildings", bastide_expansions::all());

/// Returns how many towers, houses and sheds each player gets.
fn dealt(players: usize, options: &str) -> Result<Vec<[i16; 3]>, KitError> {
    let seats: Vec<&str> = bastide_core::table::COLORS.into_iter().take(players).collect();
    let game = start(&format!("players = {seats:?}\nbase = {{ player_limit = 'free' }}\nlittle-buildings = {options}"), 1)?;
    let v = game.view();
    let tokens = ["little-tower", "little-house", "little-shed"].map(|name| v.rules.token(name).unwrap_or_default());
    Ok(Player::all(v.core.seats).map(|player| tokens.map(|token| v.core.tokens(player, token))).collect())
}

// covers: LB-01, LB-02, LB-03, LB-12
#[test]
fn buildings_are_dealt_evenly() -> Check {
    for (players, each) in [(2, 9), (3, 6), (4, 4), (5, 3), (6, 3)] {
        let dealt = dealt(players, "{}")?;
        assert!(dealt.iter().all(|kinds| kinds.iter().sum::<i16>() == each), "{players} players: {dealt:?}");
        assert!((0..3).all(|kind| dealt.iter().map(|kinds| kinds[kind]).sum::<i16>() <= 6), "there are 6 of a kind");
    }
    // Tower, house, shed: the first two players have a shed more, the others a house more.
    assert_eq!(dealt(4, "{}")?, [[1, 1, 2], [1, 1, 2], [1, 2, 1], [1, 2, 1]]);
    for options in ["{ building_share = 'kinds' }", "{ building_points = '3/2/1' }", "{ preset = 'variant' }"] {
        for (players, each) in [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
            assert_eq!(dealt(players, options)?, vec![[each; 3]; players], "{options}");
        }
    }
    assert_eq!(dealt(4, "{ building_sets = 2 }")?, [[3; 3]; 4]);
    assert_eq!(dealt(2, "{ building_sets = 0 }")?, [[0; 3]; 2]);
    Ok(())
}

// LB-19: what is laid on the tiles of a castle is not a part of any value of it.
#[test]
fn a_castle_has_no_buildings() -> Check {
    let given = "placed = ['BA/C 0,0 180', 'BA/C 0,1 0', 'red: castles.build city@0,0:S']\nactions = ['red: building.lay little-shed 0,0']";
    let text = format!(
        "title = 't'\n[table]\nedition = 'new'\nbridges-castles-bazaars = {{}}\nlittle-buildings = {{}}\n[given]\n{given}\n[[step]]\nquery = true\n"
    );
    let game = stage(&text, &[])?;
    let v = game.view();
    let castle = v.segment_at(Cell::new(0, 0), EdgePoint::new(Side::S, EdgePosition::Centre)).unwrap_or_default();
    assert_eq!(v.rules.names.kinds.name(v.core.graph.get(castle).kind.index()), "castle");
    assert_eq!(v.value(castle, ScoringReason::Completed).map_err(KitError::other)?.lines(), []);
    Ok(())
}

/// Brings a place that is never complete and scores the cells of its row, as a place of priors
/// does.
#[derive(Debug)]
struct Priory;

static PRIORY: Manifest = Manifest::new("priory", "Priory", "0.1.0", "A place that scores its row.");

/// A tile with a place that scores its row.
const TILE: &str = r#"
[[tile]]
id = "XX/P"
count = { first = 1, new = 1 }
segments = [
  { kind = "priory" },
  { kind = "field", edges = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] },
]
"#;

impl Expansion for Priory {
    fn manifest(&self) -> &'static Manifest {
        &PRIORY
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let place = reg.define_kind("priory", KindSpec::new(EdgeContact::Inside, CompletionRule::Never));
        let follower = reg.figure("follower");
        reg.allow_on(follower, place);
        reg.scored_cells(place, |v, feature, cell| cell.y == v.core.graph.get(feature).cell.y);
        reg.tiles("priory.toml", TILE, 1, STOCK)
    }
}

// covers: LB-16
#[test]
fn a_prior_counts_the_buildings_on_the_tiles_that_its_place_scores() -> Check {
    for (rows, points) in [(true, 2), (false, 0)] {
        let given = "placed = ['XX/P 0,0 0', 'BA/L 1,0 0', 'BA/L 2,0 0', 'BA/L 0,1 0']\nfigures = ['red follower priory@0,0']";
        let laid = ["0,0", "2,0", "0,1"].map(|cell| format!("'red: building.lay little-shed {cell}'")).join(", ");
        let text = format!(
            "title = 't'\n[table]\npriory = {{}}\nlittle-buildings = {{ building_rows = {rows} }}\n[given]\n{given}\nactions = [{laid}]\n[[step]]\nquery = true\n"
        );
        let game = stage(&text, &[&Priory])?;
        assert_eq!(game.view().standing().map_err(KitError::other)?, [points, 0], "{rows}");
    }
    Ok(())
}
