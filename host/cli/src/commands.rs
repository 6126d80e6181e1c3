//! Runs the commands of the command line.
//!
//! Each command makes a report or a file from the results of the other modules. Output goes to
//! `out`; [`play`] takes over the terminal for questions.

use std::io::{IsTerminal, Write};
use std::path::Path;

use bastide_core::linked;
use bastide_core::message::did_you_mean;
use bastide_core::table::starter;

use crate::cli::{self, Cli, Command};
use crate::licenses::LICENSES;
use crate::server::{edit, join, notifications, serve, tables as server_tables};
use crate::site;
use bastide_console::Error;
use bastide_console::capabilities::ascii_only;
use bastide_console::language::{headline, list, say};
use bastide_console::legend::Legend;
use bastide_console::report::print;
use bastide_files::{self as files, Existing};
use bastide_outside::isolate::Request;
use bastide_outside::{bundle as bundles, isolate, programs};
use bastide_reports::at_table::AtTable;
use bastide_reports::bots::{analyze, matches, moves, puzzles};
use bastide_reports::convert;
use bastide_reports::rules::check::Checked;
use bastide_reports::rules::inspect::{LibraryPlugins, PluginInfo, PluginList, Rules};
use bastide_reports::rules::phases::{Offers, PhaseOrder};
use bastide_reports::rules::problems::print_checked;
use bastide_reports::rules::schema::Schema;
use bastide_reports::rules::sound;
use bastide_reports::simulate::isolated;
use bastide_reports::verify::annotate;
use bastide_reports::{maps, simulate, tournament, verify};
use bastide_session::transcript::Transcript;
use bastide_simulate::bench;
use bastide_tables::{libraries, plugins, records, tables};
use bastide_terminal::args::Play;
use bastide_terminal::{bundle, play, show};
use bastide_workshop::{add, expansion};

