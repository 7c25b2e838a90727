import { expect, it } from "vitest";
import { statistics } from "../embroidery/pattern/statistics.ts";
import { sewFlag } from "../embroidery/shape/flags/flag-order.ts";
import {
  CONE_MINUTES,
  coneMinutes,
  HOOPING_MINUTES,
  ONE_HEAD,
  plannedMinutes,
} from "./planned-minutes.ts";

const SIX_HEADS = { heads: 6, stitchesPerMinute: 1000 };

it.each([
  [
    "one piece on one head",
    { stitches: 800, pieces: 1, threads: 1 },
    ONE_HEAD,
    1 + HOOPING_MINUTES,
  ],
  [
    "a begun minute is a whole one",
    { stitches: 801, pieces: 1, threads: 1 },
    ONE_HEAD,
    2 + HOOPING_MINUTES,
  ],
  [
    "five pieces one after the other",
    { stitches: 400, pieces: 5, threads: 1 },
    ONE_HEAD,
    3 + 5 * HOOPING_MINUTES,
  ],
  ["six at once", { stitches: 5000, pieces: 6, threads: 1 }, SIX_HEADS, 5 + 6 * HOOPING_MINUTES],
  [
    "a seventh is a run of its own",
    { stitches: 5000, pieces: 7, threads: 1 },
    SIX_HEADS,
    10 + 7 * HOOPING_MINUTES,
  ],
  ["nothing is left", { stitches: 5000, pieces: 0, threads: 3 }, SIX_HEADS, 0],
] as const)("issue 10.7 planned minutes: %s", (_, job, pace, minutes) => {
  expect(plannedMinutes(job, pace)).toBe(minutes);
});

it("issue 10.7 a change of thread stops every run, as the worksheet of the design says", () => {
  const flag = statistics(sewFlag({ code: "NO", heightMm: 25, fabric: "twill" }));
  const planned = plannedMinutes(
    { stitches: flag.stitches, pieces: 1, threads: flag.colors },
    ONE_HEAD,
  );
  // The worksheet knows the trims besides.
  expect(planned - HOOPING_MINUTES).toBeLessThanOrEqual(Math.ceil(flag.minutes));
  expect(planned - HOOPING_MINUTES).toBeGreaterThan(flag.stitches / ONE_HEAD.stitchesPerMinute);
});

it("issue 10.7 a cone is put onto each head", () => {
  expect(coneMinutes(2, SIX_HEADS)).toBe(2 * 6 * CONE_MINUTES);
});
