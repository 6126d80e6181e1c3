// @ts-check
/** A card for one plugin: how it is played, its presets and its options, in the language of the reader. */

/** @import { Failure, NewPage, Plugin, PluginOption, Value, WrongMap } from "../messages.d.ts" */
/** @import { Table } from "./new.js" */
import { MAX_BOARD, pack } from "../shared/links.js";
import { make, svgAddress } from "../shared/page-parts.js";
import { link, picture, post } from "../shared/transport.js";
import { list, number, say } from "../shared/words.js";

/** @typedef {Record<string, Value>} Options the values of options that are chosen, by name */

/**
 * Makes the card.
 * @param {Plugin} plugin its description by the server
 * @param {Table} table the table, which the card changes
 * @param {NewPage} known all plugins, and the one that is at every table
 * @param {boolean} open whether the card is opened
 * @param {(redraw: boolean) => void} changed
 */
export function card(plugin, table, known, open, changed) {
  const given = table.plugins[plugin.id];
  const on = given !== undefined && given !== null;
  const chosen = given ?? {};
  const box = make("input", { type: "checkbox", onchange: () => {
    if (box.checked) table.plugins[plugin.id] = {};
    else if (plugin.id === known.implied) table.plugins[plugin.id] = null;
    else delete table.plugins[plugin.id];
    if (box.checked) for (const needed of plugin.requires) table.plugins[needed] ??= {};
    changed(true);
  } });
  box.checked = on;
  const source = plugin.library ? "script-new-from-library" : "script-new-from-bundle";
  const head = make("label", {}, box, plugin.group === "own" ? say(source, { title: plugin.title }) : plugin.title);
  // Two lines of it, until the card is opened.
  /** @type {HTMLElement[]} */
  const parts = [head, make("p", { class: "how" }, plugin.how ?? plugin.about)];
  const missing = plugin.requires.filter((id) => !table.plugins[id]);
  const against = plugin.conflicts.filter((id) => table.plugins[id]);
  const titles = (/** @type {string[]} */ ids) => ids.map((id) => known.plugins.find((other) => other.id === id)?.title ?? id);
  // What all tables have is worth a word only where it is missing.
  const needs = plugin.requires.filter((id) => id !== known.implied || missing.includes(id));
  if (needs.length > 0) parts.push(make("p", { class: on && missing.length > 0 ? "needs bad" : "needs" }, say("script-new-needs", { titles: list(titles(needs)) })));
  if (plugin.conflicts.length > 0) parts.push(make("p", { class: on && against.length > 0 ? "needs bad" : "needs" }, say("script-new-conflicts", { titles: list(titles(plugin.conflicts), "disjunction") })));
  const pictures = plugin.options.find(({ kind }) => kind.is === "choice" && kind.pictures);
  const usual = (/** @type {PluginOption} */ spec) => normal(spec, plugin, table, known);
  if (on && pictures) parts.push(maps(pictures, chosen, usual(pictures), changed));
  const rest = on ? plugin.options.filter((option) => option !== pictures) : [];
  const summary = make("summary", {}, rest.length > 0 ? say("script-new-how-options", { n: rest.length }) : say("script-new-how"));
  const exact = plugin.how && plugin.how !== plugin.about ? rules(plugin.about) : [];
  const choices = on ? [...presets(plugin, chosen, table.edition, changed), ...rest.map((o) => option(o, chosen, usual(o), changed))] : [];
  const details = make("details", { "data-id": plugin.id }, summary, ...exact, ...choices);
  details.open = open;
  parts.push(details);
  const whole = make("div", { class: `plugin${on ? " on" : ""}${on && pictures ? " wide" : ""}`, "data-plugin": plugin.id }, ...parts);
  const show = () => whole.classList.toggle("open", details.open);
  details.addEventListener("toggle", show);
  show();
  return whole;
}

/**
 * Returns what a thing is called: its label, or its name if it has none.
 * @param {{name: string, label?: string}} thing
 */
function called(thing) {
  return thing.label ?? thing.name;
}

/** The number of texts that are opened with a button. */
let opened = 0;

/**
 * Returns a button with the rules that it shows, which are in English and name the ids of rules.
 * @param {string | undefined} text
 * @returns {HTMLElement[]}
 */
function rules(text) {
  if (!text) return [];
  opened += 1;
  const shown = make("p", { id: `rules-${opened}`, class: "rules", lang: "en", hidden: true }, text);
  const label = say("script-new-rules");
  const button = make("button", { type: "button", class: "info", title: label, "aria-label": label, "aria-expanded": "false", "aria-controls": shown.id, onclick: () => {
    shown.hidden = !shown.hidden;
    button.setAttribute("aria-expanded", String(!shown.hidden));
  } }, "i");
  return [button, shown];
}

/**
 * @param {Plugin} plugin
 * @param {Options} chosen
 * @param {string} edition
 * @param {(redraw: boolean) => void} changed
 */
