//! Under the hand: the view stays where the pointer is, every mark can be hit, and the page does not
//! move while it is played.

use serde_json::{Value, json};

use crate::person::Person;
use crate::support::{Done, SOLO, Server, TWO, Table, my_turn, play};
use crate::webdriver::{Browser, Driver, Screen};

/// Many expansions with marks of all sorts.
const MANY: &str = "seed = 11\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
    abbey-mayor = {}\nbig-top = {}\nbridges-castles-bazaars = {}\nferries = {}\nfestival = {}\nflier = {}\ngoldmines = {}\n\
    hills-sheep = {}\ninns-cathedrals = {}\nlittle-buildings = {}\nmage-witch = {}\nphantom = {}\nplague = {}\n\
    princess-dragon = {}\nrobbers = {}\ntower = {}\ntraders-builders = {}\ntunnel = {}\ncount-king-robber = {}\n";

/// Returns the marks of the window that cannot be hit or read: smaller than 24 pixels, with a middle that
/// belongs to something else, with middles less than 24 pixels apart, or with points under another mark.
const UNREACHABLE: &str = "
  const board = document.querySelector('#board').getBoundingClientRect();
  const marks = [...document.querySelectorAll('#hot .hot')].map((mark) => {
    const box = (mark.querySelector('.hit') ?? mark.querySelector('.cell')).getBoundingClientRect();
    return { mark, chip: mark.querySelector('.chip') !== null, x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width,
             name: mark.getAttribute('aria-label') };
  }).filter((m) => m.x > board.left && m.x < board.right && m.y > board.top && m.y < board.bottom);
  const wrong = [];
  for (const m of marks) {
    if (m.w < 23.5) wrong.push(`${m.name} is ${m.w} pixels wide`);
    const top = document.elementFromPoint(m.x, m.y);
    if (top?.closest('.edge')) continue;
    if (top?.closest('.hot') !== m.mark) wrong.push(`${m.name} is under ${top?.closest('.hot')?.getAttribute('aria-label') ?? top?.outerHTML.slice(0, 120)}`);
  }
  for (const [i, a] of marks.entries()) for (const b of marks.slice(i + 1)) {
    const far = Math.hypot(a.x - b.x, a.y - b.y);
    if (far < 23.5) wrong.push(`${a.name} and ${b.name} are ${far} pixels apart`);
    const points = a.mark.querySelector('.chip .badge')?.getBoundingClientRect();
    const over = points && b.chip && Math.hypot(points.x + points.width / 2 - b.x, points.y + points.height / 2 - b.y);
    if (over && over < b.w / 2 - 1) wrong.push(`${b.name} covers the points of ${a.name}`);
  }
  return { wrong, marks: marks.length };";

fn seat(table: &Table) -> String {
    format!("{}/s/{}", table.url, table.secrets[0])
}

/// Waits until the page shows a decision of its own seat.
fn shows(browser: &Browser, decision: &Value) -> Done {
    browser.until(&format!("return document.body.dataset.decision === '{decision}'"))
}

