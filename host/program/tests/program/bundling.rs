//! `expansion bundle`, `plugins --bundle` and `site` with what is no expansion, no bundle and no module.

use std::path::Path;

use crate::program;

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Runs a command line that fails, and returns its message.
fn failed(line: &[&str], set: &[(&str, &str)]) -> Done<String> {
    let output = program().args(line).envs(set.iter().copied()).output()?;
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Err(format!("{line:?} did not fail").into()) } else { Ok(told) }
}

/// Writes a crate with this library or program into a folder.
fn new_crate(folder: &Path, target: &str) -> Done {
    std::fs::create_dir_all(folder.join("src"))?;
    let manifest = format!("[package]\nname = \"woods\"\nversion = \"1.0.0\"\nedition = \"2024\"\n{target}\n[workspace]\n");
    std::fs::write(folder.join("Cargo.toml"), manifest)?;
    std::fs::write(folder.join("src/lib.rs"), "")?;
    std::fs::write(folder.join("src/main.rs"), "fn main() {}")?;
    Ok(())
}

#[test]
fn what_cannot_be_bundled_is_refused_before_anything_is_built() -> Done {
    let dir = tempfile::tempdir()?;
    let at = |name: &str| dir.path().join(name).display().to_string();
    std::fs::create_dir(dir.path().join("empty"))?;
    new_crate(&dir.path().join("woods"), "[lib]\n")?;
    new_crate(&dir.path().join("program"), "autolib = false\n")?;
    std::fs::write(dir.path().join("letter.wasm"), "Dear Anna")?;
    std::fs::write(dir.path().join("cut.crate"), [0x1f, 0x8b, 8, 0])?;
    let (woods, out) = (at("woods"), at("out.wasm"));
    let bundle = |path: &str, more: &[&str], set: &[(&str, &str)]| {
        failed(&[&["expansion", "bundle", path, "-o", &out][..], more].concat(), set)
    };
    for (told, of) in [
        ("has no Cargo.toml; name the folder of a crate", bundle(&at("empty"), &[], &[])?),
        ("has no Cargo.toml; name the folder of a crate", bundle(&at("nowhere"), &[], &[])?),
        ("has no Cargo.toml; name the folder of a crate", bundle(&woods, &["--with", &at("empty")], &[])?),
        ("has no library that other crates can use", bundle(&at("program"), &[], &[])?),
        ("cut.crate", bundle(&at("cut.crate"), &[], &[])?),
        ("does not contain the sources of Bastide", bundle(&woods, &[], &[("BASTIDE_SOURCES", &at("empty"))])?),
        (
            "exists and is not a bundle, so it is left as it is",
            failed(&["expansion", "bundle", &woods, "-o", &at("letter.wasm")], &[])?,
        ),
    ] {
        assert!(of.contains(told), "{told}: {of}");
    }
    assert_eq!(std::fs::read_to_string(dir.path().join("letter.wasm"))?, "Dear Anna");
    assert!(!dir.path().join("out.wasm").exists());
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_compiler_without_the_target_is_told_what_to_install() -> Done {
    use std::os::unix::fs::PermissionsExt;

    let dir = tempfile::tempdir()?;
    new_crate(&dir.path().join("woods"), "[lib]\n")?;
    let rustc = dir.path().join("rustc");
    std::fs::write(&rustc, "#!/bin/sh\necho /nowhere/at/all\n")?;
    std::fs::set_permissions(&rustc, std::fs::Permissions::from_mode(0o755))?;
    let (woods, site) = (dir.path().join("woods").display().to_string(), dir.path().join("site").display().to_string());
    let rustc = rustc.display().to_string();
    for line in [&["expansion", "bundle", &woods][..], &["site", &site]] {
        let output =
            program().args(line).env("RUSTC", &rustc).env_remove("CARGO_UNSTABLE_BUILD_STD").current_dir(dir.path()).output()?;
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains("rustup target add wasm32-unknown-unknown"), "{line:?}: {told}");
    }
    Ok(())
}

#[test]
fn what_is_no_bundle_and_no_module_is_refused_with_its_name() -> Done {
    let dir = tempfile::tempdir()?;
    let (file, site) = (dir.path().join("letter.wasm"), dir.path().join("site").display().to_string());
    std::fs::write(&file, "Dear Anna")?;
    let file = file.display().to_string();
    for line in [&["plugins", "--bundle", &file][..], &["site", &site, "--module", &file]] {
        let told = failed(line, &[])?;
        assert!(told.contains("is not a module of WebAssembly"), "{line:?}: {told}");
    }
    let told = failed(&["site", &site, "--module", "nowhere.wasm"], &[])?;
    assert!(told.contains("nowhere.wasm"), "{told}");
    assert!(!dir.path().join("site").exists());
    Ok(())
}

/// Writes a site with a program whose sources are not there. Returns whether it was written, and what was told.
fn site_without_sources(dir: &Path) -> Done<(bool, String)> {
    let output = program().arg("site").arg(dir.join("site")).env("BASTIDE_SOURCES", dir).env("CARGO", "no-cargo").output()?;
    let told = [output.stdout, output.stderr].concat();
    assert_eq!(output.status.success(), dir.join("site/assets/bastide.wasm.gz").is_file());
    Ok((output.status.success(), String::from_utf8_lossy(&told).into_owned()))
}

#[test]
fn without_sources_and_a_module_in_it_a_program_says_what_a_site_needs() -> Done {
    let dir = tempfile::tempdir()?;
    let (written, told) = site_without_sources(dir.path())?;
    assert!(written == cfg!(feature = "site"), "{told}");
    assert!(written || (told.contains("does not contain the sources of Bastide") && told.contains("--module")), "{told}");
    Ok(())
}

#[test]
#[needs(built_with!("site"))]
fn a_program_with_a_module_in_it_writes_a_site_without_sources() -> Done {
    let dir = tempfile::tempdir()?;
    let (written, told) = site_without_sources(dir.path())?;
    assert!(written && told.contains("KB"), "{told}");
    Ok(())
}
