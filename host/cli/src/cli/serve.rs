//! The arguments of `serve` and `join`, and those of the hidden command that plays one table.

use std::net::SocketAddr;
use std::path::PathBuf;

use bastide_server::{IpNet, PublicUrl};
use clap::{Args, ValueHint};

use bastide_console::language::say;

/// The days for which tables are kept in which nobody acts, without other arguments.
pub const KEEP_DAYS: u32 = 365;

/// The arguments of `serve`.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7310")]
    pub listen: SocketAddr,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub store: Option<String>,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:0", requires = "store")]
    pub peer_address: SocketAddr,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub allow_library: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub bundle: Vec<PathBuf>,
    #[arg(long)]
    pub allow_bundle: bool,
    #[arg(long, value_name = "URL")]
    pub bundle_from: Vec<String>,
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    #[arg(long, value_name = "NETWORK", value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    #[arg(long, value_name = "N", default_value_t = KEEP_DAYS)]
    pub keep_days: u32,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub push_key: Option<PathBuf>,
    #[arg(long, value_name = "MAIL", value_hint = ValueHint::EmailAddress)]
    pub contact: Option<String>,
    #[arg(long, value_name = "URL", requires = "mail_from", requires = "public_url")]
    pub smtp: Option<String>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "smtp")]
    pub smtp_password_file: Option<PathBuf>,
    #[arg(long, value_name = "MAIL", value_hint = ValueHint::EmailAddress, requires = "smtp")]
    pub mail_from: Option<String>,
    #[arg(long)]
    pub no_accounts: bool,
    #[arg(long)]
    pub no_ratings: bool,
    #[arg(long)]
    pub no_browser: bool,
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
}

/// Reads a network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let one = |_| text.parse().map(|address: std::net::IpAddr| address.into());
    text.parse().or_else(one).map_err(|_: std::net::AddrParseError| say!("refused-network", text = text))
}

/// The arguments of `join`.
#[derive(Args, Clone, Debug)]
pub struct Join {
    pub url: String,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seat: Option<u8>,
    #[arg(long, default_value = "")]
    pub name: String,
    #[arg(long, value_name = "BOT")]
    pub bot: Option<String>,
    #[arg(long, conflicts_with_all = ["bot", "seat"])]
    pub watch: bool,
}

/// The arguments of `edit`.
#[derive(Args, Clone, Debug)]
pub struct Edit {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub port: u16,
    #[arg(long)]
    pub no_browser: bool,
}

/// The arguments of the hidden command that plays one table for a server.
#[derive(Args, Clone, Debug)]
pub struct TableProcess {
    #[arg(long)]
    pub memory: u64,
    #[arg(long)]
    pub library: Vec<PathBuf>,
}
