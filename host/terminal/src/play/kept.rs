//! The state of plugins in words: shown numbers, prisoners, figures
//! of nobody.

use bastide_console::language::say;
use bastide_core::{Figure, FigureLocation, Game, Group, Player};
use bastide_session::Names;
use bastide_session::words::Words;

/// Returns the numbers that plugins show for a player: `usual marker at 7`. Empty if a plugin fails.
pub fn shown_numbers(game: &Game, names: &Names, p: Player) -> Vec<String> {
    let numbers = game.view().shown_numbers(p).unwrap_or_default();
    let speech = Words::of_log(game, names).speech();
    numbers.into_iter().map(|(name, n)| speech.number(name, n.into())).collect()
}

/// Returns the figures that a player holds: `prison: Bert's follower`.
pub fn held(game: &Game, names: &Names, p: Player) -> Vec<String> {
    groups(game, names, |group| game.view().keeper(group) == Some(p))
}

/// Returns the figures off the board that neither a player holds nor a side board shows, the neutral
/// figures and the tokens and tiles that wait beside the board, and the dice.
pub fn beside(game: &Game, names: &Names) -> Vec<String> {
    let v = game.view();
    let side_boards = v.side_boards(v.core.turn.active).unwrap_or_default();
    let sections = || side_boards.iter().flat_map(|s| &s.sections);
    let in_section = |group, figure: Figure| matches!(v.core.figures.get(figure.index()).map(|f| f.place), Some(FigureLocation::Slot { group: g, .. }) if g == group);
    let shown = |group| {
        sections().any(|section| section.seats == Some(group) || section.figure.is_some_and(|figure| in_section(group, figure)))
    };
    let mut lines = groups(game, names, |group| v.keeper(group).is_none() && !shown(group));
    let waits = |(_, f): &(usize, &bastide_core::FigureState)| f.owner.is_none() && f.place == FigureLocation::Supply;
    let waiting = v.core.figures.iter().enumerate().filter(waits);
    let words = Words::of_log(game, names);
    let bags = bastide_render::bags(v, names.language()).into_iter().map(|bag| bag.words);
    let waiting: Vec<String> = waiting.map(|(i, _)| words.subject(Figure::at(i))).chain(bags).collect();
    if !waiting.is_empty() {
        lines.push(say!("beside-the-board", list = waiting.join(", ")));
    }
    lines.extend(bastide_render::dice(v, names.language(), game.log().events()).into_iter().map(|die| die.words));
    lines
}

/// Returns a text for a figure that stands beside another one: `the fairy stands beside Anna's
/// follower on the road at 0,0`.
pub fn beside_another(game: &Game, names: &Names, figure: Figure, with: Figure) -> String {
    let words = Words::of_log(game, names);
    let place = game.view().core.figures.get(with.index()).and_then(|f| words.place(f.place));
    let (figure, other) = (words.subject(figure), words.figure(with));
    match place {
        Some(place) => say!("stands-beside", figure = figure, other = other, at = place),
        None => say!("stands-beside-it", figure = figure, other = other),
    }
}

/// Returns a text for each of these groups that holds figures.
fn groups(game: &Game, names: &Names, wanted: impl Fn(Group) -> bool) -> Vec<String> {
    let (v, words) = (game.view(), Words::of_log(game, names));
    let mut lines = Vec::new();
    for (i, name) in v.rules.names.groups.iter().enumerate().filter(|(i, _)| wanted(Group::at(*i))) {
        let here = |f: &bastide_core::FigureState| matches!(f.place, FigureLocation::Slot { group, .. } if group.index() == i);
        let figures = v.core.figures.iter().enumerate().filter(|(_, f)| here(f));
        let figures: Vec<String> = figures.map(|(i, _)| words.subject(Figure::at(i))).collect();
        let name = if v.keeper(Group::at(i)).is_some() { name.rsplit_once('.').map_or(name, |(name, _)| name) } else { name };
        if !figures.is_empty() {
            lines.push(format!("{}: {}", words.speech().group(name), figures.join(", ")));
        }
    }
    lines
}

/// Returns the signs of neutral figures and of tokens on the board on one line, with a line
/// break; empty if there are none.
pub fn key(game: &Game, names: &Names) -> String {
    let signs = bastide_render::board_signs(game.view(), names.language());
    let signs: Vec<String> = signs.into_iter().map(|(sign, means)| format!("{sign} {means}")).collect();
    if signs.is_empty() { String::new() } else { format!("{}\n", say!("on-the-board", list = signs.join("; "))) }
}
