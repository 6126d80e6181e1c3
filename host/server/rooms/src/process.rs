//! The game of a table with libraries, in a process of its own.
//!
//! A plugin of a library may hang, abort or use up all memory. Then this process ends, with a
//! message, and the other tables go on. The process is this program again, with a hidden command;
//! it reads one [`Order`] a line and writes one [`Answer`] a line.
//!
//! This holds faults, not malice: a library is native code with the rights of the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use bastide_service::{Answer, Compiler, OpenGame, Opening, Order, Service, Snapshot, Status, Thinker};
use bastide_tables::Offered;

use crate::bundles::Boxed;

/// The most processor time that a process may take for one order.
const MAX_WORK: Duration = Duration::from_secs(10);
/// The longest time for one order: of a process that waits, or that gets little of the processor on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time between two looks at a process that has not answered.
const LOOK: Duration = Duration::from_millis(250);
/// The most bytes of an answer.
const MAX_ANSWER: u64 = 32 << 20;

/// Makes the command that starts a process for one table.
pub type Spawner = Arc<dyn Fn() -> std::io::Result<Command> + Send + Sync>;

/// The game of a table, in this process, in one of its own, or in the sandbox of a bundle.
pub enum Host {
    /// In this process.
    Here(Box<OpenGame>),
    /// In a process of its own.
    Apart(Process),
    /// In the sandbox of a bundle.
    Boxed(Box<Boxed>),
}

impl Host {
    /// Starts or continues a game.
    ///
    /// # Errors
    /// A message for people: the table does not fit, or the process cannot be started.
    pub fn open(opening: Opening, compiler: &Compiler, spawner: Option<&Spawner>) -> Result<Host, String> {
        let foreign = uses_libraries(&opening.toml, compiler.offered());
        match spawner.filter(|_| foreign) {
            None => Ok(Host::Here(Box::new(OpenGame::open(&opening, compiler)?))),
            Some(spawner) => {
                let mut process = Process::start(spawner).map_err(|e| format!("cannot start a process for this table: {e}"))?;
                match process.ask(&Order::Open(opening)) {
                    Answer::Ready(_) => Ok(Host::Apart(process)),
                    Answer::Refused(why) | Answer::Broken(why) => Err(why),
                    _ => Err("the process gave an answer to another question".into()),
                }
            }
        }
    }

    /// Carries out an order.
    pub fn ask(&mut self, order: &Order) -> Answer {
        match self {
            Host::Here(game) => game.carry_out(order),
            Host::Apart(process) => process.ask(order),
            Host::Boxed(boxed) => boxed.ask(order),
        }
    }

    /// Returns a copy of the game for a bot; `None` if the game is elsewhere.
    pub fn thinker(&self) -> Option<Thinker> {
        match self {
            Host::Here(game) => game.thinker(),
            Host::Apart(_) | Host::Boxed(_) => None,
        }
    }

    /// Returns a copy of the game for questions; `None` if the game is elsewhere.
    pub fn snapshot(&self) -> Option<Snapshot> {
        match self {
            Host::Here(game) => Some(game.snapshot()),
            Host::Apart(_) | Host::Boxed(_) => None,
        }
    }

    /// Returns the state in numbers of a game that was just opened.
    pub fn status(&mut self) -> Status {
        match self {
            Host::Here(game) => game.status(),
            Host::Apart(process) => process.opened.clone(),
            Host::Boxed(boxed) => boxed.opened(),
        }
    }
}

/// Returns the processor time that a process has taken; `None` where the system does not tell it.
fn work(process: &Child) -> Option<Duration> {
    /// The unit in which the kernel counts in this file, on every machine but those of one extinct kind.
    const TICKS_A_SECOND: u64 = 100;
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).ok()?;
    // The name of the program, in parentheses, may have blanks. The 12th and 13th field behind it are the time in the
    // program and that in the system.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11).map(|field| field.parse::<u64>().ok());
    let ticks = fields.next()?? + fields.next()??;
    Some(Duration::from_millis(ticks * 1000 / TICKS_A_SECOND))
}

/// Returns `true` if a table names one of the offered expansions.
pub fn uses_libraries(toml: &str, offered: &[Offered]) -> bool {
    let Ok(table) = bastide_core::Table::parse("table.toml", toml) else { return false };
    offered.iter().any(|o| table.plugins.get(o.expansion.manifest().id).is_some_and(Option::is_some))
}

