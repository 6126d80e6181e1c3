// @ts-check
/** The panels beside the board: players, side boards, facts, and the card at the end of a game. */

/** @import { Position } from "./messages.d.ts" */
import { at, make } from "./parts.js";

/** The boxes of the panels by the first word of their keys.
 * @type {Record<string, string>} */
const BOXES = { players: "players", side: "side", facts: "notes", end: "end" };

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

/**
 * Marks whose turn it is, and who is asked.
 * @param {Position} state
 */
export function markPlayers(state) {
  for (const player of at("players").children) {
    const seat = Number(player.getAttribute("data-player"));
    player.classList.toggle("active", state.active === seat && state.over !== true);
    player.classList.toggle("asked", state.asked === seat);
  }
}
