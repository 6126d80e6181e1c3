//! The evaluation of a position for each player, in points.
//!
//! The evaluation is the current score, plus the expected points of all features with followers,
//! weighted by the chance of completion, plus a value for the followers in supply. It asks the
//! rules for all values and contains none itself. The completion rule of a kind gives a feature's
//! gaps, the `remaining` tiles that close them give the chance of completion, and the points per
//! tile so far give the growth. Features of different owners that one tile may join (`rivals`)
//! count with what each of them then gains or loses. It uses only addition, multiplication and division, so all
//! machines compute the same result.
//!
//! A search evaluates many positions that differ from the present one in a tile and a figure. The
//! features that are the same in both are not computed again (`known`). The position after a
//! placement can be known, too, for those that follow it.

mod feature;
mod fitted;
mod gap;
mod holdings;
mod known;
mod numbers;
mod remaining;
mod rivals;
mod standing;

use bastide_core::{
    ArgKind, Decision, ExpectedGain, Fault, Figure, FigureLocation, FigureState, Game, MAX_PLAYERS, PendingScore, PendingState,
    PlayError, Player, SegmentId, Target, View, Walks,
};

pub use numbers::{COUNT, Numbers};

use gap::Gap;
pub(crate) use holdings::Holding;
pub(crate) use known::Changes;
use known::{Known, Promise};
use remaining::Remaining;
use rivals::Rivals;
use standing::StandingFigures;

/// The number of positions whose features are known.
pub(crate) const KNOWN: usize = 4;

/// The number of segments from which on it is faster to keep what walks found.
const MANY: usize = 400;

/// The parameters of the evaluation of positions.
#[derive(Clone, Copy, Debug, Default)]
struct How<'c> {
    /// The changes that lead to it from a known position, if all are known.
    changes: Option<&'c Changes>,
    /// Its number, if it becomes a known position.
    know: Option<usize>,
    /// The number of the known position from which it follows, or of itself.
    follows: Option<usize>,
}

impl How<'_> {
    /// Returns how to evaluate a position to which these changes lead.
    fn after(changes: &Changes) -> How<'_> {
        How { changes: changes.are_known().then_some(changes), know: None, follows: Some(changes.since()) }
    }
}

/// Memory for the evaluation, and the counts of the remaining tiles.
#[derive(Debug)]
pub struct Evaluation {
    numbers: Numbers,
    remaining: Remaining,
    /// The share that counts of the points that plugins expect, from 0 to 1. With 0, plugins are not asked, so it
    /// is unknown, too, which figures return and leave.
    pub(crate) gains_seen: f64,
    /// The share that counts of the points of features that are never complete, from 0 to 1.
    pub(crate) endless_seen: f64,
    known: [Known; KNOWN],
    /// Results of walks through the features of known positions, if there are many segments.
    walks: [Option<Walks>; KNOWN],
    /// The number of the known position from which the one that was evaluated last follows.
    follows: Option<usize>,
    standing: StandingFigures,
    rivals: Rivals,
    /// The gaps of the last feature.
    gaps: Vec<Gap>,
    bordering: Vec<SegmentId>,
    /// The followers of each player at hand in the position that was evaluated last.
    at_hand: [f64; MAX_PLAYERS],
    /// The figures that the next scoring adds to them: those on complete features.
    coming: [f64; MAX_PLAYERS],
    /// The first fault of a plugin that was met.
    fault: Option<Fault>,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::new(Numbers::FITTED)
    }
}

impl Evaluation {
    /// Creates an evaluation with these numbers.
    pub fn new(numbers: Numbers) -> Evaluation {
        Evaluation {
            numbers,
            remaining: Remaining::default(),
            gains_seen: 1.0,
            endless_seen: 1.0,
            known: Default::default(),
            walks: Default::default(),
            follows: None,
            standing: StandingFigures::default(),
            rivals: Rivals::default(),
            gaps: Vec::new(),
            bordering: Vec::new(),
            at_hand: [0.0; MAX_PLAYERS],
            coming: [0.0; MAX_PLAYERS],
            fault: None,
        }
    }

    /// Keeps a fault of a plugin, unless one is kept already.
    #[cold]
    pub(crate) fn note(&mut self, fault: &Fault) {
        self.fault.get_or_insert_with(|| fault.clone());
    }

    /// Keeps the fault of a plugin that broke a copy of the game.
    #[cold]
    pub(crate) fn note_broken(&mut self, error: &PlayError) {
        if let PlayError::Broken(fault) = error {
            self.note(fault);
        }
    }

    /// Returns the first fault since the last call.
    pub(crate) fn take_fault(&mut self) -> Option<Fault> {
        self.fault.take()
    }

    /// Counts the remaining tiles. Call this once per decision.
    pub fn prepare(&mut self, v: View) {
        self.remaining.begin(v);
        self.known[0].begin(v);
    }

