// @ts-check
/** Whole tables on the page for a new table: each is a button that chooses edition and expansions. */

/** @import { NewPage, TableRules } from "../messages.d.ts" */
/** @import { Table } from "./new.js" */
import { withGame } from "./games.js";

/**
 * Returns the rules of a table as text, with which two tables are compared.
 * @param {TableRules} table
 * @param {NewPage} known
 */
function rules({ edition, like, draws, chance, meeples, plugins }, known) {
  const named = Object.entries(withGame(plugins, known)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([edition, like ?? null, draws ?? [], chance ?? {}, meeples ?? {}, named]);
}

/**
 * Returns a table with the rules of a whole table, and with the players and the seed that it had.
 * @param {Table} table
 * @param {TableRules} whole
 * @param {NewPage} known
 * @returns {Table}
 */
export function withRules(table, whole, known) {
  return { ...table, ...structuredClone(whole), plugins: withGame(structuredClone(whole.plugins), known) };
}

/**
 * Marks the whole table whose rules the table has.
 * @param {TableRules} table
 * @param {NewPage} known
 */
export function mark(table, known) {
  const own = rules(table, known);
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-whole]"))) {
    button.setAttribute("aria-pressed", String(rules(known.wholes[button.dataset.whole ?? ""], known) === own));
  }
}
