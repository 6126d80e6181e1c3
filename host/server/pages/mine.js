// @ts-check
/** The tables at which this browser has a seat, remembered in the browser alone, and those of the account. */

import { data } from "./parts.js";

const KEY = "tables";

/**
 * Returns the tables of the account, if the page comes with them, and those of this browser.
 * @returns {string[]}
 */
export function mine() {
  const account = /** @type {string[] | null} */ (data("own")) ?? [];
  return [...new Set([...account, ...remembered()])];
}

/** @returns {string[]} */
function remembered() {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
export function remember(id) {
  localStorage.setItem(KEY, JSON.stringify([id, ...remembered().filter((other) => other !== id)].slice(0, 200)));
}