    /// Makes a position the first known one for [`Self::of_later`]. Call this after
    /// [`Self::prepare`].
    pub(crate) fn know(&mut self, v: View) {
        self.know_as(v, 0, None);
    }

    /// Makes a position the known one of this number, from 1 to [`KNOWN`] - 1. The changes, which
    /// must be known, lead to it from a known position with a smaller number.
    pub(crate) fn know_later(&mut self, v: View, number: usize, changes: &Changes) {
        self.know_as(v, number, Some(changes));
    }

    fn know_as(&mut self, v: View, number: usize, changes: Option<&Changes>) {
        self.known[number].begin(v);
        self.walks[number] = (v.core.graph.len() >= MANY).then(|| {
            let mut walks = self.walks[number].take().unwrap_or_default();
            walks.begin(&v.core.graph);
            walks
        });
        // After a fault, the rest of the features is unknown.
        _ = self.points(v, How { changes, know: Some(number), follows: Some(number) });
    }

    /// Returns the evaluation for a player minus the average evaluation of the others.
    ///
    /// # Errors
    /// A plugin fails.
    pub fn of(&mut self, v: View, me: Player) -> Result<f64, Fault> {
        Ok(lead(&self.points(v, How::default())?, v, me))
    }

    /// Returns what [`Self::of`] returns for each player.
    ///
    /// # Errors
    /// A plugin fails.
    pub fn leads(&mut self, v: View) -> Result<[f64; MAX_PLAYERS], Fault> {
        let points = self.points(v, How::default())?;
        Ok(leads(&points, v))
    }

    /// Returns the same as [`Self::of`] for a position to which these changes lead from the known
    /// one.
    pub(crate) fn of_later(&mut self, v: View, me: Player, changes: &Changes) -> Result<f64, Fault> {
        Ok(lead(&self.points(v, How::after(changes))?, v, me))
    }

    /// Returns what [`Self::of_later`] returns for each player.
    pub(crate) fn leads_later(&mut self, v: View, changes: &Changes) -> Result<[f64; MAX_PLAYERS], Fault> {
        let points = self.points(v, How::after(changes))?;
        Ok(leads(&points, v))
    }

    /// Returns the expected points of each player.
    fn points(&mut self, v: View, how: How) -> Result<[f64; MAX_PLAYERS], Fault> {
        self.follows = how.follows;
        self.with_walks(v, |evaluation, v| evaluation.points_of(v, how)).inspect_err(|fault| self.note(fault))
    }

    /// Calls `act` with a view that looks up what walks found in the position from which the one that
    /// was evaluated last follows, if it is known.
    fn with_walks<T>(&mut self, v: View, act: impl FnOnce(&mut Evaluation, View) -> T) -> T {
        let Some((number, walks)) = self.follows.and_then(|number| Some((number, self.walks[number].take()?))) else {
            return act(self, v);
        };
        let done = act(self, v.with_walks(&walks));
        self.walks[number] = Some(walks);
        done
    }

    /// Returns what [`Self::points`] returns, by the given view.
    fn points_of(&mut self, v: View, how: How) -> Result<[f64; MAX_PLAYERS], Fault> {
        let mut points = [0.0; MAX_PLAYERS];
        for (sum, score) in points.iter_mut().zip(&v.core.score) {
            *sum = f64::from(*score);
        }
        if !v.core.is_over {
            let gains = self.gains(v)?;
            self.add_features(v, &gains, how, &mut points)?;
            for gain in &gains {
                points[gain.player.index() % MAX_PLAYERS] += f64::from(gain.hundredths) / 100.0 * self.gains_seen;
            }
            for score_entry in v.final_points()? {
                points[score_entry.player.index() % MAX_PLAYERS] +=
                    f64::from(score_entry.points) * (1.0 - self.numbers.contest * self.remaining.game_left);
            }
        }
        Ok(points)
    }

    /// Returns what plugins expect, if any of it is seen.
    fn gains(&self, v: View) -> Result<Vec<ExpectedGain>, Fault> {
        if self.gains_seen == 0.0 { Ok(Vec::new()) } else { v.expected_gains() }
    }

