//! The stored data of a person: its export as a file, and its deletion.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::documents::{all_of, rest, text};
use super::own_tables::TABLE;
use super::passkeys::PASSKEY;
use super::results::{GAME, Game, Past, RATING, TRIES, past_key};
use super::sessions::SESSION;
use super::{ACCOUNT, Account, Accounts, NAMED, names};
use bastide_common::Failure;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put, StoreError};

/// The kinds of the documents of an account beside itself, with their names in the file.
const KINDS: [(&str, &str); 5] =
    [(SESSION, "sessions"), (PASSKEY, "passkeys"), (TABLE, "tables"), (GAME, "games"), (RATING, "ratings")];

/// The name in past games of a person who wants theirs to be replaced.
pub const NOBODY: &str = "—";
/// The kind of the notes of tables that a deleted account has still to leave, under `ACCOUNT/TABLE`.
const LEFT: &str = "account-left";
/// The most such notes that are looked at together.
const NOTES: usize = 200;

/// A table that a deleted account has still to leave.
#[derive(Serialize, Deserialize)]
pub struct Left {
    /// The id of the table.
    pub table: String,
    /// The id of the account.
    pub account: String,
    /// The name that replaces the one of the person; `None` leaves it.
    pub name: Option<String>,
}

impl Left {
    fn key(&self) -> String {
        format!("{}/{}", self.account, self.table)
    }
}

impl Accounts {
    /// Returns all that is stored of the person of an account. Hashes and keys are left out: they are secrets of the
    /// way in.
    ///
    /// # Errors
    /// The store fails.
    pub fn export(&self, account: &Account) -> Result<Value, Failure> {
        let mut file = json!({
            "format": 1,
            "exported": now_ms(),
            "account": {"id": account.id, "name": account.name, "created": account.created,
                        "games": account.games, "has_passphrase": account.has_passphrase()},
        });
        for (kind, name) in KINDS {
            let told = |document: Document| {
                let mut value = document.value.clone();
                match kind {
                    // Its key is a hash of a secret.
                    SESSION => {}
                    PASSKEY => {
                        value["id"] = json!(rest(&document));
                        value["algorithm"] = value["passkey"]["cred"]["cred"]["type_"].clone();
                        if let Some(fields) = value.as_object_mut() {
                            fields.remove("passkey");
                        }
                    }
                    TABLE => value["table"] = json!(rest(&document)),
                    // The others are known by their names alone.
                    GAME => {
                        for player in value["players"].as_array_mut().into_iter().flatten() {
                            player["you"] = json!(player["account"] == account.id.as_str());
                            if let Some(fields) = player.as_object_mut() {
                                fields.remove("account");
                            }
                        }
                    }
                    _ => {}
                }
                value
            };
            file[name] = all_of(&*self.store, kind, &account.id)?.into_iter().map(told).collect();
        }
        Ok(file)
    }

    /// Returns the tables at which an account has or had a seat.
    ///
    /// # Errors
    /// The store fails.
    pub fn all_tables(&self, account: &str) -> Result<BTreeSet<String>, Failure> {
        let own = all_of(&*self.store, TABLE, account)?.into_iter().map(|own| rest(&own).to_owned());
        let past = all_of(&*self.store, GAME, account)?.into_iter().map(|game| text(&game.value["table"]));
        Ok(own.chain(past).collect())
    }

    /// Notes that a deleted account has still to leave a table.
    ///
    /// # Errors
    /// The store fails.
    pub fn note_left(&self, left: Left) -> Result<(), Failure> {
        // It may be noted already.
        self.store.put(vec![Put::new(LEFT, left.key(), json!(left))])?;
        Ok(())
    }

    /// Returns tables that deleted accounts have still to leave.
    ///
    /// # Errors
    /// The store fails.
    pub fn left(&self) -> Result<Vec<Left>, Failure> {
        let read = |note: Document| serde_json::from_value(note.value).map_err(StoreError::Row);
        Ok(self.store.documents(LEFT, "", NOTES)?.into_iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Notes that a deleted account has left a table.
    ///
    /// # Errors
    /// The store fails.
    pub fn has_left(&self, left: &Left) -> Result<(), Failure> {
        if let Some(note) = self.store.document(LEFT, &left.key())? {
            self.store.put(vec![Put::delete(LEFT, note)])?;
        }
        Ok(())
    }

    /// Deletes an account with all that belongs to it, in one write. In the past games of others, the name stays as
    /// a plain name, unless there is another one for it.
    ///
    /// # Errors
    /// The store fails, or the documents change all the time; then nothing is deleted.
    pub fn delete(&self, id: &str, name: Option<&str>) -> Result<(), Failure> {
        for _ in 0..TRIES {
            let Some(account) = self.store.document(ACCOUNT, id)? else { return Ok(()) };
            let folded = names::folded(&text(&account.value["name"]));
            let named = self.store.document(NAMED, &folded)?.filter(|named| named.value["account"] == id);
            let mut puts: Vec<Put> = named.map(|named| Put::delete(NAMED, named)).into_iter().collect();
            puts.push(Put::delete(ACCOUNT, account));
            for game in all_of(&*self.store, GAME, id)? {
                let past: Past = serde_json::from_value(game.value).map_err(StoreError::Row)?;
                self.leave_past(&past.game, id, name, &mut puts)?;
            }
            puts.extend(self.belongings(id)?);
            if self.store.put(puts)? {
                // A session that began meanwhile.
                self.store.put(self.belongings(id)?)?;
                self.recent.remove(&format!("{id}/"));
                return Ok(());
            }
        }
        Err(Failure::Broken("error-account-busy".into()))
    }

    /// Returns the changes that delete the documents of an account beside itself.
    fn belongings(&self, id: &str) -> Result<Vec<Put>, Failure> {
        let mut puts = Vec::new();
        for (kind, _) in KINDS {
            puts.extend(all_of(&*self.store, kind, id)?.into_iter().map(|document| Put::delete(kind, document)));
        }
        Ok(puts)
    }

    /// Adds the changes that take an account out of a past game as others have it.
    fn leave_past(&self, game: &Game, id: &str, name: Option<&str>, puts: &mut Vec<Put>) -> Result<(), Failure> {
        let mut others: Vec<&str> = game.players.iter().filter_map(|player| player.account.as_deref()).collect();
        others.sort_unstable();
        others.dedup();
        for other in others.into_iter().filter(|other| *other != id) {
            let Some(kept) = self.store.document(GAME, &past_key(other, game))? else { continue };
            let mut past: Past = serde_json::from_value(kept.value.clone()).map_err(StoreError::Row)?;
            for player in past.game.players.iter_mut().filter(|player| player.account.as_deref() == Some(id)) {
                player.account = None;
                if let Some(name) = name {
                    name.clone_into(&mut player.name);
                }
            }
            puts.push(Put::replace(GAME, kept, json!(past)));
        }
        Ok(())
    }
}
