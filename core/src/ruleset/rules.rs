//! The rules of a table, compiled once and never changed.
//!
//! [`Ruleset::build`] compiles them. These methods are the queries of the engine and the hosts.

use std::collections::BTreeSet;

use crate::contract::declared::MarkedTwins;
use crate::contract::text_file::TextFile;
use crate::dispatch::compiled::{OpKind, PhaseSummary, ScheduleEntry};
use crate::dispatch::hook::{PackedHook, Ruleset};
use crate::model::action::VerbShape;
use crate::model::board::bounded_board::BoardSegment;
use crate::model::ids::{FigureKind, Handler, Kind, Label, Phase, Pile, Player, Schedule, TileType, Token, Verb, Ware};
use crate::model::kind::FigureKinds;
use crate::model::message::list;
use crate::model::state::program::{GAME, Program, TILE_PLAY, TURN};
use crate::model::symbol::Symbols;
use crate::model::ware::WareSpec;

impl Ruleset {
    /// Returns a handler as the driver calls it.
    #[inline]
    pub(crate) fn handler(&self, handler: Handler) -> &dyn PackedHook {
        &*self.parts.handlers[handler.index()].1
    }

    /// Returns the lowest score that a player may have, or `None` if there is no limit.
    pub fn score_floor(&self) -> Option<i32> {
        self.score_rules.floor
    }

    /// Returns the change of a score by a score entry of these points. A deduction is smaller if
    /// the score reaches the floor.
    pub fn taken(&self, score: i32, points: i16) -> i16 {
        let Some(floor) = self.score_rules.floor.filter(|_| points < 0) else { return points };
        let most = (score - floor).clamp(0, i16::MAX.into()) as i16;
        points.max(-most)
    }

    /// Returns `true` if the end of a game scores the remaining features of this kind, and `false`
    /// if `final_points` hooks pay for them; see
    /// [`Registrar::paid_by_last`](crate::Registrar::paid_by_last).
    #[inline]
    pub fn is_scored_at_end(&self, kind: Kind) -> bool {
        !self.score_rules.paid_by_last.contains(&kind)
    }

    /// Returns `true` for points that no projection of the scores has, see
    /// [`Registrar::unforeseen`](crate::Registrar::unforeseen).
    pub fn is_unforeseen(&self, label: Label) -> bool {
        self.score_rules.unforeseen.contains(&label)
    }

    /// Returns `true` if figures of this kind stay on a feature that is scored; see
    /// [`Registrar::stays_when_scored`](crate::Registrar::stays_when_scored).
    #[inline]
    pub fn stays_when_scored(&self, figure: FigureKind) -> bool {
        self.figure_rules.staying.has(figure)
    }

    /// Returns the number of players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Returns the kind of figure that stands for its player where a screen shows a seat, see
    /// [`Registrar::stands_for_player`](crate::Registrar::stands_for_player).
    pub fn player_figure(&self) -> FigureKind {
        self.figure_rules.of_player
    }

    /// Returns this kind of figure and those that may be deployed wherever it may, see
    /// [`Registrar::allow_where`](crate::Registrar::allow_where): follower and big follower, but
    /// not a figure whose places its own plugin lists.
    pub fn kinds_like(&self, kind: FigureKind) -> FigureKinds {
        let others = self.figure_rules.alike.iter().filter(|(_, other)| *other == kind).map(|(figure, _)| *figure);
        others.chain([kind]).collect()
    }

    /// Returns the label of points for features of a kind: the kind's own name.
    #[inline]
    pub fn kind_label(&self, kind: Kind) -> Label {
        self.words.kind_labels[kind.index()]
    }

    /// Returns the position where a program begins, or `None` if there is no such program.
    #[inline]
    pub(crate) fn find_start(&self, program: Program) -> Option<u16> {
        match program {
            Program::Schedule(s) => self.course.schedule_starts.get(s.index()).copied(),
            Program::Phase(p) => self.course.phase_starts.get(p.index()).copied(),
        }
    }

    /// Returns the position where a program that exists begins.
    #[inline]
    pub(crate) fn start_of(&self, program: Program) -> u16 {
        self.find_start(program).unwrap_or_default()
    }

    /// Returns the position of the step that begins a turn, in the schedule of the game or at the
    /// end of the schedule of a turn.
    pub(crate) fn turns_in(&self, schedule: Schedule) -> u16 {
        let start = self.start_of(Program::Schedule(schedule));
        let ops = self.course.code[start as usize..].iter();
        start + ops.take_while(|op| op.kind != OpKind::Turns).count() as u16
    }

    /// Returns the position where a schedule ends.
    pub(crate) fn end_of(&self, schedule: Schedule) -> u16 {
        let start = self.start_of(Program::Schedule(schedule));
        let ops = self.course.code[start as usize..].iter();
        start + ops.take_while(|op| op.kind != OpKind::End).count() as u16
    }

    /// Returns the position of a phase in a program.
    pub(crate) fn place_in(&self, program: Program, phase: Phase) -> Option<u16> {
        let start = self.start_of(program);
        let ops = self.course.code[start as usize..].iter().take_while(|op| op.kind != OpKind::End);
        let found = ops.into_iter().position(|op| op.phase == phase)?;
        Some(start + found as u16)
    }

    /// Returns printed segment number `index` of the board.
    #[inline]
    pub(crate) fn board_segment(&self, index: u16) -> Option<&BoardSegment> {
        self.bounded_board.as_ref()?.segments.get(index as usize)
    }

    /// Returns the piles that are drawn from during the game, in order; others belong to plugins.
    pub fn draw_piles(&self) -> &[Pile] {
        &self.piles.draw_order
    }

