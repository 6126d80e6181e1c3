//! Declarations that differ, one difference each.

use super::*;

fn changed(change: impl FnOnce(&mut Declaration)) -> Option<Mismatch> {
    // SAFETY: a declaration is plain bytes and a function pointer, which may be copied; the copy is
    // used while the original lives.
    let mut copy = unsafe { std::ptr::read(&BASTIDE_PLUGIN) };
    change(&mut copy);
    check_header(&copy.header).and_then(|()| Made::of(&copy).check()).err()
}

#[test]
fn this_copy_fits_itself() {
    assert_eq!(changed(|_| {}), None);
    assert_eq!(RECIPE.release, read(&BASTIDE_PLUGIN.profile).starts_with("release"));
}

#[test]
fn whatever_differs_is_refused_in_its_own_way_and_names_both_sides() {
    let refused = |change: fn(&mut Declaration), error: fn(&Mismatch) -> bool, words: &[&str]| {
        let mismatch = changed(change);
        assert!(mismatch.as_ref().is_some_and(error), "{mismatch:?}");
        let text = mismatch.map(|m| m.to_string()).unwrap_or_default();
        assert!(words.iter().all(|w| text.contains(w)), "{text}");
    };
    let own = |field: &[u8]| read(field);
    refused(|d| d.header.magic[0] = b'B', |m| matches!(m, Mismatch::Magic { .. }), &["not a declaration"]);
    refused(|d| d.header.layout = 7, |m| matches!(m, Mismatch::Layout { library: 7 }), &["layout 7", "layout 1"]);
    refused(|d| d.header.size += 8, |m| matches!(m, Mismatch::Size { .. }), &["bytes"]);
    let host = own(&BASTIDE_PLUGIN.rustc);
    refused(|d| d.rustc = text(&["rustc 1.0"]), |m| matches!(m, Mismatch::Rustc { .. }), &["rustc 1.0", &host]);
    refused(|d| d.target = text(&["wasm32"]), |m| matches!(m, Mismatch::Target { .. }), &["wasm32", env!("BASTIDE_TARGET")]);
    refused(|d| d.engine = text(&["9.9.9"]), |m| matches!(m, Mismatch::Engine { .. }), &["9.9.9", RECIPE.engine]);
    refused(|d| d.source = text(&["0123"]), |m| matches!(m, Mismatch::Source { .. }), &["0123", env!("BASTIDE_SOURCE")]);
    refused(|d| d.profile = text(&["fast"]), |m| matches!(m, Mismatch::Profile { .. }), &["\"fast\"", "opt-level"]);
    refused(|d| d.flags = text(&["-Cx"]), |m| matches!(m, Mismatch::Flags { .. }), &["\"-Cx\"", "flags"]);
    refused(|d| d.shapes ^= 1, |m| matches!(m, Mismatch::Shapes { .. }), &["Cargo.lock"]);
}

#[test]
fn the_bytes_of_a_declaration_are_read_as_they_lie_in_a_file() {
    let mut bytes = Vec::new();
    bytes.extend(MAGIC);
    bytes.extend(LAYOUT.to_ne_bytes());
    bytes.extend((DECLARATION_BYTES as u32).to_ne_bytes());
    let own = &BASTIDE_PLUGIN;
    for field in [&own.rustc[..], &own.target, &own.profile, &own.flags, &own.engine, &own.source] {
        bytes.extend(field);
    }
    bytes.extend(own.shapes.to_ne_bytes());
    assert_eq!(check_bytes(&bytes), Ok(()));
    let last = bytes.len() - 1;
    assert!(matches!(check_bytes(&bytes[..last]), Err(Mismatch::Size { .. })));
    assert!(matches!(check_bytes(&[]), Err(Mismatch::Magic { .. })));
    assert!(matches!(check_bytes(&bytes[..18]), Err(Mismatch::Layout { library: 0 })));
    bytes[last] ^= 1;
    assert!(matches!(check_bytes(&bytes), Err(Mismatch::Shapes { .. })));
    bytes[24] = b'R';
    assert!(matches!(check_bytes(&bytes), Err(Mismatch::Rustc { .. })));
}

#[test]
fn a_text_that_is_too_long_is_cut_off() {
    assert_eq!(read(&text::<4>(&["ab", "cde"])), "abcd");
    assert_eq!(read(&text::<8>(&["ab", "cde"])), "abcde");
}
