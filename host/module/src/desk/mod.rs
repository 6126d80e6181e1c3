//! What a page without a server asks its own engine beside the game: what the people at its table may do, and whether it
//! may use the answer of a stranger's module.
//!
//! An order is an object with the key `People` or `Verify`; no other order begins so. Nothing is remembered between orders:
//! the page sends what it keeps, and keeps what it gets.

mod people;
mod verify;

use bastide_service::Answer;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
enum Order {
    /// Somebody does something at a table.
    People(Box<people::Asked>),
    /// A stranger's module has answered.
    Verify(Box<verify::Answered>),
}

/// The beginnings of these orders.
const BEGINNINGS: [&str; 2] = [r#"{"People":"#, r#"{"Verify":"#];

/// Answers an order; `None` for one to the service.
pub(crate) fn answer(order: &str) -> Option<String> {
    if !BEGINNINGS.iter().any(|beginning| order.starts_with(beginning)) {
        return None;
    }
    let answer = match serde_json::from_str(order) {
        Ok(Order::People(asked)) => Answer::Data(asked.answer()),
        Ok(Order::Verify(answered)) => Answer::Data(answered.verdict()),
        Err(error) => Answer::Refused(format!("an order cannot be read: {error}")),
    };
    let broken = |error: serde_json::Error| Value::from(format!("an answer cannot be written: {error}"));
    Some(serde_json::to_string(&answer).unwrap_or_else(|error| format!(r#"{{"Broken":{}}}"#, broken(error))))
}
