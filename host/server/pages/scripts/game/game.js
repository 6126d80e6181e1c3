// @ts-check
/** The page of a table: takes messages of the server, shows them, and sends what is chosen. */

import { Advice } from "./advice.js";
import { Board } from "../shared/board.js";
import { Ear } from "./ear.js";
import { FinalScoring } from "./final-scoring.js";
import { Guide } from "./guide.js";
import { Help } from "./board-help.js";
import { Hold } from "./confirm-answer.js";
import "../shared/language-menu.js";
import { sideFor } from "../shared/marks.js";
/** @import { GamePage, Links, Message, NewLink, Next, Option, State } from "../messages.d.ts" */
import { Options, foot, isMark } from "./options.js";
import { Room } from "./room.js";
import { markPlayers, panel } from "../shared/panels.js";
import { Parts, at, draw, drawn, make } from "../shared/page-parts.js";
import { alone, get, link, listen, pageData, post } from "../shared/transport.js";
import { remember } from "../shared/own-seats.js";
import { Notifications } from "./notifications.js";
import { keepCurrent, setNow } from "../shared/ages.js";
import { departed, markPeople } from "./presence.js";
import { showSince } from "./since.js";
import { Talk } from "./unread-talk.js";
import { Motion, hasPlaced, isNews } from "./motion.js";
import { openRules, readsRules, rulesButtons } from "../shared/rules-dialog.js";
import { fitPanel } from "./panel-width.js";
import { play, soundSwitch } from "./sound.js";
import { showWaiting } from "./waiting-room.js";
import "../shared/tips.js";
import { copyLink } from "../shared/copy-link.js";
import { list, nodes, say } from "../shared/words.js";

const page = /** @type {GamePage} */ (await pageData("page"));
const base = `/t/${page.id}`;
const parts = new Parts();
const board = new Board();
const help = new Help(board, base);
const guide = new Guide(page.id, note);
const advice = new Advice(base, note);
const final = new FinalScoring();
const hold = new Hold();
const motion = new Motion();
const room = new Room();
const notifications = new Notifications(base, note);
const talk = new Talk(page.id);
const ear = new Ear(base);
const options = new Options(board, ear, (option, n) => {
  if (!busy && state.decision !== answered) hold.ask(state.confirm, option, () => choose(n));
});
options.moved = () => hold.drop();
/** What the server has said last; at first, nothing. */
let state = /** @type {State} */ ({});
let busy = false;
/** The text that says how a tile is placed. */
const HINT = matchMedia("(pointer: coarse)").matches ? "script-game-hint-touch" : "script-game-hint-mouse";
/** The last decision that the server has acknowledged: it is not answered again. */
let answered = -1;

/**
 * Sends an answer to the open decision.
 * @param {number} n
 */
async function choose(n) {
  if (busy || state.decision === answered) return;
  busy = true;
  document.body.classList.add("busy");
  const decision = state.decision;
  try {
    await send(`${base}/act`, { decision, option: n });
    answered = decision;
  } catch (error) {
    note(/** @type {Error} */ (error).message);
  }
  document.body.classList.remove("busy");
  busy = false;
}

/**
 * Sends a request, and once more if the connection fails: an answer that is sent twice counts once.
 * @param {string} url
 * @param {object} body
 */
async function send(url, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await post(url, body);
    } catch (error) {
      if (/** @type {{status?: number}} */ (error).status !== undefined || tries >= 5) throw error;
      await new Promise((done) => setTimeout(done, 400 * 2 ** tries));
    }
  }
}

/**
 * Shows a message for some seconds.
 * @param {string} text
 */
function note(text) {
  at("link").textContent = text;
  if (text) setTimeout(() => at("link").textContent === text && (at("link").textContent = ""), 6000);
}

