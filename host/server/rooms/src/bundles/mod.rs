//! Bundles of strangers: modules with expansions, whose games run in a sandbox.
//!
//! The operator names bundles, and may let people bring their own. Those are kept in the store by their SHA-256, which is in
//! the settings of the tables that use them, so that they are found again after a restart and by other servers.

mod address;
mod kept;

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bastide_sandbox::{Bundle, Limits, Sandbox};
use bastide_service::{Answer, Opening, Order, Status};

use bastide_common::{Failure, Why};
use bastide_store::Store;

/// The most bytes of a bundle that people bring.
pub const MAX_BYTES: usize = 16 << 20;
/// The most games in bundles at a time.
const MAX_GAMES: usize = 64;
/// The bundles that are kept ready while no game uses them.
const RECENT: usize = 4;
/// The bundles that an operator allows.
#[derive(Clone)]
pub struct BundleSettings {
    /// Those that the operator names.
    pub own: Vec<Arc<Bundle>>,
    /// Whether people may bring files.
    pub files: bool,
    /// The beginnings of the addresses from which people may bring bundles.
    pub addresses: Vec<String>,
    /// The most work for one order, as in [`Limits::fuel`]. A bundle that takes more is stopped, however long that takes
    /// on this machine.
    pub work: u64,
}

impl Default for BundleSettings {
    /// No bundles. Tables share the threads of the server, so an order may take less work than elsewhere.
    fn default() -> BundleSettings {
        BundleSettings { own: Vec::new(), files: false, addresses: Vec::new(), work: 3_000_000_000 }
    }
}

/// The bundles of a server.
pub struct Bundles {
    settings: BundleSettings,
    known: Mutex<Known>,
    games: Arc<AtomicUsize>,
}

#[derive(Default)]
struct Known {
    by_hash: HashMap<String, Weak<Bundle>>,
    recent: VecDeque<Arc<Bundle>>,
}

impl Bundles {
    /// Starts with the bundles of the operator.
    pub fn new(settings: BundleSettings) -> Bundles {
        Bundles { settings, known: Mutex::default(), games: Arc::default() }
    }

    /// Returns what the operator allows.
    pub fn settings(&self) -> &BundleSettings {
        &self.settings
    }

    /// Returns the limits of a game.
    fn limits(&self) -> Limits {
        Limits { memory: 128 << 20, fuel: self.settings.work, answer: 8 << 20 }
    }

    /// Returns `true` if tables may use any bundle.
    pub fn are_allowed(&self) -> bool {
        self.settings.files || !self.settings.addresses.is_empty() || !self.settings.own.is_empty()
    }

