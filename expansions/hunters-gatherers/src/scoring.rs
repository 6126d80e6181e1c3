//! One scoring: list what is due, pay the majorities, return the pawns (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::ids::Ids;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let (tiles, fish) = (reg.label("tiles"), reg.label("fish"));
    let (mushrooms, mushroom) = (reg.label("mushrooms"), reg.tile_trait("mushrooms"));
    let forest = Forest { tiles, mushrooms, mushroom, each: o.number("mushroom_points")? as i16 };
    reg.rule(forest).for_kinds([ids.forest]).of_rules(&["HG-20"]).unfinished_by(&["HG-23"]).value(Stage::Count, Forest::value);
    let river = River { ids, tiles, fish };
    reg.rule(river).for_kinds([ids.river]).of_rules(&["HG-21"]).unfinished_by(&["HG-23"]).value(Stage::Count, River::value);
    reg.phase("scoring", "hunters-gatherers.collect", at("collect"), &[], Collect(ids));
    let pay = Pay { most: reg.tag("hunters-gatherers.majority"), less: reg.tag("hunters-gatherers.minority") };
    reg.phase("scoring", "hunters-gatherers.pay", at("pay"), &[], pay);
    reg.phase("scoring", "hunters-gatherers.return", at("return"), &[], Return);
    Ok(())
}

/// HG-20, HG-23: a closed forest counts 2 a tile and 3 for each group of mushrooms.
#[derive(Clone, Copy)]
struct Forest {
    tiles: Label,
    mushrooms: Label,
    mushroom: Trait,
    each: i16,
}

impl Forest {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why != ScoringReason::Final {
            value.add(self.tiles, v.tiles(feature), 2);
            value.add(self.mushrooms, v.traits(feature, self.mushroom), self.each);
        }
        Ok(())
    }
}

/// HG-21, HG-23: a closed river counts 1 a tile and 1 for each fish of it and of the lakes at its ends.
#[derive(Clone, Copy)]
struct River {
    ids: Ids,
    tiles: Label,
    fish: Label,
}

impl River {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Final {
            return Ok(());
        }
        // A lake at both ends is counted once.
        let lakes = v.beside(feature, BORDERS).into_iter().filter(|seg| v.core.graph.get(*seg).kind == self.ids.lake);
        let fish = lakes.map(|lake| v.traits(lake, self.ids.fish)).sum::<i16>() + v.traits(feature, self.ids.fish);
        value.add(self.tiles, v.tiles(feature), 1);
        value.add(self.fish, fish, 1);
        Ok(())
    }
}

/// HG-15: queues every forest and river that was closed, unless the caller of this scoring filled the
/// queue: forests first, each kind by position.
struct Collect(Ids);

impl TurnPhase for Collect {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().scoring_queue.due.is_empty() {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core().graph.settled().len() {
            let root = cx.core().graph.feature(cx.core().graph.settled()[i]);
            let listed = cx.core().scoring_queue.due.iter().any(|d| d.seg == root);
            if !listed && cx.view().complete(root)? {
                let kind = cx.core().graph.get(root).kind;
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, ScoringReason::Completed));
            }
        }
        cx.clear_settled();
        for (seg, reason) in cx.take_due() {
            let root = cx.core().graph.feature(seg);
            if !cx.core().scoring_queue.due.iter().any(|d| d.seg == root) {
                let kind = cx.core().graph.get(root).kind;
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, reason));
            }
        }
        sort(self.0, cx);
        Ok(Flow::Done)
    }
}

/// Sorts the queue: forests, rivers, meadows, other kinds; each kind by position.
pub(crate) fn sort(ids: Ids, cx: &mut Context) {
    cx.sort_scoring_queue(|graph, d| {
        let cell = graph.get(d.seg).cell;
        let order = [ids.forest, ids.river, ids.meadow];
        let rank = order.iter().position(|kind| *kind == d.kind).unwrap_or(order.len());
        (rank, cell.y, cell.x, d.seg)
    });
}

/// HG-22: the player with the most pawns gets all points; tied players each get them.
struct Pay {
    /// The event of a player with the majority, where another has less.
    most: Tag,
    /// The event of a player with less.
    less: Tag,
}

impl Pay {
    fn pay(&self, cx: &mut Context, due: &mut PendingScore) -> Result<Players, Fault> {
        due.state = PendingState::Paid;
        let owners = cx.view().owners(due.seg)?;
        self.tell(cx, due, owners)?;
        if !owners.is_empty() {
            let value = cx.view().value(due.seg, due.reason)?;
            due.value = value.total();
            for player in owners.iter() {
                let award = cx.view().award(due.seg, player, due.reason, &value)?;
                let (points, label) = (award.total(), cx.rules.kind_label(due.kind));
                cx.award_points(ScoreEntry::feature(player, points, label, due.seg, due.reason), award.lines());
            }
        }
        if cx.view().has_figure_bonuses(due.kind) {
            for bonus in cx.view().figure_bonuses(due.seg, due.reason)? {
                cx.award_points(bonus, &[]);
            }
        }
        Ok(owners)
    }

    /// Tells who has the majority, if another player with pawns gets nothing.
    fn tell(&self, cx: &mut Context, due: &PendingScore, owners: Players) -> Result<(), Fault> {
        let v = cx.view();
        if v.core.graph.sums(due.seg).followers < 2 {
            return Ok(());
        }
        let weights = v.weights(due.seg)?;
        let of = |player: Player| weights.get(player.index()).map_or(0, |weight| weight.main);
        let seats = v.core.seats;
        let beaten: Players = Player::all(seats).filter(|player| of(*player) > 0 && !owners.has(*player)).collect();
        if beaten.is_empty() {
            return Ok(());
        }
        let first = v.core.tile_play.player;
        let told = |player: Player| (if owners.has(player) { self.most } else { self.less }, player, of(player) as i16);
        let told: Vec<_> = owners.from(first, seats).chain(beaten.from(first, seats)).map(told).collect();
        for (tag, player, arg) in told {
            cx.log.put(Event::Other { tag, player: Some(player), target: Target::Segment(due.seg), arg });
        }
        Ok(())
    }
}

impl TurnPhase for Pay {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().scoring_queue.due.len() {
            let mut due = cx.core().scoring_queue.due[i];
            if due.state == PendingState::Listed {
                let paid = self.pay(cx, &mut due)?;
                cx.scoring_queue_mut().due[i] = due;
                cx.note_scored(i, paid);
            }
        }
        Ok(Flow::Done)
    }
}

/// HG-15: the pawns of a closed forest or river go home; huts and hunters stay.
struct Return;

impl TurnPhase for Return {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let gives_back = |d: &PendingScore| d.state == PendingState::Paid && d.reason != ScoringReason::Final;
        if !cx.core().scoring_queue.due.iter().any(|d| gives_back(d) && cx.core().graph.sums(d.seg).figures > 0) {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core().figures.len() {
            let FigureState { kind, place: FigureLocation::Segment(seg), .. } = cx.core().figures[i] else { continue };
            if cx.rules.stays_when_scored(kind) || cx.core().scoring_queue.keeps(Figure::at(i)) {
                continue;
            }
            let root = cx.core().graph.feature(seg);
            let paid = |d: &PendingScore| gives_back(d) && cx.core().graph.feature(d.seg) == root;
            if cx.core().scoring_queue.due.iter().any(paid) {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
