//! `bastide serve`: games in a browser.

use std::collections::BTreeSet;
use std::io::{BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use bastide_accounts::AccountSettings;
use bastide_rooms::BundleSettings;
use bastide_server::{Config, Limits, PublicUrl, Storage};
use bastide_store::{NotAPostgresUrl, PostgresUrl};
use bastide_tables::libraries::{self, added, trust};
use bastide_tables::{Offered, TablesError};

use super::notifications;
use crate::cli;
use crate::features::Part;
use bastide_console::Error;
use bastide_console::language::{LANGUAGE, say};
use bastide_outside::bundle;
use bastide_outside::isolate;
use bastide_workshop::add;

/// The port and the memory of a table, without other arguments.
const PORT: u16 = 7310;
const MEGABYTES: u64 = 1024;
/// The name of the database in its folder.
const DATABASE: &str = "tables.sqlite";
/// The value of `--data` that keeps the games in memory.
pub(super) const MEMORY: &str = ":memory:";

/// Serves until the program is interrupted.
///
/// # Errors
/// The address, the database or a library cannot be used.
pub fn run(args: &cli::Serve, out: &mut dyn Write) -> Result<(), Error> {
    run_at(args, "", out)
}

/// Serves as [`run`] does, and shows the page at this path first.
///
/// # Errors
/// As [`run`].
pub(super) fn run_at(args: &cli::Serve, path: &str, out: &mut dyn Write) -> Result<(), Error> {
    let storage = match &args.store {
        Some(url) => Storage::Postgres { url: postgres(url)?, peers: args.peer_address },
        None => storage(args.data.as_deref())?,
    };
    // A server offers what was added before it began.
    let paths = add::and_added(&args.allow_library)?;
    added::find_none();
    let (offered, memory) = (offer(&paths)?, args.megabytes << 20);
    // Processes of tables read what this one has opened, whatever becomes of the files.
    let kept: BTreeSet<PathBuf> =
        offered.iter().filter_map(|offered| libraries::kept(offered.library.sha256.as_deref()?)).collect();
    let spawner: bastide_rooms::process::Spawner = Arc::new(move || process(&kept, memory));
    let config = Config {
        listen: args.listen,
        storage,
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        offered,
        spawner: cfg!(unix).then_some(spawner),
        keep: (args.keep_days > 0).then(|| Duration::from_secs(u64::from(args.keep_days) * 24 * 3600)),
        notifications: notifications::settings(args)?,
        limits: Limits::default(),
        bundles: bundles(args)?,
        accounts: AccountSettings { on: !args.no_accounts, ratings: !args.no_ratings },
    };
    // Warnings go to standard error. Tests that start several servers have one subscriber.
    _ = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::WARN).try_init();
    let running = bastide_server::start(&config).map_err(|e| Error::Usage(e.to_string()))?;
    let url = address(running.address, args.public_url.as_ref()) + path;
    let (games, end) = match &config.storage {
        Storage::File(file) => (say!("serve-games-in", file = file.display().to_string()), "serve-end"),
        Storage::Postgres { url, .. } => (say!("serve-games-in", file = url.to_string()), "serve-end"),
        Storage::Memory => (say("serve-games-in-memory"), "serve-end-in-memory"),
    };
    let ready = format!("{}\n{games} {}\n", say!("serve-ready", url = url.as_str()), say("serve-stops"));
    out.write_all(ready.as_bytes())?;
    out.flush()?;
    if !args.no_browser && has_browser() {
        // Without a browser, the address is printed.
        _ = open::that_detached(&url);
    }
    running.wait_for_the_end();
    writeln!(out, "{}", say(end))?;
    Ok(())
}

/// Returns the place that keeps the tables, with its folder.
fn storage(data: Option<&Path>) -> Result<Storage, Error> {
    if data == Some(Path::new(MEMORY)) {
        return Ok(Storage::Memory);
    }
    let file = database(data)?;
    let folder = file.parent().unwrap_or(Path::new(""));
    make_folder(folder).map_err(|e| Error::write(folder, e))?;
    Ok(Storage::File(file))
}

