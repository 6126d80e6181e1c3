//! Whether a page may use the answer of a stranger's module.

use bastide_service::check::{Fault, Known};
use bastide_service::{Answer, Order};
use serde::Deserialize;
use serde_json::{Value, json};

/// An answer of a stranger's module.
#[derive(Deserialize)]
pub(super) struct Answered {
    /// The state of its game as the answers so far have told it; `None` before the first one.
    known: Option<Known>,
    /// The order.
    order: Order,
    /// What it answered, as text.
    answer: String,
}

impl Answered {
    /// Returns the answer as a page may use it with the state of the game after it, or the fault of the module: the end of
    /// the id of a text, and what belongs into that.
    pub(super) fn verdict(self) -> Value {
        let mut known = self.known.unwrap_or_default();
        let answer = serde_json::from_str::<Answer>(&self.answer).map_err(|_| Fault::Answer);
        match answer.and_then(|answer| known.check(&self.order, answer)) {
            Ok(answer) => json!({"known": known, "answer": answer}),
            Err(fault) => {
                let (fault, why) = fault.of_page();
                json!({"fault": fault, "why": why})
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_used_as_far_as_it_fits_and_a_fault_has_words() -> Result<(), serde_json::Error> {
        let verdict = |known: Value, answer: &str| -> Result<Value, serde_json::Error> {
            let asked = json!({"known": known, "order": {"Rewind": {"keep": 0}}, "answer": answer});
            Ok(serde_json::from_value::<Answered>(asked)?.verdict())
        };
        let ready = r#"{"Ready":{"asked":0,"moves":0,"turn":1,"scores":[0],"undo":[null],"undo_all":[null],"over":false}}"#;
        let fits = verdict(json!({"seats": 1, "moves": 4}), ready)?;
        assert_eq!((&fits["known"], &fits["answer"]["Ready"]["asked"]), (&json!({"seats": 1, "moves": 0}), &json!(0)));
        assert_eq!(verdict(Value::Null, ready)?["fault"], "state");
        assert_eq!(verdict(Value::Null, "[[")?["fault"], "answer");
        assert_eq!(verdict(Value::Null, &"[".repeat(100_000))?["fault"], "answer");
        assert_eq!(verdict(Value::Null, r#"{"Broken":"no\u0007thing"}"#)?, json!({"fault": "broken", "why": "nothing"}));
        Ok(())
    }
}
