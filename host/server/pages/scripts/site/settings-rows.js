// @ts-check
/** The settings of a table in words, for the dialog with its rules. Where nobody else can come, there are no clocks and no talk. */

/** @import { Rules } from "../messages.d.ts" */
/** @import { Settings } from "../shared/table-settings.js" */
import { list } from "../shared/words.js";

/** The words of settings: the label of each, and those of its values. @typedef {Record<"confirm" | "undo" | "help", {label: string, values: [string, string][], none: string}>} Words */

/**
 * Returns the rows of the dialog.
 * @param {Settings} settings
 * @returns {Rules["settings"]}
 */
export function settingsRows({ confirm, undo, help }) {
  const words = /** @type {Words} */ (JSON.parse(document.getElementById("settings-words")?.textContent ?? "null"));
  const chosen = (/** @type {"confirm" | "undo"} */ of, /** @type {string} */ value) => new Map(words[of].values).get(value) ?? value;
  const allowed = words.help.values.filter(([kind]) => help[/** @type {keyof Settings["help"]} */ (kind)]);
  return [
    { name: "confirm", label: words.confirm.label, value: chosen("confirm", confirm) },
    { name: "undo", label: words.undo.label, value: chosen("undo", undo) },
    { name: "help", label: words.help.label, value: allowed.length > 0 ? list(allowed.map(([, value]) => value)) : words.help.none },
  ];
}
