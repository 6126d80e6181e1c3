//! Servers that share a PostgreSQL database, as processes.
#![cfg(unix)]

#[macro_use]
extern crate bastide_needs;

#[path = "../../../server/benches/load/front.rs"]
mod front;
#[path = "../../../server/benches/load/kills.rs"]
#[allow(dead_code, reason = "the measurement of the server prints more")]
mod kills;
#[path = "../../../server/tests/support/postgres.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod postgres;
#[path = "../../../server/benches/load/scripted.rs"]
#[allow(dead_code, reason = "the measurement of the server uses more of it")]
mod scripted;

use std::process::Command;
use std::time::Duration;

use kills::{Kills, Outcome};
use postgres::PrivatePostgres;

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bastide"));
    program.env("BASTIDE_LANGUAGE", "en");
    program
}

#[test]
#[needs(POSTGRESQL, built_with!("postgres"))]
fn of_three_servers_each_may_die_under_load_and_no_action_is_lost_or_done_twice() -> Done {
    let server = PrivatePostgres::shared()?;
    let url = server.database()?;
    let command = || {
        let mut program = program();
        program.args(["serve", "--no-browser", "--listen", "127.0.0.1:0", "--store", &url]);
        Ok(program)
    };
    // The limits of one address hold for all clients of the test together.
    let run = Kills { servers: 3, kills: 3, tables: 3, pause: Duration::from_millis(150), command: &command };
    let Outcome { acknowledged, lost, twice, answered } = kills::run(&run)?;
    assert!(acknowledged > 0 && answered.len() == 9, "{acknowledged} {answered:?}");
    assert_eq!((lost, twice), (0, 0));
    Ok(())
}

fn said(command: &mut Command) -> Done<(bool, String)> {
    let output = command.output()?;
    let text = [output.stdout, output.stderr].concat();
    Ok((output.status.success(), String::from_utf8_lossy(&text).into_owned()))
}

#[test]
#[needs(POSTGRESQL, built_with!("postgres"))]
fn an_operator_asks_for_the_tables_of_a_database_and_is_told_how_to_copy_it() -> Done {
    let server = PrivatePostgres::shared()?;
    let url = server.database()?;
    let (done, list) = said(program().args(["tables", "--store", &url]))?;
    assert!(done && list.contains("0 tables"), "{list}");
    let (done, gone) = said(program().args(["tables", "delete", "a1", "--store", &url]))?;
    assert!(!done && gone.contains("has no table \"a1\""), "{gone}");
    let (done, copy) = said(program().args(["backup", "copy.dump", "--store", &url]))?;
    assert!(!done && copy.contains("pg_dump --format=custom --file=copy.dump postgres://postgres@/"), "{copy}");
    let wrong = url.replace("postgres@", "carl:geheim@");
    let (done, refused) = said(program().args(["serve", "--no-browser", "--store", &wrong]))?;
    assert!(!done && refused.contains("make the user with `createuser carl`") && !refused.contains("geheim"), "{refused}");
    let nowhere = ["serve", "--no-browser", "--listen", "127.0.0.1:0", "--peer-address", "0.0.0.0:0", "--store", &url];
    let (done, refused) = said(program().args(nowhere))?;
    assert!(!done && refused.contains("other servers cannot reach 0.0.0.0:0"), "{refused}");
    let (done, refused) = said(program().args(["serve", "--store", "postgres://carl:geheim@db"]))?;
    assert!(!done && refused.contains("it names no database") && !refused.contains("geheim"), "{refused}");
    Ok(())
}

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
