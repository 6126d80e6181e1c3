// @ts-check
/** The parts of the page of a tournament: the reader, the rules, rounds, entrants, the log. */

/** @import { TournamentLog, TournamentMatch, TournamentRound, TournamentView } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { number, say, word } from "../shared/words.js";

/**
 * Returns the name of an entrant.
 * @param {TournamentView} view
 * @param {number | null} id
 */
export function name(view, id) {
  return view.entrants.find((one) => one.id === id)?.name ?? "—";
}

/** @param {TournamentView} view */
export function you(view) {
  const can = (/** @type {string} */ deed) => view.can.includes(deed);
  at("state").textContent = say(`script-tournament-state-${view.state}`);
  at("by").textContent = say("script-tournament-by", { name: view.organizer });
  at("t-text").textContent = view.about;
  at("enter").hidden = !can("enter");
  at("leave").hidden = !can("leave");
  const open = view.state === "announced";
  at("t-sign-in").hidden = view.you.account || !open;
  const table = at("your-table");
  table.hidden = view.you.table === null;
  if (view.you.table !== null) table.href = `/t/${view.you.table}`;
  const bye = view.state === "running" && view.rounds.at(-1)?.byes.includes(view.you.entrant ?? 0);
  at("you-say").textContent = view.you.table !== null ? say("script-tournament-your-game") : bye ? say("script-tournament-your-bye") : view.you.entrant !== null ? say("script-tournament-entered") : "";
  at("you").hidden = [...at("you").querySelectorAll("button, a")].every((one) => one.hasAttribute("hidden")) && at("you-say").textContent === "";
}

/** @param {TournamentView} view */
export function rules(view) {
  const { format, rounds, games, second_wins, duplicate, tie_breaks, seconds } = view.rules;
  const lines = [say(`script-tournament-format-${format}`)];
  if (rounds !== null) lines.push(say("script-tournament-rounds", { n: rounds }));
  lines.push(games === 1 ? say("script-tournament-one-game") : say("script-tournament-best-of", { most: games, wins: (games + 1) / 2 }));
  lines.push(say(second_wins ? "script-tournament-second-wins" : "script-tournament-tie-half"));
  if (seconds > 0) lines.push(say("script-tournament-minutes", { n: seconds / 60 }));
  if (duplicate) lines.push(say("script-tournament-duplicate"));
  lines.push(say("script-tournament-order", { order: tie_breaks.map((one) => say(`script-tournament-tie-${one}`)).join(", ") }));
  at("t-rules").replaceChildren(...lines.map((line) => make("li", {}, line)));
  at("hash").textContent = view.secret === null ? say("script-tournament-sealed", { hash: view.hash }) : say("script-tournament-opened", { hash: view.hash, secret: view.secret });
}

/**
 * @param {TournamentView} view
 * @param {TournamentMatch} match
 */
function row(view, match) {
  const [first, second] = match.entrants.map((id) => name(view, id));
  const row = make("div", { class: "match" }, make("span", {}, `${first} – ${second}`), make("span", { class: "score" }, `${match.score[0]} : ${match.score[1]}`));
  for (const game of match.games) {
    const points = game.scores === null ? word("script-tournament-how-", game.how) : `${game.scores[0]} – ${game.scores[1]}`;
    const told = game.how === "forfeit" && game.scores !== null ? `${points} (${say("script-tournament-how-forfeit")})` : points;
    row.append(game.table === null ? make("span", {}, told) : make("a", { href: `/t/${game.table}/record` }, told));
  }
  if (match.table !== null) row.append(make("a", { href: `/t/${match.table}` }, say("script-tournament-watch")));
  else if (!match.over && !match.lost) row.append(make("span", { class: "soft" }, say("script-tournament-playing")));
  if (match.lost) row.append(make("span", { class: "gone" }, say("script-tournament-lost")));
  if (match.ruling !== null) row.append(make("span", { class: "soft" }, say("script-tournament-ruled", { reason: match.reason || say("script-tournament-how-forfeit") })));
  return row;
}

/**
 * @param {TournamentView} view
 * @param {TournamentRound} round
 */
function one(view, round) {
  const box = make("div", { class: "round", "data-round": round.number }, make("h3", {}, say("script-tournament-round", { round: round.number })));
  box.append(...round.matches.map((match) => row(view, match)));
  for (const id of round.byes) box.append(make("div", { class: "match" }, say("script-tournament-bye", { name: name(view, id) })));
  for (const id of round.unpaired) box.append(make("div", { class: "match" }, say("script-tournament-unpaired", { name: name(view, id) })));
  box.append(make("p", { class: "hash soft" }, round.secret === null ? say("script-tournament-sealed", { hash: round.hash }) : say("script-tournament-opened", { hash: round.hash, secret: round.secret })));
  return box;
}

/** @param {TournamentView} view */
export function rounds(view) {
  at("rounds-box").hidden = view.rounds.length === 0;
  at("rounds").replaceChildren(...[...view.rounds].reverse().map((round) => one(view, round)));
}

/** @param {TournamentView} view */
export function entrants(view) {
  at("count").textContent = number(view.entrants.length);
  at("entrants").replaceChildren(
    ...view.entrants.map((entrant) => {
      const left = entrant.until === null ? "" : make("span", { class: "gone" }, say("script-tournament-has-left"));
      const late = entrant.from > 1 ? make("span", { class: "tag" }, say("script-tournament-from", { round: entrant.from })) : "";
      return make("li", {}, entrant.name, " ", entrant.rating === null ? "" : make("span", { class: "soft" }, String(entrant.rating)), " ", late, " ", left);
    }),
  );
}

/**
 * @param {TournamentView} view
 * @param {TournamentLog} line
 */
function told(view, line) {
  const match = view.rounds[(line.duel?.round ?? 0) - 1]?.matches[(line.duel?.match ?? 0) - 1];
  const pair = match ? match.entrants.map((id) => name(view, id)).join(" – ") : "";
  const text = say(`script-tournament-log-${line.what}`, { by: line.by, name: line.entrant === null ? "" : name(view, line.entrant), round: line.round ?? line.duel?.round ?? 0, pair });
  return make("li", {}, make("time", { "data-at": line.at, class: "soft" }), " ", text, line.reason ? `: ${line.reason}` : "");
}

/** @param {TournamentView} view */
export function log(view) {
  at("t-log").replaceChildren(...[...view.log].reverse().map((line) => told(view, line)));
}
