import { describe, expect, it } from "vitest";
import { comparedRows } from "./compare.ts";

const said = (...attributes: readonly (readonly [string, string])[]) => ({
  attributes: attributes.map(([code, value]) => ({ code, label: code.toUpperCase(), value })),
});

describe("issue 11.5 products side by side", () => {
  it("have a row for each property that any of them has", () => {
    const products = [
      said(["cloth", "Twill"], ["fit", "Slim"]),
      said(["cloth", "Denim"], ["cut", "A"]),
    ];
    expect(comparedRows(products)).toEqual([
      { code: "cloth", label: "CLOTH", values: ["Twill", "Denim"] },
      { code: "fit", label: "FIT", values: ["Slim", null] },
      { code: "cut", label: "CUT", values: [null, "A"] },
    ]);
    expect(comparedRows([])).toEqual([]);
  });
});
