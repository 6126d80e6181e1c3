//! The King and the Robber Baron (RULES.md, section 3).
//!
//! The holder has a token. A marker lies on the city or road that brought it; its number is the
//! number of tiles to beat.

use bastide_core::author::prelude::*;

/// The scoring of King and Robber Baron (CR-25, CR-33).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scoring {
    /// 1 point for each completed feature, at the end.
    Count,
    /// 10 points for each of the two.
    Ten,
    /// 15 points for one, 40 for both.
    FifteenForty,
    /// 1 point at once for each feature that is completed while one holds the token.
    Running,
}

/// The holder before a scoring, with the serial of the scoring.
#[derive(Clone, Copy, Hash, Default)]
struct Before {
    scoring: u16,
    holder: Option<Player>,
}

/// One of the two: the King or the Robber Baron.
#[derive(Clone, Copy)]
struct Title {
    /// The kind of feature that brings it.
    kind: Kind,
    /// The tokens of the holder.
    token: Token,
    /// The token on the feature (CR-02).
    marker: Token,
    label: Label,
    /// CR-55: completed features that nobody completed: the City of Carcassonne.
    more: i16,
    scoring: Scoring,
    before: Slot<Before>,
}

/// `city` is `true` if the City of Carcassonne is played.
pub(crate) fn install(city: bool, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let scoring = match o.word("king_robber_scoring")? {
        "ten" => Scoring::Ten,
        "fifteen_forty" => Scoring::FifteenForty,
        "running" => Scoring::Running,
        _ => Scoring::Count,
    };
    let mut titles = Vec::new();
    for (switch, name, of) in [("kings", "king", "city"), ("robbers", "robber-baron", "road")] {
        if !o.switch(switch)? {
            continue;
        }
        let title = Title {
            kind: reg.kind(of),
            marker: reg.define_token(&format!("{name}-marker"), 0),
            token: reg.define_token(name, 0),
            label: reg.label(if switch == "kings" { "King" } else { "Robber Baron" }),
            more: i16::from(city && switch == "kings"),
            scoring,
            before: reg.slot(),
        };
        reg.rule(title).for_kinds([title.kind]).on_feature_scored(Title::on_feature_scored);
        let take = reg.verb(&format!("{name}.take"), TargetKind::Segment, ArgKind::Number)?;
        let phase = reg.subphase(&format!("{name}.take"), &[], Take { title, take });
        reg.service(take, reg.handler_of(phase));
        titles.push(title);
    }
    if !titles.is_empty() {
        let both = reg.label("King and Robber Baron");
        reg.rule(Titles { all: titles, both }).final_points(Titles::final_points).expected_gains(Titles::expected_gains);
    }
    Ok(())
}

impl Title {
    /// Returns the marker, if somebody holds the token.
    fn placed(&self, v: View) -> Option<PlacedToken> {
        v.core.tokens_of(self.marker).next().copied()
    }

    /// Gives a player the token for a feature of this number of tiles.
    fn give(&self, cx: &mut Context, to: Player, at: TokenPlace, tiles: i16) {
        if let Some(placed) = self.placed(cx.view()) {
            cx.take_token(self.marker, placed.place, None);
            placed.owner.into_iter().for_each(|from| cx.give(from, self.token, -1));
        }
        cx.give(to, self.token, 1);
        cx.put_token(PlacedToken { token: self.marker, place: at, number: tiles, owner: Some(to) }, Some(to));
    }

    fn score_entry(&self, player: Player, points: i16) -> ScoreEntry {
        ScoreEntry::bonus(player, points, self.label)
    }

    /// CR-25: returns the number of completed features.
    fn count(&self, v: View) -> Result<i16, Fault> {
        Ok(v.count_completed(self.kind)? as i16 + self.more)
    }