/** @param {Message} message */
function take(message) {
  const { set, gone, full } = parts.apply(message);
  const fresh = full ? [] : set.filter((key) => key.startsWith("b/") && !board.drawn.has(key));
  for (const key of [...gone, ...set.sort()]) {
    if (key.startsWith("b/") || key.startsWith("d/")) board.put(key, parts.all.get(key));
    else if (key.startsWith("h/")) panel(key, parts.all.get(key));
  }
  const before = state;
  state = parts.state();
  markPlayers(state);
  document.body.dataset.decision = String(state.decision);
  entries("log", "l/", gone, set, full, (key) => Number(key.slice(2)) > (state.known ?? 0));
  entries("talk", "c/", gone, set, full, () => true);
  const said = talk.show(state.mine ?? []);
  if (said > 0 && !full) ear.tell([say("script-game-talk-new", { n: said })]);
  if (set.includes("state") || full) show(before);
  final.show(parts.all.get("m/final"));
  people();
  if (!full) motion.show(before, state, fresh.flatMap((key) => board.drawn.get(key) ?? []), parts.all.get("m/scored"));
}

/** Shows who is here. */
function people() {
  markPeople(parts.all.get("here"), state);
}

/** @param {Element} element */
function color(element) {
  /** @type {HTMLElement} */ (element).style.borderLeftColor = element.getAttribute("data-fill") ?? "";
}

/**
 * Adds and takes away entries of a list. Old entries stay when the server no longer sends them.
 * @param {"log" | "talk"} box
 * @param {string} prefix
 * @param {string[]} gone
 * @param {string[]} set
 * @param {boolean} full
 * @param {(key: string) => boolean} takenBack
 */
function entries(box, prefix, gone, set, full, takenBack) {
  const list = at(box);
  const find = (/** @type {string} */ key) => list.querySelector(`[data-key="${key}"]`);
  for (const key of gone.filter((k) => k.startsWith(prefix) && (full || takenBack(k)))) find(key)?.remove();
  for (const key of set.filter((k) => k.startsWith(prefix)).sort()) {
    const entry = find(key) ?? make("div", { "data-key": key });
    entry.innerHTML = parts.all.get(key) ?? "";
    for (const element of entry.querySelectorAll("[data-fill]")) color(element);
    if (box === "log") list.prepend(entry);
    else list.append(entry);
  }
  if (box === "talk" && set.some((k) => k.startsWith(prefix))) list.scrollTop = list.scrollHeight;
}

/** @param {Partial<State>} before */
function show(before) {
  if (state.decision !== before.decision) {
    busy = false;
    // Another question is open: what waited no longer answers it.
    hold.drop();
  }
  const phase = state.phase;
  options.zoom = state.zoom ?? 1;
  ear.show(state);
  fitPanel(state);
  // The same question may come again with other news; then the view stays.
  if (state.area && (state.decision !== before.decision || state.moves !== before.moves || phase !== before.phase)) {
    const marks = (state.your_turn ? (state.options ?? []) : []).filter(isMark);
    // After the own placement, the tile stays under the pointer.
    const goes_on = before.your_turn && state.your_turn && state.turn === before.turn && !(state.options ?? []).some((o) => o.k === "place");
    board.setArea(state.area, near(state), sideFor(options.of_kind(marks)), goes_on ? state.last : undefined);
  }
  const over = phase === "over";
  at("facts").textContent = state.turn === undefined ? "" : over ? say("script-game-over") : say("script-all-facts", { turn: state.turn, n: state.left ?? 0 });
  at("fixed").replaceChildren(...(state.fixed ?? []).map((text) => make("li", {}, text)));
  at("ask").classList.toggle("mine", state.your_turn === true);
  at("ask").classList.toggle("over", over);
  if (over && before.phase !== "over") at("panel").scrollTop = 0;
  // The seats of a table that waited are no options of its game.
  if (before.phase === "waiting" && phase !== "waiting") at("choices").replaceChildren();
  if (phase === "waiting") {
    options.show([]);
    showWaiting(page, state, base, note, () => openRules(base));
    people();
  } else {
    at("log-box").hidden = at("record-link").hidden = at("rules-open").hidden = false;
    prompt(over);
  }
  offer();
  spent(before);
  if (phase !== "waiting") options.show(state.your_turn ? (state.options ?? []) : []);
  if (!state.your_turn) showHand(over ? [] : (state.hand ?? []));
  undoButton();
  showSince(state, (x, y) => board.reveal({ x, y }));
  guide.show(state);
  advice.show(state);
  help.show(state);
  if (state.your_turn) room.fit(state.decision ?? -1);
  else room.rest();
  standing();
  clocks();
  document.title = say(state.your_turn ? "script-game-window-turn" : "script-game-window", { title: state.title ?? say("script-game-untitled") });
  notifications.show(state, before);
  sounds(before);
  announce(before);
  at("talk-box").hidden = !state.chat;
  at("say").hidden = (state.mine ?? []).length === 0;
  at("resign").hidden = phase !== "playing" || !(state.seats ?? []).some((s) => s.mine && !s.resigned);
  remember({ id: page.id, seats: state.mine ?? [], owner: page.owner });
  const left = departed(before, state);
  if (left.length > 0) {
    note(left.join(" "));
    ear.tell(left);
  }
}

