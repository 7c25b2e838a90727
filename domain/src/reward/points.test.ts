import { describe, expect, it } from "vitest";
import { takenBackOf } from "./points.ts";

describe("issue 9.6 points of goods that were paid back", () => {
  it.each([
    ["a third of the goods", { taken: 0, goodsNow: 4000 }, 20],
    ["nothing more of the same goods", { taken: 20, goodsNow: 4000 }, 0],
    ["the rest once all is back", { taken: 20, goodsNow: 0 }, 40],
    ["a begun point stays", { taken: 0, goodsNow: 5999 }, 0],
    ["never less than nothing", { taken: 30, goodsNow: 6000 }, 0],
  ])("%s", (_, draft, points) => {
    expect(takenBackOf({ earned: 60, goodsThen: 6000, ...draft })).toBe(points);
  });

  it("of an order whose goods cost nothing are none", () => {
    expect(takenBackOf({ earned: 0, taken: 0, goodsThen: 0, goodsNow: 0 })).toBe(0);
  });
});