/// Reads the address of a PostgreSQL database. An error does not repeat it, since it may have a password.
pub(super) fn postgres(url: &str) -> Result<PostgresUrl, Error> {
    Part::Postgres.need()?;
    url.parse().map_err(|error: NotAPostgresUrl| Error::Usage(format!("--store: {error}")))
}

/// Returns the path of the database in a folder, by default that of the user.
pub(super) fn database(data: Option<&Path>) -> Result<PathBuf, Error> {
    let folder = data.map_or_else(data_folder, |folder| Ok(folder.to_owned()))?;
    Ok(folder.join(DATABASE))
}

/// Makes a folder that only its user may open, if it does not exist.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Returns the arguments of `serve` without any of them.
pub fn by_default() -> cli::Serve {
    cli::Serve {
        listen: SocketAddr::from(([127, 0, 0, 1], PORT)),
        data: None,
        store: None,
        peer_address: SocketAddr::from(([127, 0, 0, 1], 0)),
        allow_library: Vec::new(),
        bundle: Vec::new(),
        allow_bundle: false,
        bundle_from: Vec::new(),
        public_url: None,
        trusted_proxy: Vec::new(),
        no_accounts: false,
        no_ratings: false,
        no_browser: false,
        megabytes: MEGABYTES,
        keep_days: cli::KEEP_DAYS,
        push_key: None,
        contact: None,
        smtp: None,
        smtp_password_file: None,
        mail_from: None,
    }
}

/// Plays one table for a server, as a child process. When the server ends, this process ends with all
/// that its libraries have started.
///
/// # Errors
/// The limits cannot be set, or the server has ended.
pub fn play_one(args: &cli::TableProcess) -> Result<(), Error> {
    let output = isolate::serve::limit(args.memory)?;
    let offered = offer(&args.library)?;
    Ok(bastide_rooms::process::serve(BufReader::new(std::io::stdin()), output, &offered, isolate::serve::end_with_children)?)
}

/// Opens libraries that the operator names, which allows them for this process.
fn offer(paths: &[PathBuf]) -> Result<Vec<Offered>, Error> {
    let open = || -> Result<Vec<Offered>, libraries::LibraryError> {
        for path in paths {
            trust::allow(&libraries::sha256(path)?);
        }
        libraries::offer(paths)
    };
    Ok(open().map_err(TablesError::from)?)
}

/// Opens the bundles that the operator names, and returns what else is allowed.
fn bundles(args: &cli::Serve) -> Result<BundleSettings, Error> {
    let open = |path: &PathBuf| bundle::open(path).map(Arc::new);
    let own = args.bundle.iter().map(open).collect::<Result<_, _>>()?;
    if let Some(wrong) = args.bundle_from.iter().find(|prefix| !prefix.starts_with("https://") && !prefix.starts_with("http://"))
    {
        return Err(Error::Usage(say!("bundle-from", text = wrong.as_str())));
    }
    if args.bundle_from.iter().any(|prefix| prefix.starts_with("https://")) {
        Part::Tls.need()?;
    }
    Ok(BundleSettings { own, files: args.allow_bundle, addresses: args.bundle_from.clone(), ..BundleSettings::default() })
}

/// Returns the command that starts the process of one table.
fn process(libraries: &BTreeSet<PathBuf>, memory: u64) -> std::io::Result<Command> {
    let mut command = Command::new(isolate::this_program()?);
    command.env(LANGUAGE, bastide_texts::spoken().to_string());
    command.arg("table-process").arg("--memory").arg(memory.to_string());
    for library in libraries {
        command.arg("--library").arg(library);
    }
    Ok(command)
}

/// Returns the address that people open.
fn address(listening: SocketAddr, public: Option<&PublicUrl>) -> String {
    match public {
        Some(url) => url.to_string(),
        None if listening.ip().is_unspecified() => format!("http://localhost:{}", listening.port()),
        None => format!("http://{listening}"),
    }
}

/// Returns the folder for the data of the user.
fn data_folder() -> Result<PathBuf, Error> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy();
    let folders = folders.map_err(|e| Error::Usage(say!("no-data-folder", why = e.to_string())))?;
    Ok(folders.data_dir().join(Path::new("bastide")))
}

/// Returns `true` if a browser can be shown.
fn has_browser() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