    fn add_features(&mut self, v: View, gains: &[ExpectedGain], how: How, points: &mut [f64; MAX_PLAYERS]) -> Result<(), Fault> {
        let mut at_hand = self.note_figures(v, gains);
        let mut coming = [0.0; MAX_PLAYERS];
        self.rivals.begin();
        for i in 0..self.standing.len() {
            let feature = self.standing.get(i);
            let promise = self.promise(v, (feature.root, feature.figures), how)?;
            let further = if promise.endless { self.further_points(v, feature.root)? } else { 0.0 };
            for owner in v.core.players().filter(|player| promise.owners.has(*player)) {
                points[owner.index()] += self.seen_points(&promise, further) * stays(v, gains, feature.root, owner);
            }
            for (figure, owner) in self.standing.on(feature) {
                let weight = self.numbers.returning * promise.chance.max(leaves(gains, figure));
                at_hand[owner.index()] += weight;
                if promise.chance == 1.0 {
                    coming[owner.index()] += 1.0 - weight;
                }
            }
        }
        self.add_joins(v, points);
        for seat in v.core.players() {
            points[seat.index()] += self.followers(v, at_hand[seat.index()]);
        }
        (self.at_hand, self.coming) = (at_hand, coming);
        Ok(())
    }

    /// Returns the points that count of a feature: those that its owners keep and, if it is never
    /// complete, `further` ones.
    fn seen_points(&self, promise: &Promise, further: f64) -> f64 {
        self.seen(promise, self.kept_points(promise) + further)
    }

    /// Returns the part of the points of a feature that this bot sees.
    fn seen(&self, promise: &Promise, points: f64) -> f64 {
        if promise.endless { points * self.endless_seen } else { points }
    }

    /// Returns the expected points of a feature that its owners do not lose to competitors.
    fn kept_points(&self, promise: &Promise) -> f64 {
        let Numbers { held, risk, .. } = self.numbers;
        let time = if promise.endless { 0.0 } else { (1.0 - promise.chance) * self.remaining.game_left };
        (held - risk * promise.points * time) * promise.points
    }

    /// Adds what players gain and lose where features of different owners are joined.
    fn add_joins(&mut self, v: View, points: &mut [f64; MAX_PLAYERS]) {
        let Numbers { joining, joining_endless, half_side, .. } = self.numbers;
        let remaining = &mut self.remaining;
        let tiles = |cell, a, b| remaining.joining(v, cell, a, b);
        self.rivals.each_pair(v, tiles, |tiles, endless, gains| {
            let chance = if endless { joining_endless } else { joining } * tiles / (tiles + half_side);
            points.iter_mut().zip(gains).for_each(|(points, gain)| *points += chance * gain);
        });
    }

    /// Returns what the next scoring and the best deployment bring the player who is asked, at first
    /// sight, in the position that was evaluated last: followers come back from complete features,
    /// and a follower brings what its feature promises, less the value of a follower at hand.
    pub(crate) fn first_sight(&mut self, game: &Game) -> f64 {
        let Some(decision) = game.decision() else { return 0.0 };
        self.with_walks(game.view(), |evaluation, v| evaluation.first_sight_of(v, &decision))
    }

    /// Returns what [`Self::first_sight`] returns, by the given view.
    fn first_sight_of(&mut self, v: View, decision: &Decision) -> f64 {
        let me = decision.ask.player;
        let hands = |n: usize| self.at_hand[n] + self.coming[n];
        let back: [f64; MAX_PLAYERS] = std::array::from_fn(|n| match self.coming[n] > 0.0 {
            true => self.followers(v, hands(n)) - self.followers(v, self.at_hand[n]),
            false => 0.0,
        });
        let at_hand = hands(me.index());
        let (mut best, mut seen) = (0.0_f64, None);
        for entry in decision.menu().entries() {
            let Target::Segment(seg) = entry.target else { continue };
            let deploys = v.rules.verb_shape(entry.verb).is_some_and(|shape| shape.arg == ArgKind::FigureKind);
            if !deploys || seen == Some(seg) || v.core.graph.sums(seg).followers > 0 {
                continue;
            }
            seen = Some(seg);
            let root = v.core.graph.feature(seg);
            let found = self.feature(v, root).and_then(|promise| {
                let further = if promise.endless { self.further_points(v, root)? } else { 0.0 };
                Ok((promise, further))
            });
            let (promise, further) = match found {
                Ok(found) => found,
                Err(fault) => {
                    self.note(&fault);
                    continue;
                }
            };
            let comes_back = if promise.chance == 1.0 { 1.0 } else { self.numbers.returning * promise.chance };
            let cost = self.followers(v, at_hand) - self.followers(v, (at_hand - 1.0 + comes_back).max(0.0));
            best = best.max(self.seen_points(&promise, further) - cost);
        }
        lead(&back, v, me) + best
    }

    /// Returns the value of this number of followers in supply.
    fn followers(&self, v: View, n: f64) -> f64 {
        let Numbers { followers, half_followers, half_turns, .. } = self.numbers;
        let turns = self.remaining.tiles_left / f64::from(v.core.seats.max(1));
        let each = followers * turns / (turns + half_turns);
        each * n / (n + half_followers)
    }