function presets(plugin, chosen, edition, changed) {
  const open = plugin.presets.filter((preset) => preset.edition === null || preset.edition === edition);
  if (open.length === 0) return [];
  const label = say("script-new-preset");
  const pick = make("select", { "aria-label": label, "data-option": "preset", onchange: () => {
    if (pick.value === "") delete chosen.preset;
    else chosen.preset = pick.value;
    changed(true);
  } }, make("option", { value: "" }, say("script-new-no-preset")), ...open.map((preset) => make("option", { value: preset.name, title: preset.about }, called(preset))));
  pick.value = String(chosen.preset ?? "");
  const about = open.find((preset) => preset.name === chosen.preset)?.about ?? "";
  return [make("div", { class: "option" }, make("div", { class: "line" }, make("span", { class: "name" }, label), pick), make("p", { class: "about" }, about))];
}

/** @typedef {{value: Value, told: (value: string) => string}} Usual the value of an option that is not chosen, and the words that say what sets it */

/**
 * Returns the value that an option has if it is not chosen: that of the preset, of the named set of
 * options of the table, or the default.
 * @param {PluginOption} spec
 * @param {Plugin} plugin
 * @param {Table} table
 * @param {NewPage} known
 * @returns {Usual}
 */
function normal(spec, plugin, table, known) {
  const preset = plugin.presets.find((p) => p.name === table.plugins[plugin.id]?.preset);
  if (preset?.sets[spec.name] !== undefined) return { value: preset.sets[spec.name], told: (value) => say("script-new-usual-preset", { preset: called(preset), value }) };
  const profile = known.profiles.find((p) => p.name === table.like);
  const like = profile?.sets[plugin.id]?.[spec.name];
  if (profile && like !== undefined) return { value: like, told: (value) => say("script-new-usual-like", { like: called(profile), value }) };
  return { value: table.edition === "new" ? spec.new : spec.first, told: (value) => say("script-new-usual", { value }) };
}

/**
 * Returns the label of a value of a choice.
 * @param {PluginOption} spec
 * @param {string} word the value
 */
function labelOf(spec, word) {
  return spec.kind.is === "choice" ? (spec.kind.labels[spec.kind.words.indexOf(word)] ?? word) : word;
}

/**
 * Returns a value in words.
 * @param {PluginOption} spec
 * @param {Value} value
 * @returns {string}
 */
function shown(spec, value) {
  if (typeof value === "boolean") return say(value ? "script-new-on" : "script-new-off");
  if (typeof value === "number") return number(value);
  if (typeof value === "object" && "file" in value) return value.file;
  if (!Array.isArray(value)) return value === "" ? say("script-new-nothing") : labelOf(spec, value);
  return value.length === 0 ? say("script-new-nothing") : value.map((word) => labelOf(spec, word)).join(", ");
}

/**
 * @param {PluginOption} spec
 * @param {Options} chosen
 * @param {Usual} normal
 * @param {(redraw: boolean) => void} changed
 */
function option(spec, chosen, { value: usual, told }, changed) {
  const value = chosen[spec.name] ?? usual;
  const row = make("div", { class: "option" });
  const compared = (/** @type {Value} */ value) => JSON.stringify(value);
  const set = (/** @type {Value} */ next) => {
    if (compared(next) === compared(usual)) delete chosen[spec.name];
    else chosen[spec.name] = next;
    row.classList.toggle("changed", chosen[spec.name] !== undefined);
    changed(false);
  };
  row.classList.toggle("changed", chosen[spec.name] !== undefined);
  const { control, takes } = field(spec, value, set);
  control.setAttribute("aria-label", called(spec));
  control.setAttribute("data-option", spec.name);
  const [button, exact] = rules(spec.rules);
  const name = make("span", { class: "name" }, called(spec));
  row.append(make("div", { class: "line" }, name, ...(button ? [button] : []), control), make("p", { class: "about" }, spec.about));
  row.append(make("p", { class: "takes" }, ...(takes ? [takes, " "] : []), told(shown(spec, usual))));
  if (exact) row.append(exact);
  return row;
}

/**
 * Makes the control for a value, and says what it takes.
 * @param {PluginOption} spec
 * @param {Value} value
 * @param {(value: Value) => void} set
 * @returns {{control: HTMLElement, takes?: string}}
 */
