//! Modules that mean harm: each ends its own game with a message, and nothing else.

use std::error::Error;

use bastide_sandbox::{Bundle, BundleError, Limits, Manifest, Packed, Sandbox};
use bastide_service::{Answer, Opening, Order, PROTOCOL};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Little room and little work, so that the tests are quick.
const LIMITS: Limits = Limits { memory: 4 << 20, fuel: 10_000_000, answer: 1 << 20 };

/// An answer to the question which engine this is.
const ABOUT: &str = r#"{\"About\":{\"protocol\":1,\"engine\":\"0.1.0\",\"plugins\":{\"halflings\":\"1.0.0\"},\"added\":[{\"id\":\"halflings\",\"title\":\"Halflings\",\"version\":\"1.0.0\",\"about\":\"Half tiles.\",\"source\":\"halflings 1.0.0\"}]}}"#;

fn manifest() -> Manifest {
    let halflings = Packed {
        id: "halflings".into(),
        title: "Halflings".into(),
        version: "1.0.0".into(),
        about: "Half tiles.".into(),
        source: "halflings 1.0.0".into(),
        licence: "MIT".into(),
    };
    Manifest { protocol: PROTOCOL, engine: "0.1.0".into(), expansions: vec![halflings] }
}

/// Returns a module with these functions: what `bastide_room`, `bastide_answer` and `bastide_text` do.
fn module(room: &str, answer: &str, text: &str) -> Done<Vec<u8>> {
    let wat = format!(
        r#"(module (memory (export "memory") 2) (global $calls (mut i32) (i32.const 0))
            (data (i32.const 1024) "{ABOUT}")
            (func (export "bastide_room") (param i32) (result i32) {room})
            (func (export "bastide_answer") (result i32) {answer})
            (func (export "bastide_text") (result i32) {text}))"#
    );
    Ok(manifest().add_to(wat::parse_str(wat)?)?)
}

/// Returns what happens at the first order after a module has told which engine it is. `second` is what its
/// second answer does; it leaves the length on the stack.
fn second(second: &str) -> Done<String> {
    let len = ABOUT.replace('\\', "").len();
    let answer = format!(
        "(global.set $calls (i32.add (global.get $calls) (i32.const 1)))
         (if (result i32) (i32.eq (global.get $calls) (i32.const 1)) (then (i32.const {len})) (else {second}))"
    );
    let mut sandbox =
        Sandbox::start(&Bundle::read("evil.wasm", &module("(i32.const 0)", &answer, "(i32.const 1024)")?)?, LIMITS)?;
    let first = sandbox.ask(&Order::Fingerprint);
    let Answer::Broken(why) = first else { return Err(format!("{first:?}").into()) };
    assert!(why.contains("evil.wasm"), "{why}");
    let Answer::Broken(again) = sandbox.ask(&Order::Fingerprint) else { return Err("it goes on".into()) };
    assert_eq!(why, again, "the reason stays");
    Ok(why)
}

fn refused(bytes: &[u8]) -> Done<String> {
    match Bundle::read("evil.wasm", bytes) {
        Err(error) => Ok(error.to_string()),
        Ok(_) => Err("it is accepted".into()),
    }
}

fn not_started(room: &str, answer: &str, text: &str) -> Done<String> {
    match Sandbox::start(&Bundle::read("evil.wasm", &module(room, answer, text)?)?, LIMITS) {
        Err(error) => Ok(error.to_string()),
        Ok(_) => Err("it is started".into()),
    }
}

#[test]
fn a_module_that_works_without_end_is_stopped() -> Done {
    for endless in ["(loop $on (br $on)) (i32.const 0)", "(loop $on (memory.grow (i32.const 0)) drop (br $on)) (i32.const 0)"] {
        let why = second(endless)?;
        assert!(why.contains("did not answer within the work that an order may take"), "{why}");
    }
    let at_once = not_started("(loop $on (br $on)) (i32.const 0)", "(i32.const 0)", "(i32.const 0)")?;
    assert!(at_once.contains("did not answer within"), "{at_once}");
    Ok(())
}

