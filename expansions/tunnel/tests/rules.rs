//! Rules of the Tunnel that the scenario format cannot express.

use bastide_core::{Player, STOCK};
use bastide_testkit::games::{Check, offers, on_offer, play, rules, scores, stage, start};
use bastide_testkit::sets::{printed, seats};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "tunnel", bastide_expansions::all());

// covers: TU-01, TU-02
#[test]
fn players_have_pairs_of_tunnel_tokens_by_their_number() -> Check {
    for (option, pairs) in [("3/2", [3, 2, 1, 1]), ("2/1", [2, 1, 1, 1]), ("1/1", [1, 1, 1, 1])] {
        for (players, pairs) in [2, 3, 4, 6].into_iter().zip(pairs) {
            let table = format!("{}inns-cathedrals = {{}}\ntunnel = {{ tunnel_pairs = \"{option}\" }}", seats(players));
            let game = start(&table, 1)?;
            let token = game.rules().token("tunnel");
            let held = |player| token.map(|token| game.view().core.tokens(Player(player), token));
            assert_eq!((held(0), held(1)), (Some(2 * pairs), Some(2 * pairs)), "{option} {players}");
        }
    }
    for copies in [0, 1, 2] {
        let rules = rules(&format!("tunnel = {{ copies = {copies} }}"))?;
        assert_eq!(printed(&rules, "TU/", "tunnel-opening"), (4 * copies, 10 * copies));
        assert_eq!(rules.pile(STOCK).len(), 72 + 4 * copies);
    }
    Ok(())
}

// covers: TU-08, TU-14
#[test]
fn by_the_option_a_tunnel_token_is_laid_before_the_tile() -> Check {
    let position = |option: &str| {
        format!(
            "title = 'before the tile'\n[table]\ntunnel = {{ tunnel_step = '{option}' }}\n[given]\n\
             placed = ['BA/LR 0,0 270', 'TU/RCR 1,0 0', 'BA/LR 2,0 90', 'blue: tunnel.lay 1 road@1,0:W']\n\
             figures = ['red follower road@0,0:E']\n[[step]]\nby = 'blue'\nplace = 'BA/L 0,1 0'"
        )
    };
    let token = "tunnel.lay 1 road@1,0:E";
    let plain = stage(&position("deploy"), &[])?;
    assert!(!offers(&plain, token), "{:?}", on_offer(&plain));
    let mut game = stage(&position("any"), &[])?;
    assert!(offers(&game, token));
    play(&mut game, token)?;
    assert_eq!(scores(&game), [0, 0], "it is scored with the tile");
    play(&mut game, "place BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    assert_eq!(scores(&game), [3, 0]);
    Ok(())
}

// covers: TU-22, SH-127
#[test]
fn the_shop_has_no_marker_for_tunnels() {
    let refused = rules("tunnel = {}\nshop = { markers = [\"tunnel\"] }").map_or_else(|e| e.to_string(), |_| "accepted".into());
    assert!(refused.contains("unknown marker \"tunnel\""), "{refused}");
    assert!(rules("tunnel = {}\nshop = {}").is_ok());
}
