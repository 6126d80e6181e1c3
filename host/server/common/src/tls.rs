//! Encrypted connections to other servers.

#[cfg(feature = "tls")]
mod certificates;

use ureq::Agent;
use ureq::config::ConfigBuilder;
use ureq::typestate::AgentScope;

/// Returns the settings of requests. With the feature `tls`, they have the certificates that this machine trusts;
/// without it, a request over https ends with an error.
pub fn config() -> ConfigBuilder<AgentScope> {
    let config = Agent::config_builder();
    #[cfg(feature = "tls")]
    let config = config.tls_config(certificates::settings());
    config
}
