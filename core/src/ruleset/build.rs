//! Builds a ruleset from what the plugins registered.
//!
//! The chosen expansions are installed one after the other into one registrar. Then names are
//! checked, edges get their table, tiles are compiled, and phases and hooks are sorted. Every step
//! refuses what does not fit together.

use std::collections::BTreeMap;

use crate::api::register::Registrar;
use crate::api::register::collected::{Allowed, Around, BoardParts, MayBeMissing, Told, TurnParts};
use crate::api::register::expansion::Expansion;
use crate::contract::declared::Declared;
use crate::contract::manifest::InstallError;
use crate::contract::menu::{ENTRIES_A_TILE, MAX_ENTRIES};
use crate::contract::option_spec::Edition;
use crate::contract::options::Options;
use crate::contract::refusal::Refuses;
use crate::dispatch::compiled::{ActivePlugin, Specs};
use crate::dispatch::hook::{PluginParts, Ruleset};
use crate::dispatch::refusals::{Origin, Origins, RefusalRules};
use crate::dispatch::registered::{Material, Registered};
use crate::dispatch::rule_parts::{FigureRules, Piles, ScoreRules, Words};
use crate::model::figure::FigureState;
use crate::model::ids::{Figure, FigureKind, MAX_PLAYERS, Pile, TileType, Verb};
use crate::model::kind::{FigureKinds, FigureSpec};
use crate::model::message::{did_you_mean, list};
use crate::model::names::{AllNames, Names};
use crate::model::symbol::Symbols;
use crate::model::tile::Catalogue;
use crate::model::tile::fit::Fit;
use crate::model::trait_set::TraitSet;
use crate::ruleset::catalogue::{catalogue, edge_rules, fit};
use crate::ruleset::error::{BuildError, room};
use crate::ruleset::{check_names, core_rules, course, symbols, tiles_only};

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
        chosen.iter().for_each(|s| reg.told.texts.extend(s.expansion.manifest().texts));
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
            .map(|m| ActivePlugin { id: m.id, title: m.title, version: m.version, texts: m.texts })
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
        table: Around {
            // Of a plugin with its tiles alone, other plugins see nothing but tiles.
            present: rules.clone().map(|s| s.expansion.manifest().id).collect(),
            options: rules.map(|s| s.options.clone()).collect(),
            seats: seats.to_vec(),
            new_edition: edition == Edition::New,
        },
        names: AllNames::default(),
        allowed: Allowed::default(),
        turn: TurnParts::default(),
        missing: MayBeMissing::default(),
        told: Told::default(),
        board: BoardParts::default(),
        score_rules: ScoreRules::default(),
        parts: PluginParts::default(),
        hooks: Registered::default(),
        declared: Declared::default(),
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

/// Returns the kind of which players begin with most; the first of several.
fn most_numerous(figures: &Specs<FigureSpec>) -> FigureKind {
    let most = figures.iter().map(|spec| spec.per_player).max().unwrap_or_default();
    FigureKind::at(figures.iter().position(|spec| spec.per_player == most).unwrap_or_default())
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
    figures_of_players(&mut reg, meeples)?;
    figures_on_kinds(&mut reg);
    room("kinds of segments", reg.names.kinds.len(), 255)?;
    room("kinds of figures", reg.names.figures.len(), 32)?;
    room("flags", reg.turn.flags.into(), 64)?;
    room("kinds of edges", reg.names.edges.len(), Fit::MAX_EDGE_KINDS)?;
    let kinds = defined("kind", &reg.names.kinds)?;
    for figure in std::mem::take(&mut reg.missing.figures) {
        reg.names.figures.define_if_missing(figure.index(), FigureSpec::missing());
    }
    for token in std::mem::take(&mut reg.missing.tokens) {
        reg.names.tokens.define_if_missing(token.index(), 0);
    }
    let figures = defined("figure", &reg.names.figures)?;
    let figure_rules = figure_rules(&mut reg, &figures);
    defined("verb", &reg.names.verbs)?;
    defined("token", &reg.names.tokens)?;
    check_names::check(&reg)?;
    let edge_rules = edge_rules(&reg);
    let (mut tiles, stock) = catalogue(&mut reg)?;
    room("tile traits", reg.names.traits.len(), TraitSet::CAPACITY)?;
    let symbols = symbols::take(&mut reg);
    let material = Material { kinds: reg.names.kinds.len(), figures: &figures.0, tiles: &tiles.tiles };
    let hooks = std::mem::take(&mut reg.hooks);
    let origins = hooks.origins(material)?;
    let hooks = hooks.compile(material)?;
    let refusals = refusals(&mut reg, origins);
    let course = course::compile(&reg, &hooks)?;
    tiles.fit = fit(&tiles.tiles, &edge_rules, &reg.parts.extenders, reg.board.bounded_board.is_some());
    let piles = piles(&reg, &tiles, stock);
    let words = words(&mut reg, symbols);
    let hides_group = (0..reg.names.groups.len()).any(|i| reg.names.groups.spec(i).is_some_and(|group| group.hidden));
    let hidden = &reg.parts.hidden;
    Ok(Ruleset {
        most_entries: MAX_ENTRIES.max(ENTRIES_A_TILE * piles.stock.iter().map(Vec::len).sum::<usize>()),
        hides_anything: !hidden.slots.is_empty() || !hidden.streams.is_empty() || hides_group || !piles.twins.is_empty(),
        first_tiles_given: reg.declared.first_tiles_given,
        start_tile: reg.declared.start_tile().and_then(|name| tiles.find(name)),
        names: reg.names,
        tiles,
        kinds,
        figures,
        edge_rules,
        plugins,
        seats: reg.table.seats,
        edition,
        scenery: reg.board.scenery,
        bounded_board: reg.board.bounded_board,
        hooks,
        parts: reg.parts,
        course,
        figure_rules,
        piles,
        words,
        score_rules: reg.score_rules,
        refusals,
    })
}

