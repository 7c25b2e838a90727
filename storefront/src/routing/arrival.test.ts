import { describe, expect, it } from "vitest";
import { addressOf } from "./address.ts";
import { arriveAt } from "./arrival.ts";
import type { Cause, Navigation } from "./router.ts";

const at = (href: string, visit: number, cause: Cause = "push"): Navigation => ({
  shown: { kind: "page", place: { type: "category", params: {}, address: addressOf(href) } },
  cause,
  visit,
  key: href,
});

/** What arriving did, in words. */
function arrivalFrom(before: Navigation, now: Navigation, ids: readonly string[] = []): string[] {
  const done: string[] = [];
  arriveAt(now, before, {
    placeOf: (key) => (key === "/long" ? 900 : undefined),
    scrollTo: (top) => done.push(`scroll to ${top}`),
    scrollToId: (id) => {
      const found = ids.includes(id);
      if (found) done.push(`scroll to #${id}`);
      return found;
    },
    focusPage: () => done.push("focus"),
  });
  return done;
}

describe("arriving at a page", () => {
  it("a new page begins at its top with the focus on its heading", () => {
    expect(arrivalFrom(at("/", 0), at("/aprons", 1))).toEqual(["scroll to 0", "focus"]);
  });

  it("ROUTE-47 coming back restores the saved place and leaves the focus alone", () => {
    expect(arrivalFrom(at("/", 0), at("/long", 1, "pop"))).toEqual(["scroll to 900"]);
    expect(arrivalFrom(at("/", 0), at("/unseen", 1, "pop"))).toEqual(["scroll to 0"]);
  });

  it("a hash leads to its element, and to the top where there is none", () => {
    expect(arrivalFrom(at("/", 0), at("/coat#sizes", 1), ["sizes"])).toEqual(["scroll to #sizes"]);
    expect(arrivalFrom(at("/", 0), at("/coat#gone", 1))).toEqual(["scroll to 0", "focus"]);
  });

  it("a hash that no browser would write is taken as it is", () => {
    expect(arrivalFrom(at("/", 0), at("/coat#100%", 1), ["100%"])).toEqual(["scroll to #100%"]);
  });

  it("a filter moves nothing; turning the page begins at its top", () => {
    expect(arrivalFrom(at("/aprons", 1), at("/aprons?color=1", 1))).toEqual([]);
    expect(arrivalFrom(at("/aprons?p=2", 1), at("/aprons?color=1", 1))).toEqual([]);
    expect(arrivalFrom(at("/aprons?color=1", 1), at("/aprons?color=1&p=2", 1))).toEqual([
      "scroll to 0",
      "focus",
    ]);
  });
});
