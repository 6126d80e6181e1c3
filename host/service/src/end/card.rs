//! The card at the end of a game: the players by their points, and where those came from.

use std::collections::BTreeSet;

use bastide_session::transcript::Standing;
use bastide_session::{Names, Transcript};
use maud::html;

use crate::state::OpenGame;
use crate::texts;

impl OpenGame {
    /// Returns the card. The seats whose people left are behind all others.
    pub(crate) fn end_card(&self, names: &Names, left: &[u8]) -> Result<String, String> {
        let transcript = Transcript::in_language(self.session.recorder(), names.language()).map_err(|e| e.message())?;
        let words = transcript.labels;
        let rank = |(seat, standing): (u8, Standing)| ((!left.contains(&seat)).then_some(standing.score), standing);
        let mut ranked: Vec<(Option<i32>, Standing)> = (0u8..).zip(transcript.seats).map(rank).collect();
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        let place = |of: Option<i32>| ranked.iter().filter(|(rank, _)| *rank > of).count() + 1;
        let places: Vec<usize> = ranked.iter().map(|(rank, _)| place(*rank)).collect();
        let seats: Vec<Standing> = ranked.into_iter().map(|(_, standing)| standing).collect();
        let labels: BTreeSet<&String> = seats.iter().flat_map(|seat| seat.points.keys()).collect();
        let sum = |label: &String| seats.iter().filter_map(|seat| seat.points.get(label)).sum::<i32>();
        let mut labels: Vec<&String> = labels.into_iter().collect();
        labels.sort_by_key(|label| std::cmp::Reverse(sum(label)));
        let say = |id| texts::say(names.language(), id);
        let card = html! {
            table.end {
                thead { tr { th scope="col" { (say("board-points-by")) } @for (place, seat) in places.iter().zip(&seats) { th scope="col" { (place) ". " (seat.name) } } } }
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
