import { describe, expect, it } from "vitest";
import { arrivalDays, arrivalOf, type Dispatch } from "./arrival.ts";

/** A warehouse in New York, five hours behind Greenwich in November, that sends until two. */
const dispatch: Dispatch = {
  cutOffHour: 14,
  workDays: [1, 2, 3, 4, 5],
  closedDays: [],
  timeZone: "America/New_York",
};

const cases: readonly {
  why: string;
  now: string;
  change?: Partial<Dispatch>;
  days?: { from: number; to: number };
  arrives: [string, string];
}[] = [
  {
    why: "before the cut-off it leaves on the same day",
    now: "2026-11-23T18:59:00Z",
    arrives: ["2026-11-26", "2026-11-30"],
  },
  {
    why: "from the cut-off on it leaves on the next day",
    now: "2026-11-23T19:00:00Z",
    arrives: ["2026-11-27", "2026-12-01"],
  },
  {
    why: "the warehouse's own day counts, not Greenwich's",
    now: "2026-11-24T03:00:00Z",
    arrives: ["2026-11-27", "2026-12-01"],
  },
  {
    why: "what is ordered on Friday evening leaves on Monday",
    now: "2026-11-20T22:00:00Z",
    arrives: ["2026-11-26", "2026-11-30"],
  },
  {
    why: "a warehouse that works on Saturday sends on Saturday",
    now: "2026-11-21T12:00:00Z",
    change: { workDays: [1, 2, 3, 4, 5, 6] },
    arrives: ["2026-11-25", "2026-11-27"],
  },
  {
    why: "nobody works on a closed day",
    now: "2026-11-25T15:00:00Z",
    change: { closedDays: ["2026-11-26"] },
    arrives: ["2026-12-01", "2026-12-03"],
  },
  {
    why: "a cut-off at midnight sends all day",
    now: "2026-11-24T04:59:00Z",
    change: { cutOffHour: 24 },
    arrives: ["2026-11-26", "2026-11-30"],
  },
  {
    why: "no day under way is the day of leaving",
    now: "2026-11-23T15:00:00Z",
    days: { from: 0, to: 1 },
    arrives: ["2026-11-23", "2026-11-24"],
  },
  {
    why: "a last day before the first one is the first one",
    now: "2026-11-23T15:00:00Z",
    days: { from: 2, to: 1 },
    arrives: ["2026-11-25", "2026-11-25"],
  },
];

describe("when a parcel arrives", () => {
  it.each(cases)("$why", ({ now, change, days = { from: 3, to: 5 }, arrives: [from, to] }) => {
    expect(arrivalOf(new Date(now), { ...dispatch, ...change }, days)).toEqual({ from, to });
  });

  it("is written as the locale writes days", () => {
    const arrival = { from: "2026-11-24", to: "2026-11-27" };
    expect(arrivalDays(arrival, "en-US")).toBe("November 24 – 27");
    expect(arrivalDays(arrival, "en-GB")).toMatch(/^24 ?– ?27 November$/);
    expect(arrivalDays({ ...arrival, to: arrival.from }, "en-US")).toBe("November 24");
  });
});
