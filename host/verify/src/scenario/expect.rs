//! Compares the result of a step with the expectations of a scenario.
//!
//! Texts are parsed by the rules of the game first, so that a segment may be named by any of its
//! edges, and lists are compared as sets. Each difference becomes one problem with the expected and
//! the actual result.

use std::collections::BTreeSet;

use bastide_core::{
    Action, BORDERS, Cell, Fault, Figure, FigureLocation, Game, PlacedToken, Player, SegmentId, Target, TokenPlace, View,
    notation,
};

use crate::games::inspect::listed_twice;
use crate::games::played::Played;
use crate::scenario::{Counts, Expect, Step};
use bastide_core::board_text::figure;
use bastide_positions::stage::{pile_of, seat_of, tile_of};

/// Adds a problem for each expectation that is not met.
pub(crate) fn judge(game: &Game, step: &Step, played: &Played, problems: &mut Vec<String>) {
    let judge = Judge { game, v: game.view(), expect: &step.expect, played };
    let checks = [
        ("offer", judge.offer()),
        ("question", judge.question()),
        ("score", judge.score()),
        ("standing", judge.standing()),
        ("returned", judge.returned()),
        ("refused", judge.refused()),
        ("events", judge.events()),
        ("placements", judge.placements()),
        ("open", judge.open()),
        ("features", judge.features()),
        ("counts", judge.counts()),
        ("tokens", judge.tokens()),
        ("supply", judge.supply()),
        ("slots", judge.slots()),
        ("token_supply", judge.token_supply()),
        ("placed_tokens", judge.placed_tokens()),
        ("piles", judge.piles()),
        ("stock", judge.stock()),
        ("asked", judge.asked()),
        ("next", judge.next()),
        ("second_part", judge.second_part()),
    ];
    let wrong = checks.into_iter().filter_map(|(what, verdict)| Some(format!("{what}: {}", verdict.err()?)));
    problems.extend(wrong);
}

/// Returns the lines of actions, in order.
pub(crate) fn lines(v: View, actions: &[Action]) -> String {
    let lines: BTreeSet<String> = actions.iter().map(|a| notation::print(v, a)).collect();
    lines.into_iter().collect::<Vec<_>>().join(", ")
}

type Verdict = Result<(), String>;

/// Returns the expected and the actual result, below each other.
fn differ(expected: impl std::fmt::Display, found: impl std::fmt::Display) -> String {
    format!("\n  expected  {expected}\n  found     {found}")
}

struct Judge<'a> {
    game: &'a Game,
    v: View<'a>,
    expect: &'a Expect,
    played: &'a Played,
}