    /// Collects the features with followers and the figures on segments. Returns the followers that
    /// each player has in supply, and those off the board that probably return.
    fn note_figures(&mut self, v: View, gains: &[ExpectedGain]) -> [f64; MAX_PLAYERS] {
        let mut at_hand = [0.0; MAX_PLAYERS];
        self.standing.begin(v.core.graph.len());
        for (i, f) in v.core.figures.iter().enumerate() {
            let Some(owner) = f.owner else { continue };
            let follower = v.rules.figures.get(f.kind).follower;
            match f.place {
                FigureLocation::Supply if follower => at_hand[owner.index()] += 1.0,
                // It waits on a scored feature, which it leaves in any case.
                FigureLocation::Segment(_) if v.core.scoring_queue.keeps(Figure::at(i)) => {
                    at_hand[owner.index()] += f64::from(u8::from(follower));
                }
                FigureLocation::Segment(seg) => {
                    self.standing.add(v.core.graph.feature(seg), Figure::at(i), owner, follower);
                }
                FigureLocation::Slot { .. } if follower => {
                    let waits = gains.iter().filter_map(|gain| gain.waits).find(|(figure, _)| figure.index() == i);
                    at_hand[owner.index()] += waits.map_or(self.numbers.away, |(_, chance)| f64::from(chance) / 100.0);
                }
                _ => {}
            }
        }
        at_hand
    }

    /// Returns the promise of a feature with figures, which it computes unless it is known. Adds the
    /// feature to the rivals if others may be joined with it.
    fn promise(&mut self, v: View, feature: (SegmentId, u64), how: How) -> Result<Promise, Fault> {
        let root = feature.0;
        // A feature that is being scored may have another value before and afterwards.
        let lasts = !is_due(v, root);
        if let Some(changes) = how.changes.filter(|_| lasts) {
            let (earlier, later) = self.known.split_at_mut(changes.since() + 1);
            let found = earlier[changes.since()].find(v, feature, changes)?;
            if let Some(found) = found {
                if let Some(known) = how.know.and_then(|number| later.get_mut(number - earlier.len())) {
                    let bordering = found.bordering.iter().map(|(other, _)| *other);
                    known.add(v, feature, (found.promise, found.around), found.gaps, bordering);
                }
                if found.promise.chance < 1.0 && self.numbers.joins(found.promise.endless) {
                    self.rivals.add(v, root, found.promise, found.gaps);
                }
                return Ok(found.promise);
            }
        }
        let promise = Promise { owners: v.owners(root)?, weights: v.weights(root)?, ..self.feature(v, root)? };
        let joins = promise.chance < 1.0 && self.numbers.joins(promise.endless);
        if promise.endless && joins {
            Gap::at_points(v, root, &mut self.gaps);
        }
        if let Some(number) = how.know.filter(|_| lasts) {
            let around = self.waits_for(v, root);
            self.known[number].add(v, feature, (promise, around), &self.gaps, self.bordering.iter().copied());
        }
        if joins {
            self.rivals.add(v, root, promise, &self.gaps);
        }
        Ok(promise)
    }
}

/// Returns `true` if a feature is listed for the present scoring.
fn is_due(v: View, feature: SegmentId) -> bool {
    let listed = |due: &&PendingScore| due.state == PendingState::Listed;
    v.core.scoring_queue.due.iter().filter(listed).any(|due| v.core.graph.joined(due.seg, feature))
}

/// Returns the points of each player minus the average of the others.
fn leads(points: &[f64; MAX_PLAYERS], v: View) -> [f64; MAX_PLAYERS] {
    std::array::from_fn(|seat| lead(points, v, Player::at(seat)))
}

/// Returns the points of a player minus the average of the others.
fn lead(points: &[f64; MAX_PLAYERS], v: View, me: Player) -> f64 {
    let seats = v.core.seats as usize;
    let mine = points[me.index()];
    let others: f64 = points[..seats].iter().sum::<f64>() - mine;
    mine - others / (seats.max(2) - 1) as f64
}

/// Returns the chance that a figure has to leave its feature.
fn leaves(gains: &[ExpectedGain], figure: Figure) -> f64 {
    let chances = gains.iter().filter_map(|gain| gain.leaves).filter(|(f, _)| *f == figure);
    chances.map(|(_, percent)| f64::from(percent) / 100.0).fold(0.0, f64::max)
}

/// Returns the chance that a player keeps a follower on a feature.
fn stays(v: View, gains: &[ExpectedGain], feature: SegmentId, owner: Player) -> f64 {
    if gains.iter().all(|gain| gain.leaves.is_none()) {
        return 1.0;
    }
    let follower = |f: &FigureState| f.owner == Some(owner) && v.rules.figures.get(f.kind).follower;
    let own = v.core.figures_on(feature).filter(|(_, f)| follower(f));
    1.0 - own.map(|(figure, _)| leaves(gains, figure)).product::<f64>()
}
