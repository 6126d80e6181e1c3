// @ts-check
/** The page for a new table: a form made from the manifests, with the table as text beside it. */

import { clashes, showClashes } from "./clashes.js";
import { copyLink } from "../shared/copy-link.js";
import "../shared/language-menu.js";
import { MAX_TABLE, carried, pack, unpack } from "../shared/links.js";
/** @import { Made, NewPage, Parsed, Plugin, TableRules, Wrong } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { alone, link, pageData, post } from "../shared/transport.js";
import { card } from "./plugin-card.js";
import { SETTINGS } from "../shared/table-settings.js";
import { toToml } from "../shared/table-toml.js";
import { mark, withRules } from "./whole-tables.js";
import { capital, say, word } from "../shared/words.js";

/** @typedef {{name: string, color: string, bot: string | null, who: string}} Player whose seat is open, taken by a bot, or by who sets up the table */
/** @typedef {TableRules & {seed: number | null, players: Player[]}} Table what the form shows */

const known = /** @type {NewPage} */ (await pageData("known"));
/** The plugin that is at every table. */
const IMPLIED = known.implied;
known.plugins.sort((a, b) => Number(b.id === IMPLIED) - Number(a.id === IMPLIED));
/** The pause before text that is typed is read, in milliseconds. */
const PAUSE = 350;
/** The most players. */
const MAX = known.colors.length;
/** The days per move to choose from, and those that a new table has at first. */
const DAYS = [1, 2, 3, 5, 7, 14];
const USUAL_DAYS = 3;
/** A day, in seconds. */
const DAY = 86400;
/** The key of the browser for a form that is kept while its page is loaded in another language. */
const FORM = "form";

let table = /** @type {Table} */ ({
  edition: "first", like: null, seed: null, draws: [], chance: {}, meeples: {}, plugins: { [IMPLIED]: {} },
  players: [{ name: localStorage.getItem("name") || say("script-new-player"), color: "green", bot: null, who: "me" }, { name: say("script-new-bot"), color: "red", bot: "casual", who: "bot" }],
});
const settings = { ...structuredClone(SETTINGS), undo: "alone", bundle: known.bundle ?? "" };
let timer = 0;
/** The plugins that cannot be at a table together, as the server said last. */
let against = /** @type {Map<string, Set<string>>} */ (new Map());
/** The tiles and minutes of the table, as the server said last; null for a table with errors. */
let size = /** @type {{tiles: number | null, minutes: number | null}} */ ({ tiles: null, minutes: null });

/** The form has changed: the text follows. */
function changed() {
  at("toml").value = toToml(table, (id) => id === IMPLIED);
  told();
  clearTimeout(timer);
  timer = setTimeout(check, PAUSE);
}

/**
 * Returns an error with its place.
 * @param {Wrong} wrong
 */
function placed({ file, line, message }) {
  if (file && line) return say("script-new-wrong-file-line", { file, line, message });
  if (file) return say("script-new-wrong-file", { file, message });
  return line ? say("script-new-wrong-line", { line, message }) : message;
}

/** Asks the server what is wrong with the text. */
async function check() {
  const read = /** @type {Parsed} */ (await post("/api/parse", { toml: at("toml").value, bundle: settings.bundle }));
  at("wrong").replaceChildren(...read.wrong.map((wrong) => make("li", {}, placed(wrong))));
  // A long list scrolls, also by keyboard.
  at("wrong").tabIndex = read.wrong.length > 1 ? 0 : -1;
  at("make").disabled = at("to-referee").disabled = read.wrong.length > 0;
  against = clashes(read.wrong);
  size = read;
  told();
  return read;
}

/** Shows what follows from the table: its size, its whole table, and plugins that do not go together. */
function told() {
  const title = (/** @type {string} */ id) => known.plugins.find((plugin) => plugin.id === id)?.title ?? id;
  mark(table, known.wholes, IMPLIED);
  showClashes(against, title);
  badges();
}

