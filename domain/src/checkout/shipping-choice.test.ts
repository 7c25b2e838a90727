import { describe, expect, it } from "vitest";
import { offeredMethods, preselectedMethod } from "./shipping-choice.ts";

const free = { code: "freeshipping_freeshipping", isAvailable: true, isFree: true };
const flat = { code: "flatrate_flatrate", isAvailable: true, isFree: false };
const away = { ...flat, isAvailable: false };

describe("CHECK-21, reading 69: the choice of a shipping method", () => {
  it("shows the available ones, the free one does not hide the paid ones", () => {
    expect(offeredMethods([free, flat])).toEqual([free, flat]);
    expect(offeredMethods([free, away])).toEqual([free]);
  });

  it("chooses the free one when nothing else is left", () => {
    expect(preselectedMethod([free, away], null)).toBe(free);
  });

  it("chooses nothing among several, nor a lone one that costs something", () => {
    expect(preselectedMethod([free, flat], null)).toBeUndefined();
    expect(preselectedMethod([flat], null)).toBeUndefined();
    expect(preselectedMethod([], null)).toBeUndefined();
  });

  it("keeps what was chosen while it is offered", () => {
    expect(preselectedMethod([free, flat], flat.code)).toBe(flat);
    expect(preselectedMethod([free, away], flat.code)).toBe(free);
  });
});
