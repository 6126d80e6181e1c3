// @ts-check
/** The words of the page, in the language of its reader. */

/** @typedef {string | Record<string, string>} Text a text with places such as `{name}`, or its plural forms */

/** @type {{language: string, texts: Record<string, Text>}} */
const words = JSON.parse(document.getElementById("words")?.textContent || "null") ?? { language: "en", texts: {} };

/** The language of the reader, such as "en". */
export const language = words.language;

const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);
/** The language of lists. Plain English would put a comma before "and", which the texts of the server do not. */
const lists = language === "en" ? "en-GB" : language;

/**
 * Returns a text with its arguments. A text that is missing shows its id.
 * @param {string} id
 * @param {Record<string, string | number>} [args] put in as they are; the number `n` chooses the plural form
 */
export function say(id, args = {}) {
  return nodes(id, args).join("");
}

/**
 * Returns the parts of a text with its arguments, of which some are elements of the page.
 * @param {string} id
 * @param {Record<string, string | number | Node>} [args] put in as they are; the number `n` chooses the plural form
 * @returns {(string | Node)[]}
 */
export function nodes(id, args = {}) {
  const known = words.texts[id] ?? id;
  const text = typeof known === "string" ? known : (known[plurals.select(Number(args.n))] ?? known.other ?? id);
  // Each second part is the name of an argument.
  return text.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 0 ? part : argument(part, args[part])));
}

/**
 * @param {string} name
 * @param {string | number | Node | undefined} value
 */
function argument(name, value) {
  if (value === undefined) return `{${name}}`;
  if (typeof value === "number") return name === "n" ? numbers.format(value) : String(value);
  return value;
}

/**
 * Returns the word for a key, such as a color, or the key itself if it has none.
 * @param {string} prefix the beginning of the id of the word
 * @param {string} key
 */
export function word(prefix, key) {
  return prefix + key in words.texts ? say(prefix + key) : key;
}

/**
 * Joins items as the language does: "A, B and C".
 * @param {string[]} items
 * @param {"conjunction" | "disjunction"} [type] whether the last two are joined by "and" or by "or"
 */
export function list(items, type = "conjunction") {
  return new Intl.ListFormat(lists, { type }).format(items);
}

/**
 * Writes a number as the language does.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  return options ? new Intl.NumberFormat(language, options).format(value) : numbers.format(value);
}

/**
 * Returns a text with its first letter as a capital.
 * @param {string} text
 */
export function capital(text) {
  // In Dutch, "ij" is one letter.
  const length = language.startsWith("nl") && /^ij/i.test(text) ? 2 : 1;
  return text.slice(0, length).toLocaleUpperCase(language) + text.slice(length);
}
