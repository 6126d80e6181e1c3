//! The rules of a table, compiled once and never changed.
//!
//! [`Ruleset::build`] lets the chosen expansions install themselves in the order of their ids and puts together what they
//! registered: the tile catalogue with its table of legal turns, the order of phases, a list of hooks for each hook
//! point (by kind of segment where the hook wants it), supplies and piles. Whatever does not fit together is refused here with a
//! [`BuildError`], so that play starts sound.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::action::VerbShape;
use crate::board::Ground;
use crate::geometry::{Port, Side, Third};
use crate::hook::{ScoreHook, Scoring, Stage, TileFeature, TileHook, TurnPhase};
use crate::ids::{
    Door, EdgeKind, FigureKind, Handler, Kind, Label, MAX_PLAYERS, Phase, Pile, Player, Schedule, Tile, Token, Verb,
};
use crate::kind::{Ends, FigureSpec, KindSpec, Reach};
use crate::plugin::{Edition, Expansion, InstallError, Options};
use crate::registrar::{AllNames, Hooked, Kinds, Names, PhaseEntry, Registrar, TileEntry};
use crate::schedule::{self, Op};
use crate::state::Program;
use crate::slots::SlotData;
use crate::text::{did_you_mean, list};
use crate::tile::fit::{EdgeRules, Fit};
use crate::tile::{Catalogue, PartInfo, SheetError, TileInfo, TileSheet, Traits};

/// Why a ruleset cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BuildError {
    /// Too few or too many players, or two with one name.
    #[error("seats: {0}")]
    Seats(String),
    /// Two expansions with one id.
    #[error("two expansions are called \"{id}\": versions {a} and {b}; take one of them out")]
    Duplicate { id: String, a: String, b: String },
    /// An expansion needs another.
    #[error("{plugin} needs \"{needs}\" at the table; add the table [{needs}]")]
    Missing { plugin: String, needs: String },
    /// Two expansions exclude each other.
    #[error("{plugin} cannot be played together with {other}; take one of them out")]
    Conflict { plugin: String, other: String },
    /// An expansion refused to install itself.
    #[error("{plugin}: {source}")]
    Install { plugin: String, source: Box<InstallError> },
    /// A phase for a schedule that nobody defines.
    #[error("{plugin} adds a phase to schedule \"{schedule}\", which does not exist{hint}")]
    UnknownSchedule { plugin: String, schedule: String, hint: String },
    /// A phase is ordered by something that does not exist.
    #[error("{plugin}: phase {phase} of schedule \"{schedule}\" is ordered by \"{name}\", which does not exist there{hint}")]
    UnknownPhase { plugin: String, phase: String, schedule: String, name: String, hint: String },
    /// Phases or hooks wait for each other.
    #[error("the order of \"{schedule}\" goes round in a circle: {chain}")]
    Cycle { schedule: String, chain: String },
    /// Two phases with one name.
    #[error("phase \"{name}\" is registered by {a} and by {b}; names have to be different")]
    PhaseTwice { name: String, a: String, b: String },
    /// A name that some plugin uses and none defines.
    #[error("{sort} \"{name}\" is used and no plugin at the table defines it{hint}")]
    Undefined { sort: &'static str, name: String, hint: String },
    /// A tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// Two tiles with one id that differ.
    #[error("{file}: tile {tile} is there already with other segments, from {other}")]
    TileTwice { file: String, tile: String, other: String },
    /// More of something than the engine has room for.
    #[error("{what}: {have} is more than the {most} that the engine has room for")]
    TooMany { what: &'static str, have: usize, most: usize },
    /// A figure count for something that is no figure.
    #[error("meeples: there is no figure \"{name}\"{hint}; the figures are {known}")]
    Meeple { name: String, hint: String, known: String },
}

/// Specs by id, each defined.
#[derive(Clone, Debug)]
pub struct Specs<S>(Vec<S>);

impl Specs<KindSpec> {
    /// The spec of a kind.
    #[inline]
    pub fn get(&self, kind: Kind) -> &KindSpec {
        &self.0[kind.index()]
    }
}

impl Specs<FigureSpec> {
    /// The spec of a kind of figure.
    #[inline]
    pub fn get(&self, kind: FigureKind) -> &FigureSpec {
        &self.0[kind.index()]
    }
}

impl<S> Specs<S> {
    /// All, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter()
    }
}

