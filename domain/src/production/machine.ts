import { hoops } from "../embroidery/placement/hoops.ts";
import { findThread } from "../embroidery/thread/threads.ts";
import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { Pace } from "./planned-minutes.ts";

/** A machine that sews, as staff say it. */
export interface MachineDraft extends Pace {
  readonly name: string;
  /** Its place among the machines, the first one first. */
  readonly position: number;
  readonly minutesADay: number;
  /** Names of the hoops that there are for it. */
  readonly hoops: readonly string[];
  /** Number of the thread on each needle of a head, from the first on; `""` where there is none. */
  readonly needles: readonly string[];
}

/** From and to, both of them allowed. */
const MACHINE_LIMITS = {
  heads: { least: 1, most: 56 },
  needles: { least: 1, most: 24 },
  stitchesPerMinute: { least: 100, most: 2000 },
  minutesADay: { least: 1, most: 24 * 60 },
  position: { least: 0, most: 1000 },
} as const;

/** What a machine has to have for a job. */
export interface MachineNeed {
  /** The smallest hoop that fits; `""` where none does. */
  readonly hoop: string;
  /** Numbers of its threads, each once. */
  readonly threads: readonly string[];
}

/** Whether a job can be sewn there: in a hoop that is no smaller, with a needle for each thread. */
export function canSew(
  { hoops: own, needles }: Pick<MachineDraft, "hoops" | "needles">,
  { hoop, threads }: MachineNeed,
): boolean {
  const least = hoopAt(hoop);
  const hasHoop = least >= 0 && own.some((name) => hoopAt(name) >= least);
  return hasHoop && threads.length <= needles.length;
}

/** The table of hoops begins with the small ones; whatever fits one fits every later one. */
const hoopAt = (name: string): number => hoops.findIndex((one) => one.name === name);

/** Whether anything of a name can be seen: blanks of no width are no name. */
const isSeen = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/** All that is wrong with a machine, at its fields. */
export function checkMachine(draft: MachineDraft): Problem[] {
  const { heads, needles, stitchesPerMinute, minutesADay } = MACHINE_LIMITS;
  const cones = draft.needles.filter((number) => number !== "");
  const stranger = cones.find((number) => findThread(number)?.number !== number);
  const twice = cones.find((number, at) => cones.indexOf(number) !== at);
  const hoop = draft.hoops.find((name) => hoopAt(name) < 0);
  return [
    ...(isSeen(draft.name) ? [] : [problem("production.machineNameMissing", "name")]),
    ...(isOneLine(draft.name) ? [] : [problem("production.machineNameControl", "name")]),
    ...(isWithin(draft.heads, heads)
      ? []
      : [problem("production.headsInvalid", "heads", heads.least, heads.most)]),
    ...(isWithin(draft.stitchesPerMinute, stitchesPerMinute)
      ? []
      : [
          problem(
            "production.speedInvalid",
            "stitchesPerMinute",
            stitchesPerMinute.least,
            stitchesPerMinute.most,
          ),
        ]),
    ...(isWithin(draft.minutesADay, minutesADay)
      ? []
      : [problem("production.hoursInvalid", "minutesADay", minutesADay.most)]),
    ...(draft.hoops.length > 0 ? [] : [problem("production.hoopsMissing", "hoops")]),
    ...(hoop === undefined ? [] : [problem("production.hoopUnknown", "hoops", hoop)]),
    ...(isWithin(draft.needles.length, needles)
      ? []
      : [problem("production.needlesInvalid", "needles", needles.least, needles.most)]),
    ...(stranger === undefined ? [] : [problem("production.threadUnknown", "needles", stranger)]),
    ...(twice === undefined ? [] : [problem("production.threadTwice", "needles", twice)]),
  ];
}

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
