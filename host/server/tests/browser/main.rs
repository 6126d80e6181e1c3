//! Whole games in a real browser, by clicking as a person would. Where Chromium is not installed,
//! each test says so and does nothing.

#[path = "../support/mod.rs"]
mod support;

mod axe;
mod ear;
mod games;
mod guide;
mod hand;
mod motion;
mod notices;
mod pages;
mod person;
mod pictures;
mod webdriver;
