//! The arguments of `serve` and `join`, and those of the hidden command that plays one table.

use std::net::SocketAddr;
use std::path::PathBuf;

use bastide_server::{IpNet, PublicUrl};
use clap::{Args, ValueHint};

/// The days for which tables are kept in which nobody acts, without other arguments.
pub const KEEP_DAYS: u32 = 365;

/// The arguments of `serve`.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// The address to listen on. Other computers reach the server at `0.0.0.0:7310`.
    #[arg(long, default_value = "127.0.0.1:7310")]
    pub listen: SocketAddr,
    /// The folder for the database; by default, the folder of this program for the data of the
    /// user. With `:memory:`, the games are kept in memory and lost at the end.
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    /// Let tables choose the expansions of this library, which is native code; their games run in
    /// processes of their own. May be given several times.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub allow_library: Vec<PathBuf>,
    /// The address under which people reach the server, if it stands behind a proxy:
    /// `https://games.example.org`.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// Believe the `X-Forwarded-For` of proxies in this network, such as `10.0.0.0/8`; by default,
    /// with `--public-url`, of a proxy on this machine. May be given several times.
    #[arg(long, value_name = "NETWORK", value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// Delete tables in which nobody has acted for N days, and those that wait for their first players
    /// after 14 days at most. 0 keeps all.
    #[arg(long, value_name = "N", default_value_t = KEEP_DAYS)]
    pub keep_days: u32,
    /// Do not open a browser.
    #[arg(long)]
    pub no_browser: bool,
    /// The memory of the process of a table with libraries, in megabytes.
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
}

/// Reads a network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let one = |_| text.parse().map(|address: std::net::IpAddr| address.into());
    text.parse().or_else(one).map_err(|_: std::net::AddrParseError| {
        format!("{text:?} is not a network; it looks like 10.0.0.0/8, fd00::/8 or 192.168.1.4")
    })
}

/// The arguments of `join`.
#[derive(Args, Clone, Debug)]
pub struct Join {
    /// The address of the table, the link for its players, or that of your seat.
    pub url: String,
    /// The number of the seat, from 1; by default, the first one that is free.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seat: Option<u8>,
    /// Your name at the table.
    #[arg(long, default_value = "")]
    pub name: String,
    /// Let a bot decide (`--bot greedy`, `--bot search:1s`). It thinks on the server, for at most 5
    /// seconds or 2000 simulations a decision, and sees what your seat sees.
    #[arg(long, value_name = "BOT")]
    pub bot: Option<String>,
    /// Take no seat.
    #[arg(long, conflicts_with_all = ["bot", "seat"])]
    pub watch: bool,
}

/// The arguments of the hidden command that plays one table for a server.
#[derive(Args, Clone, Debug)]
pub struct TableProcess {
    /// The largest growth of its memory after the start, in bytes.
    #[arg(long)]
    pub memory: u64,
    /// The libraries that the table may choose from.
    #[arg(long)]
    pub library: Vec<PathBuf>,
}
