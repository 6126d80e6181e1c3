//! The pages of the guide for authors, whose examples are tests.

#[doc = include_str!("../../../core/guide/actions.md")]
struct Actions;

#[doc = include_str!("../../../core/guide/cards.md")]
struct Cards;

#[doc = include_str!("../../../core/guide/cost.md")]
struct Cost;

#[doc = include_str!("../../../core/guide/dice.md")]
struct Dice;

#[doc = include_str!("../../../core/guide/moving-figures.md")]
struct MovingFigures;

#[doc = include_str!("../../../core/guide/neutral-figures.md")]
struct NeutralFigures;

#[doc = include_str!("../../../core/guide/points.md")]
struct Points;

#[doc = include_str!("../../../core/guide/questions.md")]
struct Questions;

#[doc = include_str!("../../../core/guide/state.md")]
struct State;

#[doc = include_str!("../../../core/guide/turn.md")]
struct Turn;