    /// Returns the bundle with a SHA-256.
    ///
    /// # Errors
    /// No bundle with this SHA-256 is kept, it cannot be used, or the store fails.
    pub fn find(&self, store: &dyn Store, sha256: &str) -> Result<Arc<Bundle>, Failure> {
        if let Some(own) = self.settings.own.iter().find(|own| own.sha256() == sha256) {
            return Ok(own.clone());
        }
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).by_hash.get(sha256).and_then(Weak::upgrade);
        if let Some(bundle) = known {
            return Ok(bundle);
        }
        let missing = || Failure::Broken(Why::with("error-bundle-missing", "sha256", sha256));
        let (name, bytes) = kept::read(store, sha256)?.ok_or_else(missing)?;
        let bundle = Bundle::read(&name, &bytes).map_err(|why| Failure::Broken(why.to_string().into()))?;
        if bundle.sha256() != sha256 {
            return Err(missing());
        }
        Ok(self.remember(bundle))
    }

    /// Keeps a bundle in memory, so that it is not compiled again soon.
    fn remember(&self, bundle: Bundle) -> Arc<Bundle> {
        let bundle = Arc::new(bundle);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.by_hash.retain(|_, bundle| bundle.strong_count() > 0);
        known.by_hash.insert(bundle.sha256().to_owned(), Arc::downgrade(&bundle));
        known.recent.push_back(bundle.clone());
        if known.recent.len() > RECENT {
            known.recent.pop_front();
        }
        bundle
    }

    /// Keeps a bundle that somebody brings, after checking that its module is what its manifest says.
    ///
    /// # Errors
    /// The bundle is too large or cannot be used, or too many are kept.
    pub fn bring(&self, store: &dyn Store, name: &str, bytes: &[u8]) -> Result<Arc<Bundle>, Failure> {
        let refused = |why: String| Failure::Refused(why.into());
        if bytes.len() > MAX_BYTES {
            return Err(Failure::Refused(Why::with("error-bundle-large", "megabytes", MAX_BYTES >> 20)));
        }
        let bundle = Bundle::read(name, bytes).map_err(|why| refused(why.to_string()))?;
        Sandbox::start(&bundle, self.limits()).map_err(|why| refused(why.to_string()))?;
        kept::keep(store, bundle.sha256(), name, bytes)?;
        Ok(self.remember(bundle))
    }

    /// Keeps the bundle at an address.
    ///
    /// # Errors
    /// The operator does not allow the address, the file cannot be read, or the errors of [`Self::bring`].
    pub fn fetch(&self, store: &dyn Store, address: &str) -> Result<Arc<Bundle>, Failure> {
        let (name, bytes) = address::read(address, &self.settings.addresses, MAX_BYTES)?;
        self.bring(store, &name, &bytes)
    }

    /// Sends a bundle an order that needs no game, and returns the answer.
    ///
    /// # Errors
    /// The bundle is missing, or fails.
    pub fn ask(&self, store: &dyn Store, sha256: &str, order: &Order) -> Result<Answer, Failure> {
        let mut boxed = self.start(store, sha256)?;
        Ok(boxed.ask(order))
    }

    /// Opens a game in a bundle.
    ///
    /// # Errors
    /// The bundle is missing or fails, the table does not fit, or too many games are played in bundles.
    pub fn open(&self, store: &dyn Store, sha256: &str, opening: Opening) -> Result<Boxed, Failure> {
        let mut boxed = self.start(store, sha256)?;
        match boxed.ask(&Order::Open(opening)) {
            Answer::Ready(_) => Ok(boxed),
            Answer::Refused(why) | Answer::Broken(why) => Err(Failure::Refused(why.into())),
            _ => Err(Failure::Broken("error-engine".into())),
        }
    }

    fn start(&self, store: &dyn Store, sha256: &str) -> Result<Boxed, Failure> {
        let place = Place::take(&self.games).ok_or_else(|| Failure::TooMany("error-bundle-games".into()))?;
        let bundle = self.find(store, sha256)?;
        let sandbox = Sandbox::start(&bundle, self.limits()).map_err(|why| Failure::Broken(why.to_string().into()))?;
        Ok(Boxed { sandbox, _bundle: bundle, opened: Status::default(), _place: place })
    }
}

/// The place of a game among those in bundles, until it is dropped.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(games: &Arc<AtomicUsize>) -> Option<Place> {
        let place = Place(games.clone());
        // A place that is too many is given back at once.
        (games.fetch_add(1, Ordering::AcqRel) < MAX_GAMES).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// The game of a table in a bundle.
pub struct Boxed {
    sandbox: Sandbox,
    /// Held, so that another table with the same bundle need not read it again.
    _bundle: Arc<Bundle>,
    opened: Status,
    _place: Place,
}

impl Boxed {
    /// Carries out an order.
    pub fn ask(&mut self, order: &Order) -> Answer {
        let answer = self.sandbox.ask(order);
        if let Answer::Ready(status) = &answer {
            self.opened = status.clone();
        }
        answer
    }

    /// Returns the state in numbers of a game that was just opened.
    pub fn opened(&self) -> Status {
        self.opened.clone()
    }
}
