// @ts-check
/** A table that waits for players: its seats, and the way to sit down. */

/** @import { GamePage, State } from "./messages.d.ts" */
import { at, make, post } from "./parts.js";
import { say, word } from "./words.js";

/**
 * Shows the seats.
 * @param {GamePage} page
 * @param {State} state
 * @param {string} base
 * @param {(text: string) => void} note shows a message
 * @param {() => void} rules shows the rules of the table
 */
export function showWaiting(page, state, base, note, rules) {
  const box = at("prompt");
  for (const box of [at("helps"), at("log-box"), at("record-link")]) box.hidden = true;
  const free = state.seats.filter((seat) => !seat.taken).length;
  box.replaceChildren(say("script-game-free-seats", { n: free }), make("small", {}, say("script-game-waiting")));
  const key = new URLSearchParams(location.search).get("join");
  const seats = state.seats.map((seat) => {
    const row = make("div", { class: "wait-seat" }, make("b", {}, seat.name));
    if (seat.bot) row.append(say("script-all-bot", { kind: word("script-all-bot-", seat.bot) }));
    else if (seat.taken) row.append(say(seat.mine ? "script-game-seat-you" : "script-game-seat-taken"));
    else if (page.private && !key) row.append(say("script-game-seat-locked"));
    else {
      const name = make("input", { maxlength: 30, placeholder: say("script-game-your-name"), "aria-label": say("script-game-your-name-on", { seat: seat.name }), value: localStorage.getItem("name") ?? "" });
      const sit = async () => {
        localStorage.setItem("name", name.value);
        // The seat comes as a cookie, so the page is loaded again with it.
        await post(`${base}/sit`, { seat: seat.seat, name: name.value, key }).then(() => location.reload()).catch((error) => note(error.message));
      };
      row.append(name, make("button", { class: "main", onclick: sit }, say("script-game-sit-down")));
    }
    return row;
  });
  // Whoever sits down knows the rules and the clock.
  const read = make("button", { "aria-haspopup": "dialog", onclick: rules }, at("rules-open").textContent);
  at("rules-open").hidden = true;
  at("choices").replaceChildren(read, ...seats);
}
