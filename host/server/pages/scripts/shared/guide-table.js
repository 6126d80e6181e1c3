// @ts-check
/** The table of this browser for those who learn the game, remembered until it is played to its end. */

/** @import { Made } from "../messages.d.ts" */
import { get, link, post } from "./transport.js";

const KEY = "guide";

/**
 * Goes on with the guide where it was left, or begins it.
 * @param {string} name the name of the player; may be empty
 */
export async function toGuide(name) {
  const left = localStorage.getItem(KEY);
  const known = left !== null && (await get(`/t/${left}/state`).then(() => true, () => false));
  if (known) location.href = link(`/t/${left}`);
  else {
    const made = /** @type {Made} */ (await post("/api/guide", { name }));
    localStorage.setItem(KEY, made.id);
    location.href = link(made.url);
  }
}

/**
 * Forgets a table whose guide is at its end.
 * @param {string} id
 */
export function forgetGuide(id) {
  if (localStorage.getItem(KEY) === id) localStorage.removeItem(KEY);
}
