import { describe, expect, it } from "vitest";
import { checkBundleDraft, type BundleDraft, type OptionDraft } from "./bundle-draft.ts";

const selection = (productId: number) => ({
  productId,
  isDefault: false,
  defaultQuantity: 1,
  canChangeQuantity: true,
  priceMinor: 0,
  priceMicro: null,
  groupLabels: {},
});

const option = (rest: Partial<OptionDraft> = {}): OptionDraft => ({
  title: "Coat",
  type: "select",
  isRequired: true,
  isByImage: false,
  selections: [selection(1), selection(2)],
  ...rest,
});

const draft = (rest: Partial<BundleDraft> = {}): BundleDraft => ({
  sku: "KIT",
  name: "Kit",
  isEnabled: true,
  priceType: "dynamic",
  skuType: "dynamic",
  weightType: "dynamic",
  priceView: "range",
  ships: "together",
  priceMinor: null,
  isStepped: false,
  leftLabel: "",
  rightLabel: "",
  options: [option()],
  ...rest,
});

describe("a bundle as staff write it", () => {
  it.each<[string, Partial<BundleDraft>, readonly string[]]>([
    ["is right", {}, []],
    ["needs an sku", { sku: " " }, ["sku bundle.skuMissing"]],
    ["needs a name", { name: "" }, ["name bundle.nameMissing"]],
    [
      "needs its price where that is fixed",
      { priceType: "fixed" },
      ["priceMinor bundle.priceMissing"],
    ],
    ["needs options", { options: [] }, ["options bundle.noOptions"]],
    [
      "needs a title for each option, and another for each",
      { options: [option(), option({ title: "Coat " }), option({ title: "" })] },
      ["options.1.title bundle.titleTwice", "options.2.title bundle.titleMissing"],
    ],
    [
      "needs something to choose",
      { options: [option({ selections: [] })] },
      ["options.0 bundle.noSelections"],
    ],
    [
      "offers a product once in an option",
      { options: [option({ selections: [selection(1), selection(1)] })] },
      ["options.0 bundle.productTwice"],
    ],
    [
      "preselects one where one is chosen",
      {
        options: [
          option({ selections: [1, 2].map((id) => ({ ...selection(id), isDefault: true })) }),
        ],
      },
      ["options.0 bundle.defaultsTwice"],
    ],
    [
      "preselects several where several are chosen",
      {
        options: [
          option({
            type: "multi",
            selections: [1, 2].map((id) => ({ ...selection(id), isDefault: true })),
          }),
        ],
      },
      [],
    ],
    [
      "takes whole pieces",
      { options: [option({ selections: [{ ...selection(1), defaultQuantity: 0 }] })] },
      ["options.0.selections.0.defaultQuantity bundle.badQuantity"],
    ],
  ])("%s", (_, rest, wrong) => {
    const problems = checkBundleDraft(draft(rest));
    expect(problems.map(({ field, error }) => `${field} ${error}`)).toEqual(wrong);
  });
});