impl Judge<'_> {
    fn seg(&self, text: &str) -> Result<SegmentId, String> {
        notation::parse_segment(self.v, text).map_err(|e| e.to_string())
    }

    fn actions(&self, expected: &[String]) -> Result<BTreeSet<Action>, String> {
        expected.iter().map(|line| notation::parse(self.v, line).map_err(|e| format!("\"{line}\": {e}"))).collect()
    }

    fn same_options(&self, expected: &[String], found: &[Action]) -> Verdict {
        if let Some(twice) = listed_twice(found) {
            return Err(format!("\"{}\" is listed twice", notation::print(self.v, &twice)));
        }
        let (expected, found) = (self.actions(expected)?, BTreeSet::from_iter(found.iter().copied()));
        if expected == found {
            return Ok(());
        }
        let only = |a: &BTreeSet<Action>, b: &BTreeSet<Action>| {
            let only: Vec<Action> = a.difference(b).copied().collect();
            if only.is_empty() { "nothing".into() } else { lines(self.v, &only) }
        };
        Err(format!("\n  missing   {}\n  too much  {}", only(&expected, &found), only(&found, &expected)))
    }

    fn offer(&self) -> Verdict {
        self.expect.offer.as_ref().map_or(Ok(()), |expected| self.same_options(expected, &self.played.offer))
    }

    fn question(&self) -> Verdict {
        match (&self.expect.question, &self.played.question) {
            (None, None) => Ok(()),
            // A scenario that expects `asked` expects an open question.
            (None, Some(_)) if self.expect.asked.is_some() => Ok(()),
            (Some(expected), found) => self.same_options(expected, found.as_deref().unwrap_or_default()),
            (None, Some(open)) => Err(format!("the step leaves a question open: {}", lines(self.v, open))),
        }
    }

    /// Returns the points of all seats, 0 for seats that are not named.
    fn points(&self, named: &Counts<i32>) -> Result<Vec<i32>, String> {
        let mut points = vec![0; self.played.score.len()];
        for (seat, n) in named {
            points[seat_of(self.v.rules, seat)?.index()] = *n;
        }
        Ok(points)
    }

    fn points_text(&self, points: &[i32]) -> String {
        let each = points.iter().enumerate().map(|(i, n)| format!("{} {n:+}", self.v.rules.seat(Player::at(i))));
        each.collect::<Vec<_>>().join(", ")
    }

    fn score(&self) -> Verdict {
        let Some(expected) = &self.expect.score else { return Ok(()) };
        let points = self.points(expected)?;
        let entries = self.played.events.iter().filter(|e| e.contains(" x ")).map(|e| format!("\n            {e}"));
        let found = self.points_text(&self.played.score) + &entries.collect::<String>();
        if points == self.played.score { Ok(()) } else { Err(differ(self.points_text(&points), found)) }
    }

    fn standing(&self) -> Verdict {
        let Some(expected) = &self.expect.standing else { return Ok(()) };
        let (points, found) = (self.points(expected)?, self.v.standing().map_err(|e| e.to_string())?);
        if points == found { Ok(()) } else { Err(differ(self.points_text(&points), self.points_text(&found))) }
    }

    fn returned(&self) -> Verdict {
        let Some(expected) = &self.expect.returned else { return Ok(()) };
        let mut found: Vec<String> = Vec::new();
        for &(owner, kind, seg) in &self.played.returned {
            found.push(figure(
                self.v,
                &bastide_core::FigureState { owner, kind, place: bastide_core::FigureLocation::Segment(seg) },
            ));
        }
        let mut wanted = Vec::new();
        for text in expected {
            let form = || format!("\"{text}\" is not a figure on a segment; write it as red follower road@0,0:W");
            let (figure, place) = text.rsplit_once(' ').ok_or_else(form)?;
            wanted.push(format!("{figure} {}", notation::segment(self.v, self.seg(place)?)));
        }
        found.sort();
        wanted.sort();
        let text = |list: &[String]| if list.is_empty() { "nobody".to_owned() } else { list.join(", ") };
        if found == wanted { Ok(()) } else { Err(differ(text(&wanted), text(&found))) }
    }

    fn refused(&self) -> Verdict {
        let not = &self.played.not_refused;
        if not.is_empty() { Ok(()) } else { Err(not.join("; ")) }
    }

    fn events(&self) -> Verdict {
        let mut found = self.played.events.iter();
        for expected in &self.expect.events {
            if !found.any(|e| e == expected) {
                let all = self.played.events.iter().map(|e| format!("\n            {e}")).collect::<String>();
                return Err(differ(format!("\"{expected}\" after those before it"), all.trim_start()));
            }
        }
        Ok(())
    }

    /// Returns all legal placements of a tile for the player who is asked.
    fn places_of(&self, tile: &str) -> Result<BTreeSet<Action>, String> {
        let who = self.game.decision().map_or(self.v.core.turn.active, |d| d.ask.player);
        let tile = tile_of(self.v.rules, tile)?;
        let places = self.v.places(who, tile).map_err(|e| e.to_string())?;
        let each = places
            .into_iter()
            .flat_map(|(cell, bits)| (0..8).filter(move |t| bits & (1 << t) != 0).map(move |turn| Target::Place { cell, turn }));
        Ok(each.map(|target| Action { verb: bastide_core::PLACE, target, arg: tile.0 as i16 }).collect())
    }

    fn open(&self) -> Verdict {
        let Some(expected) = &self.expect.open else { return Ok(()) };
        let cells = expected.iter().map(|text| notation::parse_cell(text).map_err(|e| e.to_string()));
        let expected: BTreeSet<Cell> = cells.collect::<Result<_, _>>()?;
        let found: BTreeSet<Cell> = self.v.core.board.frontier().iter().copied().collect();
        let text = |cells: &BTreeSet<Cell>| cells.iter().map(|c| notation::cell(*c)).collect::<Vec<_>>().join(" ");
        if expected == found { Ok(()) } else { Err(differ(text(&expected), text(&found))) }
    }

    fn placements(&self) -> Verdict {
        for (tile, places) in &self.expect.placements {
            let found: Vec<Action> = self.places_of(tile)?.into_iter().collect();
            let expected: Vec<String> = places.iter().map(|place| format!("place {tile} {place}")).collect();
            self.same_options(&expected, &found)?;
        }
        for (list, wanted) in [(&self.expect.legal, true), (&self.expect.illegal, false)] {
            for text in list {
                let tile = text.split_whitespace().next().unwrap_or_default();
                let action = notation::parse(self.v, &format!("place {text}")).map_err(|e| format!("\"{text}\": {e}"))?;
                if self.places_of(tile)?.contains(&action) != wanted {
                    return Err(format!("{text} is {}", if wanted { "not legal" } else { "legal" }));
                }
            }
        }
        Ok(())
    }

    fn features(&self) -> Verdict {
        let text = |fault: Fault| fault.to_string();
        for (list, wanted) in [(&self.expect.complete, true), (&self.expect.incomplete, false)] {
            for name in list {
                if self.v.complete(self.seg(name)?).map_err(text)? != wanted {
                    return Err(format!("{name} is {}", if wanted { "not complete" } else { "complete" }));
                }
            }
        }
        for (lists, wanted) in [(&self.expect.same, true), (&self.expect.apart, false)] {
            for list in lists {
                for (i, a) in list.iter().enumerate() {
                    for b in &list[i + 1..] {
                        if self.v.core.graph.joined(self.seg(a)?, self.seg(b)?) != wanted {
                            return Err(format!("{a} and {b} are {} feature", if wanted { "not one" } else { "one" }));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn counts(&self) -> Verdict {
        for (name, n) in &self.expect.tiles {
            let found = self.v.tiles(self.seg(name)?);
            if found != *n {
                return Err(format!("{name} has {found} tiles and not {n}"));
            }
        }
        for (name, n) in &self.expect.cities {
            let found = self.complete_cities(self.seg(name)?).map_err(|e| e.to_string())?;
            if found != *n {
                return Err(format!("{name} borders {found} complete cities and not {n}"));
            }
        }
        Ok(())
    }

    fn complete_cities(&self, field: SegmentId) -> Result<usize, Fault> {
        let graph = &self.v.core.graph;
        let bordered = graph.members(field).flat_map(|s| self.v.related(s, BORDERS));
        let mut cities = BTreeSet::new();
        for root in bordered.map(|s| graph.feature(s)) {
            let is_city = Some(graph.get(root).kind) == self.v.rules.kind("city");
            if is_city && self.v.complete(root)? {
                cities.insert(root);
            }
        }
        Ok(cities.len())
    }

    fn tokens(&self) -> Verdict {
        let expected: &Counts<Counts<i16>> = &self.expect.tokens;
        for (seat, kinds) in expected {
            let player = seat_of(self.v.rules, seat)?;
            for (kind, n) in kinds {
                let token = self.v.rules.token(kind).ok_or_else(|| format!("there is no token \"{kind}\""))?;
                let found = self.v.core.tokens(player, token);
                if found != *n {
                    return Err(format!("{seat} has {found} of {kind} and not {n}"));
                }
            }
        }
        Ok(())
    }

    fn supply(&self) -> Verdict {
        for (seat, kinds) in &self.expect.supply {
            let player = seat_of(self.v.rules, seat)?;
            for (kind, n) in kinds {
                let known = self.v.rules.figure(kind).ok_or_else(|| format!("there is no figure \"{kind}\""))?;
                let found = self.v.core.in_supply(player, known);
                if found != *n {
                    return Err(format!("{seat} has {found} of {kind} in supply and not {n}"));
                }
            }
        }
        Ok(())
    }

    fn slots(&self) -> Verdict {
        for (name, expected) in &self.expect.slots {
            let group = self.v.rules.names.groups.index(name).ok_or_else(|| format!("there are no places \"{name}\""))?;
            let mut found: Vec<(u8, String)> = Vec::new();
            for f in &self.v.core.figures {
                let FigureLocation::Slot { group: g, index } = f.place else { continue };
                if g.index() == group {
                    let kind = self.v.rules.names.figures.name(f.kind.index());
                    let owner = f.owner.map_or_else(String::new, |p| format!("{} ", self.v.rules.seat(p)));
                    found.push((index, format!("{owner}{kind}")));
                }
            }
            found.sort();
            let found: Vec<String> = found.into_iter().map(|(_, text)| text).collect();
            if found != *expected {
                return Err(differ(format!("{name} {expected:?}"), format!("{found:?}")));
            }
        }
        Ok(())
    }

    fn token_supply(&self) -> Verdict {
        for (kind, n) in &self.expect.token_supply {
            let token = self.v.rules.token(kind).ok_or_else(|| format!("there is no token \"{kind}\""))?;
            let found = self.v.core.token_supply[token.index()];
            if found != *n {
                return Err(format!("{found} of {kind} lie in the common supply and not {n}"));
            }
        }
        Ok(())
    }

    /// Returns the place that a text names: a figure, a segment or a cell.
    fn token_place(&self, text: &str) -> Result<TokenPlace, String> {
        if text.contains('@') {
            return Ok(TokenPlace::Segment(self.seg(text)?));
        }
        let figure = (0..self.v.core.figures.len()).map(Figure::at).find(|f| notation::figure(self.v, *f) == text);
        match figure {
            Some(figure) => Ok(TokenPlace::Figure(figure)),
            None => {
                notation::parse_cell(text).map(TokenPlace::Cell).map_err(|e| format!("{e}; nor is there a figure \"{text}\""))
            }
        }
    }

    fn placed_tokens(&self) -> Verdict {
        for (place, expected) in &self.expect.placed_tokens {
            let tokens = self.v.core.tokens_at(self.token_place(place)?);
            let line =
                |placed: &PlacedToken| format!("{} {}", self.v.rules.names.tokens.name(placed.token.index()), placed.number);
            let (mut found, mut expected): (Vec<String>, Vec<String>) = (tokens.map(line).collect(), expected.clone());
            found.sort();
            expected.sort();
            if found != expected {
                return Err(differ(format!("{place} {expected:?}"), format!("{found:?}")));
            }
        }
        Ok(())
    }

    fn piles(&self) -> Verdict {
        for (name, n) in &self.expect.piles {
            let found = self.v.core.piles[pile_of(self.v.rules, name)?.index()].len();
            if found != *n {
                return Err(format!("pile {name} holds {found} tiles and not {n}"));
            }
        }
        Ok(())
    }

    fn stock(&self) -> Verdict {
        let found = self.v.core.left(bastide_core::STOCK);
        let wanted = self.expect.stock.unwrap_or(found);
        if wanted == found { Ok(()) } else { Err(format!("{found} tiles are left to draw and not {wanted}")) }
    }

    fn asked(&self) -> Verdict {
        let Some(seat) = &self.expect.asked else { return Ok(()) };
        let wanted = seat_of(self.v.rules, seat)?;
        let found = self.game.decision().map(|d| d.ask.player);
        let name = found.map_or("nobody", |p| self.v.rules.seat(p));
        if found == Some(wanted) { Ok(()) } else { Err(differ(format!("{seat} is asked"), format!("{name} is asked"))) }
    }

    fn next(&self) -> Verdict {
        let Some(seat) = &self.expect.next else { return Ok(()) };
        let wanted = seat_of(self.v.rules, seat)?;
        let Some(d) = self.game.decision() else { return Err("the game is over".into()) };
        let (asked, same_turn) = (d.ask.player, self.v.core.turn.number == self.played.turn);
        if asked == wanted && d.menu().placements() > 0 && !same_turn {
            return Ok(());
        }
        let options: Vec<Action> = d.iter().take(8).collect();
        Err(differ(
            format!("{seat} places a tile"),
            format!("{} is asked: {} ...", self.v.rules.seat(asked), lines(self.v, &options)),
        ))
    }

    fn second_part(&self) -> Verdict {
        let Some(wanted) = self.expect.second_part else { return Ok(()) };
        let goes_on = self.game.decision().is_some() && self.v.core.turn.number == self.played.turn;
        if goes_on == wanted { Ok(()) } else { Err(if wanted { "there is none" } else { "there is one" }.into()) }
    }
}