/// The process of one table. Dropping it ends the process and all that it has started.
pub struct Process {
    child: Child,
    orders: Sender<String>,
    answers: Receiver<Result<String, String>>,
    opened: Status,
    /// The reason why the process has ended, once it has.
    ended: Option<String>,
}

impl Process {
    fn start(spawner: &Spawner) -> std::io::Result<Process> {
        let mut command = spawner()?;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Processes that a library starts belong to the group, and end with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = spawn(command)?;
        let (orders, taken) = channel::<String>();
        let (send, answers) = channel();
        if let Some(mut input) = child.stdin.take() {
            // A process that reads nothing holds up this thread alone. Its end is noticed by `ask`.
            std::thread::spawn(move || {
                taken
                    .iter()
                    .map_while(|order| input.write_all(order.as_bytes()).and_then(|()| input.flush()).ok())
                    .for_each(drop);
            });
        }
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || read(output, &send));
        }
        Ok(Process { child, orders, answers, opened: Default::default(), ended: None })
    }

    fn ask(&mut self, order: &Order) -> Answer {
        if let Some(why) = &self.ended {
            return Answer::Broken(why.clone());
        }
        let Ok(text) = serde_json::to_string(order) else { return Answer::Refused("the order cannot be written".into()) };
        // The end of a process that no longer reads is noticed below.
        _ = self.orders.send(text + "\n");
        let (began, before) = (Instant::now(), work(&self.child));
        let answer = loop {
            let late = || match (before, work(&self.child)) {
                (Some(before), Some(now)) => now.saturating_sub(before) > MAX_WORK || began.elapsed() > PATIENCE,
                _ => began.elapsed() > MAX_WORK,
            };
            match self.answers.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Timeout) if !late() => {}
                other => break other,
            }
        };
        match answer {
            Ok(Ok(line)) => match serde_json::from_str(&line) {
                Ok(Answer::Ready(status)) => {
                    self.opened = status.clone();
                    Answer::Ready(status)
                }
                Ok(answer) => answer,
                Err(error) => self.end(format!("the process of this table wrote something else than an answer: {error}")),
            },
            Ok(Err(why)) => self.end(why),
            Err(RecvTimeoutError::Timeout) => {
                let within = if began.elapsed() > PATIENCE { PATIENCE } else { MAX_WORK };
                self.end(format!("a plugin of this table did not answer within {} seconds and was stopped", within.as_secs()))
            }
            Err(RecvTimeoutError::Disconnected) => {
                self.kill_group();
                let status = self.child.wait().map_or_else(|e| e.to_string(), |status| status.to_string());
                self.end(format!("a plugin of this table ended its process ({status})"))
            }
        }
    }

    fn end(&mut self, why: String) -> Answer {
        self.kill();
        self.ended = Some(why.clone());
        Answer::Broken(why)
    }

    fn kill(&mut self) {
        if self.ended.is_some() {
            return;
        }
        // The group first: once its leader is waited for, another one may get its number.
        self.kill_group();
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }

    /// Ends the process and all that it has started.
    #[cfg(unix)]
    fn kill_group(&self) {
        let group = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw);
        if let Some(group) = group {
            // It may have ended already.
            _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn kill_group(&self) {}
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads answers, one a line, until the process ends or one is too long.
fn read(output: ChildStdout, send: &Sender<Result<String, String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        let answer = match output.by_ref().take(MAX_ANSWER).read_line(&mut line) {
            Ok(0) => return,
            Ok(_) if line.ends_with('\n') => Ok(line),
            Ok(n) if n as u64 == MAX_ANSWER => {
                Err(format!("an answer of a plugin of this table is longer than {} megabytes", MAX_ANSWER >> 20))
            }
            Ok(_) => return,
            Err(error) => Err(format!("the answer of a plugin of this table cannot be read: {error}")),
        };
        let stop = answer.is_err();
        if send.send(answer).is_err() || stop {
            return;
        }
    }
}

