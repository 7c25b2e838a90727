import { expect, it } from "vitest";
import { fits, hoops, smallestHoop } from "./hoops.ts";
import { exceedsPlacement, placementByCode, placements } from "./placements.ts";

it.each([
  ["a name on the chest", 81, 10, "Round 120 mm"],
  ["a left-chest logo of 4 by 2 inches", 101.6, 50.8, "Round 150 mm"],
  ["a logo of 4 by 4 inches", 101.6, 101.6, "Round 180 mm"],
  ["what just fits the smallest circle", 42, 56, "Round 90 mm"],
  ["what just does not", 42.1, 56, "Round 120 mm"],
  ["a full back of 12 inches", 304.8, 200, "360 × 300 mm"],
  ["a tall back", 200, 279, "360 × 300 mm"],
  ["a banner", 431, 20, undefined],
  ["no number", Number.NaN, 10, undefined],
])("takes the smallest hoop for %s", (_, widthMm, heightMm, name) => {
  expect(smallestHoop(widthMm, heightMm)?.name).toBe(name);
});

it("lists hoops from small to large", () => {
  const areas = hoops.map(({ fieldWidthMm, fieldHeightMm }) => fieldWidthMm * fieldHeightMm);
  expect(areas).toEqual(areas.toSorted((one, other) => one - other));
});

it("has a hoop for every placement", () => {
  for (const { widthMm, heightMm } of placements) {
    expect(smallestHoop(widthMm, heightMm / 2)).toBeDefined();
  }
});

it.each([
  ["leftChest", 102, 90, false],
  ["leftChest", 102.1, 10, true],
  ["leftChest", 20, 20, false],
  ["capFront", 120, 57, false],
  ["capFront", 120, 57.1, true],
  ["fullBack", 304, 300, false],
] as const)("%s takes %d by %d mm", (code, widthMm, heightMm, exceeds) => {
  expect(exceedsPlacement(placementByCode(code), { widthMm, heightMm })).toBe(exceeds);
});

it("has a field in each hoop that leaves the presser foot its room at every edge", () => {
  for (const hoop of hoops) {
    expect([hoop.widthMm - hoop.fieldWidthMm, hoop.heightMm - hoop.fieldHeightMm]).toEqual([
      20, 20,
    ]);
    expect(fits(hoop, hoop.fieldWidthMm, 0)).toBe(true);
    expect(fits(hoop, hoop.fieldWidthMm + 0.1, 0)).toBe(false);
  }
});
