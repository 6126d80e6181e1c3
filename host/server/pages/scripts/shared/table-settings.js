// @ts-check
/** The settings of a table that names none, as `host/seats/src/settings.rs` has them. */

/** @import { HelpSwitches } from "../messages.d.ts" */
/** @typedef {{title: string, private: boolean, join: string, clocks: {game: number, step: number, zero: string}, undo: string, confirm: string, chat: boolean, help: HelpSwitches, pace: number}} Settings */

export const SETTINGS = /** @type {Settings} */ (
  {
    "title": "",
    "private": false,
    "join": "",
    "clocks": { "game": 0, "step": 0, "zero": "nothing" },
    "undo": "chance",
    "confirm": "end",
    "chat": true,
    "help": { "features": true, "tiles": true, "dead": true, "standing": true, "fields": true, "advice": true },
    "pace": 500
  }
);
