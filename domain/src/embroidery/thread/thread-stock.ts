import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";

/** Whether shoppers may choose a thread for a new text; what was chosen before keeps it. */
export const THREAD_OFFERED = {
  always: "Always",
  at_hand: "While it is at hand",
  never: "Not offered",
} as const;

export type ThreadOffered = keyof typeof THREAD_OFFERED;

export const THREAD_OFFERED_CODES = Object.keys(THREAD_OFFERED) as [
  ThreadOffered,
  ...ThreadOffered[],
];

/** What moves the stock of a thread, and how staff read it. */
export const THREAD_ENTRIES = {
  received: "Received",
  used: "Sewn",
  taken_back: "Counted as sewn by mistake",
  counted: "Counted",
  thrown_away: "Thrown away",
} as const;

export type ThreadEntryKind = keyof typeof THREAD_ENTRIES;

/** What staff enter by hand; all else follows from the steps of jobs. */
export const HAND_ENTRIES = ["received", "counted", "thrown_away"] as const;

/** What staff have done with a thread: centimeters that came or went, or that are there when counted. */
export interface HandEntry {
  readonly kind: (typeof HAND_ENTRIES)[number];
  readonly cm: number;
}

/** 10,000 km: above that a length is a slip. */
export const THREAD_CM_MAX = 1_000_000_000;

/**
 * What an entry moves the balance by, in cm: what is counted moves it to what is there. Refuses what is no length, and
 * to throw away more than there is. (issue 10.9)
 */
export function deltaOf({ kind, cm }: HandEntry, atHandCm: number): Result<number> {
  const least = kind === "counted" ? 0 : 1;
  if (!Number.isInteger(cm) || cm < least || cm > THREAD_CM_MAX) {
    return refuse(problem("embroidery.threadLengthInvalid", "meters", THREAD_CM_MAX / 100));
  }
  if (kind === "received") return ok(cm);
  if (kind === "counted") return ok(cm - atHandCm);
  return cm > atHandCm ? refuse(problem("embroidery.threadNotThere", "meters")) : ok(-cm);
}

/** What staff set of a thread besides its stock; lengths in cm. */
export interface ThreadTerms {
  readonly coneCm: number;
  readonly lowestCm: number;
  readonly offered: ThreadOffered;
}

/** 50 km on one cone: more is a slip. */
const CONE_CM_MAX = 5_000_000;

/** What is wrong with what is set of a thread, at its fields. */
export function checkThreadTerms({ coneCm, lowestCm }: ThreadTerms): readonly Problem[] {
  const checked = [
    { field: "coneMeters", cm: coneCm, least: 1, most: CONE_CM_MAX },
    { field: "lowestMeters", cm: lowestCm, least: 0, most: THREAD_CM_MAX },
  ];
  return checked
    .filter(({ cm, least, most }) => !Number.isInteger(cm) || cm < least || cm > most)
    .map(({ field, most }) => problem("embroidery.threadLengthInvalid", field, most / 100));
}

/** Lengths are kept in whole centimeters. */
export const cmOf = (meters: number): number => Math.round(meters * 100);

/** What is there of a thread and what is asked of it, in cm. */
interface ThreadLevel {
  /** Somebody has received or counted it. */
  readonly isCounted: boolean;
  readonly atHandCm: number;
  /** For the jobs that are still to be sewn. */
  readonly neededCm: number;
  readonly lowestCm: number;
}

/** How a thread stands, and how staff read it; the first that holds. */
export const THREAD_STATES = {
  uncounted: "Not counted",
  out: "Out",
  short: "Runs out",
  low: "Low",
  enough: "Enough",
} as const;

export type ThreadState = keyof typeof THREAD_STATES;

/** Of what nobody has counted nothing is said. */
export function threadState({ isCounted, atHandCm, neededCm, lowestCm }: ThreadLevel): ThreadState {
  if (!isCounted) return "uncounted";
  if (atHandCm <= 0) return "out";
  if (atHandCm < neededCm) return "short";
  return atHandCm - neededCm < lowestCm ? "low" : "enough";
}

/** Whole cones to order, so that all jobs can be sewn and the lowest amount is left; 0 where there is enough. */
export function conesToOrder(level: ThreadLevel, coneCm: number): number {
  const state = threadState(level);
  if (state === "uncounted" || state === "enough") return 0;
  const { atHandCm, neededCm, lowestCm } = level;
  return Math.max(1, Math.ceil((neededCm + lowestCm - atHandCm) / coneCm));
}
