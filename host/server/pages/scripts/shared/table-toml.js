// @ts-check
/** Writes a table as TOML. Reading is the server's work. */

/** @import { Value } from "../messages.d.ts" */

/**
 * Writes a value.
 * @param {Value} value
 * @returns {string}
 */
export function value(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && "text" in value) return `{ file = ${valueOf(value.file)}, text = ${block(value.text)} }`;
  if (Array.isArray(value)) return `[${value.map(valueOf).join(", ")}]`;
  return String(value);
}

const valueOf = value;

/**
 * Writes a key. A name with a slash, such as the id of an expansion with its author, is quoted.
 * @param {string} name
 */
export function key(name) {
  return /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
}

/**
 * Writes a text of several lines.
 * @param {string} text
 */
function block(text) {
  const isPlain = !text.includes("'''") && !text.endsWith("'") && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text);
  return isPlain ? `'''\n${text}'''` : JSON.stringify(text);
}

/**
 * Writes a table.
 * @param {import("../new-table/new.js").Table} table
 * @param {(id: string) => boolean} implied whether a plugin need not be named
 * @returns {string}
 */
export function toToml(table, implied) {
  const lines = [`edition = ${value(table.edition)}`];
  if (table.like) lines.push(`like = ${value(table.like)}`);
  if (table.seed !== null && table.seed !== undefined) lines.push(`seed = ${table.seed}`);
  if (table.draws?.length > 0) lines.push(`draws = ${value(table.draws)}`);
  const chance = Object.entries(table.chance ?? {});
  if (chance.length > 0) lines.push(`chance = { ${chance.map(([stream, n]) => `${key(stream)} = ${value(n)}`).join(", ")} }`);
  const meeples = Object.entries(table.meeples ?? {});
  if (meeples.length > 0) lines.push(`meeples = { ${meeples.map(([kind, n]) => `${key(kind)} = ${n}`).join(", ")} }`);
  for (const [id, settings] of Object.entries(table.plugins)) if (settings === null) lines.push(`${key(id)} = false`);
  for (const player of table.players) {
    lines.push("", "[[players]]", `name = ${value(player.name)}`, `color = ${value(player.color)}`);
    if (player.bot) lines.push(`bot = ${value(player.bot)}`);
  }
  for (const [id, settings] of Object.entries(table.plugins)) {
    if (settings === null || (implied(id) && Object.keys(settings).length === 0)) continue;
    lines.push("", `[${key(id)}]`, ...Object.entries(settings).map(([name, chosen]) => `${key(name)} = ${value(chosen)}`));
  }
  return `${lines.join("\n")}\n`;
}