#[test]
fn a_long_game_may_take_more_work_to_be_opened_and_not_without_end() -> Done {
    let len = ABOUT.replace('\\', "").len();
    // The first answer is quick, and each later one takes more than the work of one order.
    let slow = "(local.set $n (i32.const 3000000))
                (loop $on (local.set $n (i32.sub (local.get $n) (i32.const 1))) (br_if $on (local.get $n)))";
    let answer = format!(
        "(local $n i32) (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
         (if (i32.gt_u (global.get $calls) (i32.const 1)) (then {slow})) (i32.const {len})"
    );
    let bundle = Bundle::read("evil.wasm", &module("(i32.const 0)", &answer, "(i32.const 1024)")?)?;
    let opened = |moves: usize| -> Done<String> {
        let opening = Opening { lines: vec!["pass".into(); moves], ..Opening::default() };
        match Sandbox::start(&bundle, LIMITS)?.ask(&Order::Open(opening)) {
            Answer::Broken(why) => Ok(why),
            other => Err(format!("{other:?}").into()),
        }
    };
    let work = "the work that an order may take";
    assert!(opened(0)?.contains(work) && opened(20)?.contains(work));
    let long = opened(400)?;
    assert!(!long.contains(work), "it has answered, with something else than a game: {long}");
    Ok(())
}

#[test]
fn a_module_that_stops_or_recurses_without_end_ends_its_own_game() -> Done {
    for (what, told) in [
        ("(unreachable)", "stopped with an error of its own"),
        ("(i32.div_u (i32.const 1) (i32.const 0))", "stopped"),
        ("(i32.load (i32.const -4))", "stopped"),
        ("(i32.load8_u (memory.grow (i32.const 60000)))", "stopped"),
    ] {
        let why = second(what)?;
        assert!(why.contains(told), "{what}: {why}");
    }
    let wat = r#"(module (memory (export "memory") 1) (func $deep (result i32) (i32.add (call $deep) (i32.const 1)))
        (func (export "bastide_room") (param i32) (result i32) (call $deep))
        (func (export "bastide_answer") (result i32) (i32.const 0)) (func (export "bastide_text") (result i32) (i32.const 0)))"#;
    let bundle = Bundle::read("evil.wasm", &manifest().add_to(wat::parse_str(wat)?)?)?;
    let why = Sandbox::start(&bundle, LIMITS).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(why.contains("used up its stack"), "{why}");
    Ok(())
}

#[test]
fn a_module_gets_no_more_memory_than_its_limit() -> Done {
    let wat = r#"(module (memory (export "memory") 4000)
        (func (export "bastide_room") (param i32) (result i32) (i32.const 0))
        (func (export "bastide_answer") (result i32) (i32.const 0)) (func (export "bastide_text") (result i32) (i32.const 0)))"#;
    let bundle = Bundle::read("evil.wasm", &manifest().add_to(wat::parse_str(wat)?)?)?;
    let why = Sandbox::start(&bundle, LIMITS).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(why.contains("cannot be started"), "{why}");
    // Growing fails as it does where memory is short: the module is told -1.
    let why = second("(if (i32.ne (memory.grow (i32.const 1000)) (i32.const -1)) (then (unreachable))) (i32.const 0)")?;
    assert!(why.contains("something else than an answer"), "{why}");
    Ok(())
}

#[test]
fn wrong_and_huge_answers_end_the_game() -> Done {
    for (len, told) in [
        ("(i32.const 7)", "something else than an answer"),
        ("(i32.const 0)", "something else than an answer"),
        ("(i32.const 120000)", "something else than an answer"),
        ("(i32.const 1000000)", "outside its memory"),
        ("(i32.const 2000000)", "gave an answer of 2000000 bytes; 1048576 are the most"),
        ("(i32.const -1)", "bytes; 1048576 are the most"),
    ] {
        let why = second(len)?;
        assert!(why.contains(told), "{len}: {why}");
    }
    let outside = not_started("(i32.const -10)", "(i32.const 0)", "(i32.const 0)")?;
    assert!(outside.contains("outside its memory"), "{outside}");
    let outside = not_started("(i32.const 0)", "(i32.const 9)", "(i32.const -5)")?;
    assert!(outside.contains("outside its memory"), "{outside}");
    Ok(())
}

