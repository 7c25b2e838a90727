import { describe, expect, it } from "vitest";
import {
  arrivalDays,
  arrivalHoldsUntil,
  arrivalOf,
  lastDayOfLeaving,
  type Dispatch,
} from "./arrival.ts";

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
  making?: number;
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
  {
    why: "what is worked on leaves as many days of work later",
    now: "2026-11-23T15:00:00Z",
    making: 2,
    arrives: ["2026-11-30", "2026-12-02"],
  },
  {
    why: "nobody works on it over a weekend, or on a closed day",
    now: "2026-11-25T15:00:00Z",
    change: { closedDays: ["2026-11-26"] },
    making: 2,
    arrives: ["2026-12-03", "2026-12-07"],
  },
  {
    why: "a warehouse that works on Saturday sews on Saturday",
    now: "2026-11-20T15:00:00Z",
    change: { workDays: [1, 2, 3, 4, 5, 6] },
    making: 1,
    days: { from: 1, to: 1 },
    arrives: ["2026-11-23", "2026-11-23"],
  },
];

/** The warehouse of each case, what is promised there, and until when it may leave. */
const leaving: readonly {
  why: string;
  change?: Partial<Dispatch>;
  days?: { from: number; to: number };
  promised: string;
  leavesBy: string;
}[] = [
  { why: "business days before", promised: "2026-11-27", leavesBy: "2026-11-20" },
  {
    why: "over a closed day one more",
    change: { closedDays: ["2026-11-26"] },
    promised: "2026-11-27",
    leavesBy: "2026-11-19",
  },
  {
    why: "on a Saturday, where parcels leave on one",
    change: { workDays: [1, 2, 3, 4, 5, 6] },
    days: { from: 1, to: 1 },
    promised: "2026-11-30",
    leavesBy: "2026-11-28",
  },
  {
    why: "on the last day of work before, where none leaves on the day itself",
    change: { workDays: [1, 3] },
    days: { from: 0, to: 1 },
    promised: "2026-11-27",
    leavesBy: "2026-11-25",
  },
];

describe("when a parcel arrives", () => {
  it.each(cases)("$why", ({ now, change, days = { from: 3, to: 5 }, making = 0, arrives }) => {
    const [from, to] = arrives;
    const there = { ...dispatch, ...change };
    expect(arrivalOf(new Date(now), there, { ...days, making })).toEqual({ from, to });
  });

  it.each(leaving)(
    "what is promised leaves $why (decision 0113)",
    ({ change, days = { from: 3, to: 5 }, promised, leavesBy }) => {
      const there = { ...dispatch, ...change };
      const arrival = { from: promised, to: promised };
      expect(lastDayOfLeaving(arrival, there, days)).toBe(leavesBy);
    },
  );

  it("what leaves on the last day arrives as promised, and a day of work later it does not", () => {
    const days = { from: 1, to: 3, making: 0 };
    const there = { ...dispatch, closedDays: ["2026-11-26", "2026-12-25", "2027-01-01"] };
    for (let day = 0; day < 60; day += 1) {
      const now = new Date(Date.parse("2026-11-10T15:00:00Z") + day * 24 * 3_600_000);
      const promised = arrivalOf(now, there, { ...days, making: 2 });
      const last = lastDayOfLeaving(promised, there, days);
      const morning = new Date(`${last}T15:00:00Z`);
      expect(arrivalOf(morning, there, days).to).toBe(promised.to);
      expect(arrivalOf(morning, there, { ...days, making: 1 }).to > promised.to).toBe(true);
    }
  });

  it("is written as the locale writes days", () => {
    const arrival = { from: "2026-11-24", to: "2026-11-27" };
    expect(arrivalDays(arrival, "en-US")).toBe("November 24 – 27");
    expect(arrivalDays(arrival, "en-GB")).toMatch(/^24 ?– ?27 November$/);
    expect(arrivalDays({ ...arrival, to: arrival.from }, "en-US")).toBe("November 24");
  });
});

describe("how long it holds", () => {
  const zones = ["America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Europe/Berlin"];
  // Around both changes of the clock, in steps that hit every part of an hour.
  const from = ["2026-03-07T00:00:00Z", "2026-03-28T00:00:00Z", "2026-10-24T00:00:00Z"];

  it.each(zones.flatMap((zone) => [0, 14, 24].map((hour) => [zone, hour] as const)))(
    "in %s with a cut-off at %i: until then nothing changes, and time goes on",
    (timeZone, cutOffHour) => {
      const there = { ...dispatch, timeZone, cutOffHour };
      const days = { from: 1, to: 2, making: 0 };
      for (const start of from) {
        for (let step = 0; step < 90; step += 1) {
          const now = new Date(Date.parse(start) + step * 47 * 60_000);
          const until = arrivalHoldsUntil(now, there);
          expect(until.getTime()).toBeGreaterThan(now.getTime());
          const last = new Date(until.getTime() - 1);
          expect(arrivalOf(last, there, days)).toEqual(arrivalOf(now, there, days));
        }
      }
    },
  );

  it("and it is over by the cut-off at the latest", () => {
    let now = new Date("2026-11-23T12:00:00Z");
    const cutOff = new Date("2026-11-23T19:00:00Z");
    const ends: Date[] = [];
    while (now < cutOff) ends.push((now = arrivalHoldsUntil(now, dispatch)));
    expect(ends.at(-1)).toEqual(cutOff);
    expect(ends.length).toBeLessThan(12);
  });
});
