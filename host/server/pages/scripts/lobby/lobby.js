// @ts-check
/** The lobby: own tables, a game against a bot with one click, the guide, and lists of tables that live. */

import { keepCurrent, setNow, showAges } from "../shared/ages.js";
import { toGuide } from "../shared/guide-table.js";
import "../shared/language-menu.js";
import { filter, startFilters } from "./filters.js";
import { entries, entryOf, parse, patch, place } from "./lists.js";
import { count, isOwn, ownIds, placeOwn } from "./own-tables.js";
/** @import { LobbyPage, Message } from "../messages.d.ts" */
import { forget } from "../shared/own-seats.js";
import "../shared/open-file.js";
import { at } from "../shared/page-parts.js";
import { listen, pageData } from "../shared/transport.js";
import { playQuickly } from "../shared/quick-game.js";

/** The pause before a stream that was refused is asked for again, in milliseconds. */
const PAUSE = 5000;

const page = /** @type {LobbyPage} */ (await pageData("page"));
let number = page.number;

/**
 * Puts an entry where it belongs.
 * @param {HTMLElement} entry
 */
function put(entry) {
  if (isOwn(entry.dataset.table ?? "")) placeOwn(entry);
  else place(entry);
}

/**
 * Takes what has changed.
 * @param {Message} message
 */
function take(message) {
  number = message.id;
  const gone = message.full ? entries().map((entry) => entry.dataset.table ?? "") : (message.del ?? []);
  for (const id of gone.filter((id) => !(id in message.set))) {
    entryOf(id)?.remove();
    if (isOwn(id)) forget(id);
  }
  for (const [id, html] of Object.entries(message.set)) {
    const [old, now] = [entryOf(id), parse(html)];
    if (old) patch(old, now);
    put(old ?? now);
  }
  showAges();
  count();
  filter();
}

setNow(page.now);
startFilters();
for (const entry of entries()) if (isOwn(entry.dataset.table ?? "")) placeOwn(entry);
showAges();
filter();
keepCurrent(showAges);
listen(() => `/api/lobby/events?since=${number}&own=${ownIds().join(",")}`, (text) => take(JSON.parse(text)), () => {}, PAUSE);

at("name").value = localStorage.getItem("name") ?? "";
const strength = localStorage.getItem("strength") ?? "";
if ([...at("strength").options].some((option) => option.value === strength)) at("strength").value = strength;

/** Whether a table was asked for: a second click makes no second one. */
let leaving = false;
window.addEventListener("pageshow", () => (leaving = false));

/**
 * Goes to a table, and shows why if that fails.
 * @param {(name: string) => Promise<void>} go
 */
async function start(go) {
  if (leaving) return;
  leaving = true;
  const name = at("name").value.trim();
  if (name) localStorage.setItem("name", name);
  localStorage.setItem("strength", at("strength").value);
  try {
    await go(name);
  } catch (error) {
    leaving = false;
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
}

at("quick-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  start((name) => playQuickly(name, at("strength").value));
});
at("learn").addEventListener("click", () => start(toGuide));
