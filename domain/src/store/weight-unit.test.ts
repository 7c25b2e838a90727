import { describe, expect, it } from "vitest";
import { weightIn, weightUnitOf, type WeightUnit } from "./weight-unit.ts";

describe("the unit of weight", () => {
  it.each<[set: WeightUnit | null, country: string, unit: WeightUnit]>([
    [null, "US", "lbs"],
    [null, "GB", "kgs"],
    [null, "DE", "kgs"],
    ["kgs", "US", "kgs"],
    ["lbs", "GB", "lbs"],
  ])("set to %s in %s is %s", (set, country, unit) => {
    expect(weightUnitOf(set, country)).toBe(unit);
  });

  it.each<[grams: number, unit: WeightUnit, weight: number]>([
    [567, "lbs", 1.25],
    [567, "kgs", 0.567],
    [1, "lbs", 0.0022],
    [0, "kgs", 0],
  ])("%d g in %s are %d", (grams, unit, weight) => {
    expect(weightIn(grams, unit)).toBe(weight);
  });
});
