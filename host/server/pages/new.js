// @ts-check
/** The page for a new table: a form made from the manifests, with the table as text beside it. */

import { at, data, make, post } from "./parts.js";
import { card } from "./plugin-card.js";
import { toToml } from "./toml.js";

const known = data("known");
/** The plugin that is at every table. */
const IMPLIED = known.implied;
known.plugins.sort((/** @type {any} */ a, /** @type {any} */ b) => Number(b.id === IMPLIED) - Number(a.id === IMPLIED));
/** The pause before text that is typed is read, in milliseconds. */
const PAUSE = 350;
/** The most players. */
const MOST = known.colors.length;

let table = /** @type {any} */ ({
  edition: "first", like: null, seed: null, draws: [], chance: {}, meeples: {}, plugins: { [IMPLIED]: {} },
  players: [{ name: localStorage.getItem("name") || "You", color: "green", bot: null, who: "me" }, { name: "Bot", color: "red", bot: "casual", who: "bot" }],
});
const settings = /** @type {any} */ ({
  title: "", private: false, clocks: { game: 0, step: 0, zero: "nothing" }, undo: "alone", confirm: "end", chat: true, pace: 500,
  help: { features: true, tiles: true, dead: true, standing: true, fields: true },
});
let timer = 0;

/** The form has changed: the text follows. */
function changed() {
  at("toml").value = toToml(table, (id) => id === IMPLIED);
  clearTimeout(timer);
  timer = setTimeout(check, PAUSE);
}

/**
 * Returns the place of an error.
 * @param {any} wrong
 */
function place(wrong) {
  const line = wrong.line ? `line ${wrong.line}` : "";
  if (wrong.file) return `${[wrong.file, line].filter(Boolean).join(", ")}: `;
  return wrong.line ? `Line ${wrong.line}: ` : "";
}

/** Asks the server what is wrong with the text. */
async function check() {
  const read = await post("/api/parse", { toml: at("toml").value });
  at("wrong").replaceChildren(...read.wrong.map((/** @type {any} */ wrong) => make("li", {}, place(wrong) + wrong.message)));
  at("make").disabled = read.wrong.length > 0;
  return read;
}

/** The text has changed: the form follows. */
async function typed() {
  const read = await check();
  if (read.wrong.length > 0) return;
  const who = new Map(table.players.map((/** @type {any} */ p) => [p.color, p.who]));
  const players = read.players.map((/** @type {any} */ p) => ({ ...p, who: p.bot ? "bot" : who.get(p.color) === "open" ? "open" : "me" }));
  table = { ...read, players, plugins: { [IMPLIED]: {}, ...read.plugins } };
  show();
}

function show() {
  general();
  seats();
  plugins();
}

/**
 * @param {string} label
 * @param {any} control
 */
function labelled(label, control) {
  return make("label", {}, label, " ", control);
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
  const title = make("input", { maxlength: 60, placeholder: "no title", value: settings.title, oninput: () => (settings.title = title.value) });
  const edition = select([["first", "first edition (2000 to 2013)"], ["new", "new edition (from 2014)"]], table.edition, (value) => {
    table.edition = value;
    plugins();
    changed();
  });
  const seed = make("input", { type: "number", min: 0, placeholder: "random", value: table.seed ?? "", oninput: () => {
    table.seed = seed.value === "" ? null : Math.max(0, Math.floor(Number(seed.value)));
    changed();
  } });
  const hidden = make("input", { type: "checkbox", onchange: () => (settings.private = hidden.checked) });
  hidden.checked = settings.private;
  at("general").replaceChildren(make("div", { class: "row" }, labelled("Title", title), labelled("Edition", edition)), make("div", { class: "row" }, labelled("Seed", seed), make("label", {}, hidden, "private: only people with the link can take a seat")));
}

function seats() {
  // People choose a bot by its strength; others can be named in the text.
  const kinds = (/** @type {any} */ player) => /** @type {[string, string][]} */ ([["me", "at this device"], ["open", "somebody else"], ...known.bots.filter((/** @type {any} */ bot) => bot.strength || bot.name === player.bot).map((/** @type {any} */ bot) => [`bot:${bot.name}`, `bot: ${bot.name}`])]);
  at("seats").replaceChildren(...table.players.map((/** @type {any} */ player, /** @type {number} */ i) => {
    const name = make("input", { maxlength: 30, value: player.name, "aria-label": "Name", oninput: () => {
      player.name = name.value;
      if (player.who === "me" && i === 0) localStorage.setItem("name", name.value);
      changed();
    } });
    const free = known.colors.filter((/** @type {string} */ color) => color === player.color || !table.players.some((/** @type {any} */ p) => p.color === color));
    const swatch = make("span", { class: "swatch" });
    swatch.style.background = player.color;
    const color = select(free.map((/** @type {string} */ c) => [c, c]), player.color, (value) => {
      player.color = value;
      seats();
      changed();
    });
    color.setAttribute("aria-label", "Color");
    const who = select(kinds(player), player.bot ? `bot:${player.bot}` : player.who, (value) => {
      player.bot = value.startsWith("bot:") ? value.slice(4) : null;
      player.who = player.bot ? "bot" : value;
      changed();
    });
    who.setAttribute("aria-label", "Who plays");
    const remove = make("button", { type: "button", title: "Remove this player", onclick: () => {
      table.players.splice(i, 1);
      seats();
      changed();
    } }, "✕");
    remove.disabled = table.players.length < 2;
    return make("div", { class: "row seat" }, swatch, name, color, who, remove);
  }));
  at("add-seat").disabled = table.players.length >= MOST;
}

