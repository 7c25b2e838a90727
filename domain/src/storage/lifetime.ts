import { DAY_MS } from "../durations.ts";

/** Days of a lifetime that comes in seconds, as lifetimes of cookies do (CONSENT-16). */
export const daysOfSeconds = (seconds: number): number => seconds / (DAY_MS / 1000);

/** The same the other way round. */
export const secondsOfDays = (days: number): number => days * (DAY_MS / 1000);
