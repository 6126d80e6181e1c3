//! `bastide tables` and `bastide backup`: what the operator of a server does with its database, also
//! while the server runs.

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_rooms::delete_table;
use bastide_service::{Compiler, OpenGame, Opening};
use bastide_store::{Listed, Operator, Phase, Sqlite, StoreError, open_postgres};
use serde::Serialize;

use super::serve::{database, postgres};
use crate::cli::{self, TablesCommand};
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Grid, Report, print};

/// All tables of a database.
#[derive(Debug, Serialize)]
struct Overview {
    tables: Vec<Listed>,
}

impl Report for Overview {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::titled(&["head-table", "head-state", "head-turn", "head-players"]).left(1).left(3);
        for table in &self.tables {
            let phase = match table.phase {
                Phase::Waiting => "phase-waiting",
                Phase::Playing => "phase-playing",
                Phase::Over => "phase-over",
            };
            let names = table.summary["players"].as_array().into_iter().flatten();
            let names: Vec<&str> = names.map(|p| p["name"].as_str().unwrap_or_default()).collect();
            grid.row([table.id.clone(), say(phase), table.summary["turn"].to_string(), names.join(", ")]);
        }
        grid.write(out)?;
        writeln!(out, "{}", say!("tables-counted", n = self.tables.len()))
    }
}

/// Runs `tables`.
///
/// # Errors
/// There is no database, or no such table.
pub fn run(args: &cli::Tables, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let (name, store) = open_any(args.data.as_deref(), args.store.as_deref())?;
    let failed = |error: StoreError| Error::Usage(format!("{name}: {error}"));
    let missing = |id: &str| Error::Usage(say!("no-such-table", file = name.as_str(), id = id));
    match &args.command {
        None | Some(TablesCommand::List) => print(&Overview { tables: store.overview().map_err(failed)? }, json, out),
        Some(TablesCommand::Delete { ids }) => {
            for id in ids {
                if !delete_table(&*store, id).map_err(failed)? {
                    return Err(missing(id));
                }
                writeln!(out, "{}", say!("table-deleted", id = id.as_str()))?;
            }
            Ok(())
        }
        Some(TablesCommand::Export { id }) => {
            let stored = store.read(id).map_err(failed)?.ok_or_else(|| missing(id))?;
            let lines = stored.actions.into_iter().map(|action| action.line).collect();
            let opening = Opening { toml: stored.table.toml, seed: stored.table.seed, lines };
            let game = OpenGame::open(&opening, &Compiler::new(Vec::new())).map_err(|e| Error::Usage(format!("{id}: {e}")))?;
            Ok(out.write_all(game.record().as_bytes())?)
        }
    }
}

/// Runs `backup`.
///
/// # Errors
/// There is no database, or the copy exists or cannot be written.
pub fn back_up(args: &cli::Backup, out: &mut dyn Write) -> Result<(), Error> {
    if let Some(url) = &args.store {
        return Err(Error::Usage(say!(
            "backup-postgres",
            url = postgres(url)?.to_string(),
            file = args.target.display().to_string()
        )));
    }
    let (_, store) = open(args.data.as_deref())?;
    store.back_up(&args.target).map_err(|error| Error::Usage(format!("{}: {error}", args.target.display())))?;
    Ok(writeln!(out, "{}", say!("is-written", file = args.target.display().to_string()))?)
}

/// Opens the database that the operator names, and returns it with its name.
fn open_any(data: Option<&Path>, url: Option<&str>) -> Result<(String, Box<dyn Operator>), Error> {
    let Some(url) = url else {
        let (path, store) = open(data)?;
        return Ok((path.display().to_string(), Box::new(store)));
    };
    let url = postgres(url)?;
    let store = open_postgres(&url).map_err(|error| Error::Usage(format!("{url}: {error}")))?;
    Ok((url.to_string(), store))
}

