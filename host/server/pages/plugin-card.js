// @ts-check
/** A card for one plugin: whether it is played, its presets and its options, from its manifest. */

import { make } from "./parts.js";

/**
 * Makes the card.
 * @param {any} plugin the manifest
 * @param {any} table the table, which the card changes
 * @param {any} known all plugins, and the one that is at every table
 * @param {boolean} open whether the options are unfolded
 * @param {(redraw: boolean) => void} changed
 */
export function card(plugin, table, known, open, changed) {
  const on = table.plugins[plugin.id] !== undefined && table.plugins[plugin.id] !== null;
  const chosen = on ? table.plugins[plugin.id] : {};
  const box = make("input", { type: "checkbox", onchange: () => {
    if (box.checked) table.plugins[plugin.id] = {};
    else if (plugin.id === known.implied) table.plugins[plugin.id] = null;
    else delete table.plugins[plugin.id];
    if (box.checked) for (const needed of plugin.requires) table.plugins[needed] ??= {};
    changed(true);
  } });
  box.checked = on;
  const parts = [make("label", {}, box, plugin.title, plugin.library ? " (from a library)" : ""), make("p", { class: "about" }, plugin.about)];
  const missing = plugin.requires.filter((/** @type {string} */ id) => !table.plugins[id]);
  const against = plugin.conflicts.filter((/** @type {string} */ id) => table.plugins[id]);
  const title = (/** @type {string} */ id) => known.plugins.find((/** @type {any} */ other) => other.id === id)?.title ?? id;
  const named = (/** @type {string[]} */ ids) => ids.map(title).join(", ");
  // What all tables have is worth a word only where it is missing.
  const needs = plugin.requires.filter((/** @type {string} */ id) => id !== known.implied || missing.includes(id));
  if (needs.length > 0) parts.push(make("p", { class: on && missing.length > 0 ? "needs bad" : "needs" }, `needs ${named(needs)}`));
  if (plugin.conflicts.length > 0) parts.push(make("p", { class: on && against.length > 0 ? "needs bad" : "needs" }, `not together with ${named(plugin.conflicts)}`));
  const pictures = plugin.options.find((/** @type {any} */ option) => option.kind.pictures);
  const usual = (/** @type {any} */ spec) => normal(spec, plugin, table, known);
  if (on && pictures) parts.push(maps(pictures, chosen, usual(pictures), changed));
  if (on) {
    const rest = plugin.options.filter((/** @type {any} */ option) => option !== pictures);
    const details = make("details", { "data-id": plugin.id }, make("summary", {}, `Options (${rest.length})`), ...presets(plugin, chosen, table.edition, changed), ...rest.map((/** @type {any} */ o) => option(o, chosen, usual(o), changed)));
    details.open = open;
    if (rest.length > 0) parts.push(details);
  }
  return make("div", { class: `plugin${on ? " on" : ""}${on && pictures ? " wide" : ""}`, "data-plugin": plugin.id }, ...parts);
}

/**
 * @param {any} plugin
 * @param {any} chosen
 * @param {string} edition
 * @param {(redraw: boolean) => void} changed
 */
function presets(plugin, chosen, edition, changed) {
  const open = plugin.presets.filter((/** @type {any} */ preset) => preset.edition === null || preset.edition === edition);
  if (open.length === 0) return [];
  const pick = make("select", { "aria-label": "Preset", onchange: () => {
    if (pick.value === "") delete chosen.preset;
    else chosen.preset = pick.value;
    changed(true);
  } }, make("option", { value: "" }, "no preset"), ...open.map((/** @type {any} */ preset) => make("option", { value: preset.name, title: preset.about }, preset.name)));
  pick.value = chosen.preset ?? "";
  const about = open.find((/** @type {any} */ preset) => preset.name === chosen.preset)?.about ?? "";
  return [make("div", { class: "option" }, make("div", { class: "line" }, make("span", { class: "name" }, "preset"), pick), make("p", { class: "about" }, about))];
}

/** @typedef {{value: any, by: string}} Usual the value of an option that is not chosen, and what sets it */

/**
 * Returns the value that an option has if it is not chosen: that of the preset, of the named set of
 * options of the table, or the default.
 * @param {any} spec
 * @param {any} plugin
 * @param {any} table
 * @param {any} known
 * @returns {Usual}
 */
function normal(spec, plugin, table, known) {
  const preset = plugin.presets.find((/** @type {any} */ p) => p.name === table.plugins[plugin.id]?.preset);
  if (preset?.sets[spec.name] !== undefined) return { value: preset.sets[spec.name], by: `by ${preset.name}` };
  const like = known.profiles.find((/** @type {any} */ p) => p.name === table.like)?.sets[plugin.id]?.[spec.name];
  if (like !== undefined) return { value: like, by: `as in ${table.like}` };
  return { value: table.edition === "new" ? spec.new : spec.first, by: "usually" };
}

/**
 * @param {any} spec
 * @param {any} chosen
 * @param {Usual} normal
 * @param {(redraw: boolean) => void} changed
 */
