//! Pictures of what a site without a server has beside the pages of a server: `BASTIDE_PICTURES=FOLDER cargo test
//! -p bastide-server --test browser site::pictures` writes them.

use bastide_needs::list::PICTURES;

use super::bundles::{open, strangers, table};
use super::host::{play_at, start};
use super::hostile::{begin, bundle, hurry};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::Screen;

#[test]
#[needs(CHROMIUM, MODULE, BUNDLES, PICTURES)]
fn pictures_of_a_site() -> Done {
    let folder = PICTURES.path()?;
    let [example, beacons] = strangers()?;
    let (site, driver) = start()?;
    std::fs::create_dir_all(&folder)?;
    hurry(&site)?;
    for (screen, scheme, on) in
        [(Screen::Laptop, "light", "laptop"), (Screen::Phone, "dark", "phone"), (Screen::Phone, "light", "phone-light")]
    {
        let browser = driver.open(screen)?;
        browser.prefer("prefers-color-scheme", scheme)?;
        let take = |name: &str| {
            std::thread::sleep(std::time::Duration::from_millis(400));
            browser.picture(&folder.join(format!("site-{name}-{on}.png")))
        };
        let show = |css: &str| browser.run(&format!("document.querySelector({css:?}).scrollIntoView({{ block: 'center' }})"));
        browser.go(&site.host.at("en/index.html"))?;
        browser.go(&site.host.at("en/new.html"))?;
        open(&browser, &example)?;
        show("#bundles")?;
        browser.type_into("#bundle-file", &beacons.display().to_string())?;
        browser.wait("#bundle-use")?;
        show("#bundles")?;
        take("opened")?;
        browser.type_into("#bundle-file", &folder.join(format!("site-opened-{on}.png")).display().to_string())?;
        browser.until("return document.querySelector('#bundle-wrong').textContent !== ''")?;
        show("#bundles")?;
        take("refused")?;
        browser.go(&site.host.at("en/new.html"))?;
        open(&browser, &beacons)?;
        play_at(&browser, &table("beacons"))?;
        Person::new(&browser, screen, 51).play(30)?;
        browser.wait("#ask.mine")?;
        take("game")?;
        browser.run("document.querySelector('#rules-open').click()")?;
        browser.wait("#rules-settings dt")?;
        take("rules")?;
        browser.go(&site.host.at(&format!("en/new.html?bundle={}", "0".repeat(64))))?;
        browser.type_into("#missing input", &beacons.display().to_string())?;
        browser.until("return document.querySelector('#missing [role=alert]').textContent !== ''")?;
        take("missing")?;
        begin(&site, &browser, "endless.wasm", &bundle("{}", "(loop $on (br $on))")?)?;
        browser.wait("#slow button")?;
        take("slow")?;
        browser.wait("#broken button")?;
        take("broken")?;
        browser.go(&site.host.at("en/index.html"))?;
        browser.wait("#mine [data-table]")?;
        take("home")?;
        browser.go(&site.host.at("de/new.html"))?;
        browser.wait("#bundle-list [data-bundle]")?;
        show("#bundles")?;
        take("list")?;
    }
    Ok(())
}
