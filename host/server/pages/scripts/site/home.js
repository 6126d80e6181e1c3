// @ts-check
/** The first page of a site without a server: the games that this browser keeps, a quick game, a file. */

/** @import { Game } from "./table.js" */
import { keepCurrent, showAges } from "../shared/ages.js";
import { toGuide } from "../shared/guide-table.js";
import "../shared/language-menu.js";
import "../shared/open-file.js";
import { at, make } from "../shared/page-parts.js";
import { playQuickly } from "../shared/quick-game.js";
import { get, link, picture, post } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** @typedef {Game & {moves: number}} Kept */

/** @param {Kept} game */
function entry(game) {
  const url = link(game.file ? `/t/${game.id}/record` : `/t/${game.id}`);
  const people = game.players.map(({ name, bot }, seat) => {
    const best = game.winners?.includes(seat);
    return make("span", { class: bot ? "person bot" : "person" }, name, ...(game.moves > 0 ? [" ", make("b", {}, String(game.scores[seat] ?? 0))] : []), ...(best ? [make("span", { title: say("script-home-won") }, " ★", make("span", { class: "hush" }, say("script-home-won")))] : []));
  });
  const asks = game.over || game.file || game.asked === null ? "" : say("script-home-turn-of", { name: game.players[game.asked]?.name ?? "" });
  const title = game.settings.title || game.title;
  const words = game.file ? [make("span", { class: "word" }, say("script-home-file"))] : game.over ? [make("span", { class: "word" }, say("script-home-over"))] : [make("span", { class: "turn" }, say("script-home-turn", { n: game.turn }))];
  const board = make("img", { class: "board", alt: "", width: 72, height: 56 });
  picture(board, `/t/${game.id}/picture.svg`);
  const forget = async () => {
    if (!confirm(say("script-home-delete-ask", { title }))) return;
    await post(`/t/${game.id}/delete`, {});
    show();
  };
  return make("li", { "data-table": game.id },
    make("a", { class: "to", href: url },
      make("span", { class: "pic" }, board),
      make("span", { class: "what" }, make("span", { class: "head" }, title)),
      make("span", { class: "people" }, ...people),
      make("span", { class: "facts" }, ...words, ...(game.bundle ? [make("span", { class: "word" }, game.bundle.name)] : []), make("time", { "data-at": game.since })),
      make("span", { class: "asks" }, asks)),
    ...(game.over && !game.file ? [make("a", { class: "also", href: link(`/t/${game.id}/record`) }, say("script-home-record"))] : []),
    make("button", { type: "button", class: "close", title: say("script-home-delete"), "aria-label": say("script-home-delete-named", { title }), onclick: forget }, "✕"));
}

/** Shows the games, those that go on first. */
async function show() {
  /** @type {Kept[]} */
  let games = [];
  try {
    games = /** @type {Kept[]} */ (await get("/api/games"));
  } catch (error) {
    at("store-wrong").textContent = say("script-home-no-store", { why: /** @type {Error} */ (error).message });
    at("store-wrong").hidden = false;
  }
  const ended = (/** @type {Kept} */ game) => Number(game.over || game.file);
  games.sort((a, b) => ended(a) - ended(b) || b.since - a.since);
  at("mine").replaceChildren(...games.map(entry));
  at("mine-box").hidden = games.length === 0;
  at("none").hidden = games.length > 0;
  const count = at("mine-box").querySelector(".count");
  if (count) count.textContent = String(games.length);
  showAges();
}

at("name").value = localStorage.getItem("name") ?? "";
const strength = localStorage.getItem("strength") ?? "";
if ([...at("strength").options].some((option) => option.value === strength)) at("strength").value = strength;
at("quick-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const name = at("name").value.trim();
  if (name) localStorage.setItem("name", name);
  localStorage.setItem("strength", at("strength").value);
  at("quick").disabled = true;
  navigator.storage?.persist?.().catch(() => {});
  playQuickly(name, at("strength").value).catch((/** @type {Error} */ error) => {
    at("quick").disabled = false;
    at("wrong").textContent = error.message;
  });
});
at("learn").addEventListener("click", () => toGuide(at("name").value.trim()).catch((/** @type {Error} */ error) => (at("wrong").textContent = error.message)));
show();
keepCurrent(showAges);
window.addEventListener("pageshow", (event) => event.persisted && show());
