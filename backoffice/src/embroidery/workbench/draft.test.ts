import { describe, expect, it } from "vitest";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { nextDraft, numberIn, recipeDraft, startDraft } from "./draft.ts";

describe("what is typed as a number", () => {
  it.each([
    ["10", 10],
    [" 10.5 ", 10.5],
    ["10,5", 10.5],
    ["-.5", -0.5],
    ["10.", 10],
  ])("“%s” is %d", (text, value) => expect(numberIn(text)).toBe(value));

  it.each(["", " ", "ten", "1e3", "0x10", "1.2.3", "--1", "Infinity"])("“%s” is none", (text) => {
    expect(numberIn(text)).toBeNaN();
  });
});

describe("the form", () => {
  it("changes and adds lines", () => {
    const typed = nextDraft(startDraft, { type: "line", at: 1, text: "Bakery" });
    expect(nextDraft(typed, { type: "addLine" }).lines).toEqual(["HEAD CHEF", "Bakery", ""]);
  });

  it("takes the spacing that comes with a font, and keeps one that was typed", () => {
    const small = nextDraft(startDraft, { type: "font", font: "small-text" });
    expect(small.letterSpacingMm).toBe("0.4");
    const typed = nextDraft(startDraft, { type: "set", values: { letterSpacingMm: "1" } });
    expect(nextDraft(typed, { type: "font", font: "small-text" }).letterSpacingMm).toBe("1");
  });

  it("spells an arc only where the baseline bends", () => {
    expect(recipeDraft(startDraft).arc).toBeNull();
    const bent = nextDraft(startDraft, { type: "set", values: { bend: "down" } });
    expect(recipeDraft(bent).arc).toEqual({ radiusMm: 60, bend: "down" });
  });
});

describe("the name of a downloaded file", () => {
  it.each([
    [["HEAD CHEF", "Kitchen"], "head-chef-kitchen"],
    [["Crème Brûlée!"], "creme-brulee"],
    [["…"], "design"],
    [["x".repeat(99)], "x".repeat(40)],
  ])("of %j is %s", (lines, name) => expect(fileName(lines)).toBe(name));
});
