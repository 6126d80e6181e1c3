//! Plans, journals and tables.

use super::kit::{Done, bot, play, secret, stronger, tournament};
use crate::entrants::{Entrant, EntrantKind};
use crate::ids::{DuelId, EntrantId, GameId};
use crate::journal::{Head, Played, complete, enter};
use crate::plan::Plan;
use crate::settings::{Format, Settings};
use crate::standings::TieBreak;
use crate::tables::{games_csv, halves, number, standings_csv};
use crate::{Tournament, TournamentError};

fn plan(json: &str) -> Result<Plan, serde_json::Error> {
    serde_json::from_str(json)
}

#[test]
fn a_plan_becomes_a_tournament_and_misplaced_keys_are_refused() -> Result<(), serde_json::Error> {
    let four =
        r#""entrants": [{"bot": "greedy"}, {"bot": "random"}, {"bot": "command:my bot", "name": "mine"}, {"bot": "master"}]"#;
    let with = |keys: &str| plan(&format!("{{{keys}, {four}}}"));
    let made = with(r#""format": "swiss", "games": 3, "seed": 5"#)?;
    let found = made.tournament().map(|t| (t.settings.format, t.settings.duel.games, t.entrants[2].name.clone()));
    assert_eq!(found, Ok((Format::Swiss { rounds: 3 }, 3, "mine".into())));
    assert!(made.secret().is_that_of(&crate::seal::Secret::new("5").hash()));
    assert_eq!((made.bot(EntrantId(2)), made.bot(EntrantId(0)), made.bot(EntrantId(5))), (Some("random"), None, None));
    let refused = |keys: &str| with(keys).map(|plan| plan.tournament().err().map(|e| e.to_string()).unwrap_or_default());
    assert!(refused(r#""format": "knockout", "rounds": 3"#)?.contains("\"rounds\" does not belong to the format \"knockout\""));
    assert!(refused(r#""format": "swiss", "third_place": true"#)?.contains("third_place"));
    assert!(refused(r#""format": "swiss", "games": 2"#)?.contains("1, 3 or 5"));
    assert!(with(r#""format": "swiss", "round": 3"#).is_err() && with(r#""format": "ladder""#).is_err());
    let twice = plan(r#"{"format": "round-robin", "entrants": [{"bot": "greedy"}, {"bot": "greedy"}]}"#)?;
    assert!(matches!(twice.tournament(), Err(TournamentError::Twice { .. })));
    Ok(())
}

#[test]
fn a_journal_leads_to_the_same_tournament_wherever_it_was_cut() -> Done {
    let mut t = tournament(Format::Swiss { rounds: 3 }, 6)?;
    let fresh = t.clone();
    let mut text = String::new();
    while t.advance(&secret())?.is_some() {
        for (at, duel) in t.due_duels().collect::<Vec<_>>().into_iter().enumerate() {
            let played = Played { game: GameId { duel, game: 1 }, scores: [60 + at as i32, 61] };
            enter(&mut t, &secret(), &played)?;
            text += &(serde_json::to_string(&played).unwrap_or_default() + "\n");
        }
    }
    for cut in 0..=text.len() {
        let mut again = fresh.clone();
        let (lines, length) = complete(&text[..cut]);
        for line in lines {
            let played: Played =
                serde_json::from_str(line).map_err(|e| TournamentError::Journal { line: 0, why: e.to_string() })?;
            enter(&mut again, &secret(), &played)?;
        }
        assert!(
            length <= cut && text[..length].lines().count() == again.matches().flat_map(|(_, one)| &one.duels[0].games).count()
        );
        if cut == text.len() {
            assert_eq!(again.rounds, t.rounds);
        }
    }
    let unknown = GameId { duel: DuelId { round: 9, number: 1, board: 1 }, game: 1 };
    assert!(enter(&mut t, &secret(), &Played { game: unknown, scores: [1, 2] }).is_err());
    let head = Head::new(&fresh, &secret(), "table");
    assert_eq!(head, Head::new(&fresh, &secret(), "table"));
    assert_ne!(head.tournament, Head::new(&fresh, &secret(), "another").tournament);
    Ok(())
}

#[test]
fn no_cell_is_a_formula() -> Done {
    let names = ["=1+1", "+a", "-b", "@c", " =d", "a, \"b\"", "plain", "\t=e"];
    let entrant = |(id, name): (u32, &&str)| Entrant::new(EntrantId(id), *name, EntrantKind::Single(bot()));
    let entrants = (1..).zip(&names).map(entrant).collect();
    let mut t = Tournament::new("csv", Settings::new(Format::Swiss { rounds: 2 }), entrants)?;
    t.advance(&secret())?;
    play(&mut t, stronger)?;
    t.advance(&secret())?;
    t.forfeit(DuelId { round: 2, number: 1, board: 1 }, crate::duels::Outcome::BothLost)?;
    for text in [standings_csv(&t), games_csv(&t)] {
        assert!(text.contains("'=1+1") && text.contains("\"a, \"\"b\"\"\"") && text.contains("plain"), "{text}");
        let cells = text.lines().flat_map(|line| line.split(','));
        let dangerous = |cell: &&str| {
            let cell = cell.trim_start_matches(['"', ' ', '\t']);
            cell.starts_with(['=', '+', '@']) || cell.starts_with('-') && cell.parse::<f64>().is_err()
        };
        assert_eq!(cells.filter(dangerous).count(), 0, "{text}");
    }
    assert_eq!(games_csv(&t).lines().count(), 6);
    assert_eq!([5, 4, -1, 0].map(halves), ["2.5", "2", "-0.5", "0"]);
    assert_eq!(number(TieBreak::Duplicate, -20_500), "-20.500");
    Ok(())
}
