// @ts-check
/** "Rules of this table": a dialog that is filled when it is first opened. */

/** @import { Rules, RulesOfExpansion } from "../messages.d.ts" */
import { at, make } from "./page-parts.js";
import { get } from "./transport.js";
import { number, say } from "./words.js";

let filled = false;

/**
 * Opens the dialog.
 * @param {string} base the address of the table
 */
export async function openRules(base) {
  at("rules").showModal();
  at("rules").scrollTop = 0;
  if (filled) return;
  at("rules-note").textContent = "";
  try {
    fill(/** @type {Rules} */ (await get(`${base}/rules`)));
    filled = true;
  } catch (error) {
    at("rules-note").textContent = /** @type {Error} */ (error).message;
  }
}

/** Whether the dialog is open: then keys are not for the board. */
export function readsRules() {
  return at("rules").open;
}

/**
 * Makes the buttons of the dialog work.
 * @param {string} base
 */
export function rulesButtons(base) {
  at("rules-open").addEventListener("click", () => openRules(base));
  at("rules-close").addEventListener("click", () => at("rules").close());
}

/** @param {Rules} rules */
function fill(rules) {
  at("rules-edition").textContent = rules.edition.label;
  at("rules-settings-title").hidden = rules.settings.length === 0;
  at("rules-settings").replaceChildren(...rules.settings.flatMap(row));
  const changed = rules.expansions.filter((one) => one.options.length > 0).flatMap(options);
  const figures = rules.figures.map((figure) => ({ label: figure.label, value: number(figure.n) }));
  if (figures.length > 0) changed.unshift(make("h4", {}, say("script-all-rules-figures")), make("dl", {}, ...figures.flatMap(row)));
  at("rules-unchanged").hidden = changed.length > 0;
  at("rules-changed").replaceChildren(...changed);
  at("rules-expansions").replaceChildren(...rules.expansions.flatMap((one) => [make("h4", {}, one.title), make("p", {}, one.how)]));
  at("rules-body").hidden = false;
}

/**
 * Returns the options of an expansion that differ from the edition.
 * @param {RulesOfExpansion} expansion
 */
function options(expansion) {
  const told = (/** @type {RulesOfExpansion["options"][0]} */ option) => {
    const [name, value] = row(option);
    value.append(make("small", {}, say("script-all-rules-usual", { value: option.usual })), make("p", {}, option.about));
    return [name, value];
  };
  return [make("h4", {}, expansion.title), make("dl", {}, ...expansion.options.flatMap(told))];
}

/**
 * Returns a label and its value.
 * @param {{label: string, value: string}} row
 */
function row({ label, value }) {
  return [make("dt", {}, label), make("dd", {}, make("b", {}, value))];
}