#[test]
fn lies_in_the_manifest_are_found_before_a_game() -> Done {
    let len = ABOUT.replace('\\', "").len();
    let wat = format!(
        r#"(module (memory (export "memory") 2) (data (i32.const 1024) "{ABOUT}")
            (func (export "bastide_room") (param i32) (result i32) (i32.const 0))
            (func (export "bastide_answer") (result i32) (i32.const {len}))
            (func (export "bastide_text") (result i32) (i32.const 1024)))"#
    );
    let module = wat::parse_str(wat)?;
    let start = |manifest: &Manifest| -> Result<Option<String>, Box<dyn Error>> {
        let bundle = Bundle::read("evil.wasm", &manifest.add_to(module.clone())?)?;
        Ok(Sandbox::start(&bundle, LIMITS).err().map(|error| error.to_string()))
    };
    assert_eq!(start(&manifest())?, None);
    let mut other = manifest();
    other.expansions[0].version = "2.0.0".into();
    assert!(start(&other)?.is_some_and(|why| why.contains("it has no halflings 2.0.0")));
    let mut other = manifest();
    other.expansions[0].id = "base".into();
    assert!(start(&other)?.is_some_and(|why| why.contains("it has no base 1.0.0")));
    let mut other = manifest();
    other.engine = "9".into();
    assert!(start(&other)?.is_some_and(|why| why.contains("its engine is 0.1.0")));
    let other = Manifest { protocol: 9, ..manifest() };
    assert!(matches!(Bundle::read("evil.wasm", &other.add_to(module.clone())?), Err(BundleError::Protocol { theirs: 9, .. })));
    Ok(())
}

#[test]
fn what_is_no_bundle_is_refused_before_anything_runs() -> Done {
    let good = module("(i32.const 0)", "(i32.const 0)", "(i32.const 0)")?;
    for cut in [0, 4, 8, 20, good.len() / 2, good.len() - 1] {
        let why = refused(&good[..cut])?;
        assert!(why.contains("is not a module of WebAssembly") || why.contains("has no memory"), "{cut}: {why}");
    }
    let parse = |text: &str| wat::parse_str(text);
    let imports = parse(r#"(module (import "env" "open" (func)) (memory (export "memory") 1))"#)?;
    assert!(refused(&imports)?.contains("imports \"env.open\"; a bundle imports nothing"));
    let imports = parse(r#"(module (import "env" "memory" (memory 1)))"#)?;
    assert!(refused(&imports)?.contains("imports \"env.memory\""));
    assert!(refused(&parse("(module)")?)?.contains("has no memory"));
    assert!(refused(&parse(r#"(module (memory (export "memory") 1))"#)?)?.contains("has no bastide_room"));
    let starts = parse(r#"(module (memory (export "memory") 1) (func $go (unreachable)) (start $go))"#)?;
    assert!(refused(&starts).is_ok());
    let plain = parse(
        r#"(module (memory (export "memory") 1) (func (export "bastide_room") (param i32) (result i32) (i32.const 0))
        (func (export "bastide_answer") (result i32) (i32.const 0)) (func (export "bastide_text") (result i32) (i32.const 0)))"#,
    )?;
    assert!(refused(&plain)?.contains("it is missing"));
    for (change, told) in [
        (r#"{"protocol":1}"#, "missing field"),
        (r#"{"protocol":1,"engine":"0.1.0","expansions":[],"rights":"all"}"#, "unknown field"),
        (r#"{"protocol":1,"engine":"0.1.0","expansions":[]}"#, "names 0 expansions"),
        ("nonsense", "expected"),
    ] {
        let mut module = plain.clone();
        let mut section = vec![7];
        section.extend(b"bastide");
        section.extend(change.as_bytes());
        module.extend([0, section.len() as u8]);
        module.extend(section);
        let why = refused(&module)?;
        assert!(why.contains(told), "{change}: {why}");
    }
    for hidden in ["\u{1b}[31mred", "\u{202e}sgnilflah", "a\u{2066}b", "a\u{200f}b"] {
        let texts: [fn(&mut Packed) -> &mut String; 4] =
            [|p| &mut p.title, |p| &mut p.about, |p| &mut p.licence, |p| &mut p.source];
        for text in texts {
            let mut printed = manifest();
            *text(&mut printed.expansions[0]) = hidden.into();
            assert!(refused(&printed.add_to(plain.clone())?)?.contains("not printable"), "{hidden:?}");
        }
    }
    Ok(())
}
