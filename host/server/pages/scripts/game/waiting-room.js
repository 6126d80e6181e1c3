// @ts-check
/** A table that waits for players: its seats, and the way to sit down. */

/** @import { GamePage, State } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { copyLink } from "../shared/copy-link.js";
import { post } from "../shared/transport.js";
import { say, word } from "../shared/words.js";

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
  const kept = typed();
  const seats = state.seats.map((seat) => {
    const row = make("div", { class: "wait-seat", "data-player": seat.seat }, make("b", {}, seat.name));
    if (seat.bot) row.append(say("script-all-bot", { kind: word("script-all-bot-", seat.bot) }));
    else if (seat.taken) row.append(say(seat.mine ? "script-game-seat-you" : "script-game-seat-taken"));
    else if (page.private && !key) row.append(say("script-game-seat-locked"));
    else if (state.mine.length > 0) row.append(say("script-game-seat-free"));
    else {
      const name = make("input", { maxlength: 30, placeholder: say("script-game-your-name"), "aria-label": say("script-game-your-name-on", { seat: seat.name }), value: kept.names.get(seat.seat) ?? localStorage.getItem("name") ?? "" });
      const sit = async () => {
        if (name.value.trim() === "") {
          note(say("script-game-name-first"));
          name.focus();
          return;
        }
        localStorage.setItem("name", name.value);
        // The seat comes as a cookie, so the page is loaded again with it.
        await post(`${base}/sit`, { seat: seat.seat, name: name.value, key }).then(() => location.reload()).catch((error) => note(error.message));
      };
      name.addEventListener("keydown", (event) => event.key === "Enter" && sit());
      row.append(name, make("button", { class: "main", onclick: sit }, say("script-game-sit-down")));
    }
    return row;
  });
  // Whoever sits down knows the rules and the clock.
  const read = make("button", { "aria-haspopup": "dialog", onclick: rules }, at("rules-open").textContent);
  at("rules-open").hidden = true;
  const close = () => {
    if (confirm(say("script-all-close-ask"))) post(`${base}/close`, {}).catch((error) => note(error.message));
  };
  const closes = page.owner ? [make("button", { id: "close", onclick: close }, say("script-game-close"))] : [];
  const invites = new URL(key ? `${base}?join=${key}` : base, location.href).href;
  const copy = make("button", { id: "copy-link", class: "main", onclick: () => copyLink(invites, note) }, say("script-game-copy-link"));
  at("choices").replaceChildren(copy, read, ...seats, ...closes);
  kept.focus();
}

/** Returns the names that are typed and not sent, by seat, and what gives the focus back to their field. */
function typed() {
  const field = (/** @type {Element} */ row) => /** @type {HTMLInputElement | null} */ (row.querySelector("input"));
  const rows = [...document.querySelectorAll(".wait-seat")].map((row) => ({ seat: Number(row.getAttribute("data-player")), field: field(row) }));
  const names = new Map(rows.flatMap(({ seat, field }) => (field ? [/** @type {[number, string]} */ ([seat, field.value])] : [])));
  const here = rows.find(({ field }) => field === document.activeElement && field);
  const at = here?.field?.selectionStart ?? null;
  const focus = () => {
    const input = here && field(document.querySelector(`.wait-seat[data-player="${here.seat}"]`) ?? document.body);
    input?.focus();
    input?.setSelectionRange(at, at);
  };
  return { names, focus };
}
