//! The game of a table with libraries, in a process of its own.
//!
//! A plugin of a library may hang, abort or use up all memory. Then this process ends, with a
//! message, and the other tables go on. The process is this program again, with a hidden command;
//! it reads one [`Order`] a line and writes one [`Answer`] a line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use bastide_tables::Offered;

use crate::engine::{Answer, Compiler, Engine, Opening, Order, Snapshot, Thinker};

/// The longest time that a process may take for one order.
const PATIENCE: Duration = Duration::from_secs(10);

/// Makes the command that starts a process for one table.
pub type Spawner = Arc<dyn Fn() -> std::io::Result<Command> + Send + Sync>;

/// The game of a table, in this process or in one of its own.
pub enum Host {
    /// In this process.
    Here(Box<Engine>),
    /// In a process of its own.
    Apart(Process),
}

impl Host {
    /// Starts or continues a game.
    ///
    /// # Errors
    /// A message for people: the table does not fit, or the process cannot be started.
    pub fn open(opening: Opening, compiler: &Compiler, spawner: Option<&Spawner>) -> Result<Host, String> {
        let foreign = uses_libraries(&opening.toml, compiler.offered());
        match spawner.filter(|_| foreign) {
            None => Ok(Host::Here(Box::new(Engine::open(&opening, compiler)?))),
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
            Host::Here(engine) => engine.carry_out(order),
            Host::Apart(process) => process.ask(order),
        }
    }

    /// Returns a copy of the game for a bot; `None` if the game is in another process.
    pub fn thinker(&self) -> Option<Thinker> {
        match self {
            Host::Here(engine) => engine.thinker(),
            Host::Apart(_) => None,
        }
    }

    /// Returns a copy of the game for questions; `None` if the game is in another process.
    pub fn snapshot(&self) -> Option<Snapshot> {
        match self {
            Host::Here(engine) => Some(engine.snapshot()),
            Host::Apart(_) => None,
        }
    }

    /// Returns the state in numbers of a game that was just opened.
    pub fn status(&mut self) -> crate::engine::Status {
        match self {
            Host::Here(engine) => engine.status(),
            Host::Apart(process) => process.opened.clone(),
        }
    }
}

/// Returns `true` if a table names one of the offered expansions.
pub fn uses_libraries(toml: &str, offered: &[Offered]) -> bool {
    let Ok(table) = bastide_core::Table::parse("table.toml", toml) else { return false };
    offered.iter().any(|o| table.plugins.get(o.expansion.manifest().id).is_some_and(Option::is_some))
}

/// The process of one table. Dropping it ends the process.
pub struct Process {
    child: Child,
    orders: Option<ChildStdin>,
    answers: Receiver<String>,
    opened: crate::engine::Status,
    /// Why the process has ended, once it has.
    ended: Option<String>,
}

impl Process {
    fn start(spawner: &Spawner) -> std::io::Result<Process> {
        let mut command = spawner()?;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let orders = child.stdin.take();
        let (send, answers) = channel();
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                let lines = BufReader::new(output).lines().map_while(Result::ok);
                lines.map_while(|line| send.send(line).ok()).for_each(drop);
            });
        }
        Ok(Process { child, orders, answers, opened: Default::default(), ended: None })
    }

    fn ask(&mut self, order: &Order) -> Answer {
        if let Some(why) = &self.ended {
            return Answer::Broken(why.clone());
        }
        let Ok(text) = serde_json::to_string(order) else { return Answer::Refused("the order cannot be written".into()) };
        if let Some(orders) = &mut self.orders {
            // The end of a process that no longer reads is noticed below.
            _ = writeln!(orders, "{text}").and_then(|()| orders.flush());
        }
        match self.answers.recv_timeout(PATIENCE) {
            Ok(line) => match serde_json::from_str(&line) {
                Ok(Answer::Ready(status)) => {
                    self.opened = status.clone();
                    Answer::Ready(status)
                }
                Ok(answer) => answer,
                Err(error) => self.end(format!("the process of this table wrote something else than an answer: {error}")),
            },
            Err(RecvTimeoutError::Timeout) => {
                self.end(format!("a plugin of this table did not answer within {} seconds and was stopped", PATIENCE.as_secs()))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.child.wait().map_or_else(|e| e.to_string(), |status| status.to_string());
                self.end(format!("a plugin of this table ended its process ({status})"))
            }
        }
    }

    fn end(&mut self, why: String) -> Answer {
        _ = self.child.kill();
        _ = self.child.wait();
        self.ended = Some(why.clone());
        Answer::Broken(why)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Carries out the orders of another process: one a line, until the input ends.
///
/// # Errors
/// The output cannot be written.
pub fn serve(input: impl BufRead, mut output: impl Write, offered: &[Offered]) -> std::io::Result<()> {
    let compiler = Compiler::new(offered.to_vec());
    let mut engine: Option<Engine> = None;
    for line in input.lines() {
        let answer = match (serde_json::from_str(&line?), &mut engine) {
            (Err(error), _) => Answer::Refused(format!("an order cannot be read: {error}")),
            (Ok(Order::Open(opening)), None) => match Engine::open(&opening, &compiler) {
                Ok(opened) => {
                    let status = opened.status();
                    engine = Some(opened);
                    Answer::Ready(status)
                }
                Err(why) => Answer::Refused(why),
            },
            (Ok(_), None) => Answer::Refused("no game is open".into()),
            (Ok(order), Some(engine)) => engine.carry_out(&order),
        };
        let text = serde_json::to_string(&answer).map_err(std::io::Error::other)?;
        writeln!(output, "{text}")?;
        output.flush()?;
    }
    Ok(())
}
