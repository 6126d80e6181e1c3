// @ts-check
/** The desk of the organizer: the next round, and decisions with their reasons. */

/** @import { TournamentView } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { say } from "../shared/words.js";
import { name } from "./parts.js";

/**
 * Fills a menu, and keeps what is chosen.
 * @param {HTMLSelectElement} menu
 * @param {[string, string][]} options values with their words
 */
function fill(menu, options) {
  const chosen = menu.value;
  menu.replaceChildren(...options.map(([value, text]) => make("option", { value }, text)));
  if (options.some(([value]) => value === chosen)) menu.value = chosen;
}

/** @param {TournamentView} view */
export function desk(view) {
  at("desk").hidden = !view.you.organizer || view.state === "over";
  const can = (/** @type {string} */ deed) => view.can.includes(deed);
  at("announce").hidden = !can("announce");
  at("advance").hidden = !can("advance");
  const last = view.rules.rounds !== null && view.rounds.length >= view.rules.rounds;
  at("advance").textContent = view.rounds.length === 0 ? say("script-tournament-begin") : last ? say("script-tournament-finish") : say("script-tournament-next", { round: view.rounds.length + 1 });
  const round = view.rounds.at(-1);
  const open = round?.matches.filter((match) => !match.over).length ?? 0;
  at("waits").hidden = open === 0;
  at("waits").textContent = say("script-tournament-waits", { n: open });
  at("decide-box").hidden = !can("cancel");
  const what = at("d-what").value;
  at("d-duel-label").hidden = !["rule", "replay"].includes(what);
  at("d-outcome-label").hidden = what !== "rule";
  at("d-entrant-label").hidden = !["remove", "penalize"].includes(what);
  at("d-halves-label").hidden = what !== "penalize";
  fill(at("d-duel"), (round?.matches ?? []).map((match) => [`${round?.number}.${match.number}`, match.entrants.map((id) => name(view, id)).join(" – ")]));
  fill(at("d-entrant"), view.entrants.map((entrant) => [String(entrant.id), entrant.name]));
}

/** Returns the decision of the form. */
export function wish() {
  const [round, match] = at("d-duel").value.split(".").map(Number);
  const duel = { round, match, board: 1 };
  const [what, reason, entrant] = [at("d-what").value, at("d-reason").value, Number(at("d-entrant").value)];
  const result = at("d-outcome").value;
  switch (what) {
    case "rule":
      return { do: what, duel, outcome: result === "first" || result === "second" ? { won: result } : result, reason };
    case "replay":
      return { do: what, duel, reason };
    case "penalize":
      return { do: what, entrant, halves: Math.round(Number(at("d-points").value) * 2), reason };
    case "remove":
      return { do: what, entrant, reason };
    default:
      return { do: what, reason };
  }
}