/// A hook list for each kind of segment.
pub(crate) struct ByKind<T: ?Sized>(Vec<Vec<Arc<T>>>);

impl<T: ?Sized> ByKind<T> {
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> &[Arc<T>] {
        &self.0[kind.index()]
    }
}

/// All hooks, a list for each hook point.
pub(crate) struct Hooks {
    pub(crate) limit: Vec<Arc<dyn TileFeature>>,
    pub(crate) repair: Vec<Arc<dyn TileFeature>>,
    pub(crate) placed: Vec<Arc<dyn TileFeature>>,
    pub(crate) moved: Vec<Arc<dyn TileFeature>>,
    pub(crate) closed: ByKind<dyn TileFeature>,
    pub(crate) claim: ByKind<dyn TileFeature>,
    pub(crate) worth: ByKind<dyn Scoring>,
    pub(crate) award: ByKind<dyn Scoring>,
    pub(crate) weigh: ByKind<dyn Scoring>,
    pub(crate) owners: ByKind<dyn Scoring>,
    pub(crate) scored: ByKind<dyn Scoring>,
    pub(crate) paid: Vec<Arc<dyn Scoring>>,
    pub(crate) last: Vec<Arc<dyn Scoring>>,
}

/// A phase as compiled.
#[derive(Clone, Debug)]
pub(crate) struct PhaseInfo {
    pub(crate) name: String,
    pub(crate) handler: Handler,
    pub(crate) offers: Vec<Handler>,
    pub(crate) narrows: Vec<Handler>,
}

/// A plugin at the table.
#[derive(Clone, Debug)]
pub struct Seated {
    /// Its id.
    pub id: &'static str,
    /// Its version.
    pub version: &'static str,
}

/// An expansion that was chosen, with its options.
pub struct Selection<'a> {
    /// The expansion.
    pub expansion: &'a dyn Expansion,
    /// Its options.
    pub options: Options,
}

/// The verb that passes.
pub const PASS: Verb = Verb(0);
/// The verb that lays a tile.
pub const PLACE: Verb = Verb(1);
/// The verb that deploys a figure.
pub const DEPLOY: Verb = Verb(2);
/// The pile that tiles are drawn from.
pub const STOCK: Pile = Pile(0);

