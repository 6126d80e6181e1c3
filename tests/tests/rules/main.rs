//! Rules of expansions that the scenario format cannot express, a module for each expansion.
//!
//! `kit`, `sets`, `stub` and `other_figures` serve several modules.

mod abbey_mayor;
mod base;
mod big_top;
mod bridges_castles_bazaars;
mod castles_in_germany;
mod catapult;
mod coming;
mod count_king_robber;
mod crop_circles;
mod darmstadt;
mod ferries;
mod festival;
mod flier;
mod german_cathedrals;
mod goldmines;
mod hills_sheep;
mod inns_cathedrals;
mod kit;
mod labyrinth;
mod little_buildings;
mod mage_witch;
mod maps;
mod messages;
mod other_figures;
mod phantom;
mod plague;
mod princess_dragon;
mod rivers;
mod robbers;
mod russian_promos;
mod sets;
mod shop;
mod siege;
mod special_monasteries;
mod spiel_doch;
mod stub;
mod tower;
mod traders_builders;
mod tunnel;
mod watchtowers;
mod wheel_of_fortune;
mod wind_roses;
mod winter;

use bastide_tables as _;
