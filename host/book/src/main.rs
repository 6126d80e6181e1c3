//! Writes the source of the book into a folder: `cargo run -p bastide-book -- FOLDER`.

use bastide_expansions as _;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("name the folder that the source of the book is written to");
        return ExitCode::from(2);
    };
    match bastide_book::write(&bastide_book::repository(), Path::new(&folder)) {
        Ok(chapters) => {
            println!("{chapters} chapters in {}", Path::new(&folder).display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