    /// Returns the player who will hold the token when the features that are complete now are scored.
    /// CR-33: adds the points that these bring at once.
    fn outlook(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<Option<Player>, Fault> {
        let placed = self.placed(v);
        let (mut holder, mut size) = placed.map_or((None, 0), |placed| (placed.owner, placed.number));
        let (mut before, mut by) = (holder, None);
        for (feature, player) in v.completing(self.kind)? {
            // Another player means another scoring.
            if by.replace(player) != Some(player) {
                before = holder;
            }
            if self.scoring == Scoring::Running {
                out.extend(before.map(|player| self.score_entry(player, 1)));
            }
            let tiles = v.tiles(feature);
            if tiles > size {
                (holder, size) = (Some(player), tiles);
            }
        }
        Ok(holder)
    }

    /// CR-33: 1 point for the player who held the token before this scoring.
    fn pay_at_once(&self, cx: &mut Context) {
        let (scoring, holder) = (cx.core().scoring_queue.serial, self.placed(cx.view()).and_then(|placed| placed.owner));
        let before = cx.slots.of_mut(self.before);
        if before.scoring != scoring {
            *before = Before { scoring, holder };
        }
        if let Some(player) = before.holder {
            cx.award_points(self.score_entry(player, 1), &[]);
        }
    }

    /// CR-19 to CR-24: the player who completed a larger feature than any before takes the token.
    /// CR-92: a city that some of its owners make a castle does not count.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed || !due.not.is_empty() {
            return Ok(());
        }
        if self.scoring == Scoring::Running {
            self.pay_at_once(cx);
        }
        // CR-22: an equal one changes nothing. CR-27: each tile counts once.
        let tiles = cx.view().tiles(due.seg);
        if self.placed(cx.view()).is_none_or(|placed| tiles > placed.number) {
            let player = cx.core().tile_play.player;
            self.give(cx, player, TokenPlace::Segment(due.seg), tiles);
        }
        Ok(())
    }
}

/// Both of them at the end of the game.
#[derive(Clone)]
struct Titles {
    all: Vec<Title>,
    /// CR-33: the label of the points for both together.
    both: Label,
}

impl Titles {
    /// CR-25, CR-26, CR-32: the points at the end, which are not the scoring of a feature. Features that
    /// are complete and not scored yet count as if they were.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let first = out.len();
        for title in &self.all {
            let Some(holder) = title.outlook(v, out)? else { continue };
            let points = match title.scoring {
                Scoring::Count => title.count(v)?,
                Scoring::Ten => 10,
                Scoring::FifteenForty => 15,
                Scoring::Running => continue,
            };
            out.push(title.score_entry(holder, points));
        }
        // CR-33: 40 points for one who has both.
        if let [king, robber] = out[first..]
            && self.all.iter().all(|title| title.scoring == Scoring::FifteenForty)
            && king.player == robber.player
        {
            out.truncate(first);
            out.push(ScoreEntry { points: 40, label: self.both, ..king });
        }
        Ok(())
    }
}

impl Titles {
    /// The points that a holder may expect beyond those of the features that are complete now: further
    /// ones, and that another player exceeds the size.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let (left, placed_tiles) = (v.tiles_left() as f64, v.core.board.placed_tiles().len() as f64);
        for title in &self.all {
            let Some(placed) = title.placed(v) else { continue };
            let Some(player) = placed.owner else { continue };
            let keeps = 1.0 - left / (left + HOLDS * f64::from(placed.number));
            let further = EACH_TILE * left;
            let now = match title.scoring {
                Scoring::Count => EACH_TILE * placed_tiles + f64::from(title.more),
                Scoring::Ten => 10.0,
                Scoring::FifteenForty => 15.0,
                Scoring::Running => 0.0,
            };
            let more = if matches!(title.scoring, Scoring::Count | Scoring::Running) { further } else { 0.0 };
            let hundredths = (((now + more) * keeps - now) * 100.0) as i32;
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
        Ok(())
    }
}

/// The tiles that are left for each tile of the largest feature at which it stays the largest with a
/// probability of one half.
const HOLDS: f64 = 6.0;
/// The cities, or roads, that each tile completes.
const EACH_TILE: f64 = 0.12;

/// Gives a player the token in a prepared position: the service behind the verb.
struct Take {
    title: Title,
    take: Verb,
}

impl TurnPhase for Take {
    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let (true, Target::Segment(seg)) = (a.verb == self.take, a.target) {
            self.title.give(cx, who, TokenPlace::Segment(seg), a.arg);
        }
        Ok(Flow::Done)
    }
}
