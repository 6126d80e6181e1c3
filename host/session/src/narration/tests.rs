//! Every event of a game is described in words, including those of unknown plugins without words of
//! their own.

use std::sync::Arc;

use bastide_core::table::{Seat, Table};
use bastide_core::{
    ArgKind, Ask, Cell, Context, Expansion, Fault, GameSetup, GameView, GroupSpec, InstallError, Manifest, Menu, Offer,
    OfferFlow, OfferStep, Options, Reach, Registrar, TargetKind, TextFile, Verb, View,
};

use super::*;
use crate::fixture::{self, Done};
use bastide_bots::Dice;
use bastide_texts::Language;

const SEATS: &str = "players = [{ color = 'red', name = 'Ann' }, { color = 'blue', name = 'Bob' }]\n";
const ALL: &str = "[base]\nabbot = true\n[inns-cathedrals]\n[traders-builders]\n[bridges-castles-bazaars]\n[shop]\n";

/// Plays a random game and returns its description.
fn narrate(table: &str, seed: u64) -> Done<(Game, Vec<String>)> {
    let (table, rules) = fixture::table(table)?;
    let names = Names::new(&table.players);
    let opening = table.opening(&rules, seed)?;
    let mut game = Game::new(rules, &opening)?;
    let (mut bot, mut lines, mut number) = (bastide_bots::make("random")?, Vec::new(), 0);
    while let Some(decision) = game.decision() {
        let by = decision.ask.player;
        let choice = bot.choose(&GameView::for_asked(&game), &mut Dice::new(seed, number));
        number += 1;
        let Some(action) = decision.get(choice) else { break };
        lines.push(deed(&game, &names, by, &action));
        game.apply(action)?;
        lines.extend(effects(&game, &names, by, &action));
    }
    Ok((game, lines))
}

#[test]
fn all_that_the_plugins_of_the_program_do_is_told_in_words_with_names_and_without_seats() -> Done {
    let markers = "markers = ['goods', 'bridge', 'bazaar']\n";
    let more = "edition = 'new'\n";
    let tables =
        [format!("{SEATS}{ALL}"), format!("{SEATS}{ALL}{markers}"), format!("{more}{SEATS}{ALL}[maps]\nmap = 'iberia'\n")];
    let mut all = Vec::new();
    for (table, seed) in tables.iter().flat_map(|table| [1, 2, 3].map(|seed| (table, seed))) {
        let (game, lines) = narrate(table, seed)?;
        let names = &game.rules().names;
        let known = [&names.tags, &names.labels, &names.streams].into_iter().flat_map(bastide_core::Names::iter);
        let coded: Vec<&str> =
            known.chain(names.verbs.iter()).chain(names.groups.iter()).filter(|name| name.contains('.')).collect();
        for line in &lines {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).collect();
            assert!(!line.contains('@') && !line.contains('{') && !line.contains("  "), "{line}");
            assert!(!words.contains(&"red") && !words.contains(&"blue"), "a seat instead of a name: {line}");
            assert!(!coded.iter().any(|name| line.contains(name)), "a name for programs: {line}");
        }
        all.extend(lines);
    }
    for part in [
        "builds a bridge from ",
        "builds a castle of ",
        "Bob gets the second tile (",
        " for free",
        "queues with an abbot in the road column of the Shop",
        "forfeits the place in the city column of the Shop",
        "takes back the ",
        "'s follower goes to place 1 of ",
        "recalls the abbot",
        "deploys a big follower on ",
        "Ann gets one ",
    ] {
        assert!(all.iter().any(|line| line.contains(part)), "nobody {part}");
    }
    Ok(())
}

#[test]
fn players_of_one_name_are_told_apart() {
    let seat = |color: &str, name: &str| Seat { name: name.into(), ..Seat::of(color) };
    let names = Names::new(&[seat("red", "Ann"), seat("blue", "Bob"), seat("green", "Ann")]);
    assert_eq!(names.iter().collect::<Vec<_>>(), ["Ann (red)", "Bob", "Ann (green)"]);
}

const ENGLISH: &str = r#"
verb-wells-dig-well =
    .option = carry water { $n } times from { $at }
    .deed = carries water { $n } times from { $at }
event-wells-struck-water = { $who } finds water on { $cell } and gets { $points }
token-bucket = { $who } fills a bucket
chance-wells = { "" }
place-wells-shed = the { $nth } shelf of the shed
"#;

/// It lacks the bucket, which is told in English then.
const GERMAN: &str = r#"
verb-wells-dig-well =
    .option = { $n }-mal Wasser vom { $to } tragen
    .deed = trägt { $n }-mal Wasser von { $to }
event-wells-struck-water = { $who } findet Wasser auf { $cell } und bekommt { $points }
chance-wells = Das Wasser steigt um { $n }
place-wells-shed = Regal { $nth } im Schuppen
"#;

/// A plugin from outside, with or without words of its own.
struct Wells {
    worded: bool,
}