#[test]
#[needs(CHROMIUM)]
fn the_view_does_not_move_under_the_pointer() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    play(&client, 30)?;
    let view = "return document.querySelector('#board').getAttribute('viewBox')";
    for screen in [Screen::Laptop, Screen::Large] {
        let browser = driver.open(screen)?;
        browser.go(&seat(&table))?;
        let mut pointed = 0;
        while pointed < 30 {
            let state = my_turn(&client)?;
            if state["phase"] == "over" {
                return Err("the game is over too early".into());
            }
            shows(&browser, &state["decision"])?;
            let cells = browser.run(
                "return [...document.querySelectorAll('#hot [data-cell] rect')].map((r) => r.getBoundingClientRect())\
                 .map((r) => [r.x + r.width / 2, r.y + r.height / 2])",
            )?;
            let before = browser.run(view)?;
            for cell in cells.as_array().into_iter().flatten() {
                browser.point(cell[0].as_f64().unwrap_or_default(), cell[1].as_f64().unwrap_or_default())?;
                assert_eq!(browser.run(view)?, before, "pointing at {cell} moves the board");
                pointed += 1;
            }
            play(&client, 1)?;
        }
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn one_notch_of_the_wheel_turns_the_tile_to_the_next_legal_turn() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table_with(&format!("draws = [\"BA/L\", \"BA/CRr\"]\n{TWO}"), &[0, 1], json!({"pace": 0}))?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser.wait("#hot [data-cell]")?;
    let options = table.client()?.with_secret(&table.secrets[0]).state()?["options"].clone();
    let cells = browser.run("return [...document.querySelectorAll('#hot [data-cell]')].map((mark) => mark.dataset.cell)")?;
    let shown = || browser.run("return Number(document.querySelector('#hand use').getAttribute('href').split('-').pop()) % 4");
    for cell in cells.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let at = |option: &&Value| option["k"] == "place" && format!("{},{}", option["cell"][0], option["cell"][1]) == cell;
        let all = options.as_array().into_iter().flatten().filter(at);
        let mut legal: Vec<u64> = all.filter_map(|option| option["turn"].as_u64()).map(|turn| turn % 4).collect();
        legal.sort_unstable();
        legal.dedup();
        let hit = format!("document.querySelector('#hot [data-cell=\"{cell}\"] .hit')");
        let place =
            browser.run(&format!("const b = {hit}.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"))?;
        browser.point(place[0].as_f64().unwrap_or_default(), place[1].as_f64().unwrap_or_default())?;
        for notch in [100, 120, -120, 1_000, -3_000] {
            let turn = shown()?;
            let before = turn.as_u64().and_then(|turn| legal.iter().position(|t| *t == turn));
            let before = before.ok_or_else(|| format!("{turn} is shown over {cell}, where {legal:?} are legal"))?;
            browser.run(&format!(
                "{hit}.dispatchEvent(new WheelEvent('wheel', {{ deltaY: {notch}, bubbles: true, cancelable: true }}))"
            ))?;
            let by = if notch > 0 { 1 } else { legal.len() - 1 };
            let next = legal[(before + by) % legal.len()];
            assert_eq!(shown()?.as_u64(), Some(next), "a notch of {notch} over {cell}, where {legal:?} are legal");
        }
    }
    Ok(())
}

/// Returns the number of options that stand below each other, and those of the buttons that end or take
/// back an answer which cannot be clicked without scrolling.
const FOOT: &str = "
  if (!document.querySelector('#choices .row')) return { options: 0, hidden: [] };
  const hidden = [...document.querySelectorAll('#choices .pass, #undo')].filter((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') !== button;
  });
  return { options: document.querySelectorAll('#choices [data-n]').length, hidden: hidden.map((button) => button.outerHTML) };";

#[test]
#[needs(CHROMIUM)]
fn every_mark_can_be_hit_and_one_passes_without_scrolling() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(MANY, &[0])?;
    let client = table.client()?;
    let browsers = [driver.open(Screen::Laptop)?, driver.open(Screen::Phone)?];
    browsers.iter().try_for_each(|browser| browser.go(&seat(&table)))?;
    let (mut most, mut rows, mut kinds) = (0, 0, 0);
    for _ in 0..70 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" {
            break;
        }
        for browser in &browsers {
            shows(browser, &state["decision"])?;
            let foot = browser.run(FOOT)?;
            assert_eq!(foot["hidden"], json!([]), "{}", state["prompt"]);
            rows = rows.max(foot["options"].as_u64().unwrap_or_default());
            let buttons = browser.count("#kinds button")?;
            for kind in 0..buttons.max(1) {
                if buttons > 0 {
                    browser.run(&format!("document.querySelectorAll('#kinds button')[{kind}].click()"))?;
                    kinds += 1;
                }
                let seen = browser.run(UNREACHABLE)?;
                assert_eq!(seen["wrong"], Value::Array(Vec::new()), "{}", state["prompt"]);
                most = most.max(seen["marks"].as_u64().unwrap_or_default());
            }
        }
        play(&client, 1)?;
    }
    assert!(most > 12 && rows > 6 && kinds > 20, "only {most} marks and {rows} rows at once, {kinds} kinds of figures");
    Ok(())
}

