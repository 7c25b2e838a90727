import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { includedTaxes } from "./included-tax.ts";
import type { TaxRule } from "./tax-rule.ts";

const rule = (draft: Partial<TaxRule>): TaxRule => ({
  code: "VAT",
  priority: 0,
  customerTaxClassId: 3,
  productTaxClassId: 2,
  countryCode: "GB",
  regionCode: "*",
  postcodeFrom: null,
  postcodeTo: null,
  rateMicro: 200_000,
  appliesToShipping: false,
  ...draft,
});

const within = (minor: number, rules: readonly TaxRule[]) =>
  includedTaxes(money(minor, "GBP"), {
    rules,
    taxClassId: 2,
    place: { countryCode: "GB", regionCode: "", postcode: "", customerTaxClassId: 3 },
  }).map(({ label, amount }) => [label, amount.minor]);

describe("the tax that a price holds", () => {
  it.each([
    { why: "a sixth of a price with 20 %", minor: 4950, rules: [rule({})], taxes: [["VAT", 825]] },
    { why: "rounded to the penny", minor: 1, rules: [rule({})], taxes: [["VAT", 0]] },
    {
      why: "none where no rule holds",
      minor: 4950,
      rules: [rule({ countryCode: "FR" })],
      taxes: [],
    },
    {
      why: "rules of one priority share one base",
      minor: 13_000,
      rules: [rule({}), rule({ code: "Levy", rateMicro: 100_000 })],
      taxes: [
        ["Levy", 1000],
        ["VAT", 2000],
      ],
    },
    {
      why: "a later one stands on the earlier ones too",
      minor: 13_200,
      rules: [rule({}), rule({ code: "Levy", priority: 1, rateMicro: 100_000 })],
      taxes: [
        ["VAT", 2000],
        ["Levy", 1200],
      ],
    },
  ])("$why", ({ minor, rules, taxes }) => {
    expect(within(minor, rules)).toEqual(taxes);
  });

  it("is never lost or made by rounding, whatever the rates", () => {
    const rates = fc.array(fc.tuple(fc.nat(2), fc.nat(900_000)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(10_000_000), rates, (minor, drafts) => {
        const rules = drafts.map(([priority, rateMicro], i) =>
          rule({ code: `T${i}`, priority, rateMicro }),
        );
        const held = within(minor, rules).reduce((total, [, amount]) => total + Number(amount), 0);
        const factor = [...Map.groupBy(rules, (one) => one.priority).values()].reduce(
          (all, level) => all * (1 + level.reduce((sum, one) => sum + one.rateMicro, 0) / 1e6),
          1,
        );
        expect(Math.abs(held - (minor - minor / factor))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
