//! Another game of the same people.

use serde_json::{Value, json};

use crate::schema::Optional;
use crate::state::Again;
use crate::table::{Mask, Phase, Seat, Table, Wishes, mask, seats_of};

impl Wishes {
    /// Reads them as a list of tables keeps them.
    pub(crate) fn read(value: &Value) -> Wishes {
        let wants = value["wants"].as_u64().and_then(|wants| wants.try_into().ok()).unwrap_or_default();
        Wishes { wants, next: value["table"].as_str().map(str::to_owned) }
    }

    /// Returns them as a list of tables keeps them.
    pub(crate) fn written(&self) -> Value {
        match &self.next {
            Some(id) => json!({"wants": self.wants, "table": id}),
            None => json!({"wants": self.wants}),
        }
    }
}

impl Table {
    /// Returns the seats of the people who may play again, as bits: those who have not left, or all if
    /// everybody has, or if the game ended because others had left.
    pub fn people(&self) -> Mask {
        let held = |row: &&Seat| row.is_held;
        let stayed = mask(self.seats.iter().filter(held).filter(|row| !row.resigned).map(|row| row.seat));
        if stayed == 0 || self.is_early { mask(self.seats.iter().filter(held).map(|row| row.seat)) } else { stayed }
    }

    /// Describes for a page who wants another game, and where it is.
    pub fn again(&self, mine: Mask) -> Again {
        let (people, wants) = (self.people(), self.wishes.wants);
        Again {
            wants: seats_of(wants, self.seats.len()),
            waits: seats_of(people & !wants, self.seats.len()),
            mine: mine & wants != 0,
            may: mine & people != 0,
            url: self.wishes.next.as_ref().map(|id| format!("/t/{id}")),
        }
    }

    pub(crate) fn again_once_over(&self, mine: Mask) -> Optional<Again> {
        Optional((self.phase == Phase::Over).then(|| self.again(mine)))
    }
}