/// Starts a child on a thread that lives as long as the program: Linux can end a child with the
/// thread that started it, and the threads that serve requests come and go.
fn spawn(command: Command) -> std::io::Result<Child> {
    type Started = (Command, SyncSender<std::io::Result<Child>>);
    static STARTER: LazyLock<Option<Sender<Started>>> = LazyLock::new(|| {
        let (send, commands) = channel::<Started>();
        let start = move || commands.iter().for_each(|(mut command, reply)| _ = reply.send(command.spawn()));
        std::thread::Builder::new().name("starter".into()).spawn(start).ok().map(|_| send)
    });
    let gone = || std::io::Error::other("no thread can be started");
    let (reply, started) = sync_channel(1);
    STARTER.as_ref().ok_or_else(gone)?.send((command, reply)).map_err(|_| gone())?;
    started.recv().map_err(|_| gone())?
}

/// Carries out the orders of another process: one a line, until the input ends. Then `end` is
/// called, which ends this process, whatever a plugin does at that time.
///
/// # Errors
/// The output cannot be written.
pub fn serve(
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
    offered: &[Offered],
    end: impl FnOnce() + Send + 'static,
) -> std::io::Result<()> {
    let (send, lines) = channel();
    std::thread::spawn(move || {
        input.lines().map_while(Result::ok).map_while(|line| send.send(line).ok()).for_each(drop);
        end();
    });
    let mut service = Service::new(offered.to_vec());
    for line in lines {
        writeln!(output, "{}", service.answer(&line))?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// Starts a shell in place of a table's process.
    fn shell(script: &str) -> Done<Process> {
        let script = script.to_owned();
        let spawner: Spawner = Arc::new(move || {
            let mut command = Command::new("/bin/sh");
            command.arg("-c").arg(&script);
            Ok(command)
        });
        Ok(Process::start(&spawner)?)
    }

    fn broken(process: &mut Process) -> String {
        match process.ask(&Order::Help { viewer: None.into() }) {
            Answer::Broken(why) => why,
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn an_answer_without_an_end_is_cut_off() -> Done {
        let mut endless = shell("tr '\\0' x </dev/zero")?;
        assert!(broken(&mut endless).contains("longer than 32 megabytes"));
        assert!(broken(&mut endless).contains("longer than 32 megabytes"), "the reason stays");
        Ok(())
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_work_of_a_process_grows_while_it_works_and_not_while_it_waits() -> Done {
        let busy = shell("while :; do :; done")?;
        while work(&busy.child).ok_or("no time")? < Duration::from_millis(100) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let idle = shell("exec sleep 600")?;
        assert!(work(&idle.child).ok_or("no time")? < Duration::from_millis(100));
        Ok(())
    }

    #[test]
    fn what_is_no_answer_or_an_end_is_told() -> Done {
        assert!(broken(&mut shell("echo hello; sleep 600")?).contains("something else than an answer"));
        assert!(broken(&mut shell("exit 3")?).contains("ended its process (exit status: 3)"));
        Ok(())
    }

    #[test]
    fn a_process_ends_with_its_children() -> Done {
        let folder = tempfile::tempdir()?;
        let (alive, ready) = (folder.path().join("alive"), folder.path().join("ready"));
        // The inner shell touches a file again and again for a minute.
        let script = format!(
            "(n=0; while [ $n -lt 1200 ]; do n=$((n+1)); echo $n >{}; sleep 0.05; done) >/dev/null & sleep 0.2; echo >{}; wait",
            alive.display(),
            ready.display()
        );
        for by_itself in [false, true] {
            _ = std::fs::remove_file(&ready);
            let script = if by_itself { script.replace("wait", "exit 1") } else { script.clone() };
            let mut process = shell(&script)?;
            while !ready.exists() {
                std::thread::sleep(Duration::from_millis(10));
            }
            if by_itself {
                assert!(broken(&mut process).contains("ended its process"));
            }
            drop(process);
            let before = std::fs::read_to_string(&alive)?;
            std::thread::sleep(Duration::from_millis(500));
            assert_eq!(std::fs::read_to_string(&alive)?, before, "the child goes on");
        }
        Ok(())
    }

    #[test]
    fn a_process_ends_when_its_orders_end() -> Done {
        let (send, ended) = channel();
        serve(&b"nonsense\n"[..], Vec::new(), &[], move || _ = send.send(()))?;
        ended.recv_timeout(Duration::from_secs(60))?;
        Ok(())
    }
}
