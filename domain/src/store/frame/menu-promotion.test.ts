import { describe, expect, it } from "vitest";
import { hasMenuPromotions, menuPromotionAt } from "./menu-promotion.ts";

describe("promotions in the menu", () => {
  it.each([
    [0, "menu-promotion-1"],
    [9, "menu-promotion-10"],
    [10, "menu-promotion-1"],
    [23, "menu-promotion-4"],
  ])("MENU-05 the department at %i has the place %s", (index, place) => {
    expect(menuPromotionAt(index)).toBe(place);
  });

  it.each([
    ["nav-style-default", false, true],
    ["nav-style-default", true, false],
    ["nav-style-compact", false, false],
    ["nav-style-compact", true, false],
  ] as const)(
    "MENU-06 a menu of %s, overridden %s, shows them: %s",
    (style, isOverridden, shows) => {
      expect(hasMenuPromotions({ style, isOverridden })).toBe(shows);
    },
  );
});
