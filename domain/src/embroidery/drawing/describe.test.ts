import { expect, it } from "vitest";
import { describeDesign, type DesignFacts, designSentences } from "./describe.ts";
import { GOLD, NAVY } from "./testing.ts";

const FACTS: DesignFacts = {
  lines: ["Marta Kowal", "Head Chef"],
  widthMm: 81.2,
  heightMm: 27.9,
  stitches: 4218,
  seconds: 330,
  threads: [NAVY],
};

it("says what is sewn, how large, how long it takes and in which thread", () => {
  expect(describeDesign(FACTS)).toBe(
    "Stitched preview of “Marta Kowal, Head Chef”. 81 by 28 millimeters. 4218 stitches, about 6 minutes. Thread: Navy.",
  );
});

it("names several threads in the order of use, each once", () => {
  expect(describeDesign({ ...FACTS, lines: [], threads: [NAVY, GOLD, NAVY] })).toBe(
    "Stitched preview of a drawing. 81 by 28 millimeters. 4218 stitches, about 6 minutes. 2 threads: Navy, Gold.",
  );
});

it.each([
  [20, "4218 stitches, less than a minute."],
  [50, "4218 stitches, about a minute."],
  [100, "4218 stitches, about 2 minutes."],
])("tells %d seconds as a person would", (seconds, text) => {
  expect(describeDesign({ ...FACTS, seconds })).toContain(text);
});

it("leaves out lines that are empty", () => {
  expect(describeDesign({ ...FACTS, lines: ["", " Anna "] })).toContain("of “Anna”.");
});

it("says so when nothing is stitched", () => {
  expect(describeDesign({ ...FACTS, stitches: 0 })).toBe("Nothing is stitched yet.");
});

it("gives phrases without values in them, which a translation can carry", () => {
  for (const { phrase } of designSentences(FACTS)) expect(phrase).not.toMatch(/Marta|Navy|\d{2}/);
});
