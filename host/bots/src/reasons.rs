//! Why a bot takes an option: what the option changes by the end of the turn, as the bot's evaluation
//! has it, and by how much it is better than the next one.
//!
//! The position at the decision and the one after the option, with its best continuation in the same
//! turn, are compared feature by feature. The result has no words and names no expansion: kinds,
//! labels and players stand for themselves. The crate `bastide-session` puts it in words.

use bastide_core::{
    Action, Cause, Event, FigureLocation, Game, Kind, Label, MAX_PLAYERS, Player, ScoringReason, SegmentId, View,
};

use crate::evaluation::Holding;

/// The least change that is told, in points over the base game.
const LEAST: f64 = 0.3;
/// The most changes that are told.
const MAX: usize = 4;

/// Why a bot takes an option.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasons {
    /// The actions that the bot expects to take after the option in the same turn.
    pub then: Vec<Action>,
    /// The effects of the option and these actions, the most important first.
    pub effects: Vec<Effect>,
    /// The followers that the player has in supply before and afterwards.
    pub followers: [u8; 2],
    /// The next best option; `None` if there is no other, or a search compared them.
    pub next: Option<Next>,
    /// The result of a search; `None` for a bot that does not search, or had no time to.
    pub searched: Option<Searched>,
}

/// A change that an option brings.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// A completed feature is scored.
    Closes {
        /// The kind of the feature.
        kind: Kind,
        /// The players who receive the points.
        players: Vec<Player>,
        /// The points of each of them.
        points: i32,
    },
    /// Other points are booked; negative ones are paid.
    Scores {
        /// The player.
        player: Player,
        /// The label of the points.
        label: Label,
        /// The points.
        points: i32,
    },
    /// The player claims a feature without owner.
    Claims {
        /// The kind of the feature.
        kind: Kind,
        /// The expected points.
        points: f64,
    },
    /// The player comes to have a share in a feature of another one.
    Joins {
        /// The kind of the feature.
        kind: Kind,
        /// The other player.
        whom: Player,
        /// Whether the other player keeps a share.
        shared: bool,
        /// The points that the player may expect of it.
        points: f64,
    },
    /// A feature is expected to bring another number of points.
    Changes {
        /// The kind of the feature.
        kind: Kind,
        /// The player whose points they are.
        player: Player,
        /// The expected points before.
        from: f64,
        /// The expected points afterwards.
        to: f64,
    },
}

/// The best of the other options.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Next {
    /// Its number.
    pub option: usize,
    /// The points by which it promises less, as the bot sees it.
    pub less: f64,
}

/// The result of a search for an option and the next best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searched {
    /// The number of simulations of the option.
    pub simulations: usize,
    /// Their result.
    pub found: Found,
    /// The number of the next best option, and what the simulations of it found in the same worlds.
    pub next: Option<(usize, Found)>,
}

/// The means of simulations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found {
    /// The chance of the player to win, from 0 to 1.
    pub chance: f64,
    /// The points of the player less the mean of the others.
    pub lead: f64,
}

/// A position of a comparison.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) holdings: Vec<Holding>,
    pub(crate) followers: u8,
}

impl Position {
    /// Notes the followers that a player has in supply, beside what all players hold.
    pub(crate) fn of(v: View, holdings: Vec<Holding>, me: Player) -> Position {
        let mine = v.core.figures.iter().filter(|f| f.owner == Some(me) && f.place == FigureLocation::Supply);
        let followers = mine.filter(|f| v.rules.figures.get(f.kind).follower).count();
        Position { holdings, followers: u8::try_from(followers).unwrap_or(u8::MAX) }
    }
}

/// The points that were booked.
#[derive(Debug, Default)]
pub(crate) struct Booked {
    effects: Vec<Effect>,
    /// The features that were scored.
    scored: Vec<SegmentId>,
}

