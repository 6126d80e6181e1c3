//! Registration of what not all players may see.

use crate::api::register::Registrar;
use crate::contract::hidden::{Secret, SlotSecret};
use crate::model::ids::{Stream, Token};
use crate::model::state::slots::Slot;

impl Registrar {
    /// Declares that not all players may see the whole value of a slot, such as the answers to a
    /// question with [`Ask::sealed`](crate::Ask::sealed). A slot without a secret is public. See
    /// [`Secret`].
    pub fn hide<T: Default + 'static>(&mut self, slot: Slot<T>, secret: impl Secret<T> + 'static) {
        let (plugin, guarded) = (self.plugin, self.guarded);
        self.parts.hidden.slots.push(Box::new(SlotSecret { slot, plugin, guarded, secret }));
    }

    /// Defines a card, a chip or a similar thing that players hold in a hand, as a token of which
    /// players begin with none. A slot of the plugin holds the hands, and
    /// [`Display::Card`](crate::Display::Card) shows a card to its owner.
    pub fn define_card(&mut self, name: &str) -> Token {
        let card = self.define_token(name, 0);
        self.parts.hidden.cards.push(card);
        card
    }

    /// Hides the outcomes of a stream from everybody: the draws for hidden hands. Views leave out their
    /// events.
    pub fn hide_chance(&mut self, stream: Stream) {
        self.parts.hidden.streams.push(stream);
    }
}
