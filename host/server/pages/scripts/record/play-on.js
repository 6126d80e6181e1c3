// @ts-check
/** "Play on from here": a dialog that asks who plays, and makes the table. */

/** @import { Made } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { link, post } from "../shared/transport.js";
import { say, word } from "../shared/words.js";

/** The bot that plays unless the person chooses another one. */
const USUAL = "casual";

/**
 * Makes the dialog work.
 * @param {string} base the address of the table
 * @param {string[]} bots the bots by their strength
 * @param {() => {at: number, names: string[], person: number}} now the move that is shown, the players, and who is to move
 */
export function playOn(base, bots, now) {
  const players = at("play-on-players");
  let move = 0;
  at("play-on").addEventListener("click", () => {
    const { at: shown, names, person } = now();
    move = shown;
    at("play-on-wrong").textContent = "";
    players.replaceChildren(...names.map((name, seat) => row(name, seat === person, bots)));
    at("play-on-go").disabled = false;
    at("play-on-box").showModal();
  });
  at("play-on-cancel").addEventListener("click", () => at("play-on-box").close());
  at("play-on-form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const rows = [...players.children].map((row) => ({ name: row.querySelector("input")?.value.trim() ?? "", bot: row.querySelector("select")?.value || null }));
    at("play-on-go").disabled = true;
    try {
      const made = /** @type {Made} */ (await post(`${base}/play-on`, { at: move, players: rows }));
      location.href = link(made.url);
    } catch (error) {
      at("play-on-wrong").textContent = /** @type {Error} */ (error).message;
      at("play-on-go").disabled = false;
    }
  });
}

/** Whether the dialog is open: then keys are not for the record. */
export const choosesPlayers = () => document.querySelector("#play-on-box[open]") !== null;

/**
 * @param {string} name
 * @param {boolean} person whether a person plays
 * @param {string[]} bots
 */
function row(name, person, bots) {
  const choice = (/** @type {string} */ value, /** @type {string} */ text, /** @type {boolean} */ selected) => make("option", { value, selected }, text);
  const who = [choice("", say("script-record-person"), person), ...bots.map((bot) => choice(bot, word("script-all-bot-", bot), !person && bot === USUAL))];
  return make("div", { class: "line" }, make("input", { value: name, maxlength: 30, "aria-label": say("script-record-name", { name }) }), make("select", { "aria-label": say("script-record-who", { name }) }, ...who));
}
