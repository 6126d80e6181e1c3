//! What screens show of castles: whose they are, and their fiefs.

use bastide_core::{Display, Fault, InstallError, Options, Player, Registrar, TurnPhase, View};

use super::Castles;

pub(super) fn install(rules: Castles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    reg.displays(Sights { rules, one_token: o.word("shared_castle_tokens")? == "one_on_board" });
    Ok(())
}

struct Sights {
    rules: Castles,
    /// CA-53: of a shared castle only one token lies there.
    one_token: bool,
}

impl TurnPhase for Sights {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for castle in &v.slots.of(self.rules.slot).castles {
            let most = if self.one_token { 1 } else { castle.owners.len() };
            let of = castle.owners.iter().take(most).collect();
            let (seat, area) = (castle.fief.castle, castle.fief.all);
            out.push(Display::Domain { name: self.rules.label, seat, area, of, done: castle.done_in != 0 });
        }
        Ok(())
    }
}
