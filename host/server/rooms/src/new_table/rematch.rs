//! Another game of the same people: it begins when all of them want it.

use std::sync::Arc;

use bastide_core::Table as TableFile;
use bastide_seats::{Changed, Phase, Row, SUBSTITUTE, Table, Wishes};

use super::NewTable;
use crate::registry::Rooms;
use crate::room::{Inner, Room};
use crate::viewers::Mask;
use bastide_common::Failure;
use bastide_common::Source;
use bastide_store::SeatRow;
use bastide_store::secret;

/// The next game, for the seats of one browser.
pub struct Rematch {
    /// The id of its table.
    pub id: String,
    /// The secrets of the seats of the browser. They follow from those of the first game, so that a second
    /// device of the same person gets the same ones.
    pub secrets: Vec<String>,
}

impl Rooms {
    /// Notes that a browser wants another game. Once all people of a game want it, the next table is
    /// made, with the same rules and settings; another player begins. Returns `None` as long as others
    /// have not answered.
    ///
    /// # Errors
    /// The browser holds no seat or gave the game up, the game is not over, or no table can be made.
    /// Then the wish is not noted, and may be made again.
    pub fn rematch(
        self: &Arc<Rooms>,
        room: &Arc<Room>,
        held: &[String],
        account: Option<&str>,
        from: Source,
    ) -> Result<Option<Rematch>, Failure> {
        let mine = room.held(held.iter().map(String::as_str)) | room.held_by(account);
        if mine == 0 {
            return Err(Failure::Forbidden("error-not-a-player".into()));
        }
        let id = match room.want_another(mine)? {
            Wish::Waits => return Ok(None),
            Wish::Begun(id) => id,
            Wish::Begins(table) => {
                // The room is not held while a table is made. Two browsers may do so at once.
                let made = self.create(*table, Some(from))?.id;
                let first = room.begin_another(&made)?;
                if first != made {
                    self.delete(&made)?;
                }
                first
            }
        };
        let next = self.bring(&id)?;
        // A game that is over meanwhile can be looked at without a seat.
        let over = next.inner().table.phase == Phase::Over;
        let secrets = if over {
            Vec::new()
        } else {
            room.follow(held)
                .map(|(seat, old)| next.take_over(seat, old))
                .filter_map(Result::transpose)
                .collect::<Result<_, _>>()?
        };
        Ok(Some(Rematch { id, secrets }))
    }
}

/// The result of a request for another game.
enum Wish {
    /// Others have not answered yet.
    Waits,
    /// All want it, so this table is to be made.
    Begins(Box<NewTable>),
    /// The next game has this id.
    Begun(String),
}

impl Room {
    /// Notes that the people on some seats want another game.
    fn want_another(&self, mine: Mask) -> Result<Wish, Failure> {
        let mut inner = self.inner();
        if inner.table.phase != Phase::Over {
            return Err(Failure::Refused("error-not-over".into()));
        }
        if let Some(id) = inner.table.wishes.next.clone() {
            return Ok(Wish::Begun(id));
        }
        let held = mine & inner.table.people();
        if held == 0 {
            return Err(Failure::Refused("error-gave-up".into()));
        }
        let wants = inner.table.wishes.wants | held;
        if inner.table.people() & !wants == 0 {
            // Noted with the id of the table, once there is one.
            let owner_account = self.owner_among(inner.keys.iter().filter_map(|row| row.account.as_deref()))?;
            return Ok(Wish::Begins(Box::new(NewTable { owner_account, ..inner.again(self.owner.clone())? })));
        }
        self.note_another(&mut inner, Wishes { wants, next: None })?;
        Ok(Wish::Waits)
    }

    /// Takes the wish of a browser for another game back, if the game has not begun.
    pub fn withdraw_wish(&self, mine: Mask) -> Result<(), Failure> {
        let mut inner = self.inner();
        let wants = inner.table.wishes.wants;
        if inner.table.wishes.next.clone().is_some() || wants & mine == 0 {
            return Ok(());
        }
        self.note_another(&mut inner, Wishes { wants: wants & !mine, next: None })
    }

    /// Returns the seats of the next game that belong to the secrets of a browser, each with the secret.
    fn follow<'a>(&self, held: &'a [String]) -> impl Iterator<Item = (u8, &'a str)> + use<'a> {
        let inner = self.inner();
        let (seats, people) = (inner.table.seats.len(), inner.table.people());
        let mut follow = Vec::new();
        for secret in held {
            let mine = self.held(std::iter::once(secret.as_str())) & people;
            let own = (0..seats).filter(|seat| mine & (1 << seat) != 0);
            follow.extend(own.map(|seat| (next_seat(seat, seats), secret.as_str())));
        }
        follow.into_iter()
    }

    /// Notes the id of the next game, and returns the one that was noted first.
    fn begin_another(&self, id: &str) -> Result<String, Failure> {
        let mut inner = self.inner();
        if let Some(first) = inner.table.wishes.next.clone() {
            return Ok(first);
        }
        let wishes = Wishes { wants: inner.table.people(), next: Some(id.to_owned()) };
        self.note_another(&mut inner, wishes)?;
        Ok(id.to_owned())
    }

    /// Gives a seat the secret that follows from one of the game before.
    fn take_over(&self, seat: u8, old: &str) -> Result<Option<String>, Failure> {
        let secret = secret::following(old, &self.id);
        Ok(self.renew_with(seat, &secret)?.then_some(secret))
    }

    fn note_another(&self, inner: &mut Inner, wishes: Wishes) -> Result<(), Failure> {
        let table = Table { wishes, ..inner.table.clone() };
        Ok(self.keep(inner, Changed { table, rows: vec![Row::Line] })?)
    }
}

/// Returns the seat of the next game that belongs to a seat of this one: the second player begins.
fn next_seat(seat: usize, seats: usize) -> u8 {
    ((seat + seats - 1) % seats) as u8
}

impl Inner {
    /// Returns the table of the next game, for the person with this hash of a secret.
    fn again(&self, owner: Option<Vec<u8>>) -> Result<NewTable, Failure> {
        let mut table = TableFile::parse("table.toml", &self.toml).map_err(|e| Failure::Broken(e.to_string().into()))?;
        // Prepared draws are those of one game.
        (table.seed, table.draws, table.chance) = (None, Vec::new(), Default::default());
        table.libraries.clear();
        let rows = self.rows();
        let mut rows: Vec<&SeatRow> = rows.iter().collect();
        if !rows.is_empty() && rows.len() == table.players.len() {
            rows.rotate_left(1);
            table.players.rotate_left(1);
        }
        let people = self.table.people();
        let stays = |row: &SeatRow| people & (1 << row.seat) != 0;
        for (player, row) in table.players.iter_mut().zip(&rows) {
            // A bot plays for a person who gave up, and on a seat that nobody holds.
            let bot = (!stays(row)).then(|| SUBSTITUTE.to_owned());
            (player.name, player.bot) = (row.name.clone(), row.bot.clone().or(bot));
        }
        let accounts = (0u8..).zip(&rows).filter(|(_, row)| stays(row));
        let accounts = accounts.filter_map(|(seat, row)| Some((seat, row.account.clone()?))).collect();
        let sit = (0u8..).zip(&rows).filter(|(_, row)| stays(row)).map(|(seat, _)| seat).collect();
        Ok(NewTable {
            toml: table.to_toml(),
            settings: (*self.table.settings).clone(),
            sit,
            accounts,
            owner,
            ..NewTable::default()
        })
    }
}
