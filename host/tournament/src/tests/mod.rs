mod cup;
mod duels;
mod files;
mod kit;
mod pairings;
mod properties;
mod size;
mod standings;
