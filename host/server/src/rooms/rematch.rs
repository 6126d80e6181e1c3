//! Another game of the same people: it begins when all of them want it.

use std::sync::Arc;

use bastide_core::Table;
use serde_json::{Value, json};

use super::new_table::NewTable;
use super::registry::Rooms;
use super::room::{Inner, Room};
use super::viewers::Mask;
use crate::error::Failure;
use crate::source::Source;
use crate::store::{Change, Phase, SeatRow};

/// The bot that plays the next game for a person who gave this one up.
const LEFT: &str = "greedy";

/// The next game, for the seats of one browser.
pub struct Rematch {
    /// The id of its table.
    pub id: String,
    /// New secrets for the seats.
    pub secrets: Vec<String>,
}

impl Rooms {
    /// Notes that a browser wants another game. Once all people of a game want it, the next table is
    /// made, with the same rules and settings; another player begins. Returns `None` as long as others
    /// have not answered.
    ///
    /// # Errors
    /// The browser holds no seat, or the game is not over.
    pub fn rematch(self: &Arc<Rooms>, room: &Arc<Room>, mine: Mask, from: Source) -> Result<Option<Rematch>, Failure> {
        if mine == 0 {
            return Err(Failure::Forbidden("only those who played this game can have another one".into()));
        }
        let (id, own) = match room.want_another(mine)? {
            Wish::Waits => return Ok(None),
            Wish::Begun(id, own) => (id, own),
            Wish::Begins(table, own) => {
                // The room is not held while a table is made. Two browsers may do so at once.
                let made = self.create(table, Some(from))?.id;
                let first = room.begin_another(&made)?;
                if first != made {
                    self.room(&made)?.close()?;
                }
                (first, own)
            }
        };
        let next = self.room(&id)?;
        // A game that is over meanwhile can be looked at without a seat.
        let secrets = if next.inner().phase == Phase::Over { Vec::new() } else { next.renew_all(own)? };
        Ok(Some(Rematch { id, secrets }))
    }
}

/// What follows from the wish for another game. The seats are those of the next game.
enum Wish {
    /// Others have not answered yet.
    Waits,
    /// All want it, so this table is to be made.
    Begins(NewTable, Vec<u8>),
    /// The next game has this id.
    Begun(String, Vec<u8>),
}

impl Room {
    /// Notes that the people on some seats want another game.
    fn want_another(&self, mine: Mask) -> Result<Wish, Failure> {
        let mut inner = self.inner();
        if inner.phase != Phase::Over {
            return Err(Failure::Refused("the game is not over".into()));
        }
        let seats = inner.seats.len();
        let held = mine & inner.people();
        let own = (0..seats).filter(|seat| held & (1 << seat) != 0).map(|seat| next_seat(seat, seats)).collect();
        if let Some(id) = inner.next_game() {
            return Ok(Wish::Begun(id, own));
        }
        let wants = inner.wants() | held;
        self.note_another(&mut inner, &json!({"wants": wants}))?;
        if inner.people() & !wants == 0 { Ok(Wish::Begins(inner.again()?, own)) } else { Ok(Wish::Waits) }
    }

    /// Notes the id of the next game, and returns the one that was noted first.
    fn begin_another(&self, id: &str) -> Result<String, Failure> {
        let mut inner = self.inner();
        if let Some(first) = inner.next_game() {
            return Ok(first);
        }
        let again = json!({"wants": inner.wants(), "table": id});
        self.note_another(&mut inner, &again)?;
        Ok(id.to_owned())
    }

    /// Gives seats new secrets.
    fn renew_all(&self, seats: Vec<u8>) -> Result<Vec<String>, Failure> {
        seats.into_iter().map(|seat| self.renew(seat)).collect()
    }

    fn note_another(&self, inner: &mut Inner, again: &Value) -> Result<(), Failure> {
        let mut summary = inner.summary.clone();
        summary["again"] = again.clone();
        self.store.write(&self.id, inner.fence, vec![Change::Summary(summary.clone())])?;
        inner.summary = summary;
        inner.version += 1;
        Ok(())
    }
}

/// Returns the seat of the next game that belongs to a seat of this one: the second player begins.
fn next_seat(seat: usize, seats: usize) -> u8 {
    ((seat + seats - 1) % seats) as u8
}

impl Inner {
    /// Returns the seats of people who have not given up, as bits.
    fn people(&self) -> Mask {
        let people = self.seats.iter().filter(|row| row.key.is_some() && !row.resigned);
        people.fold(0, |mask, row| mask | 1 << row.seat)
    }

    /// Returns the seats that want another game, as bits.
    fn wants(&self) -> Mask {
        self.summary["again"]["wants"].as_u64().and_then(|wants| wants.try_into().ok()).unwrap_or_default()
    }

    /// Returns the id of the next game, if it has begun.
    fn next_game(&self) -> Option<String> {
        self.summary["again"]["table"].as_str().map(str::to_owned)
    }

    /// Returns the table of the next game.
    fn again(&self) -> Result<NewTable, Failure> {
        let mut table = Table::parse("table.toml", &self.toml).map_err(|e| Failure::Broken(e.to_string()))?;
        // Prepared draws are those of one game.
        (table.seed, table.draws, table.chance) = (None, Vec::new(), Default::default());
        table.libraries.clear();
        let mut rows: Vec<&SeatRow> = self.seats.iter().collect();
        if !rows.is_empty() && rows.len() == table.players.len() {
            rows.rotate_left(1);
            table.players.rotate_left(1);
        }
        for (player, row) in table.players.iter_mut().zip(&rows) {
            // A bot plays for a person who gave up.
            let bot = row.resigned.then(|| LEFT.to_owned());
            (player.name, player.bot) = (row.name.clone(), row.bot.clone().or(bot));
        }
        let people = (0u8..).zip(&rows).filter(|(_, row)| row.key.is_some() && !row.resigned);
        let sit = people.map(|(seat, _)| seat).collect();
        Ok(NewTable { toml: table.to_toml(), settings: (*self.settings).clone(), sit })
    }

    /// Describes for a page who wants another game, and where it is.
    pub(super) fn again_for(&self, mask: Mask) -> Value {
        let seats: Vec<u8> = self.seats.iter().map(|row| row.seat).filter(|seat| self.wants() & (1 << seat) != 0).collect();
        let url = self.next_game().map(|id| format!("/t/{id}"));
        json!({"wants": seats, "mine": mask & self.wants() != 0, "url": url})
    }
}
