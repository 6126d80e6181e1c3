// @ts-check
/** A game against a bot with one click. */

/** @import { Made } from "../messages.d.ts" */
import { link, post } from "./transport.js";
import { say, word } from "./words.js";

/**
 * Makes the table and goes there.
 * @param {string} name the name of the player; may be empty
 * @param {string} bot the strength of the bot
 */
export async function playQuickly(name, bot) {
  const you = JSON.stringify(name || say("script-all-quick-you"));
  const other = JSON.stringify(say("script-all-quick-bot", { kind: word("script-all-bot-", bot) }));
  const toml = `players = [{ name = ${you}, color = "green" }, { name = ${other}, color = "red", bot = "${bot}" }]\n[base]\n`;
  const made = /** @type {Made} */ (await post("/api/tables", { toml, sit: [0], settings: { undo: "alone", title: "" } }));
  location.href = link(made.url);
}
