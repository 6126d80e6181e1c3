//! A front on the loopback address: it gives each connection to the next of several servers.

use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The longest time for a connection to a server.
const CONNECT: Duration = Duration::from_millis(500);

/// A front. It ends with the program.
pub(crate) struct Front {
    /// Its address, as the base of addresses of pages.
    pub(crate) base: String,
    servers: Arc<Servers>,
}

struct Servers {
    addresses: Mutex<Vec<SocketAddr>>,
    next: AtomicUsize,
}

impl Servers {
    fn addresses(&self) -> MutexGuard<'_, Vec<SocketAddr>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Connects to the next server that answers.
    fn connect(&self) -> Option<TcpStream> {
        let addresses = self.addresses().clone();
        let first = self.next.fetch_add(1, Ordering::Relaxed);
        let turned = (0..addresses.len()).filter_map(|n| addresses.get((first + n) % addresses.len()));
        turned.filter_map(|address| TcpStream::connect_timeout(address, CONNECT).ok()).next()
    }
}

impl Front {
    /// Starts a front before these servers.
    pub(crate) fn start(addresses: Vec<SocketAddr>) -> io::Result<Front> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let base = format!("http://{}", listener.local_addr()?);
        let servers = Arc::new(Servers { addresses: Mutex::new(addresses), next: AtomicUsize::new(0) });
        let shared = servers.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let servers = shared.clone();
                std::thread::spawn(move || servers.connect().map(|server| join(client, server)));
            }
        });
        Ok(Front { base, servers })
    }

    /// Notes the new address of a server that was started again.
    pub(crate) fn moved(&self, server: usize, address: SocketAddr) {
        if let Some(old) = self.servers.addresses().get_mut(server) {
            *old = address;
        }
    }
}

/// Passes on what both ends say, until one ends.
fn join(client: TcpStream, server: TcpStream) -> io::Result<()> {
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let (mut from_client, mut to_server) = (client.try_clone()?, server.try_clone()?);
    let sender = std::thread::spawn(move || {
        // One end may break the connection at any time.
        _ = io::copy(&mut from_client, &mut to_server);
        _ = to_server.shutdown(Shutdown::Write);
    });
    let (mut from_server, mut to_client) = (server, client);
    _ = io::copy(&mut from_server, &mut to_client);
    _ = to_client.shutdown(Shutdown::Both);
    _ = sender.join();
    Ok(())
}
