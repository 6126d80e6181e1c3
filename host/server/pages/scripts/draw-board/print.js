// @ts-check
/** Prints a board in the size of its tiles over several sheets: each as SVG, and all together as PDF. */

/** @import { BoardSheet } from "../messages.d.ts" */
import { pdf } from "./pdf.js";
import { at, make, svgAddress } from "../shared/page-parts.js";
import { saveBlob } from "../shared/save-file.js";
import { post } from "../shared/transport.js";
import { say } from "../shared/words.js";

/** The pixels of an inch of a page, the millimeters of an inch, and the quality of its picture. */
const [DPI, INCH, QUALITY] = [250, 25.4, 0.92];
/** The pause after the server has refused more for now, in milliseconds. */
const WAIT = 1500;

/**
 * Asks for a sheet, until it is drawn.
 * @param {string} text
 * @param {number} sheet
 * @returns {Promise<BoardSheet>}
 */
async function drawn(text, sheet) {
  for (;;) {
    try {
      return /** @type {BoardSheet} */ (await post("/api/map-sheet", { text, paper: at("print-paper").value, sheet }));
    } catch (error) {
      if (/** @type {{status?: number}} */ (error).status !== 429) throw error;
      await new Promise((done) => setTimeout(done, WAIT));
    }
  }
}

/**
 * Draws a sheet in pixels.
 * @param {BoardSheet} sheet
 */
async function pixels({ svg, width, height }) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = make("canvas", { width: Math.round((width / INCH) * DPI), height: Math.round((height / INCH) * DPI) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error(say("script-draw-print-failed"));
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), pixels: [canvas.width, canvas.height], size: [width, height] };
}

/** The sheets that are shown, and the number of the last request: an older one shows nothing more. */
let shown = { sheets: /** @type {BoardSheet[]} */ ([]), file: "", request: 0 };

/**
 * Shows the sheets of a board.
 * @param {string} text
 * @param {string} file the name of the files without their ends
 */
export async function showSheets(text, file) {
  const request = shown.request + 1;
  shown = { sheets: [], file, request };
  at("print-pdf").disabled = true;
  at("print-sheets").replaceChildren();
  at("print-told").textContent = say("script-draw-print-drawing");
  const current = () => shown.request === request;
  try {
    for (let n = 0, all = 1; n < all; n += 1) {
      const sheet = await drawn(text, n);
      if (!current()) return;
      all = sheet.sheets;
      shown.sheets.push(sheet);
      const name = `${file}-${sheet.name}.svg`;
      const link = make("button", { type: "button", onclick: () => saveBlob(name, new Blob([sheet.svg], { type: "image/svg+xml" })) }, say("script-draw-print-svg", { name: sheet.name }));
      at("print-sheets").append(make("li", {}, make("img", { src: svgAddress(sheet.svg), alt: say("script-draw-print-sheet", { name: sheet.name }) }), link));
      at("print-told").textContent = say("script-draw-print-sheets", { n: shown.sheets.length, all });
    }
    at("print-pdf").disabled = false;
  } catch (error) {
    if (current()) at("print-told").textContent = /** @type {Error} */ (error).message;
  }
}

/** Saves the sheets as one file. */
async function savePdf() {
  const { sheets, file } = shown;
  at("print-pdf").disabled = true;
  try {
    const pages = [];
    for (const [i, sheet] of sheets.entries()) {
      at("print-told").textContent = say("script-draw-print-page", { n: i + 1, all: sheets.length });
      pages.push(await pixels(sheet));
    }
    saveBlob(`${file}.pdf`, new Blob([pdf(pages)], { type: "application/pdf" }));
    at("print-told").textContent = say("script-draw-print-done");
  } catch (error) {
    at("print-told").textContent = /** @type {Error} */ (error).message;
  } finally {
    at("print-pdf").disabled = false;
  }
}

at("print-pdf").addEventListener("click", savePdf);
at("print-close").addEventListener("click", () => at("print-box").close());
