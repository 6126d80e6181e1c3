//! The card at the end of a game: the players by their points, and where those came from.

use std::collections::BTreeSet;

use bastide_session::{Names, Transcript};
use maud::html;

use crate::state::Engine;
use crate::texts;

impl Engine {
    /// Returns the card.
    pub(crate) fn end_card(&self, names: &Names) -> Result<String, String> {
        let transcript = Transcript::in_language(self.session.recorder(), names.language()).map_err(|e| e.message())?;
        let (mut seats, words) = (transcript.seats, transcript.labels);
        seats.sort_by_key(|seat| std::cmp::Reverse(seat.score));
        let labels: BTreeSet<&String> = seats.iter().flat_map(|seat| seat.points.keys()).collect();
        let sum = |label: &String| seats.iter().filter_map(|seat| seat.points.get(label)).sum::<i32>();
        let mut labels: Vec<&String> = labels.into_iter().collect();
        labels.sort_by_key(|label| std::cmp::Reverse(sum(label)));
        let place = |score: i32| seats.iter().filter(|other| other.score > score).count() + 1;
        let say = |id| texts::say(names.language(), id);
        let card = html! {
            table.end {
                thead { tr { th scope="col" { (say("board-points-by")) } @for seat in &seats { th scope="col" { (place(seat.score)) ". " (seat.name) } } } }
                tbody {
                    @for label in labels {
                        tr {
                            th scope="row" { (words.get(label).unwrap_or(label)) }
                            @for seat in &seats {
                                td { @match seat.points.get(label) { None | Some(0) => { "–" } Some(points) => { (points) } } }
                            }
                        }
                    }
                }
                tfoot { tr { th scope="row" { (say("board-together")) } @for seat in &seats { td { (seat.score) } } } }
            }
        };
        Ok(card.into_string())
    }
}
