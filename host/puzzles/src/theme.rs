//! The theme of a turn: what it does that the next best one does not.
//!
//! Themes are facts of the game: who owns a feature before and afterwards, the followers in supply, what was scored, which
//! actions were taken, and whose points the playouts change. No expansion is named.

use bastide_core::{
    Action, Cause, CompletionRule, DEPLOY, Event, FigureKind, Game, Kind, PASS, Player, Players, ScoringReason, SegmentId,
    Target, View,
};
use serde::{Deserialize, Serialize};

use crate::playout::Outcome;
use crate::turn::Played;

/// The least points that a feature is worth for a turn to be about it.
const WORTH: i16 = 3;
/// The points that a turn gives up for the time being, as a sacrifice.
const GIVEN_UP: i32 = 2;
/// The share of the gap that a rival loses, where a turn is there to block.
const BLOCKED: f64 = 0.6;
/// The most followers of which one is worth saving.
const FEW: u32 = 2;

/// The theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// A rival's feature is taken over.
    Steal,
    /// A share of a rival's feature is won.
    Share,
    /// Something of a plugin is used, such as a bridge or a figure that is no plain follower.
    Use,
    /// A follower is placed on a feature that is never complete, such as a field, or it is not.
    Farm,
    /// A follower stays in supply.
    Save,
    /// Points are given up for more points later.
    Sacrifice,
    /// A rival gets fewer points.
    Block,
    /// A feature is completed.
    Complete,
    /// A feature is claimed.
    Claim,
    /// None of these is most of it.
    Quiet,
}

impl Theme {
    /// All themes, the rarest first.
    pub const ALL: [Theme; 10] = [
        Theme::Steal,
        Theme::Share,
        Theme::Use,
        Theme::Farm,
        Theme::Save,
        Theme::Sacrifice,
        Theme::Block,
        Theme::Complete,
        Theme::Claim,
        Theme::Quiet,
    ];

    /// Returns the name that files and texts have.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Steal => "steal",
            Theme::Share => "share",
            Theme::Use => "use",
            Theme::Farm => "farm",
            Theme::Save => "save",
            Theme::Sacrifice => "sacrifice",
            Theme::Block => "block",
            Theme::Complete => "complete",
            Theme::Claim => "claim",
            Theme::Quiet => "quiet",
        }
    }
}

/// What a turn does.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Deeds {
    /// Kinds of features that were taken over from a rival.
    stolen: Vec<Kind>,
    /// Kinds of features of which a share was won from a rival.
    shared: Vec<Kind>,
    /// The points for the features that were completed, with the kind that brought most.
    completed: (i32, Option<Kind>),
    /// The kind of the feature that a follower was deployed on.
    deployed: Option<Kind>,
    /// Whether that kind is never complete.
    farms: bool,
    /// Whether something of a plugin was used.
    uses: bool,
    /// The player's followers in supply.
    supply: u32,
    /// The lead in points if the game ended after the turn.
    lead: i32,
}

/// Returns the followers in supply of a player.
fn followers(v: View, me: Player) -> u32 {
    let kinds = (0..v.rules.names.figures.len()).map(FigureKind::at);
    kinds.filter(|kind| v.rules.figures.get(*kind).follower).map(|kind| u32::from(v.core.in_supply(me, kind))).sum()
}

/// Returns the owners of each feature with figures.
fn owners(v: View) -> Vec<(SegmentId, Players)> {
    let all = v.core.occupied().into_iter();
    all.filter_map(|root| Some((root, v.owners(root).ok()?))).filter(|(_, owners)| *owners != Players::NONE).collect()
}

impl Deeds {
    /// Returns what a turn did.
    pub(crate) fn of(before: &Game, turn: &Played, actions: &[Action], me: Player) -> Deeds {
        let (mut deeds, old, v) = (Deeds::default(), owners(before.view()), turn.game.view());
        for (root, now) in owners(v) {
            let is_worth = v.value(root, ScoringReason::Final).is_ok_and(|value| value.total() >= WORTH);
            if now.has(me) && is_worth {
                deeds.note_joined(v, (root, now), &old, me);
            }
        }
        deeds.note_completed(v, &turn.events, &old, me);
        deeds.note_actions(v, actions);
        deeds.supply = followers(v, me);
        let standing = v.standing().unwrap_or_default();
        let points = |player: Player| standing.get(player.index()).copied().unwrap_or_default();
        deeds.lead = points(me) - v.core.players().filter(|player| *player != me).map(points).max().unwrap_or_default();
        deeds
    }

