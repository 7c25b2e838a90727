import { describe, expect, it } from "vitest";
import { lineCases, type LineCase } from "./line-kinds.cases.ts";
import { configurationOf, lineKindOf } from "./line-kinds.ts";

const selections = ["color", "size"].map((attributeCode, i) => ({
  attributeId: i + 1,
  attributeCode,
  attributeLabel: attributeCode,
  optionId: i + 10,
  optionLabel: "one",
}));

const productOf = ({ type, isVariant, chosen }: LineCase) => ({
  type,
  parentId: isVariant ? 7 : null,
  selections: selections.slice(0, chosen),
  optionCount: isVariant || type === "configurable" ? 2 : 0,
  bundle: null,
  giftCard: null,
  customOptions: [],
});

describe("what may stand in a cart", () => {
  it.each(lineCases)("$row", (one) => {
    const product = productOf(one);
    expect(lineKindOf(product)).toBe(one.kind);
    const configured = configurationOf(product, {});
    expect(configured.ok ? configured.value : configured.problems[0]?.error).toEqual(
      one.error ?? { kind: one.kind },
    );
  });
});