function option(spec, chosen, { value: usual, by }, changed) {
  const value = chosen[spec.name] ?? usual;
  const row = make("div", { class: "option" });
  const set = (/** @type {any} */ next) => {
    if (JSON.stringify(next) === JSON.stringify(usual)) delete chosen[spec.name];
    else chosen[spec.name] = next;
    row.classList.toggle("changed", chosen[spec.name] !== undefined);
    changed(false);
  };
  row.classList.toggle("changed", chosen[spec.name] !== undefined);
  const [control, takes] = field(spec, value, set);
  control.setAttribute("aria-label", spec.name);
  row.append(make("div", { class: "line" }, make("span", { class: "name" }, spec.name), control), make("p", { class: "about" }, spec.about), make("p", { class: "takes" }, `${takes}${by} ${JSON.stringify(usual)}`));
  return row;
}

/**
 * Makes the control for a value, and says what it takes.
 * @param {any} spec
 * @param {any} value
 * @param {(value: any) => void} set
 * @returns {[any, string]}
 */
function field(spec, value, set) {
  const { is, min, max, words } = spec.kind;
  if (is === "switch") {
    const box = make("input", { type: "checkbox", onchange: () => set(box.checked) });
    box.checked = value === true;
    return [box, ""];
  }
  if (is === "number") {
    const box = make("input", { type: "number", min, max, value, onchange: () => set(Math.min(Math.max(Math.round(Number(box.value)), min), max)) });
    return [box, `${min} to ${max}; `];
  }
  if (is === "choice") {
    const box = make("select", { onchange: () => set(box.value) }, ...words.map((/** @type {string} */ word) => make("option", { value: word }, word)));
    box.value = value;
    return [box, ""];
  }
  if (is === "names") {
    const box = make("input", { value: value.join(", "), placeholder: "none", onchange: () => set(box.value.split(",").map((/** @type {string} */ name) => name.trim()).filter(Boolean)) });
    return [box, "names, separated by commas; "];
  }
  const box = make("input", { value, onchange: () => set(box.value) });
  return [box, ""];
}

/**
 * Makes the choice of a printed board, with its picture.
 * @param {any} spec
 * @param {any} chosen
 * @param {Usual} usual
 * @param {(redraw: boolean) => void} changed
 */
function maps(spec, chosen, usual, changed) {
  const value = chosen[spec.name] ?? usual.value;
  const own = typeof value === "object";
  const boards = spec.kind.words.map((/** @type {string} */ word) => {
    const pick = make("input", { type: "radio", name: spec.name, value: word, onchange: () => {
      chosen[spec.name] = word;
      changed(own);
    } });
    pick.checked = word === value;
    return make("label", {}, make("img", { src: `/api/map/${word}`, alt: "", loading: "lazy" }), pick, " ", word);
  });
  const pick = make("input", { type: "radio", name: spec.name, value: "", onchange: () => {
    chosen[spec.name] = { file: "board", text: kept.text };
    changed(true);
  } });
  pick.checked = own;
  boards.push(make("label", { class: "own" }, pick, " a board of your own"));
  return make("div", {}, make("div", { class: "maps" }, ...boards), ...(own ? [ownMap(spec, chosen, value, changed)] : []));
}

/** The text of the last board of the player's own, while another one is chosen. */
const kept = { text: "" };
/** The longest board, in characters. */
const LONGEST = 24 * 1024;
/** The pause before a board that is typed is drawn, in milliseconds. */
const PAUSE = 400;

/**
 * Makes the editor of a board of the player's own, with its picture and its errors.
 * @param {any} spec
 * @param {any} chosen
 * @param {{file: string, text: string}} value
 * @param {(redraw: boolean) => void} changed
 */
function ownMap(spec, chosen, value, changed) {
  const picture = make("img", { alt: "", hidden: true });
  const wrong = make("ul", { class: "wrong", role: "alert" });
  const text = make("textarea", { spellcheck: "false", maxlength: LONGEST, "aria-label": "The board as text", placeholder: "Paste a board here, or choose a file." });
  text.value = value.text;
  let timer = 0;
  const draw = async () => {
    if (text.value.trim() === "") return;
    const answer = await fetch("/api/map", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text: text.value }) });
    const body = await answer.text();
    picture.hidden = !answer.ok;
    if (answer.ok) picture.src = `data:image/svg+xml,${encodeURIComponent(body)}`;
    const errors = answer.ok ? [] : (JSON.parse(body).wrong ?? [{ message: JSON.parse(body).error }]);
    wrong.replaceChildren(...errors.map((/** @type {any} */ error) => make("li", {}, (error.line ? `Line ${error.line}: ` : "") + error.message)));
  };
  const set = (/** @type {string} */ file) => {
    kept.text = text.value;
    chosen[spec.name] = { file, text: text.value };
    changed(false);
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE);
  };
  text.addEventListener("input", () => set("board"));
  const file = make("input", { type: "file", accept: ".toml,text/plain", "aria-label": "A file with a board", onchange: async () => {
    const [first] = file.files;
    if (!first) return;
    if (first.size > LONGEST) {
      wrong.replaceChildren(make("li", {}, `${first.name} is longer than ${LONGEST} characters`));
      return;
    }
    text.value = await first.text();
    set(first.name);
  } });
  draw();
  return make("div", { class: "own-board" }, make("p", { class: "about" }, "A board is a text; maps/README.md describes it, and `bastide maps new` writes one to begin with."), file, text, wrong, picture);
}
