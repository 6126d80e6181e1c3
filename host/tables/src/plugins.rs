//! The expansions that a program has, by their ids.

use bastide_core::message::{did_you_mean, list};
use bastide_core::{Expansion, Manifest, linked};

use crate::Offered;
use crate::error::TablesError;

/// Returns the expansion with this id.
///
/// # Errors
/// No linked expansion has this id.
pub fn find(id: &str) -> Result<&'static dyn Expansion, TablesError> {
    find_with(id, &[])
}

/// Returns the expansion with this id: a linked one, or one that is offered.
///
/// # Errors
/// No such expansion has this id.
pub fn find_with(id: &str, offered: &[Offered]) -> Result<&'static dyn Expansion, TablesError> {
    let all: Vec<&'static dyn Expansion> = linked().into_iter().chain(offered.iter().map(|o| o.expansion)).collect();
    let ids = || all.iter().map(|e| e.manifest().id);
    let found = all.iter().copied().find(|e| e.manifest().id == id);
    found.ok_or_else(|| {
        let meant = Manifest::named(id, all.iter().map(|e| e.manifest())).map_or(id, |m| m.id);
        TablesError::NoPlugin { id: id.into(), hint: did_you_mean(meant, ids()), known: list(ids()) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_plugin_gets_the_nearest_name() {
        let message = find("bass").err().map(|e| e.to_string());
        let message = message.unwrap_or_default();
        assert!(
            message.starts_with("there is no plugin \"bass\"; did you mean \"base\"?; the plugins are abbey-mayor, "),
            "{message}"
        );
        for (short, id) in [
            ("bcb", "bridges-castles-bazaars"),
            ("bridges", "bridges-castles-bazaars"),
            ("castle", "bridges-castles-bazaars"),
            ("inns", "inns-cathedrals"),
            ("traders", "traders-builders"),
        ] {
            let message = find(short).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(message.contains(&format!("did you mean \"{id}\"?")), "{message}");
        }
    }
}
