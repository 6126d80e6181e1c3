// @ts-check
/** Plugins that cannot be at a table together: the card of each says with which others. */

/** @import { Wrong } from "../messages.d.ts" */
import { make } from "../shared/page-parts.js";
import { list, say } from "../shared/words.js";

/**
 * Returns for each plugin the others with which it cannot be at a table.
 * @param {Wrong[]} wrong the errors of the table
 * @returns {Map<string, Set<string>>}
 */
export function clashes(wrong) {
  const against = new Map();
  for (const { between } of wrong) {
    for (const id of between) {
      const others = between.filter((other) => other !== id);
      against.set(id, new Set([...(against.get(id) ?? []), ...others]));
    }
  }
  return against;
}

/**
 * Shows them on the cards, and takes off what was shown before.
 * @param {Map<string, Set<string>>} against
 * @param {(id: string) => string} title
 */
export function showClashes(against, title) {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-plugin]"))) {
    const others = [...(against.get(card.dataset.plugin ?? "") ?? [])];
    card.classList.toggle("clash", others.length > 0);
    const before = card.querySelector(".against");
    const words = others.length > 0 ? say("script-new-clash", { titles: list(others.map(title), "disjunction") }) : "";
    if (words === "") before?.remove();
    else if (before) before.textContent = words;
    else card.querySelector("label")?.after(make("p", { class: "against" }, words));
  }
}
