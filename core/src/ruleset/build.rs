//! Builds a ruleset from what the plugins registered.
//!
//! The chosen expansions are installed one after the other into one registrar. Then names are
//! checked, edges get their table, tiles are compiled, and phases and hooks are sorted. Every step
//! refuses what does not fit together.

use std::collections::BTreeMap;

use crate::api::register::Registrar;
use crate::api::register::expansion::Expansion;
use crate::contract::declared::Declared;
use crate::contract::manifest::InstallError;
use crate::contract::menu::{ENTRIES_A_TILE, MOST_ENTRIES};
use crate::contract::option_spec::Edition;
use crate::contract::options::Options;
use crate::contract::wording::Wording;
use crate::dispatch::compiled::{ActivePlugin, CompiledOffer, Op, OpKind, PhaseInfo, ScheduleEntry, Specs};
use crate::dispatch::entry::{Gate, PhaseEntry, Work};
use crate::dispatch::hook::{Answers, AtOfferPoint, Ruleset};
use crate::dispatch::registered::{Material, Registered};
use crate::model::figure::FigureState;
use crate::model::ids::{Figure, FigureKind, Handler, Label, MAX_PLAYERS, Phase, Pile, Schedule, TileType};
use crate::model::kind::{FigureKinds, FigureSpec};
use crate::model::message::{did_you_mean, list};
use crate::model::names::{AllNames, Names};
use crate::model::state::program::TURN;
use crate::model::tile::fit::Fit;
use crate::ruleset::catalogue::{catalogue, edge_rules, fit};
use crate::ruleset::error::{BuildError, room};
use crate::ruleset::{check_names, core_rules, schedule, symbols, tiles_only};

/// A chosen expansion with its options.
pub struct Selection<'a> {
    /// The expansion.
    pub expansion: &'a dyn Expansion,
    /// Its options.
    pub options: Options,
}

impl Ruleset {
    /// Compiles the rules of these expansions for these seats. `meeples` overrides how many figures
    /// of a kind each player has.
    ///
    /// # Errors
    /// The expansions, their options or the seats do not fit together.
    pub fn build(
        seats: &[String],
        edition: Edition,
        meeples: &BTreeMap<String, u8>,
        mut chosen: Vec<Selection>,
    ) -> Result<Ruleset, BuildError> {
        check_seats(seats)?;
        chosen.sort_by_key(|s| s.expansion.manifest().id);
        check_plugins(&chosen)?;
        let mut reg = registrar(seats, edition, &chosen);
        core_rules::install(&mut reg);
        let (tiles_only, with_rules): (Vec<&Selection>, Vec<&Selection>) = chosen.iter().partition(|s| s.options.is_tiles_only());
        for s in with_rules {
            install(s, &mut reg)?;
        }
        for s in tiles_only {
            let mut apart = registrar(seats, edition, &chosen);
            install(s, &mut apart)?;
            tiles_only::add(apart, &mut reg).map_err(|source| refused(s, source))?;
        }
        for (plugin, check) in std::mem::take(&mut reg.checks) {
            check(&reg).map_err(|source| BuildError::Install { plugin: plugin.into(), source: Box::new(source) })?;
        }
        let plugins = chosen
            .iter()
            .map(|s| s.expansion.manifest())
            .map(|m| ActivePlugin { id: m.id, title: m.title, version: m.version })
            .collect();
        compile(reg, edition, plugins, meeples)
    }
}

fn refused(s: &Selection, source: InstallError) -> BuildError {
    BuildError::Install { plugin: s.expansion.manifest().id.into(), source: Box::new(source) }
}

fn install(s: &Selection, reg: &mut Registrar) -> Result<(), BuildError> {
    reg.plugin = s.expansion.manifest().id;
    let installed = s.expansion.install(&s.options, reg);
    reg.watch = None;
    installed.map_err(|source| refused(s, source))
}

fn check_seats(seats: &[String]) -> Result<(), BuildError> {
    if seats.is_empty() || seats.len() > MAX_PLAYERS {
        return Err(BuildError::Seats(format!("{} players; a game takes from 1 to {MAX_PLAYERS}", seats.len())));
    }
    for (i, seat) in seats.iter().enumerate() {
        let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if seat.is_empty() || !seat.chars().all(sound) {
            return Err(BuildError::Seats(format!("\"{seat}\" is not a name of a seat: it takes a to z, 0 to 9 and hyphens")));
        }
        if seats[..i].contains(seat) {
            return Err(BuildError::Seats(format!("two seats are called \"{seat}\"; give each a name of its own")));
        }
    }
    Ok(())
}

