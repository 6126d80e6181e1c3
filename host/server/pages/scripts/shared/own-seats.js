// @ts-check
/** The tables at which this browser has a seat, or which it made, remembered in the browser alone. */

import { stored } from "./page-parts.js";

/** @typedef {{id: string, seats: number[], owner: boolean}} Own a table, the seats that this browser holds there, and whether it made the table */

const KEY = "tables";
/** The most tables that are remembered. */
const MAX = 200;

/**
 * Returns a table as it was remembered; before, the id was all.
 * @param {any} kept
 * @returns {Own | null}
 */
function read(kept) {
  if (typeof kept === "string") return { id: kept, seats: [], owner: false };
  if (typeof kept?.id !== "string") return null;
  return { id: kept.id, seats: Array.isArray(kept.seats) ? kept.seats : [], owner: kept.owner === true };
}

/**
 * Returns the tables, the one that was open last first.
 * @returns {Own[]}
 */
export function mine() {
  const list = stored(KEY);
  return Array.isArray(list) ? list.flatMap((kept) => read(kept) ?? []) : [];
}

/**
 * Remembers a table as it is now.
 * @param {Own} own without a seat, and made by somebody else, it is forgotten
 */
export function remember(own) {
  const others = mine().filter(({ id }) => id !== own.id);
  const keeps = own.seats.length > 0 || own.owner;
  const text = JSON.stringify((keeps ? [own, ...others] : others).slice(0, MAX));
  if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text);
}

/** @param {string} id */
export function forget(id) {
  remember({ id, seats: [], owner: false });
}
