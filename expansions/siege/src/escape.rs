//! The escape: a knight leaves a besieged city that has a monastery near (RULES.md, section 4).

use bastide_core::author::prelude::*;

/// SG-37: after the second tile play of a builder, and before a bazaar that comes after it.
const RANK: u8 = 25;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("siege.escape", TargetKind::Figure, ArgKind::None)?;
    let escape = Escape {
        sieges: reg.slot(),
        any: reg.flag(),
        verb,
        prompt: reg.prompt("Take a knight out of a besieged city?"),
        city: reg.kind("city"),
        monastery: reg.kind("monastery"),
        besieged: reg.tile_trait("besieged"),
        whole_city: o.word("escape_reach")? == "city",
        builder: if o.switch("escape_builder")? { Some(reg.figure_if_present("builder")) } else { None },
    };
    reg.rule(escape).for_tiles([escape.besieged]).on_tile_placed(Escape::note);
    if o.word("escape_window")? == "turn" {
        let phase = reg.subphase("siege.escape", &[], escape);
        let late = Late { phase, asked: reg.slot() };
        reg.phase("tile-play", "siege.later", at("end.escape"), &[], late);
    } else {
        // SG-37: at the end of the tile play, before what it leaves owing.
        let phase = reg.phase("tile-play", "siege.escape", at("end.escape"), &[], escape);
        reg.gate(phase, Gate::Flag(escape.any));
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Escape {
    /// The besieged segments on the board.
    sieges: Slot<Vec<SegmentId>>,
    /// Raised when there are any.
    any: Flag,
    verb: Verb,
    prompt: Prompt,
    city: Kind,
    monastery: Kind,
    besieged: Trait,
    /// SG-24: a monastery beside any tile of the city is enough.
    whole_city: bool,
    /// SG-35: the kind of figure that may escape besides followers.
    builder: Option<FigureKind>,
}

impl Escape {
    /// SG-23 to SG-25, SG-31, SG-36: returns `true` if a monastery, or what counts as one, is on or beside a siege tile of the
    /// city, or by the option any tile of it.
    fn is_open(&self, v: View, city: SegmentId) -> bool {
        let (graph, board) = (&v.core.graph, &v.core.board);
        let near =
            graph.members(city).filter(|s| self.whole_city || v.printed_segment(*s).is_some_and(|p| p.traits.has(self.besieged)));
        let around = near.filter(|s| graph.get(*s).tile().is_some()).map(|s| board.around_tile(graph.get(s).cell));
        let tiles = around.flat_map(|area| board.tiles_in(area)).flat_map(|tile| board.parts_of(tile));
        tiles.flat_map(|tile| v.printed(tile)).any(|s| v.counted_kind(graph.get(s).kind) == self.monastery)
    }

    /// SG-23, SG-30, SG-32: returns the figures of a player that may escape, one of each kind and
    /// segment.
    fn captives(&self, v: View, player: Player, only_one: bool) -> Result<Vec<Figure>, Fault> {
        let mut captives: Vec<Figure> = Vec::new();
        let mut seen: Vec<(FigureKind, FigureLocation)> = Vec::new();
        for (i, &siege) in v.slots.of(self.sieges).iter().enumerate() {
            let city = v.core.graph.feature(siege);
            let known = || v.slots.of(self.sieges)[..i].iter().any(|other| v.core.graph.joined(*other, city));
            // A castle is not a city, and was besieged.
            let occupied = v.core.graph.sums(city).figures > 0 && v.core.graph.get(city).kind == self.city;
            if !occupied || known() || v.complete(city)? {
                continue;
            }
            for (figure, f) in v.core.figures_on(city) {
                let may = || v.rules.figures.get(f.kind).follower || self.builder == Some(f.kind);
                if f.owner != Some(player) || !may() || seen.contains(&(f.kind, f.place)) {
                    continue;
                }
                if !self.is_open(v, city) {
                    break;
                }
                seen.push((f.kind, f.place));
                captives.push(figure);
                if only_one {
                    return Ok(captives);
                }
            }
        }
        Ok(captives)
    }

    /// Notes the siege tiles that lie.
    fn note(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let board_tile = cx.core().board.tile(placed);
        let (first, info) = (board_tile.first, cx.rules.tiles.get(board_tile.tile));
        for (segment, printed) in (first.0..).zip(&info.segments) {
            if printed.traits.has(self.besieged) {
                cx.slots.of_mut(self.sieges).push(SegmentId(segment));
                cx.raise(self.any);
            }
        }
        Ok(())
    }
}

impl TurnPhase for Escape {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        let any = !self.captives(cx.view(), player, true)?.is_empty();
        Ok(if any { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for figure in self.captives(v, ask.player, false)? {
            menu.add(self.verb, Target::Figure(figure), 0);
        }
        // SG-33: nobody has to.
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// SG-27: one knight, whatever the number of cities.
    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        if let Target::Figure(figure) = action.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(Flow::Done)
    }
}

/// SG-28: by the option, the escape comes once, when the turn of the player has no other tile play
/// left.
struct Late {
    phase: Phase,
    /// The turn for which it is owed already.
    asked: Slot<(u16, u16)>,
}

impl TurnPhase for Late {
    fn enter(&self, cx: &mut Context) -> Step {
        let (player, stamp) = (cx.core().tile_play.player, cx.core().turn.own_stamp());
        if cx.view().has_turn(player) && *cx.slots.of(self.asked) != stamp {
            *cx.slots.of_mut(self.asked) = stamp;
            cx.follow_up(RANK, Call::phase(self.phase, player));
        }
        Ok(Flow::Done)
    }
}
