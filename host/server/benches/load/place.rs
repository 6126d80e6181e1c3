//! The place of the tables: a file or a PostgreSQL for the run alone, or a database that is there already.

use std::error::Error;

use bastide_accounts::AccountSettings;
use bastide_server::{Config, Limits, Storage};

use super::arguments::Store;
#[cfg(unix)]
use super::postgres::PrivatePostgres;

/// The place of the tables. What was made for the run ends with it.
pub(crate) struct Place {
    /// The path of the file, or the address of the database.
    pub(crate) database: String,
    /// Whether several servers can use it.
    pub(crate) is_shared: bool,
    _folder: tempfile::TempDir,
    #[cfg(unix)]
    _server: Option<PrivatePostgres>,
}

impl Place {
    /// Makes or finds the place.
    pub(crate) fn of(store: &Store) -> Result<Place, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        #[cfg(unix)]
        let server = if *store == Store::Postgres { Some(PrivatePostgres::start(true)?) } else { None };
        let database = match store {
            Store::Sqlite => folder.path().join("tables.sqlite").display().to_string(),
            Store::Database(url) => url.clone(),
            #[cfg(unix)]
            Store::Postgres => server.as_ref().ok_or("no server")?.database()?,
            #[cfg(not(unix))]
            Store::Postgres => return Err("name a database with --store postgres://USER@HOST/DATABASE".into()),
        };
        Ok(Place {
            database,
            is_shared: *store != Store::Sqlite,
            _folder: folder,
            #[cfg(unix)]
            _server: server,
        })
    }
}

/// Returns the settings of a server on the loopback address without limits.
pub(crate) fn serving(database: &str) -> Result<Config, Box<dyn Error>> {
    let here = ([127, 0, 0, 1], 0).into();
    let storage = match database.starts_with("postgres://") {
        true => Storage::Postgres { url: database.parse()?, peers: here },
        false => Storage::File(database.into()),
    };
    let (public_url, trusted_proxies, offered) = (None, Vec::new(), Vec::new());
    let accounts = AccountSettings::default();
    Ok(Config {
        listen: here,
        storage,
        public_url,
        trusted_proxies,
        offered,
        spawner: None,
        keep: None,
        limits: Limits::none(),
        accounts,
        notifications: Default::default(),
        bundles: Default::default(),
    })
}
