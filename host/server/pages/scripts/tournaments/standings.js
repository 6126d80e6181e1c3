// @ts-check
/** The standings, where each number explains itself, and the cross table. */

/** @import { TournamentView, TournamentWhy } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { get } from "../shared/transport.js";
import { say } from "../shared/words.js";
import { name } from "./parts.js";

/** The most entrants of a cross table. */
const MOST = 24;

/**
 * Shows where a number comes from.
 * @param {TournamentView} view
 * @param {number} entrant
 * @param {string} tieBreak
 */
async function explain(view, entrant, tieBreak) {
  try {
    const why = /** @type {TournamentWhy} */ (await get(`/api/tournaments/${view.id}/why?entrant=${entrant}&tie_break=${tieBreak}`));
    at("why-title").textContent = `${name(view, entrant)}: ${say(`script-tournament-tie-${tieBreak}`)} ${why.value}`;
    at("why-about").textContent = say(`script-tournament-about-${tieBreak}`);
    const part = (/** @type {TournamentWhy["parts"][number]} */ one) => {
      const told = say(`script-tournament-why-${one.why}`, { round: one.round ?? 0, name: name(view, one.opponent), reason: one.reason });
      return make("li", {}, `${told}: `, make("b", {}, one.value));
    };
    at("why-parts").replaceChildren(...why.parts.map(part));
    at("why").showModal();
  } catch (error) {
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
}

/** @param {TournamentView} view */
export function standings(view) {
  at("standings-box").hidden = view.standings.length === 0;
  const breaks = view.rules.tie_breaks;
  const head = make(
    "tr",
    {},
    make("th", { scope: "col" }, say("script-tournament-place")),
    make("th", { scope: "col", class: "name" }, say("script-tournament-entrant")),
    ...breaks.map((one) => make("th", { scope: "col", title: say(`script-tournament-about-${one}`) }, say(`script-tournament-tie-${one}`))),
  );
  const rows = view.standings.map(({ place, entrant, values }) => {
    const cell = (/** @type {string} */ value, /** @type {number} */ i) => {
      const asks = { type: "button", onclick: () => explain(view, entrant, breaks[i] ?? ""), "aria-label": `${name(view, entrant)}, ${say(`script-tournament-tie-${breaks[i]}`)}: ${value}` };
      return make("td", {}, make("button", asks, value));
    };
    return make("tr", { class: entrant === view.you.entrant ? "own" : "", "data-entrant": entrant }, make("td", {}, String(place)), make("td", { class: "name" }, name(view, entrant)), ...values.map(cell));
  });
  at("standings").replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
}

/** @param {TournamentView} view */
export function cross(view) {
  const order = view.standings.map((row) => row.entrant);
  at("cross-box").hidden = order.length === 0 || order.length > MOST;
  if (at("cross-box").hidden) return;
  /** @type {Map<string, string[]>} */
  const met = new Map();
  const note = (/** @type {number} */ a, /** @type {number} */ b, /** @type {string} */ score) => met.set(`${a}-${b}`, [...(met.get(`${a}-${b}`) ?? []), score]);
  for (const { entrants, score } of view.rounds.flatMap((round) => round.matches)) {
    const [a, b] = entrants;
    note(a, b, `${score[0]}:${score[1]}`);
    note(b, a, `${score[1]}:${score[0]}`);
  }
  const head = make("tr", {}, make("th", { scope: "col" }, "#"), make("th", { scope: "col", class: "name" }, say("script-tournament-entrant")), ...order.map((_, i) => make("th", { scope: "col" }, String(i + 1))));
  const rows = order.map((own, i) => {
    const cells = order.map((other) => make("td", {}, own === other ? "·" : (met.get(`${own}-${other}`) ?? []).join(" ")));
    return make("tr", { class: own === view.you.entrant ? "own" : "" }, make("td", {}, String(i + 1)), make("td", { class: "name" }, name(view, own)), ...cells);
  });
  at("cross").replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
}
