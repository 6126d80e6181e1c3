//! Many tables at once: answer times, bytes and memory.

use std::error::Error;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bastide_server::start;

use super::arguments::Arguments;
use super::place::{Place, serving};
use super::scripted::Scripted;

/// The threads that play; each has its share of the tables.
const THREADS: usize = 16;

/// Starts a server and plays.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let place = Place::of(&arguments.store)?;
    let config = serving(&place.database)?;
    let running = start(&config)?;
    let base = format!("http://{}", running.address);
    let mut tables = (0..arguments.tables).map(|_| Scripted::new(&base)).collect::<Result<Vec<_>, _>>()?;
    let urls: Vec<String> = tables.iter().map(|t| t.url.clone()).collect();
    let streams = open_streams(&urls, arguments.streams)?;
    println!("{} tables, {} streams of events, a pause of {} ms", tables.len(), arguments.streams, arguments.pause);

    let times: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let until = Instant::now() + Duration::from_secs(arguments.seconds);
    let pause = Duration::from_millis(arguments.pause);
    let share = tables.len().div_ceil(THREADS).max(1);
    std::thread::scope(|scope| {
        while !tables.is_empty() {
            let mine = tables.split_off(tables.len().saturating_sub(share));
            let (times, base) = (times.clone(), &base);
            scope.spawn(move || play(mine, base, until, pause, &times));
        }
    });
    let read = streams.stop();
    let mut times = std::mem::take(&mut *times.lock().map_err(|_| "a thread failed")?);
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    let seconds = arguments.seconds.max(1) as f64;
    println!("{} actions, {:.0} a second", times.len(), times.len() as f64 / seconds);
    println!("answer to an action: median {:.1?}, 99th percentile {:.1?}, slowest {:.1?}", at(0.5), at(0.99), at(0.999_999));
    println!("streams read {:.1} MB", read as f64 / 1e6);
    if let Some(memory) = memory_stats::memory_stats() {
        println!("memory of server and clients: {} MB", memory.physical_mem >> 20);
    }
    Ok(())
}

/// Plays tables in turn until the time is over; a game that ends is followed by another.
fn play(mut tables: Vec<Scripted>, base: &str, until: Instant, pause: Duration, times: &Mutex<Vec<Duration>>) {
    let mut taken = Vec::new();
    while Instant::now() < until {
        let round = Instant::now();
        for table in &mut tables {
            match table.step() {
                Ok(time) => taken.extend(time),
                Err(_) => {
                    if let Ok(next) = Scripted::new(base) {
                        *table = next;
                    }
                }
            }
            // The actions of a round are spread over the pause.
            std::thread::sleep((pause / tables_of(pause)).min(Duration::from_millis(50)));
        }
        std::thread::sleep(pause.saturating_sub(round.elapsed()).min(until.saturating_duration_since(Instant::now())));
    }
    if let Ok(mut times) = times.lock() {
        times.extend(taken);
    }
}

/// Returns into how many parts a pause is divided.
fn tables_of(pause: Duration) -> u32 {
    u32::try_from(pause.as_millis() / 40).unwrap_or(1).max(1)
}

/// Streams that are read by one thread.
struct Streams {
    stop: Arc<AtomicBool>,
    read: Arc<AtomicUsize>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Streams {
    fn stop(mut self) -> usize {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
        self.read.load(Ordering::Relaxed)
    }
}

/// Opens streams of events, spread over the tables.
fn open_streams(urls: &[String], count: usize) -> Result<Streams, Box<dyn Error>> {
    let mut open = Vec::with_capacity(count);
    for url in urls.iter().cycle().take(if urls.is_empty() { 0 } else { count }) {
        let (host, path) = url.trim_start_matches("http://").split_once('/').ok_or("no path")?;
        let mut stream = TcpStream::connect(host)?;
        write!(stream, "GET /{path}/events HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
        stream.set_nonblocking(true)?;
        open.push(stream);
    }
    let (stop, read) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let (stopped, counted) = (stop.clone(), read.clone());
    let thread = std::thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        while !stopped.load(Ordering::Relaxed) {
            for stream in &mut open {
                while let Ok(bytes @ 1..) = stream.read(&mut buffer) {
                    counted.fetch_add(bytes, Ordering::Relaxed);
                }
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    });
    Ok(Streams { stop, read, thread: Some(thread) })
}
