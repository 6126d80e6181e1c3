// @ts-check
/** The way to the page for a new table and back, where players and expansions of a position are chosen. */

/** @import { StagedPosition as Position } from "../messages.d.ts" */
import { pack } from "../shared/links.js";
import { stored } from "../shared/page-parts.js";
import { toText } from "../shared/position.js";
import { link } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** The keys of the browser for the position that waits, and for the table that was chosen for it. */
const [POSITION, TABLE] = ["referee-position", "referee-table"];

/**
 * Keeps a position, and goes to the page for a new table with its table.
 * @param {Position} position
 */
export async function keepForPicker(position) {
  const code = await pack(position.table);
  if (code === null) throw new Error(say("script-edit-link-long"));
  sessionStorage.setItem(POSITION, JSON.stringify(position));
  location.href = `${link("/new")}?for=referee#table=${code}`;
}

/** Returns the text of the position that was kept, with the table that was chosen for it; null if there is none. */
export function takeFromPicker() {
  const [position, table] = [/** @type {Position | null} */ (stored(POSITION, sessionStorage)), sessionStorage.getItem(TABLE)];
  if (position === null || table === null) return null;
  sessionStorage.removeItem(POSITION);
  sessionStorage.removeItem(TABLE);
  return toText({ ...position, table });
}
