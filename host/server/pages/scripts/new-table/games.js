// @ts-check
/** Games of their own, of which a table has one, and the expansions that belong to each. */

/** @import { NewPage, Plugin, TableRules } from "../messages.d.ts" */
import { make } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** @typedef {TableRules["plugins"]} Plugins */

/**
 * Returns the games, the implied one first.
 * @param {NewPage} known
 */
function games({ plugins, implied }) {
  return plugins.filter((plugin) => plugin.game).sort((a, b) => Number(b.id === implied) - Number(a.id === implied));
}

/**
 * Returns the plugins of a table with the implied game, if they name no game and do not leave it out.
 * @param {Plugins} plugins
 * @param {NewPage} known
 * @returns {Plugins}
 */
export function withGame(plugins, known) {
  return games(known).some(({ id }) => plugins[id]) ? { ...plugins } : { [known.implied]: {}, ...plugins };
}

/**
 * Returns the game of a table; the implied one if the table leaves it out.
 * @param {Plugins} plugins
 * @param {NewPage} known
 */
export function gameOf(plugins, known) {
  return games(known).find(({ id }) => plugins[id])?.id ?? known.implied;
}

/**
 * Returns whether a plugin may be at a table of this game: it is no other game, and needs none.
 * @param {Plugin} plugin
 * @param {string} game
 * @param {NewPage} known
 */
export function isOf(plugin, game, known) {
  if (plugin.game) return plugin.id === game;
  const needed = games(known).filter(({ id }) => plugin.requires.includes(id));
  return needed.every(({ id }) => id === game);
}

/**
 * Returns the choice of the game, or nothing where there is only one.
 * @param {NewPage} known
 * @param {Plugins} plugins the plugins of the table, which the choice changes
 * @param {() => void} changed
 * @returns {HTMLElement[]}
 */
export function choice(known, plugins, changed) {
  const all = games(known);
  if (all.length < 2) return [];
  const chosen = gameOf(plugins, known);
  const labels = all.map(({ id, title }) => {
    const pick = make("input", { type: "radio", name: "game", value: id, onchange: () => {
      for (const plugin of known.plugins) if (!isOf(plugin, id, known)) delete plugins[plugin.id];
      plugins[id] = {};
      changed();
      /** @type {HTMLElement | null} */ (document.querySelector(`[name="game"][value="${CSS.escape(id)}"]`))?.focus({ preventScroll: true });
    } });
    pick.checked = id === chosen;
    return make("label", {}, pick, title);
  });
  const others = known.plugins.filter((plugin) => !plugin.game && !isOf(plugin, chosen, known)).length;
  const hidden = others > 0 ? [make("p", { class: "hint" }, say("script-new-other-game", { n: others }))] : [];
  return [make("fieldset", { id: "game" }, make("legend", {}, say("script-new-game")), ...labels), ...hidden];
}
