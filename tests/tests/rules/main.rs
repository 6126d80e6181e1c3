//! The tests of the expansions, a module for each folder in `expansions`: the suite of all folders
//! (scenarios, ledger, golden games, perft), and its own tests of rules that the scenario format
//! cannot express. The build script lists the folders.

include!(concat!(env!("OUT_DIR"), "/expansions.rs"));
