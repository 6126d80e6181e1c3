//! What screens show of the second markers, and what bots expect of messages.

use bastide_core::{Display, ExpectedGain, Fault, Label, Player, Registrar, View};

use crate::post::Ids;

/// The points that a message is worth on average, in hundredths.
const MESSAGE: i32 = 300;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    let shown = Shown { ids, usual: reg.label("usual marker"), second: reg.label("messenger") };
    reg.rule(shown).displays(Shown::displays).expected_gains(Shown::expected_gains);
}

#[derive(Clone, Copy)]
struct Shown {
    ids: Ids,
    usual: Label,
    second: Label,
}

impl Shown {
    /// MS-02: lists the points of both markers.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let [usual, second] = self.ids.shown();
        for player in v.core.players() {
            for (name, number) in [(self.usual, usual), (self.second, second)] {
                let number = v.shown_number(number, player)?.map(|points| points as i16);
                out.push(Display::Fact { name, player: Some(player), number });
            }
        }
        Ok(())
    }

    /// A player who landed on a dark field draws a message.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let landed = &v.slots.of(self.ids.slot).landed;
        out.extend(landed.iter().map(|&player| ExpectedGain { player, hundredths: MESSAGE, waits: None, leaves: None }));
        Ok(())
    }
}
