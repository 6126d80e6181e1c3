// @ts-check
/** What a move scores, feature by feature, before and after, with its rules; the best move and the chances. */

/** @import { BestMove, MoveScore, RefereeLook, RuleWords } from "../messages.d.ts" */
import { light } from "../shared/position-marks.js";
import { at, make } from "../shared/page-parts.js";
import { capital, list, say } from "../shared/words.js";

/** @typedef {MoveScore["features"][0]} Row */

/**
 * Returns rules, each with its id and its sentence.
 * @param {RuleWords[]} rules
 */
export const ruleList = (rules) => make("ul", { class: "rules" }, ...rules.map(({ id, words }) => make("li", {}, make("b", {}, id), words ? ` ${words}` : "")));

/**
 * Shows who scores what.
 * @param {MoveScore} told
 * @param {RefereeLook} look
 */
export function showScore({ deeds, open, refused, features, others, before, after }, look) {
  const name = (/** @type {string} */ seat) => look.seats.find((one) => one.seat === seat)?.name ?? seat;
  const of = (/** @type {string} */ seat, /** @type {number} */ n) => say("script-edit-of", { who: name(seat), n });
  /** Who gets what of a feature at the end. */
  const worth = (/** @type {Row["after"]} */ fact) => {
    if (!fact) return "–";
    const paid = fact.there.filter(({ gets }) => gets);
    return paid.length > 0 ? list(paid.map(({ seat, points }) => of(seat, points))) : say("script-edit-none");
  };
  const row = (/** @type {Row} */ one) => {
    const lit = () => light(one.shapes);
    const sums = (one.after ?? one.before[0])?.lines ?? [];
    const line = (/** @type {string} */ id, /** @type {string | Node} */ told) => [make("dt", {}, say(id)), make("dd", {}, told)];
    return make("li", { class: one.scored.length > 0 ? "scored" : null },
      make("button", { type: "button", onclick: lit, onpointerenter: lit, onfocus: lit, onpointerleave: () => light([]) }, capital(one.words)),
      make("dl", {},
        ...(one.before.length > 0 ? line("script-edit-before", list(one.before.map(worth))) : []),
        ...(one.scored.length > 0 ? line("script-edit-now", make("b", {}, list(one.scored.map(({ seat, points }) => of(seat, points))))) : line("script-edit-end", worth(one.after))),
        ...(one.rules && one.rules.length > 0 ? line("script-edit-rules", ruleList(one.rules)) : [])),
      ...(sums.length > 0 ? [make("small", {}, sums.join(" + "))] : []));
  };
  const table = (/** @type {Row[]} */ rows) => make("ul", { class: "features", "aria-label": say("script-edit-feature") }, ...rows.map(row));
  const totals = (/** @type {string} */ label, /** @type {number[]} */ from, /** @type {number[]} */ to) => make("tr", {}, make("th", { scope: "row" }, label),
    ...look.seats.map((_, i) => make("td", {}, from[i] === to[i] ? String(to[i]) : make("b", {}, `${from[i]} → ${to[i]}`))));
  const told = deeds.length > 0 ? say("script-edit-move", { deeds: list(deeds) }) : say("script-edit-as-is");
  const [changed, same] = [features.filter((one) => !one.same), features.filter((one) => one.same)];
  at("score").replaceChildren(
    make("p", {}, told),
    ...(refused ? [make("p", { class: "refused" }, say("script-edit-no-move", { option: refused.option })), ...refused.refusals.map(({ text, rules }) => make("div", {}, text, ruleList(rules)))] : []),
    ...(open ? [make("p", { class: "refused" }, say("script-edit-still-open", { prompt: open }))] : []),
    make("table", { class: "end totals" }, make("thead", {}, make("tr", {}, make("td"), ...look.seats.map((one) => make("th", { scope: "col" }, one.name)))),
      make("tbody", {}, totals(say("script-edit-score-now"), before.scores, after.scores), totals(say("script-edit-score-end"), before.standing, after.standing))),
    ...(changed.length > 0 ? [table(changed)] : []),
    ...(others.length > 0 ? [make("h3", {}, say("script-edit-other-points")), make("ul", {}, ...others.map(({ words }) => make("li", {}, capital(words))))] : []),
    ...(same.length > 0 ? [make("details", {}, make("summary", {}, say("script-edit-unchanged")), table(same))] : []));
}

/**
 * Shows the best move, what speaks for it, and the chances of the players.
 * @param {BestMove} told
 * @param {RefereeLook} look
 * @param {(line: string) => unknown} play
 */
export function showBest({ line, words, why, chances }, look, play) {
  const chance = (/** @type {number} */ part, /** @type {number} */ i) => {
    const percent = Math.round(part * 100);
    return make("li", {}, `${look.seats[i]?.name ?? ""} ${percent} % `, make("meter", { min: 0, max: 100, value: percent, "aria-hidden": "true" }));
  };
  at("best").replaceChildren(
    make("p", {}, make("b", {}, say("script-edit-best-is", { who: look.look.state.who ?? "", words })), " ", make("button", { type: "button", id: "best-play", onclick: () => play(line) }, say("script-edit-best-play"))),
    ...(why.length > 0 ? [make("ul", {}, ...why.map((reason) => make("li", {}, reason)))] : []),
    ...(chances ? [make("h3", {}, say("script-edit-chances")), make("ul", { class: "chances" }, ...chances.map(chance))] : []));
}
