//! "Learn the game in five minutes": tables with the guide of the engine.

use bastide_seats::{Confirm, Settings, TakeBack};
use bastide_service::guide_table;
use bastide_texts::Language;
use serde_json::Value;

use crate::new_table::NewTable;
use crate::room::{Inner, Room};
use crate::viewers::Mask;
use bastide_common::Failure;

/// The pause of the bot, in milliseconds: long enough to see what it does.
const PACE: u32 = 1200;

/// Returns a new table for the guide, for a person with this name who reads this language.
pub fn table(language: &Language, name: &str) -> NewTable {
    let settings = Settings {
        private: true,
        undo: TakeBack::Alone,
        confirm: Confirm::Never,
        chat: false,
        pace: PACE,
        ..Settings::default()
    };
    let toml = guide_table(language, name).to_toml();
    NewTable { toml, settings, sit: vec![0], guide: true, ..NewTable::default() }
}

impl Inner {
    /// Describes for a page which card of the guide is due; nothing at other tables and for onlookers.
    pub(super) fn guide_for(&mut self, mask: Mask, language: &Language) -> Value {
        let wanted = self.table.find_wanted(mask).map(|order| self.ask(&order));
        self.table.guide_card(mask, language, wanted)
    }
}

impl Room {
    /// Returns `true` if the table is for those who learn the game.
    pub fn is_guided(&self) -> bool {
        self.inner().table.guide.is_some()
    }

    /// Takes back what has left the guide, for one of the seats of a browser.
    ///
    /// # Errors
    /// The browser holds no seat, or the game has not left the guide.
    pub fn back_to_guide(&self, mine: Mask) -> Result<u64, Failure> {
        let mut inner = self.inner();
        match inner.table.back_to_guide(mine) {
            Ok(keep) => self.rewind(&mut inner, keep),
            Err(refusal) => Err(inner.refused(refusal)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Rooms;
    use crate::room::Audience;
    use bastide_common::texts;
    use bastide_service::{Answer, GUIDE, GuideStep as Step, Order, Viewer};
    use bastide_store::Memory;
    use serde_json::json;

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// The seats of the person who learns.
    const MINE: Mask = 1;

    fn room() -> Done<Arc<Room>> {
        let rooms = Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 1)?;
        Ok(rooms.room(&rooms.create(table(&Language::default(), "Anna"), None)?.id)?)
    }

    fn state(room: &Room, language: &Language) -> Done<Value> {
        let whole = room.whole(&Audience { mask: MINE, language: language.clone() }).ok_or("no page")?;
        let page: Value = serde_json::from_str(&whole.text)?;
        Ok(serde_json::from_str(page["set"]["state"].as_str().unwrap_or_default())?)
    }

    fn scores(room: &Room) -> Vec<i32> {
        room.inner().table.status.scores.clone()
    }

    fn play(room: &Room, step: &Step, line: &str) -> Done {
        let decision = room.inner().table.decision;
        match step.id {
            Some(_) => _ = room.act(MINE, decision, &Order::Act { line: line.to_owned() })?,
            None => assert!(room.let_bot_play()?),
        }
        Ok(())
    }

    /// Checks that the cards of a page have all their texts.
    fn has_words(language: &Language, guide: &Value) {
        let cards = guide["cards"].as_array().map(Vec::as_slice).unwrap_or_default();
        assert!(!cards.is_empty(), "{guide}");
        for card in cards {
            for part in ["title", "text", "todo"] {
                let text = card[part].as_str().unwrap_or_default();
                assert!(part == "todo" || !text.is_empty(), "{language}: {card}");
                assert!(!text.contains("guide-") && !text.contains('{'), "{language}: {card}");
            }
        }
    }

    /// Plays the guide, at step `other` with another action than the wanted one. Checks each step.
    fn plays_through(other: Option<(usize, &str)>) -> Done {
        let room = room()?;
        for (n, step) in GUIDE.step.iter().enumerate() {
            let line = other.filter(|(at, _)| *at == n).map_or(step.act.as_str(), |(_, line)| line);
            let (before, page) = (scores(&room), state(&room, &Language::default())?);
            if let Some(id) = &step.id {
                assert_eq!((&page["guide"]["cards"][0]["id"], &page["your_turn"]), (&json!(id), &json!(true)), "{n}");
                let shown = page["options"].as_array().into_iter().flatten().any(|option| option["n"] == page["guide"]["wanted"]);
                assert!(shown, "{id}: the page has no option {}", page["guide"]["wanted"]);
            }
            play(&room, step, line).map_err(|why| format!("{n}: {line}: {why}"))?;
            if step.id.is_some() {
                assert_eq!(scores(&room)[0] - before[0], step.points, "{n}: {line}");
            }
        }
        let page = state(&room, &Language::default())?;
        let ids: Vec<&str> = page["guide"]["cards"].as_array().into_iter().flatten().filter_map(|c| c["id"].as_str()).collect();
        assert_eq!((ids, &page["your_turn"]), (vec!["end", "help", "learnt"], &json!(true)));
        if other.is_none() {
            let Answer::Data(help) = room.look_up(&Order::Help { viewer: Viewer::default() })? else {
                return Err("no help".into());
            };
            assert_eq!(help["standing"], json!(GUIDE.standing));
        }
        Ok(())
    }

    #[test]
    fn the_guide_fits_the_engine_to_its_end() -> Done {
        plays_through(None)?;
        for (n, step) in GUIDE.step.iter().enumerate() {
            step.also.iter().try_for_each(|also| plays_through(Some((n, also))))?;
        }
        Ok(())
    }

    #[test]
    fn every_other_move_is_explained_and_leads_back_in_each_language() -> Done {
        let room = room()?;
        for step in &GUIDE.step {
            let own = texts::languages().first().cloned().unwrap_or_default();
            let page = state(&room, &own)?;
            for language in texts::languages() {
                has_words(language, &state(&room, language)?["guide"]);
            }
            let options = page["options"].as_array().filter(|_| step.id.is_some()).cloned().unwrap_or_default();
            for option in options {
                let decision = room.inner().table.decision;
                let Some(number) = option["n"].as_u64() else { continue };
                room.act(MINE, decision, &Order::Play { option: number as usize })?;
                if room.inner().table.guide.as_ref().is_some_and(|guided| guided.left_at().is_none()) {
                    assert!(room.back_to_guide(MINE).is_err());
                    let decision = room.inner().table.decision;
                    room.take_back(MINE, decision)?;
                } else {
                    for language in texts::languages() {
                        let guide = &state(&room, language)?["guide"];
                        assert_eq!(guide["off"], true);
                        has_words(language, guide);
                    }
                    // The game may go on without the guide, and come back later.
                    while room.inner().table.bot().is_some() {
                        room.let_bot_play()?;
                    }
                    room.back_to_guide(MINE)?;
                }
                assert_eq!(state(&room, &own)?["guide"], page["guide"]);
            }
            play(&room, step, &step.act)?;
        }
        Ok(())
    }

    #[test]
    fn other_people_see_no_card_and_the_guide_does_not_go_on_after_its_end() -> Done {
        let room = room()?;
        assert_eq!(room.inner().guide_for(0, &Language::default()), Value::Null);
        assert!(room.back_to_guide(MINE).is_err());
        for step in &GUIDE.step {
            play(&room, step, &step.act)?;
        }
        let decision = room.inner().table.decision;
        room.act(MINE, decision, &Order::Play { option: 0 })?;
        let guide = room.inner().guide_for(MINE, &Language::default());
        assert_eq!((&guide["last"], &guide["cards"][0]["id"]), (&json!(true), &json!("learnt")));
        Ok(())
    }
}
