//! The list of cases of the rules of a table, at tables of a page without a server. The rooms of a server play the same list.

use serde_json::{Value, json};

use super::host::start;
use super::hostile::with_site;
use crate::support::Done;
use crate::webdriver::Screen;

const CASES: &str = include_str!("../../../../../tests/fixtures/people.json");

/// Plays one case, and returns what is not as it says.
const PLAY: &str = "
const [{ at, begun, make }, { Refused }, { Told }] = await Promise.all(['site/desk.js', 'site/module.js', 'site/told.js'].map(load));
const players = one.seats.map((seat, n) => `{ color = '${['green', 'red', 'blue'][n]}'${seat === 'bot' ? \", bot = 'greedy'\" : ''} }`);
const toml = `seed = 3\\nplayers = [${players.join(', ')}]\\n`;
const made = await make(await begun({ toml }, '3'), one.settings ?? {});
const table = await at(made.id);
if (one.boxed) table.game.bundle = { sha256: '0'.repeat(64), name: 'a bundle', titles: [] };
let last = 0;
const state = async () => JSON.parse((await table.frame()).state);
const act = async (decision, option) => {
  await table.act(decision, option);
  return true;
};
const play = async (option) => {
  const decision = table.game.decision;
  await act(decision, option);
  last = decision;
  return true;
};
const bot = async () => {
  if (table.view().bot === null) return false;
  await table.think();
  return true;
};
const playWhile = async (holds) => {
  for (let now = await state(); holds(now); now = await state()) await (now.your_turn ? play(0) : bot());
  return true;
};
const steps = {
  play,
  bot,
  repeat: (option) => act(last, option),
  early: (option) => act(table.game.decision + 1, option),
  back: async () => {
    await table.undo(table.game.decision);
    return true;
  },
  hint: async () => (await table.engine.ask(table.people('Advise').ask)).Data.line !== undefined,
  person: () => playWhile((now) => now.your_turn),
  turns: async (turns) => {
    const end = (await state()).turn + turns;
    return playWhile((now) => now.turn < end);
  },
  end: () => playWhile((now) => now.phase === 'playing'),
  won: async () => {
    const { scores } = table.game;
    const best = scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
    return [(await state()).winners, table.game.winners].every((winners) => JSON.stringify(winners) === JSON.stringify(best));
  },
};
const differs = (is, wanted) => Object.entries(wanted).flatMap(([key, value]) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? differs(is[key], value)
    : JSON.stringify(is[key]) === JSON.stringify(value) ? [] : [`${key} is ${JSON.stringify(is[key])}, and not ${JSON.stringify(value)}`]);
const wrong = [];
for (const [n, { then = {}, refused = false, ...step }] of one.steps.entries()) {
  for (const [kind, value] of Object.entries(step)) {
    const done = await steps[kind](value).catch((error) => {
      if (error instanceof Told || error instanceof Refused) return false;
      throw error;
    });
    if (done === refused) wrong.push(`step ${n} is ${done ? 'done' : 'refused'}`);
  }
  wrong.push(...differs(await state(), then).map((what) => `step ${n}: ${what}`));
}
return wrong;";

#[test]
#[needs(CHROMIUM, MODULE)]
fn the_rules_of_a_table_are_those_of_the_list_of_cases() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&site.host.at("en/index.html"))?;
    let cases: Vec<Value> = serde_json::from_str(CASES)?;
    for case in &cases {
        let script = format!("const one = {case}; {PLAY}");
        assert_eq!(browser.run_async(&with_site(&site, &script))?, json!([]), "{}", case["about"]);
    }
    Ok(())
}