/** Shows how large the game is. A table with errors, or with a library, has only seats. */
function badges() {
  const parts = [[say("script-new-seats", { n: table.players.length }), ""]];
  if (size.tiles !== null && size.minutes !== null) parts.unshift([say("script-new-tiles", { n: size.tiles }), ""], [say("script-new-minutes", { n: size.minutes }), say("script-new-minutes-how")]);
  at("badges").replaceChildren(...parts.map(([words, how]) => make("li", { title: how || null }, words)));
}

/** The text has changed: the form follows. */
async function typed() {
  const read = await check();
  if (read.wrong.length > 0) return;
  const who = new Map(table.players.map((p) => [p.color, p.who]));
  const players = read.players.map((p) => ({ ...p, who: p.bot ? "bot" : who.get(p.color) === "open" && !alone ? "open" : "me" }));
  table = { ...read, players, plugins: { [IMPLIED]: {}, ...read.plugins } };
  show();
  told();
}

function show() {
  general();
  seats();
  plugins();
}

/**
 * Returns a control with its label.
 * @param {string} id the id of the label
 * @param {HTMLElement} control
 */
function labelled(id, control) {
  return make("label", {}, say(id), " ", control);
}

/**
 * Returns the values of a choice, each with its words.
 * @param {string} prefix the beginning of the ids of the words
 * @param {string[]} keys
 * @returns {[string, string][]}
 */
function choices(prefix, keys) {
  return keys.map((key) => [key, say(prefix + key)]);
}

/**
 * @param {[string, string][]} values
 * @param {string} chosen
 * @param {(value: string) => void} pick
 */
function select(values, chosen, pick) {
  const box = make("select", { onchange: () => pick(box.value) }, ...values.map(([value, words]) => make("option", { value }, words)));
  box.value = chosen;
  return box;
}

function general() {
  const title = make("input", { maxlength: 60, placeholder: say("script-new-no-title"), value: settings.title, oninput: () => (settings.title = title.value) });
  const edition = select(choices("script-new-edition-", ["first", "new"]), table.edition, (value) => {
    table.edition = value;
    plugins();
    changed();
  });
  const seed = make("input", { type: "number", min: 0, placeholder: say("script-new-random"), value: table.seed ?? "", oninput: () => {
    table.seed = seed.value === "" ? null : Math.max(0, Math.floor(Number(seed.value)));
    changed();
  } });
  const hidden = make("input", { type: "checkbox", onchange: () => (settings.private = hidden.checked) });
  hidden.checked = settings.private;
  at("general").replaceChildren(
    make("div", { class: "row" }, labelled("script-new-title", title), labelled("script-new-edition", edition)),
    make("div", { class: "row" }, labelled("script-new-seed", seed), ...(alone ? [] : [make("label", {}, hidden, say("script-new-private"))])),
  );
}

function seats() {
  // People choose a bot by its strength; others can be named in the text.
  const bots = (/** @type {Player} */ player) => known.bots.filter((bot) => bot.strength || bot.name === player.bot).map((bot) => bot.name);
  const described = (/** @type {string} */ bot) => /** @type {[string, string]} */ ([`bot:${bot}`, say("script-all-bot", { kind: word("script-all-bot-", bot) })]);
  const kinds = (/** @type {Player} */ player) => [...choices("script-new-who-", alone ? ["here"] : ["me", "open"]), ...bots(player).map(described)];
  at("seats").replaceChildren(...table.players.map((player, i) => {
    const name = make("input", { maxlength: 30, value: player.name, "aria-label": say("script-new-name"), oninput: () => {
      player.name = name.value;
      if (player.who === "me" && i === 0) localStorage.setItem("name", name.value);
      changed();
    } });
    const free = known.colors.filter((color) => color === player.color || !table.players.some((p) => p.color === color));
    const swatch = make("span", { class: "swatch" });
    swatch.style.backgroundColor = player.color;
    const color = select(free.map((c) => [c, word("script-new-color-", c)]), player.color, (value) => {
      player.color = value;
      seats();
      changed();
    });
    color.setAttribute("aria-label", say("script-new-color"));
    const who = select(kinds(player), player.bot ? `bot:${player.bot}` : alone ? "here" : player.who, (value) => {
      const [before, was] = [player.bot, player.who];
      player.bot = value.startsWith("bot:") ? value.slice(4) : null;
      player.who = player.bot ? "bot" : alone ? "me" : value;
      // A person does not play under the name of a bot, nor a bot under that of the host.
      if ((before === null) !== (player.bot === null) || was !== player.who) player.name = named(player);
      name.value = player.name;
      changed();
    });
    who.setAttribute("aria-label", say("script-new-who"));
    const remove = make("button", { type: "button", title: say("script-new-remove"), "aria-label": say("script-new-remove"), onclick: () => {
      table.players.splice(i, 1);
      seats();
      changed();
    } }, "✕");
    remove.disabled = table.players.length < 2;
    return make("div", { class: "row seat" }, swatch, name, color, who, remove);
  }));
  at("add-seat").disabled = table.players.length >= MAX;
}

