//! The bundles in `tests/fixtures/bundles`, which mean harm: each ends its own game, and another one goes on.
//!
//! The first lines of each file say what it does, at which step it fails, and with which words.

use std::error::Error;
use std::path::{Path, PathBuf};

use bastide_sandbox::{Bundle, Limits, Manifest, Packed, Sandbox};
use bastide_service::{Answer, Opening, Order};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Little room and little work, so that the tests are quick.
const LIMITS: Limits = Limits { memory: 8 << 20, fuel: 20_000_000, answer: 1 << 20 };

/// The bundle that does nothing wrong.
const GOOD: &str = "good";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/bundles")
}

fn wasm(name: &str) -> Done<(String, Vec<u8>)> {
    let text = std::fs::read_to_string(folder().join(format!("{name}.wat")))?;
    let bytes = wat::parse_str(&text)?;
    Ok((text, bytes))
}

fn look() -> Order {
    Order::Look { viewer: Some(0).into(), options: true, ends: true, at: None, left: None }
}

/// Uses a bundle as a host does, until `last`. Returns the step at which it fails, and why.
fn used(bytes: &[u8], last: &str) -> (&'static str, String) {
    let bundle = match Bundle::read("evil.wasm", bytes) {
        Ok(bundle) => bundle,
        Err(error) => return ("read", error.to_string()),
    };
    let mut sandbox = match Sandbox::start(&bundle, LIMITS) {
        Ok(sandbox) => sandbox,
        Err(error) => return ("start", error.to_string()),
    };
    let second = if last == "play" { ("play", Order::Play { option: 0 }) } else { ("look", look()) };
    for (step, order) in [("open", Order::Open(Opening::default())), second] {
        if let Answer::Broken(why) = sandbox.ask(&order) {
            let again = sandbox.ask(&Order::Fingerprint);
            assert!(matches!(again, Answer::Broken(again) if again == why), "the reason stays");
            return (step, why);
        }
    }
    ("never", "nothing".into())
}

#[test]
fn each_bundle_that_means_harm_ends_its_own_game_and_no_other() -> Done {
    let bundle = Bundle::read(GOOD, &wasm(GOOD)?.1)?;
    let mut other = Sandbox::start(&bundle, LIMITS)?;
    assert!(matches!(other.ask(&Order::Open(Opening::default())), Answer::Ready(_)));
    let mut tried = 0;
    for entry in std::fs::read_dir(folder())? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_none_or(|end| end != "wat") {
            continue;
        }
        let (text, bytes) = wasm(&name)?;
        let said = |key: &str| text.lines().find_map(|line| line.strip_prefix(&format!(";; {key}: "))).unwrap_or("?");
        let (step, why) = used(&bytes, said("fails"));
        assert!(step == said("fails") && why.contains(said("says")), "{name} fails at {step}: {why}");
        assert!(name == GOOD || why.contains("evil.wasm"), "{name} is not named: {why}");
        assert!(matches!(other.ask(&look()), Answer::Look(_)), "{name} has ended another game");
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
    Ok(())
}

#[test]
fn a_bundle_that_is_cut_off_anywhere_is_refused() -> Done {
    let (_, bytes) = wasm(GOOD)?;
    for cut in 0..bytes.len() {
        let (step, why) = used(&bytes[..cut], "look");
        // The last section has the names of the functions, and is not missed.
        let names = bytes[cut..].windows(4).position(|four| four == b"name").is_some_and(|at| at < 5);
        assert!(names || step == "read" && why.contains("evil.wasm"), "{cut}: {step} {why}");
    }
    Ok(())
}

#[test]
fn a_bundle_with_very_many_declarations_is_refused_or_harmless() -> Done {
    let evil = |text: &str| text.to_owned();
    let expansion = Packed {
        id: evil("evil"),
        title: evil("Evil"),
        version: evil("1.0.0"),
        about: evil("Means harm."),
        source: evil("evil 1.0.0"),
        licence: evil("MIT"),
    };
    let manifest = Manifest { protocol: bastide_service::PROTOCOL, engine: evil("0.1.0"), expansions: vec![expansion] };
    let functions = r#"(func (export "bastide_room") (param i32) (result i32) (i32.const 0))
        (func (export "bastide_answer") (result i32) (i32.const 0)) (func (export "bastide_text") (result i32) (i32.const 0))"#;
    for (one, number) in [
        ("(global (mut i64) (i64.const 0))", 60_000),
        ("(func (param i32) (loop (br 0)))", 60_000),
        ("(table 100000 funcref)", 90),
        ("(type (func (param i32 i64)))", 60_000),
        ("(data (i32.const 0) \"x\")", 90_000),
    ] {
        let text = format!("(module (memory (export \"memory\") 1) {functions} {})", one.repeat(number));
        let (step, why) = used(&manifest.add_to(wat::parse_str(text)?)?, "look");
        assert!(["read", "start"].contains(&step) && why.contains("evil.wasm"), "{one}: {step} {why}");
    }
    Ok(())
}