/// The marks of 500 random boards: at places that several share, close together and far apart.
const BOARDS: &str = "
  return import('/assets/shared/marks.js').then(({ frame, spread }) => {
    let seed = 7;
    const roll = (below) => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return (seed / 0x7fffffff) * below;
    };
    const wrong = [];
    for (let board = 0; board < 500; board += 1) {
      const size = [{ w: 1000, h: 640, left: 52 }, { w: 1550, h: 960, left: 52 }, { w: 390, h: 470, left: 50 }][board % 3];
      const [columns, rows] = [3 + Math.floor(roll(20)), 3 + Math.floor(roll(14))];
      const busy = [Math.floor(roll(columns)), Math.floor(roll(rows))];
      const spots = [];
      for (let n = 2 + roll(60); n > 0; n -= 1) {
        const cell = roll(10) < 8 ? busy : [Math.floor(roll(columns)), Math.floor(roll(rows))];
        const same = roll(10) < 4 ? spots[Math.floor(roll(spots.length))] : undefined;
        spots.push({ x: same?.x ?? cell[0] * 100 + roll(100), y: same?.y ?? cell[1] * 100 + roll(100), r: roll(2) < 1 ? 17 : 14 });
      }
      const near = spots.map(({ x, y }) => [Math.floor(x / 100), Math.floor(y / 100)]);
      const box = frame([0, 0, columns, rows], near, 90, size);
      const scale = size.w / box.w;
      const places = spread(spots, box, size);
      const again = spread(spots, box, size);
      places.forEach((a, i) => {
        const r = a.s * spots[i].r * scale;
        const inside = (p) => (p.x - box.x) * scale >= size.left && (p.x - box.x) * scale <= size.w && (p.y - box.y) * scale >= 0 && (p.y - box.y) * scale <= size.h;
        if (2 * r < 23.9) wrong.push(`board ${board}: mark ${i} is ${2 * r} pixels wide`);
        if (inside(spots[i]) && !inside(a)) wrong.push(`board ${board}: mark ${i} left the window`);
        if (again[i].x !== a.x || again[i].y !== a.y) wrong.push(`board ${board}: mark ${i} moves`);
        for (let j = i + 1; j < places.length; j += 1) {
          const far = Math.hypot(a.x - places[j].x, a.y - places[j].y) * scale;
          const covers = Math.max(r, places[j].s * spots[j].r * scale);
          if (far < Math.max(24, covers) - 0.5) wrong.push(`board ${board}: marks ${i} and ${j} are ${far} pixels apart`);
        }
      });
      // A mark that has room stays.
      const [alone] = spread([{ x: busy[0] * 100 + 50, y: busy[1] * 100 + 50, r: 17 }], box, size);
      if (inside0(alone, busy)) wrong.push(`board ${board}: a mark that is alone moves`);
      function inside0(place, cell) {
        const px = (cell[0] * 100 + 50 - box.x) * scale, py = (cell[1] * 100 + 50 - box.y) * scale;
        const clear = px > size.left + 30 && px < size.w - 30 && py > 30 && py < size.h - 30;
        return clear && Math.hypot(place.x - cell[0] * 100 - 50, place.y - cell[1] * 100 - 50) > 0.01;
      }
    }
    return wrong.slice(0, 20);
  });";