/// The rules of a table.
pub struct Ruleset {
    /// All names, by sort.
    pub names: AllNames,
    /// The tiles.
    pub tiles: Catalogue,
    /// The kinds of segments.
    pub kinds: Specs<KindSpec>,
    /// The kinds of figures.
    pub figures: Specs<FigureSpec>,
    /// Which edges may lie against each other.
    pub edge_rules: EdgeRules,
    /// The plugins at the table, by id.
    pub plugins: Vec<Seated>,
    /// The names of the seats in turn order, as in records: `red`.
    pub seats: Vec<String>,
    /// The edition.
    pub edition: Edition,
    pub(crate) hooks: Hooks,
    pub(crate) handlers: Vec<(&'static str, Box<dyn TurnPhase>)>,
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one behind the other, each with an end; a frame holds its place in it.
    pub(crate) code: Vec<Op>,
    schedule_starts: Vec<u16>,
    phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<schedule::Entry>>,
    pub(crate) overs: Vec<Handler>,
    services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<Tile>>,
    pub(crate) ground: Option<Ground>,
    pub(crate) score_floor: Option<i32>,
    kind_labels: Vec<Label>,
}

impl Ruleset {
    /// Compiles the rules of these expansions for these seats. `meeples` overrides how many figures of a kind each player has.
    pub fn build(
        seats: &[String],
        edition: Edition,
        meeples: &BTreeMap<String, u8>,
        mut chosen: Vec<Selection>,
    ) -> Result<Ruleset, BuildError> {
        check_seats(seats)?;
        chosen.sort_by_key(|s| s.expansion.manifest().id);
        check_plugins(&chosen)?;
        let mut reg = registrar(seats.len() as u8, edition, &chosen);
        crate::turn::install(&mut reg);
        for s in &chosen {
            let plugin = s.expansion.manifest().id;
            reg.plugin = plugin;
            let installed = s.expansion.install(&s.options, &mut reg);
            installed.map_err(|source| BuildError::Install { plugin: plugin.into(), source: Box::new(source) })?;
        }
        let plugins = chosen.iter().map(|s| s.expansion.manifest()).map(|m| Seated { id: m.id, version: m.version }).collect();
        compile(reg, seats.to_vec(), edition, plugins, meeples)
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The label of points for features of a kind: the kind's own name.
    #[inline]
    pub fn kind_label(&self, kind: Kind) -> Label {
        self.kind_labels[kind.index()]
    }

    /// Where a program begins.
    #[inline]
    pub(crate) fn start_of(&self, program: Program) -> u16 {
        match program {
            Program::Schedule(s) => self.schedule_starts[s.index()],
            Program::Phase(p) => self.phase_starts[p.index()],
        }
    }

    /// Where a phase stands in a program.
    pub(crate) fn place_in(&self, program: Program, phase: Phase) -> Option<u16> {
        let start = self.start_of(program);
        let ops = self.code[start as usize..].iter().take_while(|op| **op != Op::End);
        let found = ops.into_iter().position(|op| matches!(op, Op::Run { phase: p, .. } if *p == phase))?;
        Some(start + found as u16)
    }

    /// Who performs a verb for other plugins.
    pub(crate) fn service(&self, verb: Verb) -> Option<Handler> {
        self.services.get(verb.index()).copied().flatten()
    }

    /// The shape of a verb.
    pub fn verb_shape(&self, verb: Verb) -> Option<VerbShape> {
        self.names.verbs.spec(verb.index()).copied()
    }

    /// The name of a seat.
    pub fn seat(&self, player: Player) -> &str {
        self.seats.get(player.index()).map_or("?", String::as_str)
    }

    /// A kind of figure by name.
    pub fn figure(&self, name: &str) -> Option<FigureKind> {
        self.names.figures.index(name).map(FigureKind::at)
    }

    /// A kind of segment by name.
    pub fn kind(&self, name: &str) -> Option<Kind> {
        self.names.kinds.index(name).map(Kind::at)
    }

    /// A kind of token by name.
    pub fn token(&self, name: &str) -> Option<Token> {
        self.names.tokens.index(name).map(Token::at)
    }

    /// The tiles of a pile at the start.
    pub fn pile(&self, pile: Pile) -> &[Tile] {
        self.stock.get(pile.index()).map_or(&[], Vec::as_slice)
    }

    /// The compiled order of each schedule, for people: its name, and its milestones and phases in order. The flag tells phases.
    pub fn phase_order(&self) -> impl Iterator<Item = (&str, Vec<(&str, bool)>)> {
        self.order.iter().enumerate().map(|(i, entries)| {
            let milestones = self.names.schedules.spec(i);
            let names = entries.iter().map(|e| match e {
                schedule::Entry::Milestone(m) => (milestones.and_then(|n| n.get(*m)).copied().unwrap_or("?"), false),
                schedule::Entry::Phase(p) => (self.phases[p.index()].name.as_str(), true),
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

fn check_seats(seats: &[String]) -> Result<(), BuildError> {
    if seats.is_empty() || seats.len() > MAX_PLAYERS {
        return Err(BuildError::Seats(format!("{} players; 1 to {MAX_PLAYERS} can play", seats.len())));
    }
    for (i, seat) in seats.iter().enumerate() {
        let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if seat.is_empty() || !seat.chars().all(sound) {
            return Err(BuildError::Seats(format!("\"{seat}\" is no name of a seat: it takes a to z, 0 to 9 and hyphens")));
        }
        if seats[..i].contains(seat) {
            return Err(BuildError::Seats(format!("two seats are called \"{seat}\"")));
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

fn registrar(players: u8, edition: Edition, chosen: &[Selection]) -> Registrar {
    Registrar {
        plugin: "core",
        present: chosen.iter().map(|s| s.expansion.manifest().id).collect(),
        players,
        new_edition: edition == Edition::New,
        names: AllNames::default(),
        stands: Vec::new(),
        edge_matches: Vec::new(),
        repairable: Vec::new(),
        handlers: Vec::new(),
        phases: Vec::new(),
        offers: Vec::new(),
        narrows: Vec::new(),
        overs: Vec::new(),
        services: Vec::new(),
        tile_hooks: Vec::new(),
        score_hooks: Vec::new(),
        slots: Vec::new(),
        tiles: Vec::new(),
        ground: None,
        score_floor: None,
    }
}

/// All specs of a sort, or the first name that nobody defines.
fn defined<S: Copy>(sort: &'static str, names: &Names<S>) -> Result<Specs<S>, BuildError> {
    let spec = |i: usize| {
        let name = names.name(i);
        let others = (0..names.len()).filter(|&j| names.spec(j).is_some()).map(|j| names.name(j));
        names.spec(i).copied().ok_or_else(|| BuildError::Undefined { sort, name: name.into(), hint: did_you_mean(name, others) })
    };
    (0..names.len()).map(spec).collect::<Result<_, _>>().map(Specs)
}

fn room(what: &'static str, have: usize, most: usize) -> Result<(), BuildError> {
    if have > most { Err(BuildError::TooMany { what, have, most }) } else { Ok(()) }
}

fn compile(
    mut reg: Registrar,
    seats: Vec<String>,
    edition: Edition,
    plugins: Vec<Seated>,
    meeples: &BTreeMap<String, u8>,
) -> Result<Ruleset, BuildError> {
    for (name, n) in meeples {
        let known = reg.names.figures.index(name);
        let spec = known.and_then(|i| reg.names.figures.spec_mut(i));
        let Some(spec) = spec else {
            let (hint, all) = (did_you_mean(name, reg.names.figures.iter()), list(reg.names.figures.iter()));
            return Err(BuildError::Meeple { name: name.clone(), hint, known: all });
        };
        spec.per_player = *n;
    }
    for (figure, kind) in std::mem::take(&mut reg.stands) {
        if let Some(spec) = reg.names.kinds.spec_mut(kind.index()) {
            spec.figures |= 1 << figure.0;
        }
    }
    room("kinds of segments", reg.names.kinds.len(), 255)?;
    room("kinds of figures", reg.names.figures.len(), 32)?;
    room("kinds of edges", reg.names.edges.len(), Fit::MOST_EDGE_KINDS)?;
    let kinds = defined("kind", &reg.names.kinds)?;
    let figures = defined("figure", &reg.names.figures)?;
    defined("verb", &reg.names.verbs)?;
    let edge_rules = edge_rules(&reg);
    let (tiles, stock) = catalogue(&mut reg, &edge_rules)?;
    room("tile traits", reg.names.traits.len(), 64)?;

    let mut by_name: BTreeMap<&str, &str> = BTreeMap::new();
    for p in &reg.phases {
        if let Some(a) = by_name.insert(&p.name, p.plugin) {
            return Err(BuildError::PhaseTwice { name: p.name.clone(), a: a.into(), b: p.plugin.into() });
        }
    }
    let order: Vec<Vec<schedule::Entry>> = (0..reg.names.schedules.len())
        .map(|i| schedule::compile(Schedule::at(i), &reg.names, &reg.phases))
        .collect::<Result<_, _>>()?;
    let (mut code, mut phase_starts) = (Vec::new(), Vec::new());
    let mut program = |phases: &mut dyn Iterator<Item = Phase>| {
        let start = code.len() as u16;
        code.extend(phases.map(|phase| {
            let entry = &reg.phases[phase.index()];
            Op::Run { phase, handler: entry.handler, gate: entry.gate }
        }));
        code.push(Op::End);
        start
    };
    let phase = |e: &schedule::Entry| if let schedule::Entry::Phase(p) = e { Some(*p) } else { None };
    let schedule_starts = order.iter().map(|entries| program(&mut entries.iter().filter_map(phase))).collect();
    phase_starts.extend((0..reg.phases.len()).map(|p| program(&mut std::iter::once(Phase::at(p)))));
    room("phases", code.len(), u16::MAX as usize)?;
    let at_doors = |doors: &[Door], list: &[(Door, Handler)]| -> Vec<Handler> {
        let mut found: Vec<Handler> = Vec::new();
        for (_, h) in list.iter().filter(|(d, _)| doors.contains(d)) {
            if !found.contains(h) {
                found.push(*h);
            }
        }
        found
    };
    let phase = |p: &PhaseEntry| PhaseInfo {
        name: p.name.clone(),
        handler: p.handler,
        offers: at_doors(&p.doors, &reg.offers),
        narrows: at_doors(&p.doors, &reg.narrows),
    };
    let phases = reg.phases.iter().map(phase).collect();
    let mut services = vec![None; reg.names.verbs.len()];
    for (verb, by) in &reg.services {
        services[verb.index()] = Some(*by);
    }
    let mut ranked: Vec<(i8, Pile)> =
        (0..reg.names.piles.len()).filter_map(|i| reg.names.piles.spec(i).copied().flatten().map(|r| (r, Pile::at(i)))).collect();
    ranked.sort_unstable();
    let hooks = hooks(&reg)?;
    let kind_names: Vec<String> = reg.names.kinds.iter().map(str::to_owned).collect();
    let kind_labels = kind_names.iter().map(|n| reg.label(n)).collect();
    Ok(Ruleset {
        kind_labels,
        phases,
        names: reg.names,
        tiles,
        kinds,
        figures,
        edge_rules,
        plugins,
        seats,
        edition,
        hooks,
        handlers: reg.handlers,
        code,
        schedule_starts,
        phase_starts,
        order,
        overs: reg.overs,
        services,
        slots: reg.slots,
        draw_order: ranked.into_iter().map(|(_, p)| p).collect(),
        stock,
        ground: reg.ground,
        score_floor: reg.score_floor,
    })
}

fn edge_rules(reg: &Registrar) -> EdgeRules {
    let n = reg.names.edges.len();
    let mut rules = EdgeRules { matches: (0..n).map(|i| 1 << i).collect(), repairs: vec![0; n] };
    for (pairs, bits) in [(&reg.edge_matches, &mut rules.matches), (&reg.repairable, &mut rules.repairs)] {
        for (a, b) in pairs {
            bits[a.index()] |= 1 << b.0;
            bits[b.index()] |= 1 << a.0;
        }
    }
    rules
}

/// The catalogue, and the tiles of each pile.
fn catalogue(reg: &mut Registrar, edge_rules: &EdgeRules) -> Result<(Catalogue, Vec<Vec<Tile>>), BuildError> {
    let mut tiles: Vec<TileInfo> = Vec::new();
    let mut files: Vec<String> = Vec::new();
    let mut piles: Vec<Vec<Tile>> = vec![Vec::new(); reg.names.piles.len()];
    for TileEntry { file, tile, pile, copies } in std::mem::take(&mut reg.tiles) {
        let sheet = TileSheet { file: file.clone(), tiles: vec![tile.clone()] };
        sheet.check(|kind| reg.names.kinds.index(kind).and_then(|i| reg.names.kinds.spec(i)).map(|s| s.reach))?;
        let info = tile_info(reg, &tile);
        let known = tiles.iter().position(|t| t.name == tile.id);
        let index = match known {
            Some(i) if tiles[i].parts == info.parts && tiles[i].traits == info.traits => i,
            Some(i) => return Err(BuildError::TileTwice { file, tile: tile.id, other: files[i].clone() }),
            None => {
                tiles.push(info);
                files.push(file);
                tiles.len() - 1
            }
        };
        piles[pile.index()].extend(std::iter::repeat_n(Tile::at(index), copies as usize));
    }
    room("kinds of tiles", tiles.len(), i16::MAX as usize)?;
    // 14 bits of a board cell hold a piece's number, and segments are numbered with 16.
    room("tiles", piles.iter().map(Vec::len).sum(), 4096)?;
    let fit = Fit::compile(&tiles, edge_rules);
    Ok((Catalogue { tiles, fit }, piles))
}

/// Compiles one tile. Its kinds are known, since its sheet was checked.
fn tile_info(reg: &mut Registrar, tile: &crate::tile::SheetTile) -> TileInfo {
    let mut traits_of = |names: &[String]| {
        let mut traits = Traits::default();
        names.iter().for_each(|n| traits.add(reg.tile_trait(n)));
        traits
    };
    let traits = traits_of(&tile.traits);
    let part_traits: Vec<Traits> = tile.segments.iter().map(|s| traits_of(&s.traits)).collect();
    let mut edges = [EdgeKind(0); 4];
    let mut watches = false;
    let mut parts = Vec::new();
    for (segment, traits) in tile.segments.iter().zip(part_traits) {
        let kind = reg.kind(&segment.kind);
        let spec = reg.names.kinds.spec(kind.index()).copied().unwrap_or(KindSpec::new(Reach::Inside, Ends::Never));
        let third = if spec.reach == Reach::Halves { Third::Left } else { Third::Centre };
        for side in Side::ALL.into_iter().filter(|&s| segment.ports.has(Port::new(s, third))) {
            // A centre decides over the halves beside it.
            if spec.reach != Reach::Halves || !tile.segments.iter().any(|s| s.ports.has(Port::new(side, Third::Centre))) {
                edges[side.index()] = reg.edge(&segment.kind);
            }
        }
        let ends = match spec.ends {
            Ends::Sides => segment.ports.sides().count() as i16,
            Ends::Around(_) => 0,
            Ends::Never => 1,
        };
        watches |= matches!(spec.ends, Ends::Around(_));
        parts.push(PartInfo { kind, ports: segment.ports, ends, borders: segment.borders.clone(), traits });
    }
    let pairs = |(i, part): (usize, &PartInfo)| part.borders.iter().map(move |&to| (i as u8, to)).collect::<Vec<_>>();
    let borders = parts.iter().enumerate().flat_map(pairs).collect();
    TileInfo { name: tile.id.clone(), sides: TileInfo::turned_sides(&parts, edges), parts, traits, borders, watches }
}

fn hooks(reg: &Registrar) -> Result<Hooks, BuildError> {
    let kinds = reg.names.kinds.len();
    let tile = |hook| ordered(reg.tile_hooks.iter().filter(|h| h.hook == hook).collect(), hook);
    let score = |hook| ordered(reg.score_hooks.iter().filter(|h| h.hook == hook).collect(), hook);
    let staged = |of: fn(Stage) -> ScoreHook| -> Result<Vec<&Hooked<ScoreHook, dyn Scoring>>, BuildError> {
        let mut all = Vec::new();
        for stage in [Stage::Count, Stage::Each, Stage::Add, Stage::Scale, Stage::Cap] {
            all.extend(score(of(stage))?);
        }
        Ok(all)
    };
    Ok(Hooks {
        limit: flat(tile(TileHook::Limit)?),
        repair: flat(tile(TileHook::Repair)?),
        placed: flat(tile(TileHook::Placed)?),
        moved: flat(tile(TileHook::Moved)?),
        closed: by_kind(tile(TileHook::Closed)?, kinds),
        claim: by_kind(tile(TileHook::Claim)?, kinds),
        worth: by_kind(staged(ScoreHook::Worth)?, kinds),
        award: by_kind(staged(ScoreHook::Award)?, kinds),
        weigh: by_kind(score(ScoreHook::Weigh)?, kinds),
        owners: by_kind(score(ScoreHook::Owners)?, kinds),
        scored: by_kind(score(ScoreHook::Scored)?, kinds),
        paid: flat(score(ScoreHook::Paid)?),
        last: flat(score(ScoreHook::Last)?),
    })
}

fn flat<H, T: ?Sized>(hooks: Vec<&Hooked<H, T>>) -> Vec<Arc<T>> {
    hooks.into_iter().map(|h| h.with.clone()).collect()
}

fn by_kind<H, T: ?Sized>(hooks: Vec<&Hooked<H, T>>, kinds: usize) -> ByKind<T> {
    let wants = |h: &Hooked<H, T>, kind: Kind| match &h.kinds {
        Kinds::All => true,
        Kinds::These(these) => these.contains(&kind),
    };
    let of = |kind: Kind| hooks.iter().filter(|h| wants(h, kind)).map(|h| h.with.clone()).collect();
    ByKind((0..kinds).map(|k| of(Kind::at(k))).collect())
}

/// Sorts hooks of one sort: by plugin, and by what they say of other plugins.
fn ordered<'a, H: std::fmt::Debug, T: ?Sized>(
    hooks: Vec<&'a Hooked<H, T>>,
    sort: impl std::fmt::Debug,
) -> Result<Vec<&'a Hooked<H, T>>, BuildError> {
    let comes_first =
        |a: &Hooked<H, T>, b: &Hooked<H, T>| a.order.before.contains(&b.plugin) || b.order.after.contains(&a.plugin);
    let mut left = hooks;
    let mut out = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let free = (0..left.len()).find(|&i| !left.iter().enumerate().any(|(j, other)| j != i && comes_first(other, left[i])));
        let Some(i) = free else {
            let chain = left.iter().map(|h| h.plugin).chain(left.first().map(|h| h.plugin)).collect::<Vec<_>>().join(" -> ");
            return Err(BuildError::Cycle { schedule: format!("hook {sort:?}"), chain });
        };
        out.push(left.remove(i));
    }
    Ok(out)
}
