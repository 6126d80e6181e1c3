//! Rules of expansions that the scenario format cannot express, a module for each expansion.
//!
//! `kit`, `sets`, `stub` and `other_figures` serve several modules.

#[path = "../../../expansions/abbey-mayor/tests/rules.rs"]
mod abbey_mayor;
#[path = "../../../expansions/base/tests/rules.rs"]
mod base;
#[path = "../../../expansions/big-top/tests/rules.rs"]
mod big_top;
#[path = "../../../expansions/bridges-castles-bazaars/tests/rules.rs"]
mod bridges_castles_bazaars;
#[path = "../../../expansions/castles-in-germany/tests/rules.rs"]
mod castles_in_germany;
#[path = "../../../expansions/catapult/tests/rules.rs"]
mod catapult;
mod coming;
#[path = "../../../expansions/count-king-robber/tests/rules.rs"]
mod count_king_robber;
#[path = "../../../expansions/crop-circles/tests/rules.rs"]
mod crop_circles;
#[path = "../../../expansions/darmstadt/tests/rules.rs"]
mod darmstadt;
#[path = "../../../expansions/ferries/tests/rules.rs"]
mod ferries;
#[path = "../../../expansions/festival/tests/rules.rs"]
mod festival;
#[path = "../../../expansions/flier/tests/rules.rs"]
mod flier;
#[path = "../../../expansions/german-cathedrals/tests/rules.rs"]
mod german_cathedrals;
#[path = "../../../expansions/goldmines/tests/rules.rs"]
mod goldmines;
#[path = "../../../expansions/hills-sheep/tests/rules.rs"]
mod hills_sheep;
#[path = "../../../expansions/inns-cathedrals/tests/rules.rs"]
mod inns_cathedrals;
mod kit;
#[path = "../../../expansions/labyrinth/tests/rules.rs"]
mod labyrinth;
#[path = "../../../expansions/little-buildings/tests/rules.rs"]
mod little_buildings;
#[path = "../../../expansions/mage-witch/tests/rules.rs"]
mod mage_witch;
#[path = "../../../maps/tests/rules.rs"]
mod maps;
#[path = "../../../expansions/messages/tests/rules.rs"]
mod messages;
mod other_figures;
#[path = "../../../expansions/phantom/tests/rules.rs"]
mod phantom;
#[path = "../../../expansions/plague/tests/rules.rs"]
mod plague;
#[path = "../../../expansions/princess-dragon/tests/rules.rs"]
mod princess_dragon;
#[path = "../../../expansions/rivers/tests/rules.rs"]
mod rivers;
#[path = "../../../expansions/robbers/tests/rules.rs"]
mod robbers;
#[path = "../../../expansions/russian-promos/tests/rules.rs"]
mod russian_promos;
mod sets;
#[path = "../../../expansions/shop/tests/rules.rs"]
mod shop;
#[path = "../../../expansions/siege/tests/rules.rs"]
mod siege;
#[path = "../../../expansions/special-monasteries/tests/rules.rs"]
mod special_monasteries;
#[path = "../../../expansions/spiel-doch/tests/rules.rs"]
mod spiel_doch;
mod stub;
#[path = "../../../expansions/tower/tests/rules.rs"]
mod tower;
#[path = "../../../expansions/traders-builders/tests/rules.rs"]
mod traders_builders;
#[path = "../../../expansions/tunnel/tests/rules.rs"]
mod tunnel;
#[path = "../../../expansions/watchtowers/tests/rules.rs"]
mod watchtowers;
#[path = "../../../expansions/wheel-of-fortune/tests/rules.rs"]
mod wheel_of_fortune;
#[path = "../../../expansions/wind-roses/tests/rules.rs"]
mod wind_roses;
#[path = "../../../expansions/winter/tests/rules.rs"]
mod winter;

use bastide_tables as _;