const MANIFEST: Manifest = Manifest::new("wells", "Wells", "1.0.0", "Wells are dug.");
static WORDED: Manifest = Manifest {
    texts: &[
        TextFile { language: "en", file: "wells/en.ftl", text: ENGLISH },
        TextFile { language: "de", file: "wells/de.ftl", text: GERMAN },
    ],
    ..MANIFEST
};

impl Expansion for Wells {
    fn manifest(&self) -> &'static Manifest {
        if self.worded { &WORDED } else { &MANIFEST }
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let dig = Dig {
            verb: reg.verb("wells.dig-well", TargetKind::Cell, ArgKind::Number)?,
            tag: reg.tag("wells.struck-water"),
            token: reg.define_token("bucket", 0),
            group: reg.group("wells.shed", GroupSpec { places: 2, hidden: false, in_reach: Reach::Nobody }),
            stream: reg.stream("wells"),
        };
        let offer_point = reg.offer_point("deploy-step");
        reg.offer(offer_point, dig);
        Ok(())
    }
}

#[derive(Clone, Copy)]
struct Dig {
    verb: Verb,
    tag: bastide_core::Tag,
    token: bastide_core::Token,
    group: bastide_core::Group,
    stream: bastide_core::Stream,
}

const WELL: Target = Target::Cell(Cell::new(0, 0));
const FAR: Target = Target::Cell(Cell::new(9, 9));

impl Offer for Dig {
    fn offer(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.verb, WELL, 2);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, _a: Action) -> OfferStep {
        cx.log.put(Event::Other { tag: self.tag, player: Some(who), target: WELL, arg: 3 });
        cx.log.put(Event::TokenMoved { token: self.token, target: WELL, by: Some(who) });
        cx.log.put(Event::TokenMoved { token: self.token, target: FAR, by: Some(who) });
        for _ in 0..2 {
            cx.log.put(Event::TokenMoved { token: self.token, target: Target::Player(Player(1)), by: None });
        }
        if let Some(figure) = cx.rules.figure("follower").and_then(|kind| cx.core().from_supply(who, kind)) {
            cx.move_figure(figure, FigureLocation::Slot { group: self.group, index: 1 });
        }
        cx.chance(self.stream, 1);
        Ok(OfferFlow::Done)
    }
}

/// Returns the description of the only action on a well.
fn dug(worded: bool) -> Done<(String, Vec<String>)> {
    dug_in("en", worded)
}

fn dug_in(language: &str, worded: bool) -> Done<(String, Vec<String>)> {
    let (words, game, names, action) = after_digging(language, worded)?;
    Ok((words, effects(&game, &names, Player(0), &action)))
}

fn after_digging(language: &str, worded: bool) -> Done<(String, Game, Names, Action)> {
    let table = Table::parse("t.toml", &format!("{SEATS}[wells]\n"))?;
    let wells = Wells { worded };
    let available = [&[&wells as &dyn Expansion], bastide_core::linked().as_slice()].concat();
    let rules = Arc::new(table.rules(&available)?);
    let names = Names::new(&table.players).in_language(Language::parse(language).unwrap_or_default());
    let mut game = Game::new(rules, &GameSetup::seeded(1))?;
    game.apply_nth(0)?;
    let verb = game.rules().names.verbs.index("wells.dig-well").map(Verb::at).unwrap_or_default();
    let action = Action::new(verb, WELL, 2);
    let words = deed(&game, &names, Player(0), &action);
    game.apply(action)?;
    Ok((words, game, names, action))
}

#[test]
fn what_a_plugin_leaves_unworded_is_told_in_general_terms() -> Done {
    let (words, notes) = dug(false)?;
    assert_eq!(words, "dig well 2 (the tile at 0,0)");
    let expected = [
        "Ann: struck water 3 (the tile at 0,0)",
        "Ann places one bucket on the cell 9,9",
        "Bob gets one bucket (2 times)",
        "Ann's follower goes to place 2 of shed",
        "Chance for wells: 1 out of 1",
    ];
    assert_eq!(notes, expected, "notes do not repeat the action");
    Ok(())
}

#[test]
fn a_plugin_from_outside_words_its_actions_events_and_things() -> Done {
    let (words, notes) = dug(true)?;
    assert_eq!(words, "carries water 2 times from the tile at 0,0");
    let expected = [
        "Ann finds water on 0,0 and gets 3 points",
        "Ann fills a bucket",
        "Bob fills a bucket (2 times)",
        "Ann's follower goes to the second shelf of the shed",
    ];
    assert_eq!(notes, expected);
    Ok(())
}

#[test]
fn a_reader_is_told_in_their_language_and_in_english_what_it_lacks() -> Done {
    let (words, notes) = dug_in("de", true)?;
    assert_eq!(words, "trägt 2-mal Wasser von dem Plättchen auf 0,0");
    let expected = [
        "Ann findet Wasser auf 0,0 und bekommt 3 Punkte",
        "Ann fills a bucket",
        "Bob fills a bucket (2-mal)",
        "Der Gefolgsmann von Ann kommt nach: Regal 2 im Schuppen",
        "Das Wasser steigt um 1",
    ];
    assert_eq!(notes, expected);
    Ok(())
}