/// Sets how many figures of each kind a player has: as plugins say, and as the table says.
fn figures_of_players(reg: &mut Registrar, meeples: &BTreeMap<String, u8>) -> Result<(), BuildError> {
    for (figure, each) in std::mem::take(&mut reg.allowed.figures_each) {
        if let Some(spec) = reg.names.figures.spec_mut(figure.index()) {
            spec.per_player = each;
        }
    }
    for (figure, more) in std::mem::take(&mut reg.allowed.more_each) {
        if let Some(spec) = reg.names.figures.spec_mut(figure.index()) {
            spec.per_player = spec.per_player.saturating_add(more);
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
    Ok(())
}

/// Adds the figures that plugins allow on kinds of segments.
fn figures_on_kinds(reg: &mut Registrar) {
    for (figure, kind) in std::mem::take(&mut reg.allowed.on) {
        if let Some(spec) = reg.names.kinds.spec_mut(kind.index()) {
            spec.figures.insert(figure);
        }
    }
    for &(figure, other) in &reg.allowed.alike {
        for i in 0..reg.names.kinds.len() {
            if let Some(spec) = reg.names.kinds.spec_mut(i).filter(|s| s.takes(other)) {
                spec.figures.insert(figure);
            }
        }
    }
    for (kind, other) in std::mem::take(&mut reg.allowed.as_on) {
        let figures = reg.names.kinds.spec(other.index()).map_or(FigureKinds::NONE, |spec| spec.figures);
        if let Some(spec) = reg.names.kinds.spec_mut(kind.index()) {
            figures.iter().for_each(|figure| spec.figures.insert(figure));
        }
    }
}

fn figure_rules(reg: &mut Registrar, figures: &Specs<FigureSpec>) -> FigureRules {
    let neutral = std::mem::take(&mut reg.declared.neutral);
    let first_neutral = first_neutral(figures, &neutral, reg.table.seats.len());
    FigureRules {
        first_figures: first_figures(figures, reg.table.seats.len()),
        of_player: reg.declared.stands_for_player.unwrap_or_else(|| most_numerous(figures)),
        keep_cell_free: reg.declared.keep_cell_free.iter().filter_map(|kind| first_neutral[kind.index()]).collect(),
        places_on: std::mem::take(&mut reg.declared.places_on),
        staying: reg.allowed.staying,
        alike: std::mem::take(&mut reg.allowed.alike),
        first_neutral,
        neutral,
    }
}

fn piles(reg: &Registrar, tiles: &Catalogue, stock: Vec<Vec<TileType>>) -> Piles {
    let mut ranked: Vec<(i8, Pile)> =
        (0..reg.names.piles.len()).filter_map(|i| reg.names.piles.spec(i).copied().flatten().map(|r| (r, Pile::at(i)))).collect();
    ranked.sort_unstable();
    let twins: Vec<Vec<(TileType, TileType)>> = reg.declared.twins.iter().map(|set| set.pairs(tiles)).collect();
    let mut twin_of = vec![None; tiles.len()];
    for (set, pairs) in (0..).zip(&twins) {
        pairs.iter().for_each(|(plain, twin)| twin_of[twin.index()] = Some((set, *plain)));
    }
    Piles { draw_order: ranked.into_iter().map(|(_, pile)| pile).collect(), stock, twins, twin_of }
}

/// Resolves what the plugins name their rules for.
fn refusals(reg: &mut Registrar, origins: Origins) -> RefusalRules {
    let mut all = RefusalRules { origins, ..RefusalRules::default() };
    if let Some((plugin, named)) = reg.told.majority {
        all.majority = named.map(|rules| Some(Origin { plugin, rules, unfinished: &[] }));
    }
    for (plugin, named) in std::mem::take(&mut reg.told.refusals) {
        for &(what, rules) in named {
            let origin = Origin { plugin, rules, unfinished: &[] };
            match what {
                Refuses::At(obstacle) => all.at.push((obstacle, origin)),
                Refuses::Verb(name) => all.of_verbs.extend(reg.names.verbs.index(name).map(|i| (Verb::at(i), origin))),
            }
        }
    }
    all
}

fn words(reg: &mut Registrar, symbols: Symbols) -> Words {
    let kinds: Vec<String> = reg.names.kinds.iter().map(str::to_owned).collect();
    Words {
        texts: std::mem::take(&mut reg.told.texts),
        kept: Default::default(),
        kind_labels: kinds.iter().map(|name| reg.label(name)).collect(),
        feature_verbs: std::mem::take(&mut reg.told.feature_verbs),
        symbols,
    }
}
