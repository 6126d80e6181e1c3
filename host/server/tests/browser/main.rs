//! Whole games in a real browser, by clicking as a person would. Where Chromium is not installed,
//! each test says so and does nothing.

#[path = "../support/mod.rs"]
mod support;

mod accounts;
mod axe;
mod bidi;
mod company;
mod days;
mod draw;
mod ear;
mod edit;
mod firefox;
mod games;
mod guide;
mod hand;
mod lobby;
mod motion;
mod notices;
mod pages;
mod person;
mod pictures;
mod puzzles;
mod record;
mod site;
mod webdriver;
