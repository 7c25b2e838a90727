import { describe, expect, it } from "vitest";
import type { Made } from "../../embroidery/offer/made.ts";
import { needsApproval } from "./proof-need.ts";
import { proofIdentity } from "./proof-identity.ts";

const placement = { code: "left-chest", name: "Left chest" };
const text = (recipe: object = {}, at = placement): Made => ({
  recipe: {
    lines: ["Anna"],
    font: "block",
    heightMm: 9,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0.4,
    lineSpacing: 1.5,
    align: "center",
    arc: null,
    ...recipe,
  },
  placement: at,
  stitches: 700,
  widthMm: 31,
  heightMm: 9,
});
const flags: Made = {
  flags: [{ order: { code: "SE", heightMm: 25, fabric: "twill" }, placement, side: null }],
};
const sewn = { made: text(), pieces: 3, wasApproved: false };

describe("issue 10.8 a buyer's word is wanted", () => {
  it.each([
    [false, "unless settings say so", {}, {}],
    [true, "of a kind that settings name", { proofKinds: ["text"] }, {}],
    [false, "not of another kind", { proofKinds: ["text"] }, { made: flags }],
    [true, "from so many pieces on", { proofFromPieces: 3 }, {}],
    [false, "not of fewer", { proofFromPieces: 4 }, {}],
    [
      false,
      "not of what the same buyer has approved before",
      { proofKinds: ["text"], proofFromPieces: 1 },
      { wasApproved: true },
    ],
  ] as const)("%s: %s", (expected, _, settings, differing) => {
    const asked = { proofKinds: [], proofFromPieces: null, ...settings };
    expect(needsApproval(asked, { ...sewn, ...differing })).toBe(expected);
  });
});

it("issue 10.8 an approval is bound to words, font, height, thread, placement and garment", () => {
  const others = [
    proofIdentity(text({ lines: ["Anne"] }), "COAT-M"),
    proofIdentity(text({ font: "script" }), "COAT-M"),
    proofIdentity(text({ heightMm: 10 }), "COAT-M"),
    proofIdentity(text({ thread: "1000" }), "COAT-M"),
    proofIdentity(text({}, { code: "collar", name: "Collar" }), "COAT-M"),
    proofIdentity(text(), "COAT-L"),
    proofIdentity(flags, "COAT-M"),
  ];
  expect(new Set([...others, proofIdentity(text(), "COAT-M")]).size).toBe(others.length + 1);
});