/**
 * Returns the name of a seat that goes to somebody else: that of the host for the first seat of theirs, and otherwise the color
 * or the word for a bot.
 * @param {Player} player
 */
function named({ who, color, bot }) {
  if (bot !== null) return say("script-new-bot");
  const own = localStorage.getItem("name");
  const free = own && !table.players.some((other) => other.name === own);
  return who === "me" && free ? own : capital(word("script-new-color-", color));
}

/**
 * Returns a text in small letters without accents, as the search compares it.
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Returns all that the search finds a plugin by: names, labels, titles and how it is played.
 * @param {Plugin} plugin
 */
function searched(plugin) {
  const options = plugin.options.flatMap(({ name, label, kind }) => [name, label, ...(kind.is === "choice" ? [...kind.words, ...kind.labels] : [])]);
  const presets = plugin.presets.flatMap(({ name, label }) => [name, label]);
  return plain([plugin.id, plugin.title, plugin.how, plugin.about, ...options, ...presets].filter(Boolean).join("\n"));
}
/** @type {Map<string, string>} what the search finds each plugin by */
const texts = new Map(known.plugins.map((plugin) => [plugin.id, searched(plugin)]));

/** Shows the cards of the expansions that have all words of the search. */
function search() {
  const wanted = plain(at("search").value).split(/\s+/).filter(Boolean);
  for (const [id, text] of texts) {
    const box = /** @type {HTMLElement | null} */ (document.querySelector(`[data-plugin="${CSS.escape(id)}"]`));
    if (box) box.hidden = !wanted.every((part) => text.includes(part));
  }
  let shown = 0;
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#plugins .group"))) {
    const here = group.querySelectorAll("[data-plugin]:not([hidden])").length;
    group.hidden = here === 0;
    shown += here;
  }
  at("none-found").textContent = shown === 0 ? say("script-new-none-found") : "";
}

/** Adds three expansions at random that go together with those that are chosen. */
async function surprise() {
  const button = /** @type {HTMLButtonElement} */ (at("surprise"));
  button.disabled = true;
  try {
    await addThree();
  } finally {
    button.disabled = false;
    plugins();
    changed();
  }
}

async function addThree() {
  const fits = (/** @type {Plugin} */ plugin) => {
    const chosen = known.plugins.filter((other) => table.plugins[other.id]);
    return !plugin.conflicts.some((id) => table.plugins[id]) && !chosen.some((other) => other.conflicts.includes(plugin.id));
  };
  // Not everything that does not go together is known here, so the server has the last word.
  for (let n = 0, tries = 0; n < 3 && tries < 12; tries += 1) {
    const before = { ...table.plugins };
    const open = known.plugins.filter((plugin) => !table.plugins[plugin.id] && plugin.id !== IMPLIED && plugin.group !== "own" && fits(plugin));
    const plugin = open[Math.floor(Math.random() * open.length)];
    if (!plugin) break;
    table.plugins[plugin.id] = {};
    for (const needed of plugin.requires) table.plugins[needed] ??= {};
    const read = /** @type {Parsed | null} */ (await post("/api/parse", { toml: toToml(table, (id) => id === IMPLIED), bundle: settings.bundle }).catch(() => null));
    if (read === null || read.wrong.length > 0) table.plugins = before;
    if (read === null) break;
    if (read.wrong.length === 0) n += 1;
  }
}

