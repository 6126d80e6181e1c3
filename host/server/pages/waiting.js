// @ts-check
/** A table that waits for players: its seats, and the way to sit down. */

import { at, make, post } from "./parts.js";

/**
 * Shows the seats.
 * @param {any} page
 * @param {any} state
 * @param {string} base
 * @param {(text: string) => void} say
 */
export function showWaiting(page, state, base, say) {
  const box = at("prompt");
  for (const id of ["helps", "log-box", "record-link"]) at(id).hidden = true;
  const free = state.seats.filter((/** @type {any} */ seat) => !seat.taken).length;
  box.replaceChildren(free === 1 ? "One seat is free" : `${free} seats are free`, make("small", {}, "The game begins when all seats are taken. Send the link of this page to your friends."));
  const key = new URLSearchParams(location.search).get("join");
  const seats = state.seats.map((/** @type {any} */ seat) => {
    const row = make("div", { class: "wait-seat" }, make("b", {}, seat.name));
    if (seat.bot) row.append(`bot: ${seat.bot}`);
    else if (seat.taken) row.append(seat.mine ? "you" : "taken");
    else if (page.private && !key) row.append("free; the link for players is needed");
    else {
      const name = make("input", { maxlength: 30, placeholder: "Your name", "aria-label": `Your name on the seat ${seat.name}`, value: localStorage.getItem("name") ?? "" });
      const sit = async () => {
        localStorage.setItem("name", name.value);
        // The seat comes as a cookie, so the page is loaded again with it.
        await post(`${base}/sit`, { seat: seat.seat, name: name.value, key }).then(() => location.reload()).catch((error) => say(error.message));
      };
      row.append(name, make("button", { class: "main", onclick: sit }, "Sit down"));
    }
    return row;
  });
  at("choices").replaceChildren(...seats);
}
