//! Queries of a [`View`](crate::View): features, figures, traits, legal placements.

mod feature_queries;
mod figure_queries;
mod figures;
mod legal_placements;
mod piece;
mod trait_queries;
mod view;
mod visibility;
