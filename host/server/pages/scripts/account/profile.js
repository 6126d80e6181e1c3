// @ts-check
/** The page of an account for everybody. */

import { writeDates } from "../shared/dates.js";
import "../shared/language-menu.js";

writeDates();