fn check_plugins(chosen: &[Selection]) -> Result<(), BuildError> {
    for pair in chosen.windows(2) {
        let (a, b) = (pair[0].expansion.manifest(), pair[1].expansion.manifest());
        if a.id == b.id {
            return Err(BuildError::Duplicate { id: a.id.into(), a: a.version.into(), b: b.version.into() });
        }
    }
    let present = |id: &str| chosen.iter().any(|s| s.expansion.manifest().id == id);
    for m in chosen.iter().map(|s| s.expansion.manifest()) {
        if let Some(needs) = m.requires.iter().find(|id| !present(id)) {
            return Err(BuildError::Missing { plugin: m.id.into(), needs: (*needs).into() });
        }
        if let Some(other) = m.conflicts.iter().find(|id| present(id)) {
            return Err(BuildError::Conflict { plugin: m.id.into(), other: (*other).into() });
        }
    }
    Ok(())
}

fn registrar(seats: &[String], edition: Edition, chosen: &[Selection]) -> Registrar {
    let rules = chosen.iter().filter(|s| !s.options.is_tiles_only());
    Registrar {
        plugin: "core",
        guarded: chosen.iter().any(|s| s.expansion.in_library()),
        watch: None,
        // Of a plugin with its tiles alone, other plugins see nothing but tiles.
        present: rules.clone().map(|s| s.expansion.manifest().id).collect(),
        options: rules.map(|s| s.options.clone()).collect(),
        seats: seats.to_vec(),
        new_edition: edition == Edition::New,
        names: AllNames::default(),
        allowed_on: Vec::new(),
        alike: Vec::new(),
        allowed_as_on: Vec::new(),
        edge_matches: Vec::new(),
        extendable: Vec::new(),
        handlers: Vec::new(),
        phases: Vec::new(),
        offers: Vec::new(),
        optional_offer_points: Vec::new(),
        optional_figures: Vec::new(),
        optional_tokens: Vec::new(),
        offer_gates: Vec::new(),
        flags: 0,
        phrases: Vec::new(),
        wording: Wording::default(),
        services: Vec::new(),
        hooks: Registered::default(),
        extenders: Vec::new(),
        answers: Answers::default(),
        slots: Vec::new(),
        hidden: Default::default(),
        tiles: Vec::new(),
        bounded_board: None,
        declared: Declared::default(),
        figures_each: Vec::new(),
        scenery: None,
        symbols: Vec::new(),
        score_floor: None,
        floor_label: Label::default(),
        paid_by_last: Vec::new(),
        staying: FigureKinds::NONE,
        feature_verbs: Vec::new(),
        more_seats: 0,
        checks: Vec::new(),
    }
}

/// Returns all specs of a sort, or the error for the first name that no plugin defines.
fn defined<S: Copy>(sort: &'static str, names: &Names<S>) -> Result<Specs<S>, BuildError> {
    let spec = |i: usize| {
        let name = names.name(i);
        let others = (0..names.len()).filter(|&j| names.spec(j).is_some()).map(|j| names.name(j));
        names.spec(i).copied().ok_or_else(|| BuildError::Undefined { sort, name: name.into(), hint: did_you_mean(name, others) })
    };
    (0..names.len()).map(spec).collect::<Result<_, _>>().map(Specs)
}

/// Returns the first figure without an owner of each kind: they come after all others.
fn first_neutral(figures: &Specs<FigureSpec>, neutral: &[FigureState], seats: usize) -> Vec<Option<Figure>> {
    let owned: usize = figures.iter().map(|spec| usize::from(spec.per_player) * seats).sum();
    let first = |kind| neutral.iter().position(|f| f.kind == kind).map(|i| Figure::at(owned + i));
    (0..figures.iter().count()).map(|i| first(FigureKind::at(i))).collect()
}

/// Returns the number of the first figure of each kind, in the order in which a game makes them.
fn first_figures(figures: &Specs<FigureSpec>, seats: usize) -> Vec<u16> {
    let each = figures.iter().map(|spec| u16::from(spec.per_player) * seats as u16);
    let first = |next: &mut u16, n: u16| Some(std::mem::replace(next, *next + n));
    each.scan(0, first).collect()
}

