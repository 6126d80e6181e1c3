// @ts-check
/** The list of tournaments, and the form for a new one. */

/** @import { TournamentLine, TournamentMade, TournamentsPage } from "../messages.d.ts" */
import { keepCurrent, setNow, showAges } from "../shared/ages.js";
import "../shared/language-menu.js";
import { at, make } from "../shared/page-parts.js";
import { get, pageData, post } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** The pause between two looks at the list, in milliseconds. */
const PAUSE = 5000;

const page = /** @type {TournamentsPage} */ (await pageData("page"));

/** @param {TournamentLine} line */
function entry(line) {
  return make(
    "li",
    {},
    make("a", { href: `/tournament/${line.id}` }, line.name),
    " ",
    make("span", { class: "tag" }, say(`script-tournaments-state-${line.state}`)),
    " ",
    line.own ? make("span", { class: "tag" }, say("script-tournaments-own")) : "",
    make("div", { class: "soft" }, say("script-tournaments-count", { n: line.entrants }), " · ", say("script-tournaments-by", { name: line.organizer }), " · ", make("time", { "data-at": line.created })),
  );
}

/** @param {TournamentLine[]} all */
function show(all) {
  at("tournaments").replaceChildren(...all.map(entry));
  at("none").hidden = all.length > 0;
  showAges();
}

setNow(page.now);
show(page.tournaments);
keepCurrent(showAges);
setInterval(async () => {
  if (document.hidden) return;
  // Without a connection, the list stays as it was.
  const all = await get("/api/tournaments").catch(() => null);
  if (all) show(/** @type {TournamentLine[]} */ (all));
}, PAUSE);

/** Returns the format that the form chooses. */
function format() {
  switch (at("t-format").value) {
    case "swiss":
      return { kind: "swiss", rounds: Number(at("t-rounds").value) };
    case "double-round-robin":
      return { kind: "round-robin", double: true };
    case "knockout":
      return { kind: "knockout", third_place: true };
    default:
      return { kind: "round-robin" };
  }
}

let busy = false;

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  if (busy) return;
  busy = true;
  const minutes = Number(at("t-minutes").value);
  try {
    const made = await post("/api/tournaments", {
      name: at("t-name").value,
      about: at("t-about").value,
      toml: at("t-table").value,
      clocks: minutes > 0 ? { game: minutes * 60, step: 0, zero: "resign" } : {},
      format: format(),
      games: Number(at("t-games").value),
      tie: at("t-second").checked ? "second-wins" : "half",
      duplicate: at("t-duplicate").checked,
    });
    location.href = /** @type {TournamentMade} */ (made).url;
  } catch (error) {
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
  busy = false;
}

/** The form is there for those who are signed in. */
if (document.getElementById("t-make")) {
  at("t-make").addEventListener("submit", submit);
  at("t-format").addEventListener("change", () => (at("t-rounds-label").hidden = at("t-format").value !== "swiss"));
}
