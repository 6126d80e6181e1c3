//! A program that was built without a part says so where the part is asked for, and names a command that has it.

use super::program;

type Done = Result<(), Box<dyn std::error::Error>>;

#[test]
fn a_part_that_the_program_was_built_without_is_named_with_a_command_that_has_it() -> Done {
    let folder = tempfile::tempdir()?;
    let key = folder.path().join("push.pem").display().to_string();
    let mail = ["serve", "--smtp", "smtp://localhost:x", "--mail-from", "a@example.org", "--public-url", "http://localhost:1"];
    for (has, part, arguments) in [
        (cfg!(feature = "mail"), "without mail", mail.as_slice()),
        (cfg!(feature = "push"), "without push notifications", &["push-key", key.as_str()]),
        (cfg!(feature = "push"), "without push notifications", &["serve", "--push-key", "/nowhere/push.pem"]),
        (cfg!(feature = "postgres"), "without PostgreSQL", &["serve", "--store", "postgres://nowhere"]),
        (cfg!(feature = "postgres"), "without PostgreSQL", &["tables", "--store", "postgres://nowhere"]),
        (cfg!(feature = "tls"), "without TLS", &["join", "https://127.0.0.1:1/t/1dab33f5b59b873ebd5a"]),
        (cfg!(feature = "tls"), "without TLS", &["serve", "--listen", "192.0.2.1:1", "--bundle-from", "https://a.example/"]),
    ] {
        let said = program().args(arguments).env("XDG_DATA_HOME", folder.path()).output()?;
        let told = String::from_utf8(said.stderr)?;
        assert_eq!(told.contains(part), !has, "{arguments:?}: {told}");
        assert_eq!(told.contains("cargo run --release --features full"), !has, "{arguments:?}: {told}");
    }
    Ok(())
}