/**
 * Returns the cells that matter now: where something can be placed, and the last tile.
 * @param {State} now
 * @returns {number[][]}
 */
function near(now) {
  const at = (/** @type {Option} */ o) => {
    if ("cell" in o) return [o.cell];
    return o.x === undefined || o.y === undefined ? [] : [[Math.floor(o.x / 100), Math.floor(o.y / 100)]];
  };
  const cells = (now.your_turn ? (now.options ?? []) : []).flatMap(at);
  return now.last ? [...cells, now.last] : cells;
}

/** Shows the tiles on offer beside the question, with the one that is decided about. */
function offer() {
  const all = state.offer ?? [];
  const box = at("offer");
  box.hidden = !state.your_turn || !all.some(({ now }) => now);
  box.replaceChildren(...(box.hidden ? [] : all.map(({ tile, now }, i) => {
    const words = now ? say("script-game-offer-now") : say("script-game-offer-nth", { n: i + 1 });
    return drawn(tile, { viewBox: "-4 -8 108 112", role: "img", "aria-label": words, class: now ? "now" : "" });
  })));
}

/** Whether it is said that no follower is left: not yet, now, or before. @type {"no" | "now" | "before"} */
let none_left = "no";
/**
 * Says once, where the question would have been, that nobody is left to deploy. It stays until the next own answer.
 * @param {Partial<State>} before
 */
function spent(before) {
  const answered = before.your_turn === true && state.decision !== before.decision;
  const placed = answered && (before.options ?? []).some((o) => o.k === "place");
  if (!state.spent) none_left = "no";
  else if (none_left === "no" && placed) none_left = "now";
  else if (none_left === "now" && answered) none_left = "before";
  if (none_left !== "now" || state.phase !== "playing") return;
  at("prompt").append(make("small", { id: "spent" }, say("script-game-none-left")));
}

/** @param {boolean} over */
function prompt(over) {
  const box = at("prompt");
  box.replaceChildren();
  if (state.closed) {
    box.append(say("script-game-closed"));
    if (state.scores) box.append(review());
  } else if (state.broken) {
    box.append(say("script-game-broken"), make("small", {}, state.broken));
  } else if (over) {
    const { names = [], scores = [], winners = [] } = state;
    const most = scores[winners[0] ?? 0] ?? 0;
    const best = winners.map((seat) => names[seat]);
    if (state.ended) box.append(state.ended);
    else box.append(best.length > 1 ? say("script-game-shared", { names: list(best), n: most }) : say("script-game-won", { name: best[0], n: most }));
    box.append(review(), ...rematch());
  } else {
    const seat = state.seats.find(({ seat }) => seat === state.asked);
    const [who, question] = [make("span", { class: "who" }, state.who ?? ""), state.prompt ?? ""];
    if (!state.your_turn) box.append(...nodes("script-game-asked", { who, question }));
    else if (state.mine.length > 1) box.append(...nodes("script-game-asked-own", { who, question }));
    else box.append(question);
    const thinks = seat?.bot || seat?.resigned ? "script-game-bot-thinks" : null;
    const hint = state.your_turn && (state.options ?? []).some((o) => o.k === "place") ? HINT : thinks;
    const [button, text] = state.your_turn && state.prompt_help ? explained(state.prompt_help) : [];
    box.append(...[button, ...advice.button(state), text].filter((part) => part !== undefined));
    if (hint) box.append(make("small", {}, say(hint)));
  }
}

