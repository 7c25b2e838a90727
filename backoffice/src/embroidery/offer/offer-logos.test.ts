import type { LogoTerms } from "@placket/domain/embroidery/offer/offer";
import { describe, expect, it } from "vitest";
import { logosOf, typedLogos } from "./offer-logos.ts";

const terms: LogoTerms = {
  placements: ["left-chest", "back-yoke"],
  lines: [
    {
      number: 1,
      logos: ["L000001", "L000002"],
      takesOwn: false,
      placements: ["left-chest"],
      isOptional: false,
    },
    {
      number: 2,
      logos: [],
      takesOwn: true,
      placements: ["left-chest", "back-yoke"],
      isOptional: true,
    },
  ],
  most: 2,
  prices: [
    { upTo: 14_999, sku: "LOGO" },
    { upTo: 60_000, sku: "LOGO-XL" },
  ],
  takesOnFile: false,
  uploadSku: "LOGO-NEW",
  digitizingSku: "DIGITIZE0000",
  preset: { number: "L000001", placement: "left-chest", isLocked: true },
};

describe("the terms of logos as staff write them", () => {
  it("EMB-06, EMB-07, EMB-17 are rows that are read as they were written", () => {
    const typed = typedLogos(terms);
    expect(typed).toEqual({
      logoTerms: "2 left-chest back-yoke\nnot on file",
      logoPrices: "14999 LOGO\n60000 LOGO-XL\nupload LOGO-NEW\ndigitizing DIGITIZE0000",
      logoLines:
        "L000001 L000002 | left-chest\nown | left-chest back-yoke | optional\nfirst L000001 | left-chest | locked",
    });
    expect(logosOf(typed)).toEqual({ ok: true, value: terms });
  });

  it("are none where nothing is written, and plain where little is", () => {
    expect(logosOf(typedLogos(null))).toEqual({ ok: true, value: null });
    const plain = { logoTerms: "1 cap", logoPrices: "9000 LOGO", logoLines: "" };
    expect(logosOf(plain)).toMatchObject({
      value: { most: 1, lines: [], takesOnFile: true, uploadSku: null, preset: null },
    });
  });

  it.each([
    ["logoTerms", "left-chest"],
    ["logoTerms", "2"],
    ["logoPrices", "LOGO 9000"],
    ["logoPrices", "upload"],
    ["logoLines", "own"],
    ["logoLines", "own | left-chest | perhaps"],
    ["logoLines", "first | left-chest"],
    ["logoLines", "first L000001 | left-chest back-yoke"],
    ["logoLines", "first L000001 | left-chest | optional"],
  ] as const)("issue 10.9 a row of %s cannot be “%s”", (field, row) => {
    const read = logosOf({ ...typedLogos(terms), [field]: row });
    expect(read.ok ? [] : read.problems).toEqual([
      expect.objectContaining({ error: "embroidery.rowUnreadable", field }),
    ]);
  });
});
