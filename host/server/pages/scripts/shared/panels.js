// @ts-check
/** The panels beside the board: cards in hand, players, side boards, facts, and the card at the end of a game. */

/** @import { Position } from "../messages.d.ts" */
import { at, make } from "./page-parts.js";

/** The boxes of the panels by the first word of their keys.
 * @type {Record<string, string>} */
const BOXES = { cards: "cards", players: "players", side: "side", facts: "notes", end: "end", since: "since" };

/**
 * Shows a part of a panel, or takes it away. The key is `h/` and the panel, and where a panel has several
 * parts, a word of its own for each, in their order.
 * @param {string} key
 * @param {string | undefined} html
 */
export function panel(key, html) {
  const [, name, part] = key.split("/");
  const box = document.getElementById(BOXES[name] ?? "");
  if (!box) return;
  if (part === undefined) {
    box.innerHTML = html ?? "";
    return;
  }
  const old = /** @type {HTMLElement | undefined} */ ([...box.children].find((element) => element.getAttribute("data-part") === part));
  if (html === undefined) {
    old?.remove();
    return;
  }
  const holder = make("template");
  holder.innerHTML = html;
  const element = /** @type {HTMLElement} */ (holder.content.firstElementChild);
  element.setAttribute("data-part", part);
  if (element.dataset.fill) element.style.borderLeftColor = element.dataset.fill;
  if (old) {
    old.replaceWith(element);
    return;
  }
  const next = [...box.children].find((other) => (other.getAttribute("data-part") ?? "") > part);
  box.insertBefore(element, next ?? null);
}

/** The number of players above which the supplies of the others are folded. */
const MANY = 4;
/** The seats whose supply was opened. */
const opened = new Set();

/**
 * Marks whose turn it is, who is asked, and which players are those of this browser. Where there are many
 * players, only the own supplies are open.
 * @param {Position & {mine?: number[]}} state
 */
export function markPlayers(state) {
  const players = [...at("players").children];
  at("players").classList.toggle("many", players.length > MANY);
  for (const player of players) {
    const seat = Number(player.getAttribute("data-player"));
    const own = state.mine?.includes(seat) === true;
    player.classList.toggle("active", state.active === seat && state.over !== true);
    player.classList.toggle("asked", state.asked === seat);
    player.classList.toggle("mine", own);
    player.classList.toggle("open", opened.has(seat));
    player.querySelector(".fold")?.setAttribute("aria-expanded", String(own || opened.has(seat)));
  }
}

at("players")?.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const fold = /** @type {Element} */ (event.target).closest(".fold");
  const player = fold?.closest(".player");
  if (!fold || !player) return;
  const seat = Number(player.getAttribute("data-player"));
  if (!opened.delete(seat)) opened.add(seat);
  player.classList.toggle("open", opened.has(seat));
  fold.setAttribute("aria-expanded", String(opened.has(seat)));
});
