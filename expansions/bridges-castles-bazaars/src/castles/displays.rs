//! The displays of castles: whose tokens lie on them, and their fiefs.

use bastide_core::author::prelude::*;

use super::Castles;

pub(super) fn install(rules: Castles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    reg.rule(Displays { rules, one_token: o.word("shared_castle_tokens")? == "one_on_board" }).displays(Displays::displays);
    Ok(())
}

/// The displays of castles.
#[derive(Clone)]
struct Displays {
    rules: Castles,
    /// CA-53: whether a shared castle is displayed with one token only.
    one_token: bool,
}

impl Displays {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for castle in &v.slots.of(self.rules.slot).castles {
            let most = if self.one_token { 1 } else { castle.builders.len() };
            let of = castle.builders.iter().take(most).collect();
            let (seat, area) = (castle.fief.castle, castle.fief.all);
            // CP-60: a castle that its lords left has nothing to come either.
            let done = castle.done_in != 0 || self.rules.is_abandoned(v, castle);
            out.push(Display::Domain { name: self.rules.label, seat, area, of, done });
        }
        Ok(())
    }
}
