// @ts-check
/** The tables at which this browser has a seat, remembered in the browser alone. */

const KEY = "tables";

/** @returns {string[]} */
export function mine() {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
export function remember(id) {
  localStorage.setItem(KEY, JSON.stringify([id, ...mine().filter((other) => other !== id)].slice(0, 200)));
}
