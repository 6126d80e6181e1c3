//! Records of random tables in a page: they come to the same states as in this program.

use bastide_service::{Answer, Order, Service};
use serde_json::json;

#[path = "../../../../sandbox/tests/module/random_games.rs"]
mod random_games;

use super::host::start;
use super::hostile::with_site;
use crate::support::Done;
use crate::webdriver::Screen;
use random_games::RandomGames;

/// The records that a page gets at once.
const AT_ONCE: usize = 20;

#[test]
#[needs(CHROMIUM, MODULE)]
fn the_same_games_come_to_the_same_states_in_a_browser() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&site.host.at("en/index.html"))?;
    let (mut here, mut games, mut records) = (Service::new(Vec::new()), RandomGames::new(), Vec::new());
    while let Some(opening) = games.next(&mut here)? {
        let Answer::Data(print) = here.carry_out(&Order::Fingerprint) else { return Err("no fingerprint".into()) };
        records.push((opening, print));
    }
    for some in records.chunks(AT_ONCE) {
        // Seeds have more digits than a number of JavaScript, so the page gets the orders as they are written.
        let orders = some.iter().map(|(opening, _)| Ok(serde_json::to_string(&Order::Open(opening.clone()))?));
        let orders = orders.collect::<Done<Vec<String>>>()?;
        let script = format!(
            "const [{{ Engine }}, {{ exchange }}] = await Promise.all([load('site/module.js'), load('site/exchange.js')]);
             globalThis.engine ??= await Engine.at(new URL('bastide.wasm.gz', {base}));
             const ask = (order) => JSON.parse(new TextDecoder().decode(exchange(engine.exports, order, Infinity)));
             return {orders}.map((order) => {{
               const opened = ask(new TextEncoder().encode(order));
               return opened.Ready ? ask(new TextEncoder().encode('\"Fingerprint\"')).Data : JSON.stringify(opened);
             }});",
            base = json!(site.host.at("assets/")),
            orders = json!(orders)
        );
        let found = browser.run_async(&with_site(&site, &script))?;
        for ((opening, print), found) in some.iter().zip(found.as_array().ok_or_else(|| found.to_string())?) {
            assert!(print == found, "{opening:?}: {print} and {found}");
        }
    }
    println!("{} games: the same in a browser", records.len());
    Ok(())
}
