// @ts-check
/** The lists of the lobby: entries that the server sends are patched in place, so that focus and scrolling stay. */

import { showAges } from "../shared/ages.js";
import { make } from "../shared/page-parts.js";

/** The lists of tables by the state of their games.
 * @type {Record<string, string>} */
const LISTS = { waiting: "waiting", playing: "playing", over: "over" };
/** The parts of an entry that may change, in its link. */
const PARTS = [".what", ".people", ".facts", ".asks"];

/**
 * Returns the entry that HTML of the server describes.
 * @param {string} html
 */
export function parse(html) {
  const holder = make("template");
  holder.innerHTML = html;
  return /** @type {HTMLElement} */ (holder.content.firstElementChild);
}

/** @returns {HTMLElement[]} all entries of the page */
export function entries() {
  return [...document.querySelectorAll("li[data-table]")].map((entry) => /** @type {HTMLElement} */ (entry));
}

/**
 * Returns the entry of a table.
 * @param {string} id
 */
export function entryOf(id) {
  return entries().find((entry) => entry.dataset.table === id);
}

/**
 * Changes an entry to what the server says now.
 * @param {HTMLElement} old
 * @param {HTMLElement} now
 */
export function patch(old, now) {
  for (const name of old.getAttributeNames()) if (name.startsWith("data-") && !now.hasAttribute(name)) old.removeAttribute(name);
  for (const name of now.getAttributeNames()) old.setAttribute(name, now.getAttribute(name) ?? "");
  for (const part of PARTS) {
    const [before, after] = [old.querySelector(part), now.querySelector(part)];
    if (before && after && before.innerHTML !== after.innerHTML) before.innerHTML = after.innerHTML;
  }
  const [picture, next] = [old.querySelector(".pic img"), now.querySelector(".pic img")];
  if (picture && next) {
    if (picture.getAttribute("src") !== next.getAttribute("src")) picture.setAttribute("src", next.getAttribute("src") ?? "");
  } else old.querySelector(".pic")?.replaceChildren(...(next ? [next] : []));
  const also = now.querySelector(".also");
  if (also && !old.querySelector(".also")) old.querySelector(".to")?.after(also);
  showAges(old);
}

/**
 * Puts entries into an order. Those that are in it stay where they are, and the focus stays where it is.
 * @param {Element} list
 * @param {HTMLElement[]} order
 */
export function arrange(list, order) {
  const focus = /** @type {HTMLElement | null} */ (document.activeElement);
  order.forEach((entry, i) => {
    if (list.children[i] !== entry) list.insertBefore(entry, list.children[i] ?? null);
  });
  if (focus !== document.activeElement && focus?.isConnected) focus.focus({ preventScroll: true });
}

/**
 * Puts an entry into the list of its state, the newest first.
 * @param {HTMLElement} entry
 */
export function place(entry) {
  const list = /** @type {HTMLElement} */ (document.getElementById(LISTS[entry.dataset.phase ?? ""] ?? "over"));
  const others = [...list.children].filter((other) => other !== entry).map((other) => /** @type {HTMLElement} */ (other));
  const made = (/** @type {HTMLElement} */ of) => Number(of.dataset.created);
  const at = others.findIndex((other) => made(other) < made(entry));
  arrange(list, at < 0 ? [...others, entry] : [...others.slice(0, at), entry, ...others.slice(at)]);
}