/** Whether the help on questions is open. */
let helps = localStorage.getItem("prompt-help") === "open";

/**
 * Returns a button and the help on a question that it opens. It stays open until it is closed.
 * @param {string} text
 */
function explained(text) {
  const shown = make("small", { id: "prompt-help", hidden: !helps }, text);
  const label = say("script-game-prompt-help");
  const button = make("button", { type: "button", class: "info", title: text, "aria-label": label, "aria-expanded": String(helps), "aria-controls": shown.id, onclick: () => {
    helps = !helps;
    localStorage.setItem("prompt-help", helps ? "open" : "");
    shown.hidden = !helps;
    button.setAttribute("aria-expanded", String(helps));
  } }, "?");
  return [button, shown];
}

/** Returns the link to the record. */
function review() {
  return make("small", {}, make("a", { href: link(`${base}/record`) }, say("script-game-review")));
}

/** Whether this page has asked for another game, and whether it is on its way there. */
let [asked, going] = [false, false];
// A wish for another game ends when its page is left: nobody is to lose time in a game that they do not see.
window.addEventListener("pagehide", () => {
  if (state.again?.mine && !state.again.url && !going) post(`${base}/rematch`, { wanted: false }).catch(() => {});
});
// A page that the browser brings back from its memory is on its way no more.
window.addEventListener("pageshow", () => (going = false));

/** Returns what leads to another game of the same people. */
function rematch() {
  const { again } = state;
  if (!again) return [];
  if (!again.may) return again.url ? [make("p", {}, make("a", { href: link(again.url) }, say("script-game-again-theirs")))] : [];
  // Each request gives the seat a new secret, so there is one at a time.
  const ask = async () => {
    if (going) return;
    asked = going = true;
    const answer = /** @type {Next | null} */ (await post(`${base}/rematch`, {}).catch((error) => {
      note(error.message);
      return null;
    }));
    if (answer?.url) location.href = link(answer.url);
    else {
      going = false;
      // The others may have answered meanwhile.
      if (answer !== null && state.again?.url) ask();
    }
  };
  // The page that asked for it goes there as soon as it begins. A page that is opened later shows this game.
  if (again.url && asked) ask();
  const withdraw = () => post(`${base}/rematch`, { wanted: false }).catch((error) => note(error.message));
  const others = (/** @type {number[]} */ seats) => seats.filter((seat) => !state.mine.includes(seat)).map((seat) => state.names?.[seat] ?? "");
  const [want, missing] = [others(again.wants), others(again.waits)];
  const wanted = want.length > 0 ? say("script-game-again-wanted", { names: list(want), n: want.length }) : "";
  const waited = missing.length > 0 && again.wants.length > 0 ? say("script-game-again-missing", { names: list(missing) }) : "";
  const words = again.url ? "" : [wanted, waited].filter(Boolean).join(" ");
  const waits = again.mine === true && !again.url;
  const button = make("button", { id: "rematch", class: waits ? "" : "main", onclick: waits ? withdraw : ask }, say(waits ? "script-game-again-stop" : again.url ? "script-game-again-go" : "script-game-again"));
  return [...(words ? [make("p", { id: "again-words", role: "status" }, words)] : []), make("p", {}, button, " ", make("a", { class: "button", href: link("/new") }, say("script-game-new-table")))];
}

/**
 * Shows the tiles that somebody else holds.
 * @param {string[]} hand
 */
function showHand(hand) {
  at("hand").replaceChildren(...hand.map((tile) => {
    const box = make("span", { class: "held", role: "img", title: say("script-game-tile-in-hand"), "aria-label": ear.tile(tile) });
    box.append(drawn(tile, { viewBox: "-4 -8 108 112" }));
    return box;
  }));
}

