//! The flock step: a player whose tile extends the field of their shepherd lets the flock grow or
//! drives it home, and flocks in closed fields are driven home (RULES.md, sections 4 and 5).

use bastide_core::author::prelude::*;

use crate::bag::segment;
use crate::shepherd::Shepherds;

pub(crate) fn install(shepherds: Shepherds, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let home = Home { shepherds, flock: reg.label("flock"), sheep: reg.label("sheep") };
    let (closes, early) = (o.word("closed_field")? == "home", o.word("closed_field_when")? == "tile");
    if closes {
        reg.rule(home).final_points(Home::final_points);
    }
    if closes && early {
        // HS-77: before the follower step.
        reg.phase("tile-play", "hills-sheep.closed", at("place.note").after("hills-sheep.below"), &[], Closed(home));
    }
    let (grow, drive) =
        (reg.verb("sheep.grow", TargetKind::Figure, ArgKind::None)?, reg.verb("sheep.home", TargetKind::Figure, ArgKind::None)?);
    let prompt = reg.prompt("Let the flock grow or drive it home?");
    // HS-27: after the follower step and all that belongs to it, before the scoring.
    let phase = FlockStep { home, grow, drive, prompt, closes };
    let phase = reg.phase("tile-play", "hills-sheep.flock", at("deployed.movers"), &[], phase);
    reg.gate(phase, Gate::Away(shepherds.kind));
    Ok(())
}

/// Returns the field segments of the tiles of this tile play in whose field a shepherd stands, each
/// field once.
fn extended(shepherds: Shepherds, v: View<'_>) -> impl Iterator<Item = SegmentId> + '_ {
    let printed = v.core.tile_play.placed_tiles.iter().flat_map(move |placed| v.printed(*placed));
    let graph = &v.core.graph;
    let field = move |seg: &SegmentId| graph.get(*seg).kind == shepherds.field && shepherds.any_in(v, *seg);
    let first = move |seg: &SegmentId| {
        let before = v.core.tile_play.placed_tiles.iter().flat_map(move |placed| v.printed(*placed));
        !before.take_while(|other| other != seg).any(|other| graph.joined(other, *seg))
    };
    printed.filter(field).filter(first)
}

/// The way in which a flock is driven home.
#[derive(Clone, Copy)]
struct Home {
    shepherds: Shepherds,
    flock: Label,
    sheep: Label,
}

impl Home {
    /// HS-31, HS-35, HS-36: each player with a shepherd in the field gets a point for each sheep of
    /// the common flock; then tokens and shepherds go back.
    fn drive(&self, cx: &mut Context, field: SegmentId) {
        let sheep = self.shepherds.bag.sheep_in(cx.view(), field);
        let shepherds: Vec<(Figure, Player)> = self.shepherds.of_field(cx.view(), field).collect();
        let owners: Players = shepherds.iter().map(|(_, owner)| *owner).collect();
        for player in owners.from(cx.core().tile_play.player, cx.core().seats).filter(|_| sheep > 0) {
            let figure = shepherds.iter().find(|(_, owner)| *owner == player).map(|(figure, _)| *figure);
            let seg = figure.and_then(|figure| segment(cx.view(), figure));
            let entry = ScoreEntry { player, points: sheep, label: self.flock, seg, figure, cause: Cause::Bonus };
            cx.award_points(entry, &[Line { label: self.sheep, count: sheep, each: 1 }]);
        }
        self.send_back(cx, field, &shepherds);
    }

    /// HS-30: a wolf: all sheep go back into the bag and all shepherds to their owners.
    fn scatter(&self, cx: &mut Context, field: SegmentId) {
        let shepherds: Vec<(Figure, Player)> = self.shepherds.of_field(cx.view(), field).collect();
        self.send_back(cx, field, &shepherds);
    }

    fn send_back(&self, cx: &mut Context, field: SegmentId, shepherds: &[(Figure, Player)]) {
        self.shepherds.bag.empty_field(cx, field);
        for (figure, _) in shepherds {
            cx.move_figure(*figure, FigureLocation::Supply);
        }
    }

    /// HS-38 to HS-41: drives the flocks home whose fields this tile play closed, but for those that
    /// wait for an answer.
    fn drive_closed(&self, cx: &mut Context, waits: impl Fn(View, SegmentId) -> bool) {
        for field in self.closed(cx.view()) {
            if !waits(cx.view(), field) {
                self.drive(cx, field);
            }
        }
    }

    /// Returns the fields with a shepherd that this tile play closed, each once.
    fn closed(&self, v: View) -> Vec<SegmentId> {
        let closed = |seg: &SegmentId| v.open_sides(*seg).next().is_none();
        // A tile that fills a hole extends no field, and closes those around it (HS-74).
        let filling = v.core.tile_play.placed_tiles.iter().filter(|placed| {
            let tile = v.core.board.tile(**placed).tile;
            v.rules.tiles.get(tile).fills().is_some()
        });
        let beside = filling.flat_map(|placed| self.beside(v, *placed));
        let fields = extended(self.shepherds, v).chain(beside);
        let mut each_once: Vec<SegmentId> = Vec::new();
        for field in fields.filter(closed) {
            if !each_once.iter().any(|known| v.core.graph.joined(*known, field)) {
                each_once.push(field);
            }
        }
        each_once
    }

    /// Projects the points of flocks that this tile play will drive home.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for field in self.closed(v) {
            let sheep = self.shepherds.bag.sheep_in(v, field);
            let owners: Players = self.shepherds.of_field(v, field).map(|(_, owner)| owner).collect();
            out.extend(owners.iter().map(|player| ScoreEntry {
                player,
                points: sheep,
                label: self.flock,
                seg: Some(field),
                figure: None,
                cause: Cause::Bonus,
            }));
        }
        Ok(())
    }

    /// Returns the segments of fields with a shepherd on the tiles beside a tile.
    fn beside<'v>(&self, v: View<'v>, placed: PlacedTile) -> impl Iterator<Item = SegmentId> + use<'v> {
        let (cell, shepherds) = (v.core.board.tile(placed).cell, self.shepherds);
        let around = Side::ALL.into_iter().filter_map(move |side| v.core.board.tile_at(cell.step(side)));
        let field = move |seg: &SegmentId| v.core.graph.get(*seg).kind == shepherds.field && shepherds.any_in(v, *seg);
        around.flat_map(move |tile| v.printed(tile)).filter(field)
    }
}