    /// Returns the marked twin of a tile; `None` if it has none, such as a twin itself.
    pub fn twin(&self, of: MarkedTwins, tile: TileType) -> Option<TileType> {
        let pairs = self.piles.twins.get(usize::from(of.0))?;
        let at = pairs.binary_search_by_key(&tile, |(plain, _)| *plain).ok()?;
        pairs.get(at).map(|(_, twin)| *twin)
    }

    /// Returns the tile of which this one is the marked twin, if it is one.
    pub fn plain(&self, twin: TileType) -> Option<TileType> {
        self.piles.twin_of.get(twin.index()).copied().flatten().map(|(_, plain)| plain)
    }

    /// Returns the handler that performs a verb for other plugins.
    pub(crate) fn service(&self, verb: Verb) -> Option<Handler> {
        self.course.services.get(verb.index()).copied().flatten()
    }

    /// Returns the shape of a verb.
    pub fn verb_shape(&self, verb: Verb) -> Option<VerbShape> {
        self.names.verbs.spec(verb.index()).copied()
    }

    /// Returns the name of a seat.
    pub fn seat(&self, player: Player) -> &str {
        self.seats.get(player.index()).map_or("?", String::as_str)
    }

    /// Returns the spec of a ware.
    #[inline]
    pub fn ware(&self, ware: Ware) -> Option<&WareSpec> {
        self.names.wares.spec(ware.index())
    }

    /// Returns the ids of the rules that plugins name for refusals, each once, in order. See
    /// [`Registrar::refusals`](crate::Registrar::refusals).
    pub fn refusal_rules(&self) -> BTreeSet<&'static str> {
        self.refusals.all().flat_map(|origin| origin.rules).copied().collect()
    }

    /// Returns the ids of the rules that plugins name for scores, each once, in order. See
    /// [`Rule::of_rules`](crate::Rule::of_rules).
    pub fn score_rules(&self) -> BTreeSet<&'static str> {
        self.refusals.of_scores().collect()
    }

    /// Returns `true` if a plugin performs this verb for others, see
    /// [`Context::perform`](crate::Context::perform).
    pub fn is_performed(&self, verb: Verb) -> bool {
        self.service(verb).is_some()
    }

    /// Returns the files with the texts of the plugins, in the order of the plugins.
    pub fn texts(&self) -> &[TextFile] {
        &self.words.texts
    }

    /// Returns what a host made of these rules when it asked first, such as their texts in all languages.
    /// `None` if it was something of another type.
    pub fn kept<T: Send + Sync + 'static>(&self, make: impl FnOnce(&Ruleset) -> T) -> Option<&T> {
        self.words.kept.get_or_init(|| Box::new(make(self))).downcast_ref()
    }

    /// Returns the drawings, letters and nouns of what the plugins bring.
    pub fn symbols(&self) -> &Symbols {
        &self.words.symbols
    }

    /// Returns the kind of figure with this name.
    pub fn figure(&self, name: &str) -> Option<FigureKind> {
        self.names.figures.index(name).map(FigureKind::at)
    }

    /// Returns `true` if there are figures of this kind in a game: the players have some, or there
    /// is one without an owner. `false` for a kind that a plugin names and no plugin at the table
    /// defines.
    pub fn has_figures(&self, kind: FigureKind) -> bool {
        self.figures.get(kind).per_player > 0 || self.figure_rules.neutral.iter().any(|figure| figure.kind == kind)
    }

    /// Returns the kind of segment with this name.
    pub fn kind(&self, name: &str) -> Option<Kind> {
        self.names.kinds.index(name).map(Kind::at)
    }

    /// Returns the kind of token with this name.
    pub fn token(&self, name: &str) -> Option<Token> {
        self.names.tokens.index(name).map(Token::at)
    }

    /// Returns the tiles of a pile at the start.
    pub fn pile(&self, pile: Pile) -> &[TileType] {
        self.piles.stock.get(pile.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if no plugin has a phase during the game, so that no player would ever be
    /// asked anything.
    pub fn is_idle(&self) -> bool {
        let own = |entry: &ScheduleEntry| match entry {
            ScheduleEntry::Phase(p) => !self.course.phases[p.index()].name.starts_with("core."),
            ScheduleEntry::Milestone(_) => false,
        };
        ![GAME, TURN, TILE_PLAY].into_iter().filter_map(|s| self.course.order.get(s.index())).flatten().any(own)
    }

    /// Returns all phases, in the order of their registration.
    pub fn phases(&self) -> impl Iterator<Item = PhaseSummary<'_>> {
        let plugin = |handler: Handler| self.parts.handlers.get(handler.index()).map_or("core", |(plugin, _)| plugin);
        self.course.phases.iter().map(move |p| PhaseSummary {
            name: &p.name,
            schedule: p.schedule.map(|s| self.names.schedules.name(s.index())),
            offer_points: p.offer_points.iter().map(|point| self.names.offer_points.name(point.index())).collect(),
            offered_by: p.offers.iter().map(|offer| plugin(offer.handler)).collect(),
        })
    }

    /// Returns the compiled order of each schedule, for people: its name, and its milestones and
    /// phases in order. The flag is `true` for phases.
    pub fn phase_order(&self) -> impl Iterator<Item = (&str, Vec<(&str, bool)>)> {
        self.course.order.iter().enumerate().map(|(i, entries)| {
            let milestones = self.names.schedules.spec(i);
            let names = entries.iter().map(|e| match e {
                ScheduleEntry::Milestone(m) => (milestones.and_then(|n| n.get(*m)).copied().unwrap_or("?"), false),
                ScheduleEntry::Phase(p) => (self.course.phases[p.index()].name.as_str(), true),
            });
            (self.names.schedules.name(i), names.collect())
        })
    }
}

impl std::fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rules of {} for {} players", list(self.plugins.iter().map(|p| p.id)), self.players())
    }
}
