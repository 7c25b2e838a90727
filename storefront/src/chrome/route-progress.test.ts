import { describe, expect, it } from "vitest";
import { routeProgress } from "./route-progress.ts";

describe("the progress bar of a navigation", () => {
  it("ROUTE-56 routing counts as 20 %, found as 40 %", () => {
    expect(routeProgress({ at: "routing" })).toBe(0.2);
    expect(routeProgress({ at: "found", type: "homepage" })).toBe(0.4);
    expect(routeProgress({ at: "idle" })).toBeUndefined();
  });

  it.each(["homepage", "cms", "checkout", "success"] as const)(
    "ROUTE-39 is shown to the end for %s",
    (type) => {
      expect(routeProgress({ at: "found", type })).toBe(0.4);
    },
  );

  it.each(["category", "product", "cart", "search"] as const)(
    "ROUTE-39 leaves the rest to the skeletons of %s",
    (type) => {
      expect(routeProgress({ at: "found", type })).toBeUndefined();
    },
  );
});
