//! What the others have done since the last turn of a viewer.

use bastide_core::{Cell, Game, Player};
use bastide_render::Studio;
use bastide_session::ear::Ear;
use bastide_session::transcript::Joining;
use bastide_session::{Names, News};
use bastide_texts::Args;
use maud::{Markup, PreEscaped, html};

use super::{cells, texts};

/// What the others have done since the last turn of a viewer.
pub(super) struct Since {
    /// A row for each of them, and one for the viewer, in turn order from the viewer on.
    pub rows: Vec<String>,
    /// The cells of the tiles that they placed, each with its player.
    pub placed: Vec<(Player, Cell)>,
}

/// Returns what the others did after the last turn of a viewer and before the one that goes on now, so that it stays while
/// the viewer plays. `None` if that is nothing.
pub(super) fn since(moves: &[News], viewer: Player, game: &Game, names: &Names) -> Option<Since> {
    let core = &game.state().core;
    let now = core.turn.number;
    let mut turns = moves.chunk_by(|a, b| a.turn == b.turn).rev().filter_map(|turn| turn.first());
    let last = turns.find(|first| first.turn < now && first.player == viewer).map_or(0, |first| first.turn);
    let ends = if core.turn.active == viewer { now } else { now.saturating_add(1) };
    let recent: Vec<&News> = moves.iter().filter(|news| news.turn > last && news.turn < ends).collect();
    let others: Vec<Player> = core.players().filter(|p| recent.iter().any(|news| news.player == *p && *p != viewer)).collect();
    if others.is_empty() {
        return None;
    }
    let gained = |p: Player| recent.iter().filter_map(|news| news.gained.get(p.index())).sum::<i32>();
    let row = |p: Player| row(&recent, p, gained(p), game, names).into_string();
    let (before, after): (Vec<Player>, Vec<Player>) = others.into_iter().partition(|p| *p < viewer);
    let rows = std::iter::once(viewer).chain(after).chain(before).map(row).collect();
    let placed =
        recent.iter().filter(|news| news.player != viewer).filter_map(|news| Some((news.player, news.placed?.cell))).collect();
    Some(Since { rows, placed })
}

/// Returns the row of a player: the tiles that they placed, what else they did, their points and what they gained.
fn row(recent: &[&News], player: Player, gained: i32, game: &Game, names: &Names) -> Markup {
    let (fill, _) = Studio::colors(game.rules(), player);
    let (ear, joining, language) = (Ear::of(game, names), Joining::of(game, names), names.language());
    let own: Vec<&&News> = recent.iter().filter(|news| news.player == player).collect();
    let deeds = own.iter().filter(|news| news.placed.is_none() && (own.len() == 1 || news.words != joining.passes));
    let deeds: Vec<String> = deeds.map(|news| cells::told(&news.words, ear, language)).collect();
    let score = game.state().core.score.get(player.index()).copied().unwrap_or_default();
    let more = |id, n: i32| texts::say_with(language, id, &Args::new().with("n", n));
    html! {
        div.did data-fill=(fill) data-seat=(player.0) {
            @for new in own.iter().filter_map(|news| news.placed) {
                svg.laid viewBox="-4 -8 108 112" role="img" aria-label=(ear.placed(new.tile, new.turn, new.cell))
                    data-cell=(format!("{},{}", new.cell.x, new.cell.y)) { (PreEscaped(Studio::thumbnail(new.tile, new.turn))) }
            }
            b { (names.of(player)) }
            span.total { (score) }
            @if !deeds.is_empty() { span.deeds title=(deeds.join(", ")) { (deeds.join(", ")) } }
            @if gained != 0 { span.gained title=(more("board-gained", gained)) { (format!("{gained:+}")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Answer, Compiler, OpenGame, Opening, Order, Viewer};

    /// Returns the cells that are framed, and the rows, for the first seat.
    fn seen(game: &mut OpenGame) -> Option<(usize, Vec<String>)> {
        let look = Order::Look { viewer: Viewer::from(Some(0)), options: true, ends: false, at: None, left: None };
        let Answer::Look(look) = game.carry_out(&look) else { return None };
        let rows = look.parts.iter().filter(|(key, _)| key.starts_with("h/since/")).map(|(_, row)| row.to_string()).collect();
        Some((look.state.get("since").and_then(|since| since.as_array()).map_or(0, Vec::len), rows))
    }

    #[test]
    fn what_two_others_placed_stays_until_the_own_turn_has_ended() -> Result<(), String> {
        let toml = "players = ['green', 'red', 'blue']\n".to_owned();
        let mut game = OpenGame::open(&Opening { toml, seed: 3, lines: Vec::new() }, &Compiler::new(Vec::new()))?;
        let mut counts = Vec::new();
        for _ in 0..60 {
            let status = game.status();
            let (cells, rows) = seen(&mut game).ok_or("no look")?;
            // In the own turn, before and after the tile is placed, both others are told of; in theirs, those before.
            let whole = status.turn > 1 && status.asked == Some(0);
            if whole {
                assert_eq!((cells, rows.len()), (2, 3), "turn {}", status.turn);
                assert!(rows.iter().skip(1).all(|row| row.contains("<svg class=\"laid\"")), "{rows:?}");
            }
            counts.push((cells, whole));
            game.carry_out(&Order::Play { option: 0 });
        }
        assert!(counts.iter().filter(|(_, whole)| *whole).count() > 10 && counts.contains(&(1, false)), "{counts:?}");
        assert_eq!(counts.first(), Some(&(0, false)), "nobody has done anything yet");
        Ok(())
    }
}
