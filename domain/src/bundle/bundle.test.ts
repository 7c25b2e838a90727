import { describe, expect, it } from "vitest";
import { money, zero } from "../money/money.ts";
import { isDoubleProduct } from "./bundle.ts";
import { asAsked, readCases } from "./testing/read-cases.ts";
import { bundlePrice, fixedSelectionMinor } from "./bundle-price.ts";
import { KIT, STRAPS, TOPS } from "./testing/bundles.ts";
import { dynamicSku } from "./dynamic-sku.ts";
import { missingOptions } from "./missing-options.ts";
import { checkChoice, readChoice } from "./read-choice.ts";
import { quantitiesOf, settledSelectionQuantity } from "./selection-quantity.ts";
import { strapLabels } from "./strap-labels.ts";
import { aBundle, anOption, aSelection } from "./testing.ts";

const chosenOf = (bundle: typeof KIT, asked: (typeof readCases)[number]["asked"]) => {
  const read = readChoice(bundle, asAsked(asked));
  return read.ok ? read.value : [];
};

describe("what a call asks for of a bundle", () => {
  it.each(readCases)("$row", ({ bundle, asked, chosen, wrong }) => {
    const read = readChoice(bundle, asAsked(asked));
    expect(read.ok ? read.value : read.problems.map((one) => [one.field, one.error])).toEqual(
      chosen ?? wrong,
    );
    if (chosen) expect(checkChoice(bundle, chosen)).toEqual([]);
  });

  it("BUNDLE-14 of several the only one that can be had is enough", () => {
    const sold = aSelection({ id: 52, isSaleable: false });
    const bundle = aBundle([
      anOption({ id: 5, type: "multi", selections: [aSelection({ id: 51 }), sold] }),
    ]);
    expect(chosenOf(bundle, [[5, 51]])).toHaveLength(1);
  });

  it("BUNDLE-14 of options that need not be chosen something has to be", () => {
    const bundle = aBundle([5, 6].map((id) => anOption({ id, isRequired: false })));
    const nothing = readChoice(bundle, []);
    expect(nothing.ok || nothing.problems).toMatchObject([
      { field: "bundle_option.5", error: "cart.needsProduct" },
    ]);
    expect(bundlePrice(bundle, [], zero("USD"))).toBeNull();
    expect(chosenOf(bundle, [[6, 61]])).toHaveLength(1);
  });
});

describe("what a bundle costs and is called", () => {
  it("BUNDLE-11 nothing is said until all required options are chosen, then selection price times quantity", () => {
    expect(bundlePrice(KIT, [], zero("USD"))).toBeNull();
    expect(bundlePrice(KIT, chosenOf(KIT, [[1, 11]]), zero("USD"))).toBeNull();
    const whole = chosenOf(KIT, [
      [1, 11],
      [2, 21, 3],
    ]);
    expect(bundlePrice(KIT, whole, zero("USD"))).toEqual(money(4000 + 3 * 2500, "USD"));
  });

  it("BUNDLE-11 a selection without a price leaves the bundle without one", () => {
    const bundle = aBundle([
      anOption({ id: 1, selections: [aSelection({ id: 11, price: null })] }),
    ]);
    expect(bundlePrice(bundle, chosenOf(bundle, [[1, 11]]), zero("USD"))).toBeNull();
  });

  it("a bundle of a fixed price costs that, and what selections add: an amount, or a part of it", () => {
    expect(fixedSelectionMinor({ priceMinor: 500, priceMicro: null }, 9000)).toBe(500);
    expect(fixedSelectionMinor({ priceMinor: 0, priceMicro: 125_000 }, 9000)).toBe(1125);
    const chosen = chosenOf(TOPS, [
      [5, 51],
      [5, 52],
    ]);
    expect(bundlePrice(TOPS, chosen, money(9000, "USD"))).toEqual(money(11_000, "USD"));
  });

  it("BUNDLE-10 the sku is the bundle's own with a suffix for each chosen selection", () => {
    const chosen = chosenOf(KIT, [
      [1, 12],
      [2, 21],
    ]);
    expect(dynamicSku(KIT, chosen)).toBe("KIT-COAT-L-TROUSERS");
    expect(dynamicSku({ ...KIT, hasDynamicSku: false }, chosen)).toBe("KIT");
    const straps = chosenOf(STRAPS, [
      [3, 31],
      [4, 42],
      [4, 41],
    ]);
    expect(dynamicSku(STRAPS, straps)).toBe("APRON-S31-DOUBLE-RED-DOUBLE-TAN");
  });

  it("BUNDLE-09 straps cost one by one, whether in one color or in two", () => {
    const priceOf = (asked: Parameters<typeof chosenOf>[1]) =>
      bundlePrice(STRAPS, chosenOf(STRAPS, asked), zero("USD"))?.minor;
    expect(
      priceOf([
        [3, 31],
        [4, 42],
      ]),
    ).toBe(1000 + 2 * 700);
    expect(
      priceOf([
        [3, 31],
        [4, 42],
        [4, 41],
      ]),
    ).toBe(1000 + 700 + 600);
  });
});

describe("quantities and straps", () => {
  it("BUNDLE-15 quantities are 1 to 10 where they can be changed, else the default alone", () => {
    const offered = { canChangeQuantity: true, defaultQuantity: 1 };
    expect(quantitiesOf(offered)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(quantitiesOf({ ...offered, defaultQuantity: 12 }).at(-1)).toBe(12);
    expect(quantitiesOf({ canChangeQuantity: false, defaultQuantity: 3 })).toEqual([3]);
  });

  it("BUNDLE-15 less than one piece is the default again, or one", () => {
    const selection = { canChangeQuantity: true, defaultQuantity: 4 };
    expect([-1, 0, 4, 5].map((asked) => settledSelectionQuantity(asked, selection))).toEqual([
      4, 4, 4, 5,
    ]);
    expect(settledSelectionQuantity(-2, { ...selection, defaultQuantity: 0 })).toBe(1);
  });

  it("BUNDLE-07 a virtual product whose sku begins with DOUBLE is one of a pair of straps", () => {
    expect(isDoubleProduct({ type: "virtual", sku: "DOUBLE-RED" })).toBe(true);
    expect(isDoubleProduct({ type: "virtual", sku: "double-red" })).toBe(true);
    expect(isDoubleProduct({ type: "simple", sku: "DOUBLE-RED" })).toBe(false);
    expect(isDoubleProduct({ type: "virtual", sku: "STRAP-DOUBLE" })).toBe(false);
  });

  it.each([
    ["nothing", undefined, "Left Strap", "Right Strap"],
    ["both", '{"label1":"Neck","label2":"Waist"}', "Neck", "Waist"],
    ["one", '{"label1":"Neck"}', "Neck", "Right Strap"],
    ["no JSON", "Neck, Waist", "Left Strap", "Right Strap"],
    ["no texts", '{"label1":7,"label2":" "}', "Left Strap", "Right Strap"],
  ])("BUNDLE-08 the labels of straps by %s", (_, attribute, left, right) => {
    expect(strapLabels(attribute)).toEqual({ left, right });
  });

  it("BUNDLE-09 one of two colors alone is not a pair yet", () => {
    const left = { optionId: 4, selectionId: 41, quantity: 1, side: "left" } as const;
    expect(missingOptions(STRAPS, [left])).toEqual([3, 4]);
  });
});