/// Opens the database of a folder, which must exist.
fn open(data: Option<&Path>) -> Result<(PathBuf, Sqlite), Error> {
    let path = database(data)?;
    if !path.is_file() {
        return Err(Error::Usage(say!("no-database", file = path.display().to_string())));
    }
    let store = Sqlite::open(&path).map_err(|error| Error::Usage(format!("{}: {error}", path.display())))?;
    Ok((path, store))
}

#[cfg(test)]
mod tests {
    use bastide_store::{ActionRow, Change, SeatRow, Store, TableRow};
    use serde_json::json;

    use super::*;

    type Done = Result<(), Box<dyn std::error::Error>>;

    /// Stores a private table with one action in a folder. The database stays open, as that of a
    /// server is.
    fn database_with_a_table(folder: &Path) -> Result<Sqlite, Box<dyn std::error::Error>> {
        let store = Sqlite::open(&database(Some(folder))?)?;
        let toml =
            "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\ndraws = [\"BA/RCr\"]\n";
        let row = TableRow {
            id: "a1".into(),
            created: 1,
            toml: toml.into(),
            seed: 5,
            settings: json!({"private": true}),
            phase: Phase::Playing,
            decision: 0,
            summary: json!({"turn": 1, "players": [{"name": "Anna"}, {"name": "Bert"}]}),
            fence: 0,
            since: 1,
            versions: String::new(),
            owner: None,
        };
        store.create(row, vec![SeatRow::default(), SeatRow { seat: 1, ..SeatRow::default() }])?;
        let fence = store.take("a1")?.map_or(0, |stored| stored.table.fence);
        let action = ActionRow { decision: 0, option: Some(0), player: 0, line: "place BA/RCr 0,-1 180".into() };
        store.write("a1", fence, vec![Change::Append { at: 0, action }])?;
        Ok(store)
    }

    fn tables(folder: &Path, command: TablesCommand) -> Result<String, Error> {
        let mut out = Vec::new();
        run(&cli::Tables { data: Some(folder.into()), store: None, command: Some(command) }, false, &mut out)?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    #[test]
    fn an_operator_lists_exports_and_deletes_tables_while_the_server_runs() -> Done {
        let folder = tempfile::tempdir()?;
        let store = database_with_a_table(folder.path())?;
        let list = tables(folder.path(), TablesCommand::List)?;
        assert!(
            list.contains("a1") && list.contains("playing") && list.contains("Anna, Bert") && list.ends_with("1 table\n"),
            "{list}"
        );
        let record = tables(folder.path(), TablesCommand::Export { id: "a1".into() })?;
        assert!(record.contains("place BA/RCr 0,-1 180") && record.contains("Anna"), "{record}");
        let fence = store.read("a1")?.map(|stored| stored.table.fence);
        assert_eq!(fence, Some(1), "the server still owns the table");
        assert_eq!(tables(folder.path(), TablesCommand::Delete { ids: vec!["a1".into()] })?, "a1 is deleted.\n");
        let gone =
            tables(folder.path(), TablesCommand::Export { id: "a1".into() }).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(gone.contains("has no table \"a1\"; `bastide tables` lists all of them"), "{gone}");
        assert!(store.read("a1")?.is_none());
        Ok(())
    }

    #[test]
    fn a_backup_is_a_whole_database_and_replaces_no_file() -> Done {
        let folder = tempfile::tempdir()?;
        let _server = database_with_a_table(folder.path())?;
        let target = folder.path().join("copy.sqlite");
        let args = cli::Backup { target: target.clone(), data: Some(folder.path().into()), store: None };
        back_up(&args, &mut Vec::new())?;
        let copy = Sqlite::open(&target)?;
        assert_eq!(copy.read("a1")?.map(|stored| stored.actions.len()), Some(1));
        let refused = back_up(&args, &mut Vec::new()).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("copy.sqlite") && refused.contains("exists"), "{refused}");
        let missing = back_up(&cli::Backup { data: Some(folder.path().join("none")), ..args }, &mut Vec::new());
        assert!(missing.err().is_some_and(|e| e.to_string().contains("there is no database")));
        Ok(())
    }
}
