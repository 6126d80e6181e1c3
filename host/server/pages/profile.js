// @ts-check
/** The page of an account for everybody. */

import { writeDates } from "./dates.js";
import "./language.js";

writeDates();
