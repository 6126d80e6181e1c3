//! The program `bastide`: the commands of [`bastide_cli`] with the expansions of this repository.
//!
//! A program with other expansions links their crates in the same way.

use bastide_expansions as _;

fn main() -> std::process::ExitCode {
    bastide_cli::main()
}
