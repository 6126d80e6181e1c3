// @ts-check
/** The answers of the referee: why not, what features are worth, what other options would bring. */

/** @import { Compared, RefereeOptions, Why, Worth } from "../messages.d.ts" */
import { light } from "../shared/position-marks.js";
import { at, make } from "../shared/page-parts.js";
import { capital, list, say } from "../shared/words.js";
import { ruleList } from "./score.js";

/**
 * Shows whether something is legal, or what stands in its way: each obstacle with the rules behind it.
 * @param {Why} why
 */
export function showWhy({ legal, option, refusals }) {
  /** The rules of a refusal are told once, below all that they refuse. @type {Map<string, Why["refusals"]>} */
  const byRules = new Map();
  for (const refusal of refusals) {
    const key = refusal.rules.map(({ id }) => id).join(" ");
    byRules.set(key, [...(byRules.get(key) ?? []), refusal]);
  }
  const group = (/** @type {Why["refusals"]} */ group) => make("li", {}, ...group.map(({ text }) => make("p", {}, text)), ruleList(group[0].rules));
  at("edit-why").replaceChildren(
    make("p", {}, make("b", {}, legal ? `✓ ${say("script-edit-legal")}` : `✗ ${say("script-edit-refused")}`), ` ${capital(option)}`),
    ...(refusals.length > 0 ? [make("ul", { class: "why" }, ...[...byRules.values()].map(group))] : []));
}

/**
 * Shows what each feature is worth, for whom, and how. A feature lights up on the board under the pointer and with the focus.
 * @param {Worth} worth
 * @param {string[]} names the players, in turn order
 * @param {string[]} seats
 */
export function showWorth({ features, standing }, names, seats) {
  const name = (/** @type {string} */ seat) => names[seats.indexOf(seat)] ?? seat;
  const feature = (/** @type {Worth["features"][0]} */ { words, points, lines, there, complete, shapes }) => {
    const owners = there.filter(({ gets }) => gets).map(({ seat }) => name(seat));
    const told = owners.length > 0 ? say("script-edit-gets", { who: list(owners), n: points }) : say("script-edit-nobody", { n: points });
    const lit = () => light(shapes);
    return make("li", {}, make("button", { type: "button", onclick: lit, onpointerenter: lit, onfocus: lit, onpointerleave: () => light([]) },
      make("span", {}, make("b", {}, capital(words)), ` · ${say(complete ? "script-edit-complete" : "script-edit-open")}`),
      make("span", {}, told, lines.length > 0 ? ` (${lines.join(" + ")})` : ""),
      make("small", {}, list(there.map(({ seat, weight }) => say("script-edit-weight", { who: name(seat), weight }))))));
  };
  at("worth").replaceChildren(
    features.length > 0 ? make("ul", {}, ...features.map(feature)) : make("p", {}, say("script-edit-nothing")),
    make("p", {}, make("b", {}, say("script-edit-standing")), ` ${standing.map((points, i) => `${names[i]} ${points}`).join(" · ")}`));
}

/**
 * Fills the choice of an option to compare.
 * @param {RefereeOptions} options
 */
export function fillOptions({ plugins }) {
  const of = () => plugins.find(({ id }) => id === at("compare-plugin").value)?.options ?? [];
  const fill = () => at("compare-option").replaceChildren(...of().map(({ name, label }) => make("option", { value: name }, label)));
  const before = at("compare-plugin").value;
  at("compare-plugin").replaceChildren(...plugins.map(({ id, title }) => make("option", { value: id, selected: id === before }, title)));
  at("compare-plugin").onchange = fill;
  fill();
}

/**
 * Shows the scores under each value of an option.
 * @param {Compared} compared
 * @param {string[]} names
 */
export function showCompared({ rows }, names) {
  const row = (/** @type {Compared["rows"][0]} */ { value, here, standing, why }) => make("tr", here ? { class: "here" } : {}, make("th", { scope: "row" }, value, here ? ` (${say("script-edit-here")})` : ""),
    ...(standing ? standing.map((points) => make("td", {}, String(points))) : [make("td", { colspan: names.length }, why ?? "")]));
  at("compared").replaceChildren(make("table", { class: "end" },
    make("thead", {}, make("tr", {}, make("td"), ...names.map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...rows.map(row))));
}
