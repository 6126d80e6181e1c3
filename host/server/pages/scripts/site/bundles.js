// @ts-check
/** The bundles of strangers on this device: which are kept, and the one whose engine runs. */

/** @import { Brought } from "../messages.d.ts" */
/** @import { Bundle } from "./bundle.js" */
/** @import { Engine } from "./module.js" */
/** @import { Versions } from "./table.js" */
import { called, hash, read } from "./bundle.js";
import { Sandbox } from "./sandbox.js";
import { all, bundle, bundleFile, bundles, removeBundle, saveBundle } from "./store.js";
import { Told } from "./told.js";

/** @typedef {{sha256: string, name: string, titles: string[]}} OfGame the bundle whose rules a game has */
/** @typedef {{engine: Sandbox, versions: Versions}} Boxed */

/** The line of a record that names the bundle whose rules its game has. */
const LINE = /^# Played with the bundle (.{1,60}), SHA-256 ([0-9a-f]{64})$/m;

export class Bundles {
  /**
   * @param {(slow: {name: string} | null) => void} tellSlow is told which bundle has worked for long, and when it has answered
   * @param {() => Promise<Engine>} own returns the engine of this site
   */
  constructor(tellSlow, own) {
    this.tellSlow = tellSlow;
    this.own = own;
    /** Those that a person has opened and not yet allowed. @type {Map<string, {about: Bundle, file: Uint8Array<ArrayBuffer>}>} */
    this.offered = new Map();
    /** The one that runs; there is never another one. @type {(Boxed & {sha256: string}) | null} */
    this.runs = null;
    /** The one that has worked for long. @type {Sandbox | null} */
    this.works = null;
  }

  /**
   * Reads a file, and returns what it says of itself. Nothing of it runs, and it is not kept.
   * @param {File} file
   * @returns {Promise<Brought & {kept: boolean}>}
   */
  async open(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const about = await read(called(file.name), bytes);
    this.offered.set(about.sha256, { about, file: bytes });
    return { ...brought(about), kept: (await bundle(about.sha256)) !== undefined };
  }

  /**
   * Keeps a bundle that a person allows, after a check that it is what its manifest says.
   * @param {string} sha256
   */
  async keep(sha256) {
    const one = this.offered.get(sha256);
    if (!one) return void (await this.find(sha256));
    this.close();
    (await Sandbox.start(one.about, one.file, (works) => this.slow(works), await this.own())).close();
    try {
      await saveBundle(one.about, one.file);
    } catch {
      throw new Told("script-site-bundle-no-room", { name: one.about.name });
    }
    this.offered.delete(sha256);
  }

  /** Returns all bundles that are kept, each with the number of games that have its rules. */
  async list() {
    const games = await all();
    const found = await bundles();
    return found.map((about) => ({ ...brought(about), games: games.filter((game) => game.bundle?.sha256 === about.sha256).length })).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** @param {string} sha256 */
  async remove(sha256) {
    if (this.runs?.sha256 === sha256) this.close();
    await removeBundle(sha256);
  }

  /**
   * Returns a bundle that is kept.
   * @param {string} sha256
   * @param {string} [name] how it was called once
   */
  async find(sha256, name = "") {
    const about = /^[0-9a-f]{64}$/.test(sha256) ? await bundle(sha256) : undefined;
    if (!about) throw new Missing(sha256, name);
    return about;
  }

  /**
   * Returns the engine of a bundle that is kept. Starts it if it does not run, or has failed.
   * @param {string} sha256
   * @param {string} [name] how it was called once
   * @returns {Promise<Boxed>}
   */
  async start(sha256, name) {
    if (this.runs?.sha256 === sha256 && !this.runs.engine.ended) return this.runs;
    this.close();
    const about = await this.find(sha256, name);
    const file = (await bundleFile(sha256))?.file;
    // What was kept may have been damaged since.
    if (!file || (await hash(file)) !== sha256) throw new Missing(sha256, about.name);
    const engine = await Sandbox.start(about, file, (works) => this.slow(works), await this.own());
    this.runs = { sha256, engine, versions: engine.about };
    return this.runs;
  }

  /**
   * Notes which bundle has worked for long, and tells it.
   * @param {Sandbox | null} sandbox null once it has answered
   */
  slow(sandbox) {
    this.works = sandbox;
    this.tellSlow(sandbox && { name: sandbox.name });
  }

  /** Gives the bundle that works all the time that it takes. */
  wait() {
    this.works?.wait();
  }

  /** Stops the bundle that works. */
  giveUp() {
    this.works?.giveUp();
  }

  /** Ends the engine that runs. */
  close() {
    this.runs?.engine.close();
    this.runs = null;
  }
}

/** A bundle that is not on this device. */
export class Missing extends Told {
  /**
   * @param {string} sha256
   * @param {string} name
   */
  constructor(sha256, name) {
    super(name === "" ? "script-site-bundle-missing-any" : "script-site-bundle-missing", { sha256, name });
  }
}

/**
 * Returns what a page shows of a bundle.
 * @param {Bundle} bundle
 * @returns {Brought}
 */
function brought({ sha256, name, bytes, manifest }) {
  return { sha256, name, bytes, expansions: manifest.expansions };
}

/**
 * Returns a record that names the bundle whose rules its game has.
 * @param {string} record
 * @param {{sha256: string, name: string} | null | undefined} bundle
 */
export function named(record, bundle) {
  const end = record.indexOf("\n") + 1;
  return bundle && end > 0 ? `${record.slice(0, end)}# Played with the bundle ${bundle.name}, SHA-256 ${bundle.sha256}\n${record.slice(end)}` : record;
}

/**
 * Returns the bundle that a record names; null if it names none.
 * @param {string} record
 */
export function nameOf(record) {
  const [, name, sha256] = record.slice(0, 1000).match(LINE) ?? [];
  return sha256 ? { name, sha256 } : null;
}
