// @ts-check
/** Writes pages of pictures as a PDF file, each as large as its sheet of paper. */

/** @typedef {{jpeg: Uint8Array, pixels: number[], size: number[]}} Page a picture as JPEG, its width and height in pixels, and those of its sheet in millimeters */

/** The points of a millimeter. */
const POINTS = 72 / 25.4;

/**
 * Returns the file.
 * @param {Page[]} pages
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pdf(pages) {
  const encoder = new TextEncoder();
  /** @type {Uint8Array[]} */
  const chunks = [];
  /** @type {number[]} */
  const places = [];
  let length = 0;
  const write = (/** @type {string | Uint8Array} */ part) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  const object = (/** @type {number} */ n, /** @type {(string | Uint8Array)[]} */ ...parts) => {
    places[n] = length;
    for (const part of [`${n} 0 obj\n`, ...parts, "\nendobj\n"]) write(part);
  };
  // Three objects for each page: the page, what is drawn on it, and its picture.
  const first = 3;
  write("%PDF-1.4\n%\u00e9\u00e9\u00e9\n");
  object(1, "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>");
  object(2, `<< /Type /Pages /Kids [${pages.map((_, i) => `${first + 3 * i} 0 R`).join(" ")}] /Count ${pages.length} >>`);
  pages.forEach(({ jpeg, pixels: [across, down], size }, i) => {
    const [page, drawing, picture] = [first + 3 * i, first + 3 * i + 1, first + 3 * i + 2];
    const [width, height] = size.map((side) => (side * POINTS).toFixed(3));
    const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
    object(page, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${drawing} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`);
    object(drawing, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    object(picture, `<< /Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`, jpeg, "\nendstream");
  });
  const [start, count] = [length, first + 3 * pages.length];
  write(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (let n = 1; n < count; n += 1) write(`${String(places[n]).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