/** The kinds of help, in the order of their switches.
 * @type {(keyof typeof settings.help)[]} */
const HELPS = ["features", "fields", "dead", "standing", "tiles", "advice"];

/** The groups of the expansions, in their order; the plugin of every table comes before them. */
const GROUPS = ["large", "small", "promotional", "own"];

function plugins() {
  const open = new Set([...document.querySelectorAll("#plugins details[open]")].map((d) => d.getAttribute("data-id")));
  const focus = focused();
  const cards = (/** @type {(plugin: Plugin) => boolean} */ is) => known.plugins.filter(is).map((plugin) => card(plugin, table, known, open.has(plugin.id), (redraw) => {
    if (redraw) plugins();
    changed();
  }));
  const isImplied = (/** @type {Plugin} */ plugin) => plugin.id === IMPLIED;
  const groups = GROUPS.map((group) => ({ group, of: cards((plugin) => !isImplied(plugin) && plugin.group === group) })).filter(({ of }) => of.length > 0);
  at("plugins").replaceChildren(
    make("div", { class: "group" }, make("div", { class: "cards" }, ...cards(isImplied))),
    ...groups.map(({ group, of }) => make("section", { class: "group", "aria-labelledby": `group-${group}` }, make("h3", { id: `group-${group}` }, say(`script-new-group-${group}`)), make("div", { class: "cards" }, ...of))),
  );
  search();
  focus();
}

/** Returns what gives the focus back to the same control of a card when the cards are made anew. */
function focused() {
  const control = document.activeElement;
  const id = control?.closest("#plugins [data-plugin]")?.getAttribute("data-plugin");
  if (!id) return () => {};
  const option = control?.getAttribute("data-option");
  const within = option ? `[data-option="${CSS.escape(option)}"]` : "label input";
  return () => /** @type {HTMLElement | null} */ (document.querySelector(`[data-plugin="${CSS.escape(id)}"] ${within}`))?.focus({ preventScroll: true });
}

function switches() {
  const check = (/** @type {string} */ id, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ set) => {
    const box = make("input", { type: "checkbox", onchange: () => set(box.checked) });
    box.checked = on;
    return make("label", {}, box, say(id));
  };
  const number = (/** @type {"game" | "step"} */ key, /** @type {number} */ unit) => {
    const box = make("input", { type: "number", min: 0, max: 9999, value: settings.clocks[key] / unit || "", placeholder: say("script-new-clock-none"), oninput: () => (settings.clocks[key] = Math.max(0, Math.round(Number(box.value) * unit))) });
    return box;
  };
  const zero = select(choices("script-new-zero-", ["nothing", "bot", "resign"]), settings.clocks.zero, (value) => (settings.clocks.zero = value));
  const [box, zeroBox] = [make("span", { class: "row" }), labelled("script-new-zero", zero)];
  const days = () => Object.assign(select(DAYS.map((n) => [String(n), say("script-new-clock-days-choice", { n })]), String(settings.clocks.step / DAY), (value) => (settings.clocks.step = Number(value) * DAY)), { id: "clock-days" });
  const shown = (/** @type {string} */ pace) => {
    zeroBox.hidden = pace === "none";
    if (pace === "live") box.replaceChildren(labelled("script-new-clock-game", number("game", 60)), labelled("script-new-clock-step", number("step", 1)));
    else box.replaceChildren(...(pace === "days" ? [labelled("script-new-clock-days", days())] : []));
  };
  const { game, step } = settings.clocks;
  const clock = game === 0 && step === 0 ? "none" : DAYS.includes(step / DAY) && game === 0 ? "days" : "live";
  const kind = select(choices("script-new-clock-kind-", ["none", "live", "days"]), clock, (value) => {
    Object.assign(settings.clocks, { game: 0, step: value === "days" ? USUAL_DAYS * DAY : 0 });
    shown(value);
  });
  kind.id = "clock-kind";
  shown(clock);
  const undo = select(choices("script-new-undo-", ["alone", "chance", "never"]), settings.undo, (value) => (settings.undo = value));
  const confirms = select(choices("script-new-confirm-", ["end", "always", "never"]), settings.confirm, (value) => (settings.confirm = value));
  const pace = select(choices("script-new-pace-", ["0", "500", "1500"]), String(settings.pace), (value) => (settings.pace = Number(value)));
  at("settings").replaceChildren(
    ...(alone ? [] : [make("div", { class: "row" }, labelled("script-new-clock-kind", kind), box, zeroBox)]),
    make("div", { class: "row" }, labelled("script-new-undo", undo), labelled("script-new-confirm", confirms), labelled("script-new-pace", pace), ...(alone ? [] : [check("script-new-chat", settings.chat, (on) => (settings.chat = on))])),
    make("div", { class: "row" }, say("script-new-help"), ...HELPS.map((key) => check(`script-new-help-${key}`, settings.help[key], (on) => (settings.help[key] = on)))),
  );
}

