//! A PostgreSQL of the tests' own: in a temporary folder, reached over a socket in it. Debian's package
//! `postgresql` has the programs.

use std::error::Error;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bastide_needs::list::POSTGRESQL;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A database server that ends with its last user.
pub(crate) struct PrivatePostgres {
    programs: PathBuf,
    folder: tempfile::TempDir,
    /// The user and group that run it; `None` for those of the test. PostgreSQL refuses root.
    runs_as: Option<(u32, u32)>,
    databases: AtomicUsize,
}

impl PrivatePostgres {
    /// Returns a server that tests of one program share.
    pub(crate) fn shared() -> Done<Arc<PrivatePostgres>> {
        static SHARED: Mutex<Weak<PrivatePostgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = shared.upgrade() {
            return Ok(running);
        }
        let started = Arc::new(PrivatePostgres::start(false)?);
        *shared = Arc::downgrade(&started);
        Ok(started)
    }

    /// Starts a server. Unless it is `durable`, it does not wait for the disk.
    pub(crate) fn start(durable: bool) -> Done<PrivatePostgres> {
        let programs = POSTGRESQL.path()?;
        let folder = tempfile::tempdir()?;
        let runs_as = if rustix::process::getuid().is_root() {
            Some(user("postgres").or_else(|| user("nobody")).ok_or("no user")?)
        } else {
            None
        };
        if let Some((user, group)) = runs_as {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let server = PrivatePostgres { programs, folder, runs_as, databases: AtomicUsize::new(0) };
        server.run("initdb", &["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"])?;
        let mut settings = String::from("listen_addresses = ''\nmax_connections = 200\n");
        settings += &format!("unix_socket_directories = '{}'\n", server.folder.path().display());
        if !durable {
            settings += "fsync = off\n";
        }
        std::fs::write(server.data().join("postgresql.auto.conf"), settings)?;
        // All users but one get in without a password.
        std::fs::write(server.data().join("pg_hba.conf"), "local all secret scram-sha-256\nlocal all all trust\n")?;
        server.begin()?;
        Ok(server)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // The server must not stay in the folder of a test, nor hold its output open.
        command.current_dir(self.folder.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Some((user, group)) = self.runs_as {
            command.uid(user).gid(group);
        }
        command
    }

    /// Runs a program that works with the folder of the data.
    fn run(&self, program: &str, arguments: &[&str]) -> Done {
        let ended = self.command(program).arg("-D").arg(self.data()).args(arguments).status()?;
        if ended.success() { Ok(()) } else { Err(format!("{program} failed; see {}", self.folder.path().display()).into()) }
    }

    /// Starts it.
    pub(crate) fn begin(&self) -> Done {
        let log = self.folder.path().join("log");
        self.run("pg_ctl", &["-w", "-s", "-l", &log.to_string_lossy(), "start"])
    }

    /// Stops it without notice, as a crash does.
    pub(crate) fn end(&self) -> Done {
        self.run("pg_ctl", &["-w", "-s", "-m", "immediate", "stop"])
    }

    /// Makes an empty database, and returns its address.
    pub(crate) fn database(&self) -> Done<String> {
        let name = format!("tables{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self.command("createdb").arg("-h").arg(self.folder.path()).args(["-U", "postgres", &name]).status()?;
        if made.success() { Ok(self.address("postgres", &name)) } else { Err("no database can be made".into()) }
    }

    /// Returns the address of a database for a user.
    pub(crate) fn address(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@/{database}?host={}", self.folder.path().display())
    }

    /// Runs statements.
    pub(crate) fn sql(&self, database: &str, statements: &str) -> Done {
        let mut psql = self.command("psql");
        psql.arg("-h").arg(self.folder.path()).args([
            "-U",
            "postgres",
            "-q",
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            statements,
            database,
        ]);
        if psql.status()?.success() { Ok(()) } else { Err(format!("psql refuses {statements:?}").into()) }
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        _ = self.end();
    }
}

/// Returns the numbers of a user and its group.
fn user(name: &str) -> Option<(u32, u32)> {
    let all = std::fs::read_to_string(Path::new("/etc/passwd")).ok()?;
    let line = all.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut numbers = line.split(':').skip(2);
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}
