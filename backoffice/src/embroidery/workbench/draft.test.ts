import { describe, expect, it } from "vitest";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { designOf, draftOf, readDraft } from "./draft-design.ts";
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

describe("a line of its own", () => {
  const own = nextDraft(startDraft, { type: "ownLook", at: 1, isOwn: true });
  const gold = nextDraft(own, { type: "look", at: 1, values: { thread: "1070" } });

  it("begins as all others are sewn, and is the same text until it differs", () => {
    const [same, other] = [readDraft(own), readDraft(gold)];
    expect(same.ok && designOf(same.value).as).toBe("text");
    expect(other.ok && designOf(other.value)).toMatchObject({
      as: "composition",
      composition: { lines: [{ thread: "1366" }, { thread: "1070" }] },
    });
  });

  it("says what is wrong with it at its own fields, and with the others at those of all", () => {
    const small = nextDraft(gold, { type: "look", at: 1, values: { heightMm: "1" } });
    const all = nextDraft(small, { type: "set", values: { heightMm: "2" } });
    const read = readDraft(all);
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
      "heightMm",
      "lines.1.heightMm",
    ]);
  });

  it("goes with its line", () => {
    const one = nextDraft(gold, { type: "removeLine", at: 0 });
    expect([one.lines, one.looks]).toEqual([["Kitchen"], [gold.looks[1]]]);
  });
});

describe("a composition that is opened", () => {
  const look = { font: "block", heightMm: 10, thread: "1366", letterSpacingMm: 0.3 };
  const lines = [
    { text: "A", ...look },
    { text: "B", ...look, thread: "1000" },
  ];
  const rest = { fabric: "twill", lineSpacing: 1.7, align: "center", isMonogram: false };
  it.each([
    { lines, arc: { radiusMm: 60, bend: "down" }, frame: null, ...rest },
    { lines, arc: null, frame: { shape: "wreath", thread: "1000" }, ...rest },
    { lines: lines.slice(0, 1), arc: null, frame: null, ...rest, isMonogram: true },
  ])("is spelled by its form: %j", (composition) => {
    const read = readDraft(draftOf(composition, "sleeve"));
    expect(read.ok && read.value).toEqual(composition);
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