/// Runs the command.
///
/// # Errors
/// The command fails; see [`Error`].
pub fn run(cli: &Cli, out: &mut dyn Write) -> Result<(), Error> {
    let json = cli.json;
    match &cli.command {
        None if std::io::stdin().is_terminal() && !json => serve::run(&serve::by_default(), out),
        None => play::run(&Play::default(), json, out),
        Some(Command::Serve(args)) => serve::run(args, out),
        Some(Command::Edit(args)) => edit::run(args, out),
        Some(Command::Site(args)) => site::run(args, json, out),
        Some(Command::Tables(args)) => server_tables::run(args, json, out),
        Some(Command::Backup(args)) => server_tables::back_up(args, out),
        Some(Command::PushKey(args)) => notifications::make_push_key(args, out),
        Some(Command::Join(args)) => join::run(args, out),
        Some(Command::Play(args)) => match &args.bundle {
            Some(file) => bundle::play::run(args, &bundles::open(file)?, json, out),
            None => play::run(args, json, out),
        },
        Some(Command::Simulate(args)) => simulate::run(args, json, out),
        Some(Command::Merge(args)) => simulate::merge(args, json, out),
        Some(Command::Match(args)) => matches::run(args, json, out),
        Some(Command::Tournament(args)) => tournament::run(args, json, out),
        Some(Command::Move(args)) => moves::run(args, json, out),
        Some(Command::Analyze(args)) => analyze::run(args, json, out),
        Some(Command::Puzzles(args)) => puzzles::run(args, json, out),
        Some(Command::Bot(args)) => programs::run(args, out),
        Some(Command::Bench(args)) => {
            let setting = tables::to_measure(args.table.as_deref())?;
            let result = bench::run(&setting, args.seconds, args.seed)?;
            print(&AtTable { headline: headline(&setting), result }, json, out)
        }
        Some(Command::Replay(args)) => {
            let recorder = match &args.repair {
                Some(new) => records::repair_to(&args.record, new)?,
                None => records::replay_with(&args.record, args.until, &libraries::offer(&args.library)?)?,
            };
            print(&Transcript::of(&recorder)?, json, out)
        }
        Some(Command::Show(args)) => show::run(args, json, out),
        Some(Command::Import(args)) => convert::import(args, json, out),
        Some(Command::Export(args)) => convert::export(args, json, out),
        Some(Command::Verify(cli::Verify { bundle: Some(file), paths, .. })) => {
            bundle::check::records(paths, &bundles::open(file)?, json, out)
        }
        Some(Command::Verify(args)) if args.annotate => annotate::run(&args.paths, &args.library, json, out),
        Some(Command::Verify(args)) => verify::run(&args.paths, &args.library, json, out),
        Some(Command::Check(cli::Check { bundle: Some(file), table })) => {
            bundle::check::table(table, &bundles::open(file)?, json, out)
        }
        Some(Command::Check(args)) => {
            let checked = tables::load(&args.table).map_err(Error::from).and_then(|table| {
                sound::check(&table)?;
                Checked::new(&table)
            });
            print_checked(checked, json, out)
        }
        Some(Command::Plugins(cli::Plugins { bundle: Some(file), .. })) => {
            print(&bundles::report::About::of(file, &bundles::read(file)?)?, json, out)
        }
        Some(Command::Plugins(args)) if args.trusted => print(&bastide_reports::rules::allowed::Allowed::list()?, json, out),
        Some(Command::Plugins(cli::Plugins { forget: Some(which), .. })) => {
            print(&bastide_reports::rules::allowed::Allowed::forget(which)?, json, out)
        }
        Some(Command::Plugins(args)) => {
            let offered = libraries::offer(&add::and_added(&args.library)?)?;
            let find = |id| plugins::find_with(id, &offered);
            match &args.id {
                None if args.library.is_empty() => print(&PluginList::with(&offered), json, out),
                None => print(&LibraryPlugins::of(&offered), json, out),
                Some(id) if args.rules => print(&Rules::of(find(id)?), json, out),
                Some(id) => print(&PluginInfo::of(find(id)?.manifest()), json, out),
            }
        }
        Some(Command::Schema(args)) => print(&Schema::of(&libraries::offer(&add::and_added(&args.library)?)?), json, out),
        Some(Command::Phases(args)) => {
            let table = tables::to_measure(args.table.as_deref())?;
            if args.offers {
                return print(&Offers::of(&table)?, json, out);
            }
            let order = PhaseOrder::of(&table.rules);
            if args.dot { Ok(order.dot(out)?) } else { print(&order, json, out) }
        }
        Some(Command::Legend(args)) => {
            let rules = tables::to_measure(args.table.as_deref())?.rules;
            let legend = Legend::of(&rules, ascii_only());
            print(&if args.tiles { legend.with_tiles(&rules) } else { legend }, json, out)
        }
        Some(Command::New(args)) => new(args, out),
        Some(Command::Maps(args)) => maps::run(args, json, out),
        Some(Command::Expansion(args)) => expansion::run(&args.command, json, out),
        Some(Command::Add(args)) => add::add(args, json, out),
        Some(Command::Remove(args)) => add::remove(args, json, out),
        Some(Command::Licenses) => print(&LICENSES, json, out),
        Some(Command::TableProcess(args)) => serve::play_one(args),
        Some(Command::Isolated(args)) => isolate::serve::run(args, |request, answers| match request {
            Request::Test(work) => expansion::test::serve(work, answers),
            Request::Simulate(work) => isolated::serve(work, answers),
        }),
        Some(Command::Man(args)) => man(&args.folder),
        Some(Command::Completions(args)) => {
            // clap panics on a write error, so it writes to memory.
            let mut text = Vec::new();
            clap_complete::generate(args.shell, &mut cli::help::command(), "bastide", &mut text);
            Ok(out.write_all(&text)?)
        }
    }
}

/// Writes a manual page for each command into a folder, which is made if it does not exist.
fn man(folder: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(folder).map_err(|e| Error::write(folder, e))?;
    clap_mangen::generate_to(cli::help::manual(), folder).map_err(|e| Error::write(folder, e))
}

fn new(args: &cli::New, out: &mut dyn Write) -> Result<(), Error> {
    let profiles = tables::profiles();
    if let Some(name) = args.like.as_deref().filter(|name| !profiles.iter().any(|p| p.name == *name)) {
        let names = || profiles.iter().map(|p| p.name);
        let (hint, known) = (did_you_mean(name, names()), list(&names().map(str::to_owned).collect::<Vec<_>>()));
        return Err(Error::Usage(say!("no-such-set", name = name, hint = hint, list = known)));
    }
    let text = starter(&linked(), &profiles, args.like.as_deref());
    files::write_bytes(&args.table, Existing::forced(args.force), text.as_bytes())?;
    Ok(writeln!(out, "{}", say!("table-written", file = args.table.display().to_string()))?)
}