function undoButton() {
  document.getElementById("undo")?.remove();
  if (!state.undo) return;
  const button = make("button", { id: "undo", title: say("script-game-undo-what"), onclick: () => send(`${base}/undo`, { decision: state.decision }).catch((error) => note(error.message)) }, say("script-game-undo"));
  foot().append(button);
}

/** Shows the points if the game ended now, where the help is on. */
function standing() {
  for (const old of document.querySelectorAll(".then")) old.remove();
  (help.standing ?? []).forEach((points, seat) => {
    document.querySelector(`.player[data-player="${seat}"] .score`)?.append(make("span", { class: "then" }, say("script-game-final", { points })));
  });
}
help.changed = standing;

let shownAt = Date.now();
function clocks() {
  shownAt = Date.now();
  tick();
}
function tick() {
  const clock = state.clock;
  if (!clock) return;
  for (const element of document.querySelectorAll("[data-clock]")) {
    const seat = Number(element.getAttribute("data-clock"));
    const runs = clock.runs?.seat === seat;
    const left = clock.runs && runs ? clock.runs.left - (Date.now() - shownAt) : clock.left[seat];
    if (left === null || left === undefined) continue;
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    const text = days > 0 ? say("script-game-clock-days", { days, hours }) : hours > 0 ? say("script-game-clock-hours", { hours, minutes }) : `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
    element.textContent = (runs ? "▸ " : "") + text;
    element.classList.toggle("low", runs && seconds <= 20);
  }
}
setInterval(tick, 500);

/**
 * Tells a screen reader the question and what has happened.
 * @param {Partial<State>} before
 */
function announce(before) {
  if (state.decision === before.decision) return;
  const news = [...document.querySelectorAll("#log .move")].slice(0, 2).reverse().map((element) => ear.read(element).replace(/^\d+/, ""));
  const question = state.your_turn ? say("script-game-announce", { question: state.prompt ?? "", n: (state.options ?? []).length }) : "";
  ear.tell([...news, document.getElementById("spent")?.textContent ?? "", question, state.your_turn ? ear.held() : ""].filter(Boolean));
}

/**
 * Plays what has happened.
 * @param {Partial<State>} before
 */
function sounds(before) {
  /** @type {import("./sound.js").Sound[]} */
  const all = [];
  const news = isNews(before, state);
  if (news && hasPlaced(before, state)) all.push("place");
  if (news && (state.points ?? []).some(({ points }) => points > 0)) all.push("points");
  if (state.your_turn && !before.your_turn && before.decision !== undefined) all.push("turn");
  play(all);
}

document.addEventListener("keydown", (event) => {
  if (readsRules() || event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).matches?.("input, textarea, select")) return;
  if (event.key === "r" || event.key === "R") options.rotate(event.shiftKey ? -1 : 1);
  else if (event.key === "+") board.zoom(0.8);
  else if (event.key === "-") board.zoom(1.25);
  else if (event.key === "0") board.fit();
  else if (event.key === "Escape") options.hover(null);
  else if (event.key === "p" || event.key === "P") options.pass();
  else if (event.key === "Enter" && event.target === document.body) options.confirm();
  else if (event.key.startsWith("Arrow") && event.target === board.svg) options.focusFirst();
});

at("say").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (at("say").elements.namedItem("text"));
  const text = input.value.trim();
  if (!text) return;
  await post(`${base}/chat`, { text }).then(() => (input.value = "")).catch((error) => note(error.message));
});
at("resign").addEventListener("click", () => {
  // Without bots, the last person wins. With nobody left, the game ends for the bots, too.
  const stay = state.seats.filter((s) => !s.bot && !s.resigned && !s.mine);
  const bots = state.seats.some((s) => s.bot);
  const nobody = () => (bots ? say("script-game-resign-bots") : say("script-game-resign-all"));
  const ask = stay.length === 0 ? nobody() : stay.length === 1 && !bots ? say("script-game-resign-ends", { name: stay[0].name }) : say("script-game-resign-ask");
  if (confirm(ask)) post(`${base}/resign`, {}).catch((error) => note(error.message));
});
/**
 * Frames the tile of a row of the log on the board.
 * @param {Element | null} row
 */
function lightTile(row) {
  const cell = row?.getAttribute("data-cell")?.split(",").map(Number);
  at("lit").replaceChildren(...(cell ? [draw("rect", { x: cell[0] * 100 + 2, y: cell[1] * 100 + 2, width: 96, height: 96, rx: 6 })] : []));
  return cell;
}
const rowOf = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest(".move[data-cell]");
at("log").addEventListener("pointerover", (/** @type {Event} */ event) => lightTile(rowOf(event)));
at("log").addEventListener("pointerleave", () => lightTile(null));
at("log").addEventListener("click", (/** @type {Event} */ event) => {
  const cell = lightTile(rowOf(event));
  if (cell) board.reveal({ x: cell[0] * 100 + 50, y: cell[1] * 100 + 50 });
});
at("record-link").href = link(`${base}/record`);
rulesButtons(base);
soundSwitch(at("sound"));
at("players").style.setProperty("--turn", JSON.stringify(say("script-all-turn")));
at("links").hidden = alone;
at("links").addEventListener("toggle", () => {
  if (at("links").open) showLinks().catch((error) => note(error.message));
});

/** Shows the links with which people come to this table. Those of the own seats are secret, and asked for now. */
async function showLinks() {
  const row = (/** @type {string} */ what, /** @type {string} */ url) => {
    const full = new URL(url, location.href).href;
    const copy = () => copyLink(full, note);
    return make("div", {}, make("b", {}, what), " ", make("button", { onclick: copy }, say("script-game-copy")), make("div", {}, full));
  };
  const rows = [row(say("script-game-link-spectators"), base)];
  const key = new URLSearchParams(location.search).get("join");
  rows.push(row(say("script-game-link-players"), key ? `${base}?join=${key}` : base));
  at("link-list").replaceChildren(...rows);
  const answer = await get(`${base}/links`).catch(() => Promise.reject(new Error(say("script-game-links-failed"))));
  const { links, owner, account } = /** @type {Links} */ (answer);
  for (const link of links) rows.push(row(say("script-game-link-own"), link));
  if (account === false && state.phase !== "over") rows.push(make("div", {}, make("button", { onclick: claim }, say("script-game-claim"))));
  if (owner && state.phase !== "over") rows.push(...ownerRows(row));
  at("link-list").replaceChildren(...rows);
}

/** Takes the own seats into the account with which the person is signed in. */
function claim() {
  const done = () => {
    note(say("script-game-claimed"));
    return showLinks();
  };
  post(`${base}/claim`, {})
    .then(done)
    .catch((/** @type {Error} */ error) => note(error.message));
}

/**
 * Returns what the person who made the table may do with it.
 * @param {(what: string, url: string) => HTMLElement} row
 */
function ownerRows(row) {
  const failed = (/** @type {Error} */ error) => note(error.message);
  const people = (state.seats ?? []).filter((s) => s.taken && !s.bot);
  const seats = people.map((s) => {
    const free = () => {
      if (confirm(say("script-game-free-seat-ask", { name: s.name }))) post(`${base}/free`, { seat: s.seat }).then(showLinks).catch(failed);
    };
    const renew = () => post(`${base}/renew`, { seat: s.seat }).then((answer) => box.after(row(say("script-game-link-renewed", { name: s.name }), /** @type {NewLink} */ (answer).link))).catch(failed);
    const box = make("div", {}, make("b", {}, s.name), " ", make("button", { onclick: free }, say("script-game-free-seat")), " ", make("button", { onclick: renew }, say("script-game-new-link")));
    return box;
  });
  const close = () => {
    if (confirm(say("script-game-close-ask"))) post(`${base}/close`, {}).then(showLinks).catch(failed);
  };
  return [...seats, make("div", {}, make("button", { onclick: close }, say("script-game-close")))];
}

setNow(page.now);
take(page.first);
keepCurrent(people);
listen(
  () => `${base}/events?since=${parts.id}`,
  (text) => {
    if (at("link").textContent === say("script-game-connecting")) at("link").textContent = "";
    take(JSON.parse(text));
  },
  () => (at("link").textContent = say("script-game-connecting")),
  2000,
);
