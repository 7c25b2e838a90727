import { describe, expect, it } from "vitest";
import { doneCases, nothingDone, readyToPay, walkCases } from "./steps.cases.ts";
import { isDone, nextSteps, SECTIONS, sectionsOf, standing } from "./steps.ts";

describe("completion of the sections", () => {
  it.each(doneCases)("$row", ({ section, facts, isDone: expected }) => {
    expect(isDone(section, { ...nothingDone, ...facts })).toBe(expected);
  });
});

describe("walking and editing", () => {
  it.each(walkCases)("$row", ({ facts, editing, event, edits, open }) => {
    const after = nextSteps({ facts, editing, isExpanded: false }, event);
    expect(after.editing).toBe(edits);
    const current = SECTIONS.filter((section) => standing(section, after) === "current");
    expect(current).toEqual([open]);
  });

  it("covers every event in both modes", () => {
    const seen = walkCases.map(({ editing, event }) => `${editing !== null} ${event.type}`);
    expect(new Set(seen).size).toBe(8);
  });

  it("folds what is done and names what is ahead", () => {
    const facts = { ...readyToPay, hasBillingAddress: false };
    const steps = { facts, editing: null, isExpanded: false };
    expect(sectionsOf(facts).map((section) => standing(section, steps))).toEqual([
      "done",
      "done",
      "current",
      "ahead",
    ]);
  });

  it("CHECK-24 expanded, every section is open", () => {
    const steps = { facts: nothingDone, editing: null, isExpanded: true };
    const open = sectionsOf(nothingDone).map((section) => standing(section, steps));
    expect(open).toEqual(["current", "current", "current", "current"]);
  });

  it("embroidery is a section only where something is embroidered", () => {
    expect(sectionsOf(nothingDone)).toEqual(["customer", "shipping", "billing", "payment"]);
    expect(sectionsOf({ ...nothingDone, hasEmbroidery: true })).toEqual(SECTIONS);
  });
});
