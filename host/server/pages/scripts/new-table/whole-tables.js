// @ts-check
/** Whole tables on the page for a new table: each is a button that chooses edition and expansions. */

/** @import { TableRules } from "../messages.d.ts" */
/** @import { Table } from "./new.js" */

/**
 * Returns the rules of a table as text, with which two tables are compared.
 * @param {TableRules} table
 * @param {string} implied the plugin that is at every table
 */
function rules({ edition, like, draws, chance, meeples, plugins }, implied) {
  const named = Object.entries({ [implied]: {}, ...plugins }).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([edition, like ?? null, draws ?? [], chance ?? {}, meeples ?? {}, named]);
}

/**
 * Returns a table with the rules of a whole table, and with the players and the seed that it had.
 * @param {Table} table
 * @param {TableRules} whole
 * @param {string} implied
 * @returns {Table}
 */
export function withRules(table, whole, implied) {
  return { ...table, ...structuredClone(whole), plugins: { [implied]: {}, ...structuredClone(whole.plugins) } };
}

/**
 * Marks the whole table whose rules the table has.
 * @param {TableRules} table
 * @param {Record<string, TableRules>} wholes
 * @param {string} implied
 */
export function mark(table, wholes, implied) {
  const own = rules(table, implied);
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-whole]"))) {
    button.setAttribute("aria-pressed", String(rules(wholes[button.dataset.whole ?? ""], implied) === own));
  }
}