impl Booked {
    /// Adds those of the last action of a game.
    pub(crate) fn add(&mut self, game: &Game) {
        for event in game.log().events() {
            let Event::PointsAwarded { score_entry: entry, .. } = *event else { continue };
            let points = i32::from(entry.points);
            let of_feature = entry.seg.filter(|_| matches!(entry.cause, Cause::Feature(_)));
            if let Some(seg) = of_feature {
                let again = self.scored.last().is_some_and(|last| game.view().core.graph.joined(*last, seg));
                self.scored.push(seg);
                if entry.cause == Cause::Feature(ScoringReason::Completed) {
                    let kind = game.view().core.graph.get(seg).kind;
                    match self.effects.last_mut() {
                        Some(Effect::Closes { players, points: each, .. }) if again && *each == points => {
                            players.push(entry.player)
                        }
                        _ => self.effects.push(Effect::Closes { kind, players: vec![entry.player], points }),
                    }
                    continue;
                }
            }
            let same = |effect: &&mut Effect| matches!(effect, Effect::Scores { player, label, .. } if (*player, *label) == (entry.player, entry.label));
            match self.effects.iter_mut().find(same) {
                Some(Effect::Scores { points: sum, .. }) => *sum += points,
                _ => self.effects.push(Effect::Scores { player: entry.player, label: entry.label, points }),
            }
        }
    }
}

/// Compares two positions of a game, of which `v` is the later one. `scale` is the factor of the
/// least change at this table.
pub(crate) fn effects(v: View, me: Player, [before, after]: [&[Holding]; 2], booked: Booked, scale: f64) -> Vec<Effect> {
    let mut all = booked.effects;
    for now in after {
        let earlier = || before.iter().filter(|old| v.core.graph.joined(old.root, now.root));
        compare(me, now, earlier, LEAST * scale, &mut all);
    }
    // What neither stands nor was scored is lost.
    for old in before {
        let is = |seg: SegmentId| v.core.graph.joined(old.root, seg);
        if after.iter().any(|now| is(now.root)) || booked.scored.iter().any(|seg| is(*seg)) || v.core.is_over {
            continue;
        }
        for player in old.owners.iter() {
            all.push(Effect::Changes { kind: old.kind, player, from: old.points[player.index()], to: 0.0 });
        }
    }
    let others = f64::from(v.core.seats.max(2) - 1);
    let weight = |effect: &Effect| effect.weight(me, others);
    all.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
    all.truncate(MAX);
    all
}

/// Adds how a feature changed for each player. `earlier` returns what it was made of.
fn compare<'h, I: Iterator<Item = &'h Holding>>(
    me: Player,
    now: &Holding,
    earlier: impl Fn() -> I,
    least: f64,
    all: &mut Vec<Effect>,
) {
    let kind = now.kind;
    let mine = now.points[me.index()];
    let rival = earlier().filter(|old| !old.owners.has(me)).flat_map(|old| old.owners.iter()).next();
    let joins = rival.filter(|_| now.owners.has(me));
    for seat in 0..MAX_PLAYERS {
        let player = Player::at(seat);
        let from: f64 = earlier().map(|old| old.points[seat]).sum();
        let to = now.points[seat];
        if player == me
            && let Some(whom) = joins
        {
            all.push(Effect::Joins { kind, whom, shared: now.owners.has(whom), points: mine });
        } else if player == me && now.owners.has(me) && earlier().next().is_none() {
            all.push(Effect::Claims { kind, points: mine });
        } else if (to - from).abs() >= least {
            all.push(Effect::Changes { kind, player, from, to });
        }
    }
}

impl Effect {
    /// Returns how much it counts for a player, if there is this number of others.
    fn weight(&self, me: Player, others: f64) -> f64 {
        let of = |player: Player, points: f64| if player == me { points.abs() } else { points.abs() / others };
        match self {
            Effect::Closes { players, points, .. } => {
                players.iter().map(|player| of(*player, f64::from(*points))).fold(0.0, f64::max)
            }
            Effect::Scores { player, points, .. } => of(*player, f64::from(*points)),
            Effect::Claims { points, .. } | Effect::Joins { points, .. } => points.abs(),
            Effect::Changes { player, from, to, .. } => of(*player, to - from),
        }
    }
}
