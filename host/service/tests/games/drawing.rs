//! Boards that a person draws: what is said about them, how random games fill them, and how they are printed.

use bastide_service::{Answer, Order, Paper, Service};
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::Done;

const BOARD: &str = include_str!("../../../../maps/boards/iberia.toml");

fn data(order: &Order) -> Result<Value, String> {
    match Service::new(Vec::new()).carry_out(order) {
        Answer::Data(data) => Ok(data),
        Answer::Refused(why) => Err(why),
        other => Err(format!("{other:?}")),
    }
}

fn document(option: &str, text: &str, language: &str) -> Result<Value, String> {
    let language = Language::parse(language).unwrap_or_default();
    data(&Order::Document { plugin: "maps".into(), option: option.into(), text: text.into(), language })
}

fn games(toml: &str, first: u32, games: u32) -> Result<Value, String> {
    data(&Order::RandomGames { toml: toml.into(), first, games })
}

#[test]
fn a_document_is_read_and_its_errors_are_told_at_their_cells_in_the_language_of_the_reader() -> Done {
    let read = document("map", BOARD, "en")?;
    assert_eq!(read["content"]["name"], "Iberia");
    assert!(read["remarks"].as_array().is_some_and(|remarks| remarks.iter().all(|remark| remark["error"] == false)), "{read}");
    let lost = "name = \"\"\ngrid = \"SS~..\"\n";
    for (language, words) in [("en", "No tile can ever reach 2 cells"), ("nl", "2 vakken, zoals 3,0"), ("de", "diese 2 Felder")] {
        let read = document("map", lost, language)?;
        let remark = &read["remarks"][0];
        assert!(remark["message"].as_str().is_some_and(|message| message.contains(words)), "{remark}");
        assert_eq!((&remark["error"], &remark["cells"], &remark["line"]), (&json!(true), &json!([[3, 0], [4, 0]]), &json!(2)));
    }
    assert_eq!(document("map", "grid = ", "en")?["content"], Value::Null);
    assert!(document("tile_count", BOARD, "en").is_err_and(|why| why.contains("no option maps.tile_count takes a document")));
    assert!(document("map", &"#".repeat(40_000), "en").is_err_and(|why| why.contains("longer than")));
    let many = format!("name = \"\"\ngrid = '''\n{}'''\n", "????????????????????\n".repeat(20));
    assert_eq!(document("map", &many, "en")?["remarks"].as_array().map(Vec::len), Some(200));
    Ok(())
}

#[test]
fn random_games_are_the_same_for_the_same_numbers_and_add_up() -> Done {
    let toml = "players = [\"green\", \"red\"]\n[maps]\nmap = \"british-isles\"\ntile_count = 60\n";
    let counts = |read: &Value| -> Vec<(i64, i64, i64)> { serde_json::from_value(read["cells"].clone()).unwrap_or_default() };
    let (both, again) = (games(toml, 0, 4)?, games(toml, 0, 4)?);
    assert_eq!((&both, &both["games"]), (&again, &json!(4)));
    let apart: i64 = [games(toml, 0, 2)?, games(toml, 2, 2)?].iter().flat_map(counts).map(|(_, _, n)| n).sum();
    let together: i64 = counts(&both).into_iter().map(|(_, _, n)| n).sum();
    assert_eq!(apart, together);
    // 60 tiles at most lie on the board of each game, and no printed one counts.
    assert!((4 * 40..=4 * 60).contains(&together), "{together}");
    assert!(counts(&both).iter().all(|(_, _, n)| (1..=4).contains(n)));
    let long = "players = [\"green\", \"red\"]\n[base]\ncopies = 9\n";
    assert!(games(long, 0, 1).is_err_and(|why| why.contains("at most 600 tiles")));
    assert!(games("[towr]\n", 0, 1).is_err_and(|why| why.contains("tower")));
    Ok(())
}

#[test]
fn a_board_is_printed_on_sheets_in_true_size() -> Done {
    let sheet = |paper, sheet| data(&Order::MapSheet { text: BOARD.into(), paper, sheet });
    for (paper, sides) in [(Paper::A4, [210.0, 297.0]), (Paper::Letter, [215.9, 279.4])] {
        let first = sheet(paper, 0)?;
        let mut found = [first["width"].as_f64(), first["height"].as_f64()].map(Option::unwrap_or_default);
        found.sort_by(f64::total_cmp);
        assert_eq!(found, sides);
        let all = first["sheets"].as_u64().ok_or("no number")? as usize;
        assert!(all > 3, "{all}");
        assert_eq!(first["name"], "A1");
        assert!(sheet(paper, all - 1).is_ok() && sheet(paper, all).is_err_and(|why| why.contains("no such sheet")));
    }
    let wrong = data(&Order::MapSheet { text: "grid = ".into(), paper: Paper::A4, sheet: 0 });
    assert!(wrong.is_err(), "{wrong:?}");
    Ok(())
}