/// HS-77: by the option, closed fields come before the follower step.
struct Closed(Home);

impl TurnPhase for Closed {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.drive_closed(cx, |_, _| false);
        Ok(Flow::Done)
    }
}

/// The flock step. The step of the frame counts the shepherds of the player that were looked at.
struct FlockStep {
    home: Home,
    grow: Verb,
    drive: Verb,
    prompt: Prompt,
    /// HS-38: whether flocks in closed fields are driven home now.
    closes: bool,
}

impl FlockStep {
    /// HS-34: returns the shepherd of the player with this number.
    fn shepherd(&self, v: View, who: Player, number: u8) -> Option<(Figure, FigureState)> {
        let own = |(_, f): &(usize, &FigureState)| f.kind == self.home.shepherds.kind && f.owner == Some(who);
        v.core.figures.iter().enumerate().filter(own).nth(number.into()).map(|(i, f)| (Figure::at(i), *f))
    }

    /// HS-26, HS-34: returns `true` if the tile extended the field of a shepherd about which its
    /// player was not asked yet. HS-23: one that came with the tile has drawn already.
    fn is_asked(&self, v: View, who: Player, number: u8, place: FigureLocation) -> bool {
        let (FigureLocation::Segment(seg), graph) = (place, &v.core.graph) else { return false };
        let placed = &v.core.tile_play.placed_tiles;
        if graph.get(seg).tile().is_some_and(|tile| placed.contains(&tile)) {
            return false;
        }
        let earlier = (0..number).filter_map(|n| self.shepherd(v, who, n));
        let known = |(_, f): (Figure, FigureState)| matches!(f.place, FigureLocation::Segment(s) if graph.joined(s, seg));
        placed.iter().flat_map(|tile| v.printed(*tile)).any(|s| graph.joined(s, seg)) && !earlier.into_iter().any(known)
    }

    fn next(&self, cx: &mut Context) -> Step {
        let who = cx.core().tile_play.player;
        loop {
            let number = cx.core().turn.frame().step;
            let Some((_, shepherd)) = self.shepherd(cx.view(), who, number) else { break };
            if self.is_asked(cx.view(), who, number, shepherd.place) {
                return Ok(Flow::Ask(Ask::open(who, self.prompt)));
            }
            cx.next_step();
        }
        if self.closes {
            self.home.drive_closed(cx, |_, _| false);
        }
        Ok(Flow::Done)
    }

    /// HS-39, HS-40: drives home the flocks in closed fields about which nobody is asked, before the
    /// first question.
    fn drive_unasked(&self, cx: &mut Context) {
        let who = cx.core().tile_play.player;
        let asked: Vec<FigureLocation> = (0..)
            .map_while(|number| self.shepherd(cx.view(), who, number).map(|(_, f)| (number, f.place)))
            .filter(|(number, place)| self.is_asked(cx.view(), who, *number, *place))
            .map(|(_, place)| place)
            .collect();
        let of =
            |v: View, place: FigureLocation, field| matches!(place, FigureLocation::Segment(s) if v.core.graph.joined(s, field));
        self.home.drive_closed(cx, |v, field| asked.iter().any(|place| of(v, *place, field)));
    }

    /// Returns `true` if this tile play placed a tile beside a shepherd.
    #[inline]
    fn has_work(&self, v: View) -> bool {
        let shepherds = self.home.shepherds;
        v.core.tile_play.placed_tiles.iter().any(|placed| {
            let fields = |seg: SegmentId| v.core.graph.get(seg).kind == shepherds.field && shepherds.any_in(v, seg);
            let tile = v.core.board.tile(*placed).tile;
            v.printed(*placed).any(fields) || v.rules.tiles.get(tile).fills().is_some()
        })
    }
}

impl TurnPhase for FlockStep {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !self.has_work(cx.view()) {
            return Ok(Flow::Done);
        }
        if self.closes {
            self.drive_unasked(cx);
        }
        self.next(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // HS-26: no third choice.
        if let Some((figure, _)) = self.shepherd(v, ask.player, v.core.turn.frame().step) {
            menu.add(self.grow, Target::Figure(figure), 0);
            menu.add(self.drive, Target::Figure(figure), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let Target::Figure(figure) = a.target
            && let Some(field) = segment(cx.view(), figure)
        {
            if a.verb == self.drive {
                self.home.drive(cx, field);
            } else if !self.home.shepherds.bag.draw(cx, who, figure) {
                self.home.scatter(cx, field);
            }
        }
        cx.next_step();
        self.next(cx)
    }
}
