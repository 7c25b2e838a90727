import { describe, expect, it } from "vitest";
import { keptParts, keptPartsOf } from "./kept-parts.ts";

/** Asks for the part `by`, and tells whether it had to be drawn. */
function isDrawn(kept: ReturnType<typeof keptParts>, by: string): boolean {
  let drawn = false;
  kept.markup(by, () => {
    drawn = true;
    return new Uint8Array(9);
  });
  return drawn;
}

describe("parts of pages", () => {
  it("are drawn once for what they follow from", () => {
    const kept = keptParts();
    const [a, b] = [Uint8Array.of(1), Uint8Array.of(2)];
    expect(kept.markup("a", () => a)).toBe(a);
    expect(kept.markup("b", () => b)).toBe(b);
    expect(kept.markup("a", () => b)).toBe(a);
  });

  it("go when they are too many, those first that nobody has asked for again", () => {
    const kept = keptParts(30);
    for (const by of ["a", "b", "c"]) expect(isDrawn(kept, by)).toBe(true);
    expect(isDrawn(kept, "a")).toBe(false);
    expect(isDrawn(kept, "d")).toBe(true);
    expect(isDrawn(kept, "a")).toBe(false);
    expect(isDrawn(kept, "c")).toBe(false);
    expect(isDrawn(kept, "b")).toBe(true);
  });

  it("are kept with the thing that they show", () => {
    const thing = {};
    expect(isDrawn(keptPartsOf(thing), "a")).toBe(true);
    expect(isDrawn(keptPartsOf(thing), "a")).toBe(false);
    expect(isDrawn(keptPartsOf({}), "a")).toBe(true);
  });
});
