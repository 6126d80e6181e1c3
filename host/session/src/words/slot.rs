//! Places off the board in words.

use bastide_core::{Display, Group, HIDDEN_PLACE, Label, Section, Target};
use bastide_texts::{Args, own_name};

use super::{Case, Words};

impl Words<'_> {
    /// Returns the noun for a place of a group.
    pub(super) fn group(&self, group: Group, index: u8, case: Case) -> PlaceNoun {
        let rules = self.game.rules();
        let name = rules.names.groups.name(group.index());
        let hidden = index == HIDDEN_PLACE;
        let nth = if hidden {
            self.speech.say("hidden", &Args::new())
        } else {
            self.speech.say("ordinal", &Args::new().with("n", u32::from(index) + 1))
        };
        let attribute = if case == Case::Dative { ".to" } else { "" };
        let keeper = self.game.view().keeper(group).zip(name.rsplit_once('.'));
        let shared = keeper.map_or(name, |(_, (name, _))| name);
        // Groups of one sort, such as the columns of a board, may share a text.
        let sort = shared.split('.').next().unwrap_or(shared);
        let find = |nth: String| {
            let args = Args::new().with("nth", nth).with("name", own_name(shared));
            let own = self.speech.named("place", shared, attribute, &args);
            own.or_else(|| self.speech.named("place", sort, attribute, &args))
        };
        if let Some(noun) = find(nth) {
            // A noun that does not depend on the number is that of all places of the group.
            let other = find("?".into());
            return PlaceNoun { is_one: other.as_deref() != Some(&noun), noun, is_given: true };
        }
        let noun = self.speech.group(shared);
        let noun = match keeper {
            Some((keeper, _)) => self.speech.say("group-of", &Args::new().with("owner", self.player(keeper)).with("noun", noun)),
            None => noun,
        };
        // The only place of a group needs no number.
        let is_one = rules.names.groups.spec(group.index()).is_some_and(|spec| spec.places == 1);
        PlaceNoun { noun, is_one, is_given: false }
    }

    /// Returns a place of a group whose places have no nouns of their own.
    pub(super) fn nth(&self, index: u8, group: &str) -> String {
        let args = Args::new().with("group", group.to_owned()).with("n", u32::from(index) + 1);
        self.speech.say(if index == HIDDEN_PLACE { "place-hidden" } else { "place-in-group" }, &args)
    }

    /// Returns what is shown to the player who is asked.
    fn displays(&self) -> Vec<Display> {
        let v = self.game.view();
        let who = self.game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        v.displays(who).unwrap_or_default()
    }

    /// Returns why a place off the board is not available now, in a menu. It follows the option, so that
    /// it stands between no verb and its prefix.
    pub(super) fn closed(&self, target: Target) -> Option<String> {
        let Target::Slot { group, index } = target else { return None };
        let why = section_of(&self.displays(), group, index).filter(|_| self.prices)?.closed?;
        Some(self.speech.label(self.game.rules().names.labels.name(why.index()), 0))
    }

    /// Returns a place off the board, with the tile that lies there and, in a menu, its price.
    pub(super) fn slot(&self, group: Group, index: u8, case: Case) -> String {
        let v = self.game.view();
        let displays = self.displays();
        let lying = displays.iter().find_map(|display| match *display {
            Display::Tile { tile, group: g, index: i, .. } if (g, i) == (group, index) => Some(tile),
            _ => None,
        });
        let section = section_of(&displays, group, index);
        let place = self.group(group, index, case);
        let mut words = if place.is_one || place.is_given { place.noun } else { self.nth(index, &place.noun) };
        let mut wrap = |id: &str, name: &'static str, value: String| {
            words = self.speech.say(id, &Args::new().with("place", words.clone()).with(name, value));
        };
        let label = |label: Label| self.speech.label(v.rules.names.labels.name(label.index()), 0);
        // A section that shares its group with another one has a name that tells their places apart.
        let others = |s: &bastide_core::Section| {
            displays.iter().any(|d| matches!(d, Display::Section(other) if other.seats == s.seats && other != s))
        };
        if let Some(part) = section.filter(others) {
            wrap("slot-of-section", "section", label(part.name));
        }
        if let Some(tile) = lying.filter(|_| !self.pictured) {
            wrap("slot-with-tile", "tile", v.rules.tiles.get(tile).name.clone());
        }
        let section = section.filter(|_| self.prices);
        if let Some(price) = section.and_then(|s| s.price) {
            wrap("slot-with-price", "n", price.to_string());
        }
        words
    }
}

/// Returns the section of a side board that has a place.
fn section_of(displays: &[Display], group: Group, index: u8) -> Option<Section> {
    displays.iter().find_map(|display| match display {
        Display::Section(section) if section.has_place(group, index) => Some(*section),
        _ => None,
    })
}

/// The noun of a place off the board.
pub(super) struct PlaceNoun {
    pub(super) noun: String,
    /// Whether the noun names one place and not all of its group.
    pub(super) is_one: bool,
    /// Whether a text gives the noun.
    is_given: bool,
}