fn compile(
    mut reg: Registrar,
    edition: Edition,
    plugins: Vec<ActivePlugin>,
    meeples: &BTreeMap<String, u8>,
) -> Result<Ruleset, BuildError> {
    for (figure, each) in std::mem::take(&mut reg.figures_each) {
        if let Some(spec) = reg.names.figures.spec_mut(figure.index()) {
            spec.per_player = each;
        }
    }
    for (name, n) in meeples {
        let known = reg.names.figures.index(name);
        let spec = known.and_then(|i| reg.names.figures.spec_mut(i));
        let Some(spec) = spec else {
            let (hint, all) = (did_you_mean(name, reg.names.figures.iter()), list(reg.names.figures.iter()));
            return Err(BuildError::Meeple { name: name.clone(), hint, known: all });
        };
        spec.per_player = *n;
    }
    for (figure, kind) in std::mem::take(&mut reg.allowed_on) {
        if let Some(spec) = reg.names.kinds.spec_mut(kind.index()) {
            spec.figures.insert(figure);
        }
    }
    for &(figure, other) in &reg.alike {
        for i in 0..reg.names.kinds.len() {
            if let Some(spec) = reg.names.kinds.spec_mut(i).filter(|s| s.takes(other)) {
                spec.figures.insert(figure);
            }
        }
    }
    for (kind, other) in std::mem::take(&mut reg.allowed_as_on) {
        let figures = reg.names.kinds.spec(other.index()).map_or(FigureKinds::NONE, |spec| spec.figures);
        if let Some(spec) = reg.names.kinds.spec_mut(kind.index()) {
            figures.iter().for_each(|figure| spec.figures.insert(figure));
        }
    }
    room("kinds of segments", reg.names.kinds.len(), 255)?;
    room("kinds of figures", reg.names.figures.len(), 32)?;
    room("flags", reg.flags.into(), 64)?;
    room("kinds of edges", reg.names.edges.len(), Fit::MOST_EDGE_KINDS)?;
    let kinds = defined("kind", &reg.names.kinds)?;
    for figure in std::mem::take(&mut reg.optional_figures) {
        reg.names.figures.define_if_missing(figure.index(), FigureSpec::missing());
    }
    for token in std::mem::take(&mut reg.optional_tokens) {
        reg.names.tokens.define_if_missing(token.index(), 0);
    }
    let figures = defined("figure", &reg.names.figures)?;
    let first_figures = first_figures(&figures, reg.seats.len());
    let first_neutral = first_neutral(&figures, &reg.declared.neutral, reg.seats.len());
    defined("verb", &reg.names.verbs)?;
    defined("token", &reg.names.tokens)?;
    check_names::check(&reg)?;
    let edge_rules = edge_rules(&reg);
    let (mut tiles, stock) = catalogue(&mut reg)?;
    room("tile traits", reg.names.traits.len(), 128)?;
    let symbols = symbols::take(&mut reg);

    let mut by_name: BTreeMap<&str, &str> = BTreeMap::new();
    for p in &reg.phases {
        if let Some(a) = by_name.insert(&p.name, p.plugin) {
            return Err(BuildError::PhaseTwice { name: p.name.clone(), a: a.into(), b: p.plugin.into() });
        }
    }
    let order: Vec<Vec<ScheduleEntry>> = (0..reg.names.schedules.len())
        .map(|i| schedule::compile(Schedule::at(i), &reg.names, &reg.phases))
        .collect::<Result<_, _>>()?;
    let (mut code, mut phase_starts) = (Vec::new(), Vec::new());
    let turns = reg.phases.iter().position(|p| p.work == Work::Core(OpKind::Turns)).map(Phase::at);
    let mut program = |phases: &mut dyn Iterator<Item = Phase>| {
        let start = code.len() as u16;
        code.extend(phases.map(|phase| {
            let entry = &reg.phases[phase.index()];
            let offered = reg.offers.iter().any(|offer| entry.offer_points.contains(&offer.point));
            let gate = if entry.gate == Gate::AtHand && offered { Gate::Open } else { entry.gate };
            match entry.work {
                Work::Plugin(handler) => Op { kind: gate.into(), phase, handler },
                Work::Core(kind) => Op { kind, phase, handler: Handler(0) },
            }
        }));
        code.push(Op { kind: OpKind::End, phase: Phase(0), handler: Handler(0) });
        start
    };
    let phase = |e: &ScheduleEntry| if let ScheduleEntry::Phase(p) = e { Some(*p) } else { None };
    // Each turn is followed by the next.
    let then = |i: usize| turns.filter(|_| Schedule::at(i) == TURN);
    let schedule_starts =
        order.iter().enumerate().map(|(i, entries)| program(&mut entries.iter().filter_map(phase).chain(then(i)))).collect();
    phase_starts.extend((0..reg.phases.len()).map(|p| program(&mut std::iter::once(Phase::at(p)))));
    room("phases", code.len(), u16::MAX as usize)?;
    let deploy_step = reg.names.offer_points.index("deploy-step");
    let material = Material { kinds: reg.names.kinds.len(), figures: &figures.0, tiles: &tiles.tiles };
    let hooks = std::mem::take(&mut reg.hooks).compile(material)?;
    let compiled_offer = |offer: &AtOfferPoint<Handler>| {
        let gate = reg.offer_gates.iter().rfind(|(handler, _)| *handler == offer.what).map_or(Gate::Open, |(_, gate)| *gate);
        CompiledOffer { tiles: offer.tiles, gate: gate.into(), handler: offer.what }
    };
    let phase = |p: &PhaseEntry| {
        let offers: Vec<_> = reg.offers.iter().filter(|offer| p.offer_points.contains(&offer.point)).collect();
        let filters: Vec<_> = (0..hooks.filter.len()).filter(|i| p.offer_points.contains(&hooks.filter[*i].point)).collect();
        PhaseInfo {
            name: p.name.clone(),
            handler: if let Work::Plugin(handler) = p.work { handler } else { Handler::default() },
            offers: offers.into_iter().map(compiled_offer).collect(),
            filters,
            offer_points: p.offer_points.clone(),
            schedule: p.schedule,
        }
    };
    let is_deploy_step = |op: &Op| {
        op.kind.is_gate() && reg.phases[op.phase.index()].offer_points.iter().any(|point| Some(point.index()) == deploy_step)
    };
    let deploy_steps = code.iter().map(is_deploy_step).collect();
    let phases = reg.phases.iter().map(phase).collect();
    let mut services = vec![None; reg.names.verbs.len()];
    for (verb, by) in &reg.services {
        services[verb.index()] = Some(*by);
    }
    let mut phrases = vec![None; reg.names.verbs.len()];
    for (verb, words) in std::mem::take(&mut reg.phrases) {
        phrases[verb.index()] = Some(words);
    }
    let mut ranked: Vec<(i8, Pile)> =
        (0..reg.names.piles.len()).filter_map(|i| reg.names.piles.spec(i).copied().flatten().map(|r| (r, Pile::at(i)))).collect();
    ranked.sort_unstable();
    tiles.fit = fit(&tiles.tiles, &edge_rules, &reg.extenders, reg.bounded_board.is_some());
    let kind_names: Vec<String> = reg.names.kinds.iter().map(str::to_owned).collect();
    let kind_labels = kind_names.iter().map(|n| reg.label(n)).collect();
    let hides_group = (0..reg.names.groups.len()).any(|i| reg.names.groups.spec(i).is_some_and(|group| group.hidden));
    let twins: Vec<Vec<(TileType, TileType)>> = reg.declared.twins.iter().map(|set| set.pairs(&tiles)).collect();
    let mut twin_of = vec![None; tiles.len()];
    for (set, pairs) in (0..).zip(&twins) {
        pairs.iter().for_each(|(plain, twin)| twin_of[twin.index()] = Some((set, *plain)));
    }
    let most_entries = MOST_ENTRIES.max(ENTRIES_A_TILE * stock.iter().map(Vec::len).sum::<usize>());
    Ok(Ruleset {
        most_entries,
        first_tiles_given: reg.declared.first_tiles_given,
        start_tile: reg.declared.start_tile().and_then(|name| tiles.find(name)),
        kind_labels,
        phases,
        names: reg.names,
        tiles,
        kinds,
        figures,
        edge_rules,
        plugins,
        seats: reg.seats,
        edition,
        hooks,
        extenders: reg.extenders,
        handlers: reg.handlers,
        code,
        deploy_steps,
        schedule_starts,
        phase_starts,
        order,
        phrases,
        wording: reg.wording,
        services,
        answers: reg.answers,
        keep_cell_free: reg.declared.keep_cell_free.iter().filter_map(|kind| first_neutral[kind.index()]).collect(),
        first_neutral,
        neutral: reg.declared.neutral,
        first_figures,
        places_on: reg.declared.places_on,
        slots: reg.slots,
        hides_anything: !reg.hidden.slots.is_empty() || !reg.hidden.streams.is_empty() || hides_group || !twins.is_empty(),
        twins,
        twin_of,
        hidden: reg.hidden,
        draw_order: ranked.into_iter().map(|(_, p)| p).collect(),
        stock,
        bounded_board: reg.bounded_board,
        scenery: reg.scenery,
        symbols,
        score_floor: reg.score_floor,
        floor_label: reg.floor_label,
        paid_by_last: reg.paid_by_last,
        staying: reg.staying,
        feature_verbs: reg.feature_verbs,
        alike: reg.alike,
    })
}
