// @ts-check
/** The own tables in the lobby: those that wait for this person come first, and games that are over last. */

/** @import { LobbyPage } from "../messages.d.ts" */
/** @import { Own } from "../shared/own-seats.js" */
import { arrange } from "./lists.js";
import { mine } from "../shared/own-seats.js";
import { at, make } from "../shared/page-parts.js";
import { pageData, post } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** The most own tables that are followed. */
const MAX = 30;

const page = /** @type {LobbyPage} */ (await pageData("page"));

/** The tables by their ids: those of the account, and those of this browser. */
const own = new Map(together().slice(0, MAX).map((table) => [table.id, table]));

/** @returns {Own[]} */
function together() {
  const here = mine();
  const account = page.own.map((table) => {
    const same = here.find(({ id }) => id === table.id);
    return same ? { id: table.id, seats: [...table.seats, ...same.seats], owner: table.owner || same.owner } : table;
  });
  return [...account, ...here.filter(({ id }) => !account.some((table) => table.id === id))];
}

/** @returns {string[]} the ids of the own tables */
export function ownIds() {
  return [...own.keys()];
}

/** @param {string} id */
export function isOwn(id) {
  return own.has(id);
}

/** @param {HTMLElement} entry */
function isMyTurn(entry) {
  const asked = entry.dataset.asked;
  return asked !== undefined && own.get(entry.dataset.table ?? "")?.seats.includes(Number(asked)) === true;
}

/**
 * Returns what orders the tables: my turn, games of others' turns, tables that wait, games that are over.
 * @param {HTMLElement} entry
 */
function rank(entry) {
  if (isMyTurn(entry)) return 0;
  return entry.dataset.phase === "playing" ? 1 : entry.dataset.phase === "waiting" ? 2 : 3;
}

/**
 * Ends a table that waits for players.
 * @param {HTMLElement} entry
 */
async function close(entry) {
  if (!confirm(say("script-all-close-ask"))) return;
  await post(`/t/${entry.dataset.table}/close`, {}).catch((error) => (at("wrong").textContent = error.message));
}

/**
 * Puts an own table into the list, as it is now.
 * @param {HTMLElement} entry
 */
export function placeOwn(entry) {
  const yours = isMyTurn(entry);
  entry.classList.toggle("yours", yours);
  const asks = entry.querySelector(".asks");
  if (yours && asks) asks.textContent = say("script-lobby-your-turn");
  const closes = entry.dataset.phase === "waiting" && own.get(entry.dataset.table ?? "")?.owner === true;
  const button = entry.querySelector(".close");
  if (!closes) button?.remove();
  else if (!button) {
    const title = entry.querySelector(".head")?.textContent ?? "";
    entry.append(make("button", { type: "button", class: "close", "aria-label": say("script-lobby-close-named", { title }), onclick: () => close(entry) }, say("script-lobby-close")));
  }
  const list = at("mine");
  const all = [...new Set([...list.children, entry])].map((one) => /** @type {HTMLElement} */ (one));
  const since = (/** @type {HTMLElement} */ one) => Number(one.dataset.since);
  // Who has waited longest for me comes first; of the others, what moved last.
  all.sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? since(a) - since(b) : since(b) - since(a)));
  arrange(list, all);
  count();
}

/** Shows how many own tables there are. */
export function count() {
  const all = at("mine").children.length;
  at("mine-box").hidden = all === 0;
  const number = at("mine-box").querySelector(".count");
  if (number) number.textContent = String(all);
}