    /// Notes a feature of which the player owns a share now, if it was made of one that only a rival owned.
    fn note_joined(&mut self, v: View, (root, now): (SegmentId, Players), old: &[(SegmentId, Players)], me: Player) {
        let earlier = || old.iter().filter(|(seg, _)| v.core.graph.joined(*seg, root));
        let Some((_, rivals)) = earlier().find(|(_, owners)| !owners.has(me)) else { return };
        let kind = v.core.graph.get(root).kind;
        let shared = rivals.iter().any(|rival| now.has(rival));
        if shared { self.shared.push(kind) } else { self.stolen.push(kind) }
    }

    /// Notes the features that were completed and scored.
    fn note_completed(&mut self, v: View, events: &[Event], old: &[(SegmentId, Players)], me: Player) {
        let mut scored: Vec<(SegmentId, Players, i32)> = Vec::new();
        for event in events {
            let Event::PointsAwarded { score_entry: entry, .. } = event else { continue };
            let (Some(seg), Cause::Feature(_)) = (entry.seg, entry.cause) else { continue };
            let points = if entry.player == me { i32::from(entry.points) } else { 0 };
            match scored.iter_mut().find(|(other, ..)| v.core.graph.joined(*other, seg)) {
                Some((_, players, sum)) => (*players, *sum) = (Players(players.0 | 1 << entry.player.0), *sum + points),
                None => scored.push((seg, Players(1 << entry.player.0), points)),
            }
        }
        for (seg, players, points) in scored {
            if !players.has(me) {
                continue;
            }
            if points >= i32::from(WORTH) {
                self.note_joined(v, (seg, players), old, me);
            }
            let most = self.completed.1.is_none() || points > self.completed.0;
            self.completed = (self.completed.0 + points, if most { Some(v.core.graph.get(seg).kind) } else { self.completed.1 });
        }
    }

    /// Notes what the player did.
    fn note_actions(&mut self, v: View, actions: &[Action]) {
        for action in actions {
            match action.target {
                Target::Place { .. } => {}
                _ if action.verb == PASS => {}
                Target::Segment(seg) if action.verb == DEPLOY => {
                    let kind = v.core.graph.get(seg).kind;
                    self.deployed = Some(kind);
                    self.farms = v.rules.kinds.get(kind).completion == CompletionRule::Never;
                    let plain = FigureKind::at(usize::try_from(action.arg).unwrap_or_default());
                    let spec = v.rules.figures.get(plain);
                    self.uses |= !spec.follower || spec.weight != 1;
                }
                _ => self.uses = true,
            }
        }
    }
}

/// What is compared for the theme: the position before, and what two turns do and bring.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    /// The followers in supply before.
    pub(crate) supply: u32,
    /// What the best turn and the next one do.
    pub(crate) deeds: [Deeds; 2],
    /// The mean points of both at the end of the game.
    pub(crate) points: [Outcome; 2],
}

impl Compared {
    /// Compares two turns from one position.
    pub(crate) fn new(before: &Game, me: Player, turns: [(&Played, &[Action]); 2], points: [Outcome; 2]) -> Compared {
        let deeds = turns.map(|(played, actions)| Deeds::of(before, played, actions, me));
        Compared { supply: followers(before.view(), me), deeds, points }
    }