function field(spec, value, set) {
  const { kind } = spec;
  if (kind.is === "switch") {
    const box = make("input", { type: "checkbox", onchange: () => set(box.checked) });
    box.checked = value === true;
    return { control: box };
  }
  if (kind.is === "number") {
    const { min, max } = kind;
    const box = make("input", { type: "number", min, max, value: Number(value), onchange: () => set(Math.min(Math.max(Math.round(Number(box.value)), min), max)) });
    return { control: box, takes: say("script-new-range", { least: number(min), most: number(max) }) };
  }
  if (kind.is === "choice") {
    const box = make("select", { onchange: () => set(box.value) }, ...kind.words.map((word) => make("option", { value: word }, labelOf(spec, word))));
    box.value = String(value);
    return { control: box };
  }
  if (kind.is === "names") {
    const names = Array.isArray(value) ? value : [];
    const box = make("input", { value: names.join(", "), placeholder: say("script-new-nothing"), onchange: () => set(box.value.split(",").map((name) => name.trim()).filter(Boolean)) });
    return { control: box, takes: say("script-new-commas") };
  }
  const box = make("input", { value: String(value), onchange: () => set(box.value) });
  return { control: box };
}

/**
 * Makes the choice of a printed board, with its picture.
 * @param {PluginOption} spec
 * @param {Options} chosen
 * @param {Usual} usual
 * @param {(redraw: boolean) => void} changed
 */
function maps(spec, chosen, usual, changed) {
  const value = chosen[spec.name] ?? usual.value;
  const text = typeof value === "object" && "text" in value ? value.text : null;
  const own = text !== null;
  const boards = (spec.kind.is === "choice" ? spec.kind.words : []).map((word) => {
    const pick = make("input", { type: "radio", name: spec.name, value: word, onchange: () => {
      chosen[spec.name] = word;
      changed(own);
    } });
    pick.checked = word === value;
    return make("label", {}, drawn(word), pick, " ", labelOf(spec, word));
  });
  const pick = make("input", { type: "radio", name: spec.name, value: "", onchange: () => {
    chosen[spec.name] = { file: "board", text: kept.text };
    changed(true);
  } });
  pick.checked = own;
  boards.push(make("label", { class: "own" }, pick, " ", say("script-new-own-board")));
  const draws = make("p", {}, make("a", { class: "button", href: link("/draw") }, say("script-new-draw")));
  return make("div", {}, make("div", { class: "maps" }, ...boards), draws, ...(own ? [ownMap(spec, chosen, text, changed)] : []));
}

/**
 * Returns the picture of a printed board.
 * @param {string} name
 */
function drawn(name) {
  const image = make("img", { alt: "", loading: "lazy" });
  picture(image, `/api/map/${name}`);
  return image;
}

/** The text of the last board of the player's own, while another one is chosen. */
const kept = { text: "" };
/** The pause before a board that is typed is drawn, in milliseconds. */
const PAUSE = 400;

/**
 * Makes the editor of a board of the player's own, with its picture and its errors.
 * @param {PluginOption} spec
 * @param {Options} chosen
 * @param {string} value
 * @param {(redraw: boolean) => void} changed
 */
function ownMap(spec, chosen, value, changed) {
  const own = make("img", { alt: "", hidden: true });
  const wrong = make("ul", { class: "wrong", role: "alert" });
  const text = make("textarea", { spellcheck: "false", maxlength: MAX_BOARD, "aria-label": say("script-new-own-text"), placeholder: say("script-new-own-paste") });
  text.value = value;
  let timer = 0;
  const draw = async () => {
    if (text.value.trim() === "") return;
    /** @type {Partial<Failure & WrongMap>} */
    let answer = {};
    try {
      own.src = svgAddress(String(await post("/api/map", { text: text.value })));
      own.hidden = false;
    } catch (refused) {
      own.hidden = true;
      answer = /** @type {{answer?: WrongMap}} */ (refused).answer ?? { error: /** @type {Error} */ (refused).message };
    }
    const { error, wrong: errors = [] } = answer;
    const told = errors.map(({ line, message }) => (line ? say("script-new-wrong-line", { line, message }) : message));
    wrong.replaceChildren(...(error ? [error] : told).map((words) => make("li", {}, words)));
  };
  const set = (/** @type {string} */ file) => {
    kept.text = text.value;
    chosen[spec.name] = { file, text: text.value };
    changed(false);
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE);
  };
  text.addEventListener("input", () => set("board"));
  const file = make("input", { type: "file", accept: ".toml,text/plain", "aria-label": say("script-new-own-file"), onchange: async () => {
    const [first] = file.files ?? [];
    if (!first) return;
    if (first.size > MAX_BOARD) {
      wrong.replaceChildren(make("li", {}, say("script-new-own-long", { file: first.name, n: MAX_BOARD })));
      return;
    }
    text.value = await first.text();
    set(first.name);
  } });
  const on = make("button", { type: "button", onclick: async () => {
    const code = await pack(text.value);
    if (code === null) wrong.replaceChildren(make("li", {}, say("script-new-own-no-link")));
    else location.href = `${link("/draw")}#board=${code}`;
  } }, say("script-new-draw-on"));
  draw();
  return make("div", { class: "own-board" }, make("p", { class: "about" }, say("script-new-own-about")), file, text, wrong, own, make("p", {}, on));
}
