// @ts-check
/** Prints the fingerprints of the records that come in, one order a line, as the module in a file plays them. */

import { readFileSync } from "node:fs";
import { Engine, fingerprints } from "./engine.js";

const engine = await Engine.start(readFileSync(process.argv[2]));
const openings = readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
for (const fingerprint of fingerprints(engine, openings)) console.log(fingerprint);