    /// Returns the theme, and the kind of feature that it is about.
    pub(crate) fn theme(&self) -> (Theme, Option<Kind>) {
        let [best, next] = &self.deeds;
        let only = |of: fn(&Deeds) -> &Vec<Kind>| of(best).iter().find(|kind| !of(next).contains(kind)).copied();
        if let Some(kind) = only(|deeds| &deeds.stolen) {
            return (Theme::Steal, Some(kind));
        }
        if let Some(kind) = only(|deeds| &deeds.shared) {
            return (Theme::Share, Some(kind));
        }
        let [mine, rivals] = [self.points[0].mine - self.points[1].mine, self.points[1].rival - self.points[0].rival];
        let saves = self.supply <= FEW && best.deployed.is_none() && next.deployed.is_some() && best.supply > next.supply;
        match () {
            () if best.uses && !next.uses => (Theme::Use, None),
            () if saves => (Theme::Save, None),
            () if best.farms != next.farms => (Theme::Farm, if best.farms { best.deployed } else { next.deployed }),
            () if best.lead + GIVEN_UP <= next.lead => (Theme::Sacrifice, None),
            () if rivals >= BLOCKED * (mine + rivals) && rivals > mine => (Theme::Block, None),
            () if best.completed.0 > next.completed.0 => (Theme::Complete, best.completed.1),
            () if best.deployed.is_some() && best.deployed != next.deployed => (Theme::Claim, best.deployed),
            () => (Theme::Quiet, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::error::Error;
    use std::sync::Arc;

    use bastide_core::{GameSetup, GameView, Table, linked};

    use super::*;
    use crate::turn::{played, turns};

    const CITY: Kind = Kind(0);
    const FIELD: Kind = Kind(1);

    fn theme(supply: u32, best: Deeds, next: Deeds, points: [[f64; 2]; 2]) -> Theme {
        let points = points.map(|[mine, rival]| Outcome { mine, rival });
        Compared { supply, deeds: [best, next], points }.theme().0
    }

    #[test]
    fn a_theme_is_what_the_best_turn_does_and_the_next_one_does_not() {
        let (plain, gains) = (Deeds::default, [[60.0, 50.0], [55.0, 50.0]]);
        let claims = || Deeds { deployed: Some(CITY), ..plain() };
        let steals = || Deeds { stolen: vec![CITY], completed: (8, Some(CITY)), ..plain() };
        assert_eq!(theme(5, steals(), claims(), gains), Theme::Steal);
        assert_ne!(theme(5, steals(), steals(), gains), Theme::Steal, "both do");
        assert_eq!(theme(5, Deeds { shared: vec![CITY], ..plain() }, plain(), gains), Theme::Share);
        assert_eq!(theme(5, Deeds { uses: true, ..plain() }, plain(), gains), Theme::Use);
        let farms = || Deeds { deployed: Some(FIELD), farms: true, ..plain() };
        assert_eq!(theme(5, farms(), claims(), gains), Theme::Farm);
        assert_eq!(theme(5, claims(), farms(), gains), Theme::Farm, "a farmer would be too early");
        let keeps = || Deeds { supply: 1, ..plain() };
        assert_eq!(theme(1, keeps(), claims(), gains), Theme::Save);
        assert_ne!(theme(3, keeps(), claims(), gains), Theme::Save, "one of three is not the last one");
        let behind = || Deeds { lead: -3, ..plain() };
        assert_eq!(theme(5, behind(), Deeds { lead: 0, ..plain() }, gains), Theme::Sacrifice);
        assert_eq!(theme(5, plain(), plain(), [[60.0, 46.0], [59.0, 50.0]]), Theme::Block, "4 of 5 points are the rival's");
        let completes = || Deeds { completed: (6, Some(CITY)), ..plain() };
        assert_eq!(theme(5, completes(), plain(), gains), Theme::Complete);
        assert_eq!(theme(5, claims(), plain(), gains), Theme::Claim);
        assert_eq!(theme(5, plain(), plain(), gains), Theme::Quiet);
    }

    #[test]
    fn themes_have_names_that_differ_and_that_files_have() -> Result<(), Box<dyn Error>> {
        let names: BTreeSet<&str> = Theme::ALL.iter().map(|theme| theme.name()).collect();
        assert_eq!(names.len(), Theme::ALL.len());
        for theme in Theme::ALL {
            assert_eq!(serde_json::to_string(&theme)?, format!("\"{}\"", theme.name()));
        }
        Ok(())
    }

    /// In games of all seeds, a turn takes over only what it did not own, and a deployed follower leaves the supply
    /// unless its feature is complete.
    #[test]
    fn deeds_are_facts_of_the_game() -> Result<(), Box<dyn Error>> {
        let rules = Arc::new(Table::parse("table.toml", "")?.rules(&linked())?);
        let (mut joined, mut farmers) = (0, 0);
        for seed in 0..3 {
            let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
            let mut n = 0;
            while let Some(decision) = game.decision() {
                n += 1;
                if decision.menu().placements() > 0 && n % 3 == 0 {
                    let (view, me) = (GameView::for_asked(&game), decision.ask.player);
                    let world = view.determinize(1);
                    for turn in &turns(&view) {
                        let done = played(&world, &turn.actions).ok_or("not offered")?;
                        let deeds = Deeds::of(&world, &done, &turn.actions, me);
                        joined += deeds.stolen.len() + deeds.shared.len();
                        farmers += usize::from(deeds.farms);
                        let before = followers(world.view(), me);
                        assert!(deeds.deployed.is_some() || deeds.supply >= before, "{:?}", done.lines);
                        assert!(deeds.completed.0 == 0 || deeds.completed.1.is_some());
                        let name = deeds.deployed.map(|kind| rules.names.kinds.name(kind.index()));
                        assert_eq!(deeds.farms, name == Some("field"), "{:?}", done.lines);
                        assert!(!deeds.uses, "the base game has followers only: {:?}", done.lines);
                    }
                }
                // A pseudo-random player joins features of others.
                let option = bastide_bots::dice::derive(seed, n) as usize % decision.len();
                game.apply_nth(option)?;
            }
        }
        assert!(joined > 0 && farmers > 20, "{joined} features joined, {farmers} farmers");
        Ok(())
    }
}