/** Shows the cards of the expansions whose name or description has the words of the search. */
function search() {
  const words = at("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const plugin of known.plugins) {
    const text = `${plugin.id} ${plugin.title} ${plugin.about}`.toLowerCase();
    const box = /** @type {any} */ (document.querySelector(`[data-plugin="${CSS.escape(plugin.id)}"]`));
    if (box) box.hidden = !words.every((word) => text.includes(word));
  }
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
  const fits = (/** @type {any} */ plugin) => {
    const chosen = known.plugins.filter((/** @type {any} */ other) => table.plugins[other.id]);
    return !plugin.conflicts.some((/** @type {string} */ id) => table.plugins[id]) && !chosen.some((/** @type {any} */ other) => other.conflicts.includes(plugin.id));
  };
  // Not everything that does not go together is known here, so the server has the last word.
  for (let n = 0, tries = 0; n < 3 && tries < 12; tries += 1) {
    const before = { ...table.plugins };
    const open = known.plugins.filter((/** @type {any} */ plugin) => !table.plugins[plugin.id] && plugin.id !== IMPLIED && !plugin.library && fits(plugin));
    const plugin = open[Math.floor(Math.random() * open.length)];
    if (!plugin) break;
    table.plugins[plugin.id] = {};
    for (const needed of plugin.requires) table.plugins[needed] ??= {};
    const read = await post("/api/parse", { toml: toToml(table, (id) => id === IMPLIED) }).catch(() => null);
    if (read === null || read.wrong.length > 0) table.plugins = before;
    if (read === null) break;
    if (read.wrong.length === 0) n += 1;
  }
}

function plugins() {
  const open = new Set([...document.querySelectorAll("#plugins details[open]")].map((d) => d.getAttribute("data-id")));
  at("plugins").replaceChildren(...known.plugins.map((/** @type {any} */ plugin) => card(plugin, table, known, open.has(plugin.id), (redraw) => {
    if (redraw) plugins();
    changed();
  })));
  search();
}

function switches() {
  const check = (/** @type {any} */ of, /** @type {string} */ key, /** @type {string} */ words) => {
    const box = make("input", { type: "checkbox", onchange: () => (of[key] = box.checked) });
    box.checked = of[key];
    return make("label", {}, box, words);
  };
  const minutes = (/** @type {"game" | "step"} */ key, /** @type {number} */ unit) => {
    const box = make("input", { type: "number", min: 0, max: 9999, value: settings.clocks[key] / unit || "", placeholder: "none", oninput: () => (settings.clocks[key] = Math.max(0, Math.round(Number(box.value) * unit))) });
    return box;
  };
  const zero = select([["nothing", "nothing happens"], ["bot", "a bot makes the move"], ["resign", "the player gives up"]], settings.clocks.zero, (value) => (settings.clocks.zero = value));
  const undo = select([["alone", "until the next random draw; alone against bots, always"], ["chance", "until the next random draw"], ["never", "never"]], settings.undo, (value) => (settings.undo = value));
  const confirms = select([["end", "when a turn ends"], ["always", "always"], ["never", "never"]], settings.confirm, (value) => (settings.confirm = value));
  const pace = select([["0", "at once"], ["500", "after half a second"], ["1500", "after a second and a half"]], String(settings.pace), (value) => (settings.pace = Number(value)));
  at("settings").replaceChildren(
    make("div", { class: "row" }, labelled("Minutes for the game", minutes("game", 60)), labelled("Seconds for a move", minutes("step", 1)), labelled("at zero", zero)),
    make("div", { class: "row" }, labelled("Take back", undo), labelled("Confirm a move", confirms), labelled("Bots move", pace), check(settings, "chat", "talk")),
    make("div", { class: "row" }, "Help: ", check(settings.help, "features", "features under the pointer"), check(settings.help, "fields", "fields"), check(settings.help, "dead", "dead cells"), check(settings.help, "standing", "points now"), check(settings.help, "tiles", "tiles left")),
  );
}

at("add-seat").addEventListener("click", () => {
  const color = known.colors.find((/** @type {string} */ c) => !table.players.some((/** @type {any} */ p) => p.color === c));
  table.players.push({ name: color.charAt(0).toUpperCase() + color.slice(1), color, bot: null, who: "open" });
  seats();
  changed();
});
at("toml").addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(typed, PAUSE);
});
at("make").addEventListener("click", async () => {
  at("make").disabled = true;
  const sit = table.players.map((/** @type {any} */ p, /** @type {number} */ i) => (p.who === "me" ? i : -1)).filter((/** @type {number} */ i) => i >= 0);
  try {
    const made = await post("/api/tables", { toml: at("toml").value, settings, sit });
    location.href = made.url + (made.join ? `?join=${made.join}` : "");
  } catch (error) {
    at("wrong").replaceChildren(make("li", {}, /** @type {Error} */ (error).message));
    at("make").disabled = false;
  }
});
at("search").addEventListener("input", search);
at("surprise").addEventListener("click", surprise);
at("form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
show();
switches();
changed();