#[test]
#[needs(CHROMIUM)]
fn marks_of_random_boards_never_cover_each_other() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&server.base)?;
    assert_eq!(browser.run(BOARDS)?, Value::Array(Vec::new()));
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn an_answer_that_ends_the_turn_can_be_taken_back_before_it_is_sent() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for confirm in ["end", "always"] {
        let table = server.table_with(TWO, &[0, 1], json!({"pace": 0, "confirm": confirm}))?;
        let browser = driver.open(Screen::Desktop)?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        let mut first = table.client()?;
        first = first.with_secret(&table.secrets[0]);
        let asked = |n: usize| -> Done {
            browser.until(&format!(
                "return document.querySelectorAll('#hot [data-cell]').length === 0 && document.body.dataset.decision === '{n}'"
            ))
        };
        let start = my_turn(&first)?["decision"].as_u64().unwrap_or_default();
        browser.wait("#hot [data-cell]")?;
        browser.click("#hot [data-cell] .hit")?;
        if confirm == "always" {
            browser.wait("#hold-go")?;
            assert_eq!(browser.run("return document.querySelector('#hold').hidden")?, false, "a placement waits too");
            browser.click("#hold-go")?;
        }
        asked(start as usize + 1)?;
        // The answer waits, is taken back, and another one goes out.
        browser.click("#choices .pass")?;
        assert_eq!(browser.run("return document.body.classList.contains('held')")?, true);
        browser.click("#hold-back")?;
        assert_eq!(first.state()?["decision"], start + 1, "nothing was sent");
        // Enter presses the button that has the focus.
        browser.click("#choices .pass")?;
        browser.run("document.querySelector('#hold-back').focus()")?;
        browser.press("\u{e007}")?;
        browser.until("return !document.body.classList.contains('held')")?;
        assert_eq!(first.state()?["decision"], start + 1, "nothing was sent by Enter on \"Undo\"");
        browser.click("#choices .pass")?;
        if confirm == "always" {
            browser.press("\u{e007}")?;
        }
        let passed = || first.state().map(|state| state["decision"].as_u64() > Some(start + 1)).unwrap_or_default();
        let since = std::time::Instant::now();
        while !passed() {
            assert!(since.elapsed().as_secs() < 20, "the answer is never sent");
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
    Ok(())
}

/// Taps the board beside the marks, at points from the north-west on, until words about a feature are
/// shown. Returns whether they are.
const TAP: &str = "
  const marks = [...document.querySelectorAll('#hot .hot')].map((mark) => mark.getBoundingClientRect());
  const least = (of) => Math.min(...marks.map(of)), most = (of) => Math.max(...marks.map(of));
  const points = [];
  for (let x = least((m) => m.left); x < most((m) => m.right); x += 6)
    for (let y = least((m) => m.top); y < most((m) => m.bottom); y += 6)
      if (!document.elementFromPoint(x, y).closest('.hot')) points.push([x, y]);
  points.sort(([a, b], [c, d]) => a + b - c - d);
  const tap = async () => {
    for (const [clientX, clientY] of points) {
      document.querySelector('#board').dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
      await new Promise((go) => setTimeout(go, 150));
      if (!document.querySelector('#tip').hidden) return true;
    }
    return false;
  };
  tap().then(arguments[0]);";

/// Returns the names of the marks that these words cover.
const COVERED: &str = "
  const tip = document.querySelector('#tip').getBoundingClientRect();
  return [...document.querySelectorAll('#hot .hot')].filter((mark) => {
    const box = mark.getBoundingClientRect();
    return box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top;
  }).map((mark) => mark.getAttribute('aria-label'));";

#[test]
#[needs(CHROMIUM)]
fn words_about_a_feature_cover_no_mark() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&seat(&table))?;
    let mut told = 0;
    for _ in 0..24 {
        let state = my_turn(&client)?;
        shows(&browser, &state["decision"])?;
        if browser.count("#hot [data-cell]")? == 0 && browser.count("#hot .hot")? > 2 {
            assert_eq!(browser.run_async(TAP)?, true);
            assert_eq!(browser.run(COVERED)?, json!([]), "{}", state["prompt"]);
            told += 1;
        }
        play(&client, 1)?;
    }
    assert!(told > 2, "only {told} questions");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_page_stands_still_while_it_is_played() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.go(&seat(&table))?;
        browser.wait("#ask.mine")?;
        browser.run(
            "window.test_shifts = []; new PerformanceObserver((list) => { for (const entry of list.getEntries()) \
             window.test_shifts.push({ value: entry.value, what: entry.sources.map((s) => s.node?.id || s.node?.className || s.node?.nodeName) }) })\
             .observe({ type: 'layout-shift', buffered: false })",
        )?;
        let mut person = Person::new(&browser, screen, 9);
        person.play(24)?;
        let shifts = browser.run("return window.test_shifts")?;
        let sum: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift["value"].as_f64()).sum();
        assert!(sum < 0.1, "the page moves by {sum}: {shifts}");
    }
    Ok(())
}
