import { expect, it } from "vitest";
import { storeSettingDefaults } from "../../store/settings.ts";
import { daysOfMaking, type Making } from "../../store/making.ts";
import { makingOf, type MadeItem } from "./making-of.ts";

const placed = { code: "left-chest", name: "Left chest" };
const logo = (state: "uploaded" | "draft" | "digitized") => ({
  made: { logo: "L1", state, sewn: null, fabric: "twill", placement: placed } as const,
});
const item = (...parts: MadeItem["parts"]): MadeItem => ({ parts, embroideryItemId: null });

const cases: readonly { why: string; items: readonly MadeItem[]; making: Making; days: number }[] =
  [
    { why: "nothing is done to it", items: [item()], making: "none", days: 0 },
    { why: "no item at all", items: [], making: "none", days: 0 },
    { why: "something is sewn, or altered", items: [item({})], making: "sewn", days: 3 },
    {
      why: "an item that belongs to an embroidery",
      items: [{ parts: [], embroideryItemId: 7 }],
      making: "sewn",
      days: 3,
    },
    {
      why: "a logo that is on file",
      items: [item(logo("digitized"))],
      making: "sewn",
      days: 3,
    },
    {
      why: "one line of many has a logo that nobody has digitized",
      items: [item(), item({}), item(logo("digitized"), logo("draft"))],
      making: "digitized",
      days: 8,
    },
    {
      why: "a picture that was brought",
      items: [item(logo("uploaded"))],
      making: "digitized",
      days: 8,
    },
  ];

it("issue 10 a logo that was digitized since it was chosen is waited for no longer", () => {
  const items = [item(logo("draft"))];
  expect(makingOf(items, ["L1"])).toBe("sewn");
  expect(makingOf(items, ["L2"])).toBe("digitized");
});

it.each(cases)("issue 10 how long it is worked on: $why", ({ items, making, days }) => {
  const settings = { ...storeSettingDefaults, sewingDays: 3, digitizingDays: 5 };
  expect(makingOf(items, [])).toBe(making);
  expect(daysOfMaking(making, settings)).toBe(days);
});
