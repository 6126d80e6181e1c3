//! `bastide edit`: a position on the page of the referee.

use std::io::Write;
use std::net::SocketAddr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bastide_verify::read;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use super::serve;
use crate::cli;
use bastide_console::Error;

/// Serves the page until the program is interrupted. Nothing is kept.
///
/// # Errors
/// The file is not a scenario, or the page cannot be served.
pub fn run(args: &cli::Edit, out: &mut dyn Write) -> Result<(), Error> {
    let position = match &args.file {
        None => String::new(),
        Some(file) => {
            // What is wrong with it is told before the browser opens.
            read(file).map_err(|e| Error::Usage(e.to_string()))?;
            let text = std::fs::read_to_string(file).map_err(|e| Error::read(file, e))?;
            format!("#position={}", packed(&text)?)
        }
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], args.port));
    let (data, no_browser) = (Some(serve::MEMORY.into()), args.no_browser);
    let serve = cli::Serve { listen, data, no_browser, no_accounts: true, ..serve::by_default() };
    serve::run_at(&serve, &format!("/edit{position}"), out)
}

/// Returns a text as the page reads it from its address.
fn packed(text: &str) -> Result<String, Error> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    Ok(URL_SAFE_NO_PAD.encode(encoder.finish()?))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::DeflateDecoder;

    use super::*;

    #[test]
    fn an_address_carries_the_text_of_a_position() -> Result<(), Box<dyn std::error::Error>> {
        let text = "title = \"Who is right?\"\n".repeat(50);
        let code = packed(&text).map_err(|e| e.message())?;
        assert!(code.len() < 100 && code.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)), "{code}");
        let mut read = String::new();
        DeflateDecoder::new(URL_SAFE_NO_PAD.decode(code)?.as_slice()).read_to_string(&mut read)?;
        assert_eq!(read, text);
        Ok(())
    }
}
