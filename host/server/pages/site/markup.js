// @ts-check
/**
 * The HTML and SVG that a bundle may give to a page: text and shapes, and nothing that loads, sends, leads elsewhere or runs. This reads
 * what the engine writes, and refuses everything else, as a server does; it does not repair.
 */

/** The elements that an engine draws with. */
const ELEMENTS = new Set(
  ("a abbr article b br button caption circle clipPath code dd defs desc details div dl dt ellipse em figcaption figure g h2 h3 h4 i image li line " +
    "linearGradient marker mask ol p path pattern polygon polyline radialGradient rect s section small span stop strong sub summary sup svg symbol " +
    "table tbody td text textPath tfoot th thead time title tr tspan ul use wbr").split(" "),
);
/** The attributes that lead somewhere: to another part of the same picture alone. */
const LINKS = ["href", "xlink:href"];
/** The attributes that a page must not take from a module, whatever their values: they load, send or style. */
const REFUSED = ["action", "autofocus", "background", "form", "formaction", "ping", "poster", "src", "srcset", "style"];
/** The attributes with a style that may name something to load. Their functions name colors, or a part of the same picture. */
const STYLES = ["clip-path", "cursor", "fill", "filter", "marker", "marker-end", "marker-mid", "marker-start", "mask", "stroke"];
/** A function that loads, unless it names another part of the same picture. */
const LOADS = /(?<![a-z0-9-])url\((?!#)/i;
/** A function of a style that may load, and what can spell or hide one. */
const HIDES = /(?<![a-z0-9-])(?!(?:hsla?|rgba?|var|url)\()[a-z0-9-]*\(|[&\\']/i;
/** An attribute with its value, an attribute without one, and the end of an element. Names and spaces are those of ASCII. */
const [NAME, VALUED, PLAIN, END] = [/[\w:-]*/y, /[ \t\n\f\r]+([\w:-]+)="([^"]*)"/y, /[ \t\n\f\r]+([\w:-]+)(?![\w:=-])/y, /[ \t\n\f\r]*\/?>/y];
/** The longest excerpt in a message, in characters. */
const LONGEST = 40;

/**
 * Returns what a page may not show of a text; null if it is HTML or SVG as an engine draws it.
 * @param {string} text
 * @returns {string | null}
 */
export function refused(text) {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const end = element(text, at + 1);
    if (end < 0) return text.slice(at, at + LONGEST).split(/[>\p{Cc}]/u)[0];
    at = end;
  }
  return null;
}

/**
 * Reads an element from behind its `<`, and returns where its `>` ends; -1 if a page may not show it.
 * @param {string} text
 * @param {number} from
 */
function element(text, from) {
  let at = from;
  const match = (/** @type {RegExp} */ wanted) => {
    wanted.lastIndex = at;
    const found = wanted.exec(text);
    if (found) at = wanted.lastIndex;
    return found;
  };
  const closes = text[at] === "/";
  if (closes) at += 1;
  if (!ELEMENTS.has(match(NAME)?.[0] ?? "")) return -1;
  while (!match(END)) {
    const found = closes ? null : (match(VALUED) ?? match(PLAIN));
    if (!found || !mayBe(found[1].toLowerCase(), found[2] ?? "")) return -1;
  }
  return at;
}

/**
 * Whether a page may take an attribute.
 * @param {string} name in small letters, since browsers read names in any case
 * @param {string} value
 */
function mayBe(name, value) {
  if (name.startsWith("on") || REFUSED.includes(name) || value.includes("<") || LOADS.test(value)) return false;
  if (LINKS.includes(name) && !value.startsWith("#")) return false;
  return !(STYLES.includes(name) && HIDES.test(value));
}

/** What stands for a `<` that opens no element which a page may show, such as that in the name of a player. */
export const INSTEAD = "\u2039";

/**
 * Returns a text that a page may show in any way.
 * @param {string} text
 */
export function harmless(text) {
  return refused(text) === null ? text : text.replaceAll("<", INSTEAD);
}
