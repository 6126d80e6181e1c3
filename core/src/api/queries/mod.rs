//! Queries of a [`View`](crate::View): features, crossings, figures, traits, legal placements.

pub(crate) mod crossings;
mod feature_queries;
mod figure_queries;
mod figures;
mod legal_placements;
mod piece;
mod refusals;
mod score_rules;
mod trait_queries;
mod view;
mod visibility;
