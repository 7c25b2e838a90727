import { describe, expect, it } from "vitest";
import { fillPhrase } from "../../phrase.ts";
import { placements } from "../placement/placements.ts";
import { adviceCases } from "./advice.cases.ts";
import { adviceOn, advicePhrases, edgeAdvice, placementAdvice } from "./advice.ts";
import { aRecipe, fontOf } from "./testing.ts";

it.each(adviceCases)("says $says", ({ recipe: rest, narrowestMm = 1, advice = [] }) => {
  const recipe = aRecipe({ lines: ["HILT"], letterSpacingMm: 1, ...rest });
  const found = adviceOn(recipe, fontOf(recipe.font), narrowestMm);
  expect(found.map(({ key, params }) => ({ key, params }))).toEqual(advice);
  for (const one of found) expect(fillPhrase(advicePhrases[one.key], one.params)).not.toBe("");
});

describe("the room at a place", () => {
  const cap = placements.find(({ code }) => code === "capFront")!;

  it("takes a text that fits", () => {
    expect(placementAdvice({ widthMm: 127, heightMm: 57 }, cap)).toEqual([]);
  });

  it("says by how much it is too wide or too high", () => {
    const advice = placementAdvice({ widthMm: 130.04, heightMm: 60 }, cap);
    expect(advice.map((one) => fillPhrase(advicePhrases[one.key], one.params))).toEqual([
      "The text is 130 mm wide; cap front holds 127 mm.",
      "The text is 60 mm high; cap front holds 57 mm.",
    ]);
  });
});

describe("the edge of a place", () => {
  const chest = { widthMm: 100, heightMm: 58 };

  it.each([
    ["in the middle of it", 80, 20, []],
    ["close to its sides", 95, 20, [2.5]],
    ["close to its top", 60, 52, [3]],
    ["at it", 100, 20, [0]],
    ["beyond it, which is said otherwise", 101, 20, []],
  ] as const)("a text %s", (_, widthMm, heightMm, params) => {
    expect(edgeAdvice({ widthMm, heightMm }, chest).flatMap((one) => one.params)).toEqual(params);
  });
});
