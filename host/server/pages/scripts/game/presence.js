// @ts-check
/** The people at a table: who is here, who is away since when, and who has left the game. */

/** @import { People, Seat, State } from "../messages.d.ts" */
import { ago } from "../shared/ages.js";
import { at, make } from "../shared/page-parts.js";
import { say, word } from "../shared/words.js";

/**
 * Says where a person is.
 * @param {{here: boolean, since: number | null} | undefined} known
 */
function where(known) {
  if (known?.here) return say("script-all-here");
  return known?.since ? say("script-all-left-ago", { ago: ago(known.since) }) : say("script-all-away");
}

/**
 * Returns what is shown beside the name of a person or a bot.
 * @param {Seat} seat
 * @param {{here: boolean, since: number | null} | undefined} known
 */
function marks(seat, known) {
  if (seat.bot) return [make("span", { class: "strength" }, word("script-all-bot-", seat.bot))];
  if (seat.left) return [make("span", { class: "gone" }, say(`script-all-left-${seat.left}`))];
  const words = where(known);
  const dot = make("span", { class: known?.here ? "dot here" : "dot", title: words, "aria-hidden": "true" });
  return [dot, make("span", { class: known?.here ? "hush" : "where" }, words)];
}

/**
 * Marks the players, or the seats of a table that waits.
 * @param {string | undefined} text the part of the page that says who is here
 * @param {Partial<State>} state
 */
export function markPeople(text, state) {
  const people = /** @type {People | null} */ (text ? JSON.parse(text) : null);
  for (const element of document.querySelectorAll("#players .player, .wait-seat")) {
    const number = Number(element.getAttribute("data-player"));
    const seat = state.seats?.find(({ seat }) => seat === number);
    // The name of a bot may tell how strong it is.
    const isTold = seat?.bot && (element.matches(".wait-seat") || seat.name.includes(word("script-all-bot-", seat.bot)));
    const shown = !seat || isTold || !(seat.bot || people) || !seat.taken ? [] : marks(seat, state.phase === "over" ? undefined : people?.seats[number]);
    const old = element.querySelector(".presence");
    // A game that is over needs nobody any more.
    const box = make("span", { class: "presence" }, ...(state.phase === "over" && !seat?.left && !seat?.bot ? [] : shown));
    if (old?.innerHTML === box.innerHTML) continue;
    if (old) old.replaceWith(box);
    else (element.querySelector(".who") ?? element.querySelector("b"))?.append(" ", box);
  }
  const onlookers = people?.onlookers ?? 0;
  at("onlookers").textContent = onlookers > 0 ? say("script-game-onlookers", { n: onlookers }) : "";
}

/**
 * Returns the other people who have left the game since it was shown last.
 * @param {Partial<State>} before
 * @param {State} now
 */
export function departed(before, now) {
  const stayed = (/** @type {number} */ seat) => before.seats?.some((known) => known.seat === seat && !known.left) === true;
  return now.seats.filter(({ seat, left, mine }) => left && !mine && stayed(seat)).map(({ name, left }) => `${name}: ${say(`script-all-left-${left}`)}`);
}
