// @ts-check
/** The page of a tournament: what everybody sees, what its players do, and the desk of its organizer. */

/** @import { TournamentPage, TournamentView } from "../messages.d.ts" */
import { keepCurrent, setNow, showAges } from "../shared/ages.js";
import "../shared/language-menu.js";
import { at } from "../shared/page-parts.js";
import { get, pageData, post } from "../shared/transport.js";
import { desk, wish } from "./desk.js";
import { entrants, log, rounds, rules, you } from "./parts.js";
import { cross, standings } from "./standings.js";

/** The pause between two looks, in milliseconds. */
const PAUSE = 2000;

const page = /** @type {TournamentPage} */ (await pageData("page"));
let shown = page.tournament;

/** @param {TournamentView} view */
function show(view) {
  shown = view;
  you(view);
  desk(view);
  rules(view);
  standings(view);
  cross(view);
  rounds(view);
  entrants(view);
  log(view);
  at("files").hidden = view.rounds.length === 0;
  showAges();
}

let busy = false;

/**
 * Does something, and shows why if that fails.
 * @param {object} deed
 */
async function act(deed) {
  if (busy) return;
  busy = true;
  at("wrong").textContent = "";
  try {
    show(/** @type {TournamentView} */ (await post(`/api/tournaments/${shown.id}`, deed)));
    at("d-reason").value = "";
  } catch (error) {
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
  busy = false;
}

setNow(page.now);
show(shown);
keepCurrent(showAges);
setInterval(async () => {
  if (document.hidden || busy) return;
  // Without a connection, the page stays as it was.
  const view = await get(`/api/tournaments/${shown.id}?since=${shown.changes}`).catch(() => null);
  if (view) show(/** @type {TournamentView} */ (view));
}, PAUSE);

at("enter").addEventListener("click", () => act({ do: "enter" }));
at("leave").addEventListener("click", () => act({ do: "leave" }));
at("announce").addEventListener("click", () => act({ do: "announce" }));
at("advance").addEventListener("click", () => act({ do: "advance" }));
at("d-what").addEventListener("change", () => desk(shown));
at("decide").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  act(wish());
});
