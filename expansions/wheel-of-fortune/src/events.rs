//! The points of the sectors (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::sector::Sector;
use crate::wheel::Wheel;

/// One line of what a sector pays a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payment {
    pub(crate) player: Player,
    pub(crate) line: Line,
}

/// The number of completed cities and of castles beside a field.
#[derive(Clone, Copy, Default)]
struct Beside {
    cities: i16,
    castles: i16,
    /// The cities among them that count twice because they are besieged (SG-16).
    besieged: i16,
}

/// The followers of a player on one feature.
#[derive(Clone, Copy)]
struct Group {
    feature: SegmentId,
    player: Player,
    followers: i16,
}

impl Wheel {
    /// WF-27 to WF-37: adds what a sector pays, now that the pig stops there for a player. The
    /// majority does not matter (WF-30, WF-32).
    pub(crate) fn payments(&self, v: View, sector: Sector, of: Player, out: &mut Vec<Payment>) -> Result<(), Fault> {
        let labels = &self.labels;
        match sector {
            Sector::Fortune => {
                let line = Line { label: labels.sectors[sector.index()], count: 1, each: self.points.fortune };
                out.push(Payment { player: of, line });
            }
            Sector::Taxes => self.taxes(v, out),
            Sector::Famine => self.famine(v, out)?,
            Sector::Storm => {
                for player in v.core.players() {
                    let line = Line { label: labels.followers, count: in_supply(v, player), each: self.points.storm };
                    out.push(Payment { player, line });
                }
            }
            Sector::Inquisition => {
                for player in v.core.players() {
                    let line = Line { label: labels.monks, count: self.monks(v, player), each: self.points.inquisition };
                    out.push(Payment { player, line });
                }
            }
            Sector::Plague => {}
        }
        out.retain(|payment| payment.line.points() != 0);
        Ok(())
    }

    /// WF-28: for each knight the pennants of the city and the own knights in it. WF-29: by the
    /// option, once for the city.
    fn taxes(&self, v: View, out: &mut Vec<Payment>) {
        for Group { feature, player, followers } in groups(v, self.kinds.city) {
            let each = v.traits(feature, self.kinds.pennant) + followers;
            let count = if self.points.each_knight { followers } else { 1 };
            out.push(Payment { player, line: Line { label: self.labels.knights, count, each } });
        }
    }

    /// WF-31 to WF-33: for each farmer the completed cities of the field. WF-54: castles too.
    fn famine(&self, v: View, out: &mut Vec<Payment>) -> Result<(), Fault> {
        for Group { feature, player, followers } in groups(v, self.kinds.field) {
            let Beside { cities, castles, besieged } = self.cities_beside(v, feature)?;
            let each = (cities + besieged + castles * (1 + self.points.castle_extra)) * self.points.famine;
            out.push(Payment { player, line: Line { label: self.labels.farmers, count: followers, each } });
            // WF-62: by the option, the bonus of a pig.
            if let Some(pig) = v.slots.of(self.slot).pig
                && v.figures_of(player, pig).any(|(_, seg)| v.core.graph.joined(seg, feature))
            {
                let again = if self.kinds.besieged_pig { besieged } else { 0 };
                let count = cities + castles + again;
                out.push(Payment { player, line: Line { label: self.labels.pig, count, each: 1 } });
            }
        }
        Ok(())
    }

    /// Returns the completed cities and the castles that border a field. A castle was a city, and
    /// lies on more than one tile.
    fn cities_beside(&self, v: View, field: SegmentId) -> Result<Beside, Fault> {
        let mut count = Beside::default();
        for root in v.beside(field, BORDERS) {
            let kind = v.core.graph.get(root).kind;
            if kind == self.kinds.city {
                let complete = v.complete(root)?;
                count.cities += i16::from(complete);
                let twice = |besieged| v.printed_traits(root, besieged) > 0;
                count.besieged += i16::from(complete && self.kinds.besieged.is_some_and(twice));
            } else if !v.rules.kinds.get(kind).on_one_tile {
                count.castles += 1;
            }
        }
        Ok(count)
    }

    /// WF-37: returns the number of a player's followers in monasteries and in what counts as one.
    fn monks(&self, v: View, player: Player) -> i16 {
        let monastery = |kind: Kind| v.counted_kind(kind) == self.kinds.monastery;
        let monk = |f: &&FigureState| {
            let there = matches!(f.place, FigureLocation::Segment(seg) if monastery(v.core.graph.get(seg).kind));
            there && f.owner == Some(player) && v.rules.figures.get(f.kind).follower
        };
        v.core.figures.iter().filter(monk).count() as i16
    }
}

/// WF-34, WF-35: returns the number of followers that a player has in supply.
pub(crate) fn in_supply(v: View, player: Player) -> i16 {
    let followers = v.rules.figures.iter().enumerate().filter(|(_, spec)| spec.follower);
    followers.map(|(kind, _)| i16::from(v.core.in_supply(player, bastide_core::FigureKind::at(kind)))).sum()
}

/// Returns the followers on features of a kind, by feature and player.
fn groups(v: View, kind: Kind) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for f in &v.core.figures {
        let (FigureLocation::Segment(seg), Some(player)) = (f.place, f.owner) else { continue };
        if v.core.graph.get(seg).kind != kind || !v.rules.figures.get(f.kind).follower {
            continue;
        }
        let feature = v.core.graph.feature(seg);
        match groups.iter_mut().find(|g| g.feature == feature && g.player == player) {
            Some(group) => group.followers += 1,
            None => groups.push(Group { feature, player, followers: 1 }),
        }
    }
    groups
}
