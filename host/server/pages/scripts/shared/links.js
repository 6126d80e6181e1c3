// @ts-check
/** Links that carry a table or a record: compressed text after "#". */

/** The longest text of a link that is made, and that is read, in characters. */
const [MAX_MADE, MAX_READ] = [16_000, 200_000];

/**
 * Compresses a text for a link; null if it is too long for one.
 * @param {string} text
 * @param {number} [most] the most letters of a link; one that goes to another page at once may be longer than one that people share
 * @returns {Promise<string | null>}
 */
export async function pack(text, most = MAX_MADE) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const code = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return code.length > most ? null : code;
}

/**
 * Returns the text of a link; null if the link is damaged, or its text longer than `most` bytes.
 * @param {string} code
 * @param {number} most
 * @returns {Promise<string | null>}
 */
export async function unpack(code, most) {
  if (code === "" || code.length > MAX_READ || !/^[A-Za-z0-9_-]+$/.test(code)) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const [parts, decoder] = [/** @type {string[]} */ ([]), new TextDecoder("utf-8", { fatal: true })];
    for (let read = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return parts.join("") + decoder.decode();
      read += value.length;
      if (read > most) {
        await reader.cancel();
        return null;
      }
      parts.push(decoder.decode(value, { stream: true }));
    }
  } catch {
    return null;
  }
}

/** The longest board, the longest table and the longest record in a link, in bytes. */
export const [MAX_BOARD, MAX_TABLE, MAX_RECORD] = [24 * 1024, 32 * 1024, 1 << 20];

/**
 * Returns what the fragment of an address carries under a name, such as "table"; null if it carries nothing.
 * @param {string} name
 */
export function carried(name) {
  return location.hash.startsWith(`#${name}=`) ? location.hash.slice(name.length + 2) : null;
}