at("add-seat").addEventListener("click", () => {
  const color = known.colors.find((c) => !table.players.some((p) => p.color === c));
  if (color === undefined) return;
  table.players.push({ name: capital(word("script-new-color-", color)), color, bot: null, who: alone ? "me" : "open" });
  seats();
  changed();
});
at("toml").addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(typed, PAUSE);
});
at("make").addEventListener("click", async () => {
  at("make").disabled = true;
  const sit = table.players.map((p, i) => (p.who === "me" ? i : -1)).filter((i) => i >= 0);
  try {
    const made = /** @type {Made} */ (await post("/api/tables", { toml: at("toml").value, settings, sit }));
    location.href = link(made.url) + (made.join ? `?join=${made.join}` : "");
  } catch (error) {
    at("wrong").replaceChildren(make("li", {}, /** @type {Error} */ (error).message));
    at("make").disabled = false;
  }
});
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-whole]"))) {
  button.addEventListener("click", () => {
    table = withRules(table, known.wholes[button.dataset.whole ?? ""], IMPLIED);
    show();
    changed();
  });
}
at("copy-table").addEventListener("click", async () => {
  const tell = (/** @type {string} */ text) => (at("copied").textContent = text);
  const code = await pack(at("toml").value);
  if (code === null) tell(say("script-new-link-long"));
  else await copyLink(new URL(`${link("/new")}${settings.bundle && `?bundle=${settings.bundle}`}#table=${code}`, location.href).href, tell);
});

/** Shows the table that the address carries. Returns whether it carries one. */
async function open() {
  const code = carried("table");
  if (code === null) return false;
  const text = await unpack(code, MAX_TABLE);
  // A page that is loaded again shows what was made of the table since.
  history.replaceState(null, "", location.pathname + location.search);
  if (text === null) {
    at("copied").textContent = say("script-new-link-bad");
    return false;
  }
  at("toml").value = text;
  await typed();
  return true;
}

// The page of the referee sends people here to choose the table of a position.
if (new URLSearchParams(location.search).get("for") === "referee") {
  at("make").hidden = true;
  at("to-referee").hidden = false;
  at("to-referee").addEventListener("click", () => {
    sessionStorage.setItem("referee-table", at("toml").value);
    location.href = link("/edit");
  });
}
at("search").addEventListener("input", search);
at("surprise").addEventListener("click", surprise);
at("form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
at("language")?.addEventListener("change", () => sessionStorage.setItem(FORM, JSON.stringify({ table, settings })));
const kept = JSON.parse(sessionStorage.getItem(FORM) ?? "null");
sessionStorage.removeItem(FORM);
if (kept) {
  table = kept.table;
  Object.assign(settings, kept.settings);
}
show();
switches();
if (!(await open())) changed();
window.addEventListener("hashchange", open);

// Not each server opens bundles of strangers.
if (document.getElementById("bundle-about")) import("./open-bundle.js");
