//! A library runs only if the user allowed it, and the checked bytes are those that run.

use std::path::Path;
use std::process::Command;

use bastide_console::Error;
use bastide_core::abi::SYMBOL;
use bastide_tables::libraries::{LibraryError, open};
use sha2::{Digest, Sha256};

use crate::outside::{failed, library, printed, program, table};

type Check = Result<(), Error>;

/// A folder with a table that names a plugin of the evil library, and the file that the library
/// writes when its code runs.
struct Stranger {
    dir: tempfile::TempDir,
}

impl Stranger {
    fn new(library: &Path) -> Result<Stranger, Error> {
        let dir = tempfile::tempdir()?;
        std::fs::write(dir.path().join("t.toml"), table("twin-a", library, ""))?;
        Ok(Stranger { dir })
    }

    fn at(&self, name: &str) -> String {
        self.dir.path().join(name).display().to_string()
    }

    /// Returns the program of a user, who has a folder with this name.
    fn program(&self, user: &str, line: &[&str]) -> Command {
        let mut program = program(&self.dir.path().join(user));
        program.args(line).env("EVIL_MARK", self.dir.path().join("mark"));
        program
    }

    /// Returns `true` if code of the library has run since the last call.
    fn has_run(&self) -> bool {
        std::fs::remove_file(self.dir.path().join("mark")).is_ok()
    }
}

#[test]
fn a_table_or_a_record_opens_a_library_only_if_the_user_allowed_it() -> Check {
    // The library lies beside the table and the record.
    let stranger = Stranger::new(Path::new("evil.so"))?;
    std::fs::copy(library("evil")?, stranger.at("evil.so"))?;
    let (t, record) = (stranger.at("t.toml"), stranger.at("g.record"));
    let play = ["play", &t, "--allow-libraries", "--exhibition", "--seed", "1", "--save", &record];
    printed(&mut stranger.program("stranger", &play))?;
    assert!(stranger.has_run());
    let commands: [&[&str]; 9] = [
        &["check", &t],
        &["phases", &t],
        &["simulate", &t, "--games", "1"],
        &["simulate", &t, "--games", "1", "--isolate"],
        &["bench", &t],
        &["play", &t, "--exhibition"],
        &["replay", &record],
        &["show", &record],
        &["play", "--resume", &record],
    ];
    for line in commands {
        let message = failed(&mut stranger.program("user", line));
        assert!(message.contains("is not one that you have allowed") && message.contains("--allow-libraries"), "{message}");
        assert!(!stranger.has_run(), "{line:?} ran code of the library");
    }
    assert!(printed(&mut stranger.program("user", &["plugins", "--trusted"]))?.contains("No library is allowed."));
    // Once allowed, it is recognized by its SHA-256 in any place.
    printed(&mut stranger.program("user", &["replay", &record, "--allow-libraries"]))?;
    assert!(stranger.has_run());
    std::fs::copy(library("evil")?, stranger.at("copy.so"))?;
    std::fs::write(&t, table("twin-a", Path::new("copy.so"), ""))?;
    for line in &commands[..8] {
        printed(&mut stranger.program("user", line))?;
    }
    let listed = printed(&mut stranger.program("user", &["plugins", "--trusted"]))?;
    let sha256: String = Sha256::digest(std::fs::read(library("evil")?)?).iter().map(|b| format!("{b:02x}")).collect();
    assert!(listed.contains(&sha256), "{listed}");
    // Another file at the same place is another library.
    let mut bytes = std::fs::read(stranger.at("copy.so"))?;
    bytes.push(0);
    std::fs::write(stranger.at("copy.so"), bytes)?;
    assert!(failed(&mut stranger.program("user", &["check", &t])).contains("is not one that you have allowed"));
    assert!(failed(&mut stranger.program("user", &["plugins", "--forget", "0000"])).contains("begins with \"0000\""));
    let forgotten = printed(&mut stranger.program("user", &["plugins", "--forget", &sha256[..8]]))?;
    assert!(forgotten.contains(&sha256) && forgotten.contains("no longer allowed"), "{forgotten}");
    stranger.has_run();
    assert!(failed(&mut stranger.program("user", &["replay", &record])).contains("is not one that you have allowed"));
    assert!(!stranger.has_run());
    Ok(())
}

#[test]
fn what_does_not_fit_is_refused_before_any_of_its_code_runs() -> Check {
    let good = std::fs::read(library("evil")?)?;
    let places = |of: &[u8]| (0..good.len() - of.len()).filter(|&at| good[at..].starts_with(of)).collect::<Vec<_>>();
    let declaration = places(b"bastide plugin\x1a\n\x01\0\0\0")[0];
    let symbols = places(format!("{SYMBOL}\0").as_bytes());
    let cases: [(&[usize], u8, &str); 5] = [
        (&[declaration], b'B', "not a declaration of a Bastide plugin"),
        (&[declaration + 16], 9, "layout 9"),
        (&[declaration + 24], b'R', "it was compiled by \"Rustc"),
        (&[declaration + 472], b'x', "other sources of bastide-core"),
        (&symbols, b'X', "has no declaration"),
    ];
    for (places, byte, words) in cases {
        let stranger = Stranger::new(Path::new("changed.so"))?;
        let mut bytes = good.clone();
        places.iter().for_each(|&at| bytes[at] = byte);
        std::fs::write(stranger.at("changed.so"), bytes)?;
        let t = stranger.at("t.toml");
        let message = failed(&mut stranger.program("user", &["check", &t, "--allow-libraries"]));
        assert!(message.contains(words), "{message}");
        assert!(!stranger.has_run(), "{words}");
    }
    Ok(())
}

#[test]
fn what_is_not_a_regular_file_is_not_read() -> Check {
    let stranger = Stranger::new(Path::new("/dev/zero"))?;
    let t = stranger.at("t.toml");
    let refused = || failed(&mut stranger.program("user", &["check", &t, "--allow-libraries"]));
    assert!(refused().contains("it is not a regular file"), "{}", refused());
    assert!(Command::new("mkfifo").arg(stranger.at("pipe.so")).status()?.success());
    std::fs::write(&t, table("twin-a", Path::new("pipe.so"), ""))?;
    assert!(refused().contains("it is not a regular file"), "{}", refused());
    Ok(())
}

#[test]
fn two_expansions_of_one_id_in_a_library_are_refused() -> Check {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("twins.so");
    let mut bytes = std::fs::read(library("evil")?)?;
    for at in 0..bytes.len() - 6 {
        if bytes[at..].starts_with(b"twin-b") {
            bytes[at + 5] = b'a';
        }
    }
    std::fs::write(&path, bytes)?;
    let error = open(&path, None).err();
    assert!(matches!(&error, Some(LibraryError::Twins { id, .. }) if id == "twin-a"), "{error:?}");
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn what_runs_is_a_copy_in_memory_and_never_the_file() -> Check {
    let library = library("beacons")?;
    open(&library, None)?;
    let maps = std::fs::read_to_string("/proc/self/maps")?;
    assert!(maps.contains("memfd:bastide-library"), "{maps}");
    assert!(!maps.contains(&library.display().to_string()), "{maps}");
    // No folder for temporary files is needed.
    let stranger = Stranger::new(&crate::outside::library("evil")?)?;
    let t = stranger.at("t.toml");
    printed(stranger.program("user", &["check", &t, "--allow-libraries"]).env("TMPDIR", "/nowhere"))?;
    Ok(())
}
