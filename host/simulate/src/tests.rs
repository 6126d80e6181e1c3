use super::*;
use bastide_tables::tables;

fn plan(games: u64, threads: usize) -> Plan {
    Plan { games, seed: 5, threads, bots: vec!["random".into(); 2], shard: Shard::WHOLE, moves: false }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() -> Result<(), SimulateError> {
    let setting = tables::to_measure(None)?;
    let run_on = |threads| {
        let mut rows = Vec::new();
        let outcome = run(&setting, &plan(1000, threads), |_| {}, Some(&mut rows))?;
        Ok::<_, SimulateError>((format!("{:?}", outcome.games_alone()), String::from_utf8_lossy(&rows).into_owned()))
    };
    let (one, rows) = run_on(1)?;
    assert_eq!(rows.lines().count(), 1001);
    for threads in [2, 5] {
        let (other, other_rows) = run_on(threads)?;
        assert_eq!(one, other);
        assert!(rows == other_rows, "the rows of {threads} threads differ");
    }
    Ok(())
}

#[test]
fn a_run_that_is_stopped_tells_of_the_games_that_are_over() -> Result<(), SimulateError> {
    let setting = tables::to_measure(None)?;
    let (stop, mut rows, mut heard) = (AtomicBool::new(false), Vec::new(), 0);
    let progress = |n| {
        heard += n;
        stop.store(true, Ordering::Relaxed);
    };
    let outcome = run_until(&setting, &plan(100_000, 2), progress, Some(&mut rows), Control::of(&stop))?;
    assert!(outcome.games > 0 && outcome.games < outcome.asked, "{} of {}", outcome.games, outcome.asked);
    assert_eq!((outcome.games, outcome.games + 1), (heard, String::from_utf8_lossy(&rows).lines().count() as u64));
    Ok(())
}

#[test]
fn a_row_says_where_all_points_came_from() -> Result<(), SimulateError> {
    let setting = tables::to_measure(None)?;
    let mut rows = Vec::new();
    run(&setting, &plan(40, 2), |_| {}, Some(&mut rows))?;
    let text = String::from_utf8_lossy(&rows).into_owned();
    let kinds = setting.rules.names.kinds.len() + 1;
    for line in text.lines().skip(1) {
        let cells: Vec<i64> = line.split(',').skip(5).filter_map(|c| c.parse().ok()).collect();
        assert_eq!(cells.len(), 2 * (kinds + 1));
        for seat in cells.chunks(kinds + 1) {
            assert_eq!(seat[0], seat[1..].iter().sum::<i64>(), "{line}");
        }
    }
    Ok(())
}

#[test]
fn random_games_of_the_base_game_are_as_four_engines_agree() -> Result<(), SimulateError> {
    let setting = tables::to_measure(None)?;
    let outcome = run(&setting, &plan(4000, 2), |_| {}, None)?;
    let near = |value: f64, expected: f64, by: f64| assert!((value - expected).abs() < by, "{value} is not {expected}");
    near(outcome.seats[0].score.mean, 19.6, 0.5);
    near(outcome.seats[1].score.mean, 19.3, 0.5);
    near(outcome.turns.mean, 70.98, 0.05);
    near(outcome.placements_a_tile, 32.65, 0.3);
    Ok(())
}

#[test]
fn bots_are_dealt_out_seat_by_seat() -> Result<(), SimulateError> {
    let setting = tables::to_play(None)?;
    assert_eq!(Plan::seat_bots(&setting, &[])?, ["random", "greedy"]);
    assert_eq!(Plan::seat_bots(&setting, &["greedy".into()])?, ["greedy", "greedy"]);
    assert!(Plan::seat_bots(&setting, &["gredy".into()]).is_err());
    Ok(())
}

/// Plays the shards of a run and returns the totals of each, with a name.
fn shards(plan: &Plan, of: u64) -> Result<Vec<(String, Totals)>, SimulateError> {
    let setting = tables::to_measure(None)?;
    let part = |number| {
        let shard = Shard { number, of };
        let plan = Plan { shard, threads: 1 + number as usize % 2, ..plan.clone() };
        let (totals, _) = play_all(&setting, &plan, |_| {}, None, Control::of(&AtomicBool::new(false)))?;
        Ok((shard.to_string(), totals))
    };
    (1..=of).map(part).collect()
}

#[test]
fn shards_add_up_to_the_whole_run() -> Result<(), Box<dyn std::error::Error>> {
    let setting = tables::to_measure(None)?;
    let plan = plan(103, 2);
    let mut rows = Vec::new();
    let (whole, outcome) = play_all(&setting, &plan, |_| {}, Some(&mut rows), Control::of(&AtomicBool::new(false)))?;
    for of in [1, 2, 7, 103, 110] {
        let mut parts = shards(&plan, of)?;
        parts.reverse();
        let read = parts.iter().map(|(name, part)| Ok((name.clone(), serde_json::from_str(&serde_json::to_string(part)?)?)));
        let merged = totals::merge(read.collect::<Result<Vec<_>, serde_json::Error>>()?)?;
        assert_eq!(merged, whole, "{of} shards");
        assert_eq!(format!("{:?}", Outcome::of(&merged)), format!("{:?}", outcome.games_alone()));
    }
    let mut lines = Vec::new();
    for number in 1..=3 {
        let plan = Plan { shard: Shard { number, of: 3 }, ..plan.clone() };
        let mut part = Vec::new();
        let outcome = run(&setting, &plan, |_| {}, Some(&mut part))?;
        assert_eq!((outcome.games, outcome.asked, outcome.shard), (34 + u64::from(number == 3), outcome.games, Some(plan.shard)));
        let text = String::from_utf8(part)?;
        lines.extend(text.lines().skip(usize::from(number > 1)).map(str::to_owned));
    }
    assert_eq!(lines.join("\n") + "\n", String::from_utf8(rows)?);
    Ok(())
}

#[test]
fn shards_that_do_not_make_a_run_are_refused() -> Result<(), Box<dyn std::error::Error>> {
    let plan = plan(20, 1);
    let parts = shards(&plan, 3)?;
    let message = |parts: Vec<(String, Totals)>| totals::merge(parts).map_or_else(|e| e.to_string(), |_| String::new());
    let with = |change: &dyn Fn(&mut Totals)| {
        let mut parts = parts.clone();
        change(&mut parts[2].1);
        message(parts)
    };
    assert_eq!(with(&|_| {}), "");
    assert_eq!(message(Vec::new()), "no totals were given; name the files that `simulate --totals` wrote");
    assert_eq!(
        message(parts[..1].to_vec()),
        "2 of the 3 shards are missing: 2/3 and 3/3; play them with `bastide simulate --shard`"
    );
    assert_eq!(
        message([&parts[..], &[("copy".to_owned(), parts[1].1.clone())]].concat()),
        "shard 2/3 is given twice: by 2/3 and by copy"
    );
    let other = "3/3 belongs to another run than 1/3: it has another";
    assert_eq!(with(&|part| part.run.seed = 6), format!("{other} seed: 6, not 5"));
    assert_eq!(
        with(&|part| part.run.engine = "9".into()),
        format!("{other} version of the engine: 9, not {}", parts[0].1.run.engine)
    );
    assert_eq!(
        with(&|part| part.run.bots[1] = "greedy".into()),
        format!("{other} list of bots: random and greedy, not random and random")
    );
    let edition = with(&|part| part.run.table = part.run.table.replace("\"first\"", "\"new\""));
    assert_eq!(edition, format!("{other} table: \"edition = \"new\"\", not \"edition = \"first\"\""));
    assert!(with(&|part| part.run.plugins = Default::default()).starts_with(&format!("{other} list of plugins")));
    // 7 games of 20 in shard 3/3, and of 21 too.
    assert_eq!(with(&|part| part.run.games = 21), format!("{other} number of games: 21, not 20"));
    let invalid = "3/3 does not hold totals of `bastide simulate --totals`:";
    assert_eq!(with(&|part| part.shard.of = 2), format!("{invalid} there is no shard 3/2"));
    assert_eq!(with(&|part| part.played = 6), format!("{invalid} its counts of games do not agree"));
    assert_eq!(with(&|part| part.bastide_totals = 2), format!("{invalid} it has format 2, and this version reads format 1"));
    assert_eq!(with(&|part| part.seats.truncate(1)), format!("{invalid} it does not have results for all 2 seats"));
    let mut four = shards(&plan, 4)?;
    four.truncate(1);
    assert_eq!(
        message([&parts[..], &four[..]].concat()),
        "1/4 belongs to another run than 1/3: it has another number of shards: 4, not 3"
    );
    Ok(())
}

#[test]
fn the_moves_of_a_row_make_the_same_game() -> Result<(), SimulateError> {
    let setting = tables::to_measure(None)?;
    let mut rows = Vec::new();
    play_all(&setting, &Plan { moves: true, ..plan(3, 2) }, |_| {}, Some(&mut rows), Control::of(&AtomicBool::new(false)))?;
    let text = String::from_utf8_lossy(&rows).into_owned();
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap_or_default();
    assert_eq!(head.last(), Some(&"moves"));
    let mut games = 0;
    for cells in lines {
        let cell =
            |name: &str| head.iter().position(|own| *own == name).and_then(|at| cells.get(at)).copied().unwrap_or_default();
        let mut game = Game::new(setting.rules.clone(), &setting.opening(cell("seed").parse().unwrap_or_default())?)
            .map_err(|fault| SimulateError::broken(0, fault))?;
        for option in cell("moves").split(' ') {
            let option = option.parse().unwrap_or(usize::MAX);
            game.apply_nth(option).map_err(|refused| SimulateError::refused(0, refused))?;
        }
        let score = |seat: usize| game.state().core.score[seat].to_string();
        let names: Vec<String> = setting.rules.seats.iter().map(|seat| format!("{seat}_score")).collect();
        assert!(game.is_over() && names.iter().enumerate().all(|(seat, name)| cell(name) == score(seat)), "{cells:?}");
        games += 1;
    }
    assert_eq!(games, 3);
    Ok(())
}
