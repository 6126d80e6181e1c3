//! The registration of offers: menu entries in the phases of other plugins.

use crate::api::register::Registrar;
use crate::dispatch::hook::{AtOfferPoint, PackedHook};
use crate::dispatch::packed::PackedOffer;
use crate::dispatch::roles::Offer;
use crate::model::ids::{Handler, OfferPoint, Trait};
use crate::model::trait_set::TraitSet;

impl Registrar {
    /// Registers menu entries that are offered whenever a phase with this offer point asks.
    pub fn offer<O: Offer + 'static>(&mut self, point: OfferPoint, offer: O) -> Handler {
        self.add_offer(point, None, offer)
    }

    /// Registers menu entries that are offered only while a tile with one of these traits is in
    /// play: printed on the tile or on one of its segments, or granted for the tile play.
    pub fn offer_for_tiles<O: Offer + 'static>(
        &mut self,
        point: OfferPoint,
        traits: impl IntoIterator<Item = Trait>,
        offer: O,
    ) -> Handler {
        self.add_offer(point, Some(traits.into_iter().collect()), offer)
    }

    fn add_offer<O: Offer + 'static>(&mut self, point: OfferPoint, tiles: Option<TraitSet>, offer: O) -> Handler {
        let hook: Box<dyn PackedHook> =
            if self.is_guarded() { Box::new(PackedOffer(self.guard(offer))) } else { Box::new(PackedOffer(offer)) };
        let what = self.handler(hook);
        self.turn.offers.push(AtOfferPoint { point, tiles, what });
        what
    }
}
