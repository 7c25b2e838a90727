import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { rowTaxes } from "./line-tax.ts";
import type { TaxPlace, TaxRule } from "./tax-rule.ts";

const GOODS = 2;
const RETAIL = 3;

const rule = (draft: Partial<TaxRule>): TaxRule => ({
  code: "US-FL",
  priority: 0,
  customerTaxClassId: RETAIL,
  productTaxClassId: GOODS,
  countryCode: "US",
  regionCode: "FL",
  postcodeFrom: null,
  postcodeTo: null,
  rateMicro: 60_000,
  appliesToShipping: false,
  ...draft,
});

const margate: TaxPlace = {
  countryCode: "US",
  regionCode: "FL",
  postcode: "33063",
  customerTaxClassId: RETAIL,
};

interface Case {
  readonly why: string;
  readonly rules: readonly TaxRule[];
  readonly place?: Partial<TaxPlace>;
  readonly minor?: number;
  readonly taxClassId?: number | null;
  readonly taxes: readonly (readonly [string, number])[];
}

const cases: readonly Case[] = [
  { why: "country and region hold", rules: [rule({})], taxes: [["US-FL", 600]] },
  { why: "another region does not", rules: [rule({ regionCode: "NY" })], taxes: [] },
  { why: "another country does not", rules: [rule({ countryCode: "CA" })], taxes: [] },
  { why: "* holds for every region", rules: [rule({ regionCode: "*" })], taxes: [["US-FL", 600]] },
  {
    why: "a postcode range holds inside",
    rules: [rule({ postcodeFrom: "33000", postcodeTo: "33999" })],
    taxes: [["US-FL", 600]],
  },
  {
    why: "its ends belong to it",
    rules: [rule({ postcodeFrom: "33063", postcodeTo: "33063" })],
    taxes: [["US-FL", 600]],
  },
  {
    why: "outside it does not hold",
    rules: [rule({ postcodeFrom: "33064", postcodeTo: "33999" })],
    taxes: [],
  },
  {
    why: "numbers compare as numbers, not as text",
    rules: [rule({ postcodeFrom: "900", postcodeTo: "40000" })],
    taxes: [["US-FL", 600]],
  },
  {
    why: "the part behind the hyphen does not count",
    rules: [rule({ postcodeFrom: "33063", postcodeTo: "33063" })],
    place: { postcode: "33063-1234" },
    taxes: [["US-FL", 600]],
  },
  {
    why: "postcodes with letters compare as text",
    rules: [rule({ countryCode: "GB", regionCode: "*", postcodeFrom: "CT1", postcodeTo: "CT9Z" })],
    place: { countryCode: "GB", regionCode: "", postcode: "ct9 1ab" },
    taxes: [["US-FL", 600]],
  },
  { why: "goods of another class are not taxed", rules: [rule({})], taxClassId: 9, taxes: [] },
  { why: "goods without a class are not taxed", rules: [rule({})], taxClassId: null, taxes: [] },
  {
    why: "customers of another class are not taxed",
    rules: [rule({})],
    place: { customerTaxClassId: 8 },
    taxes: [],
  },
  {
    why: "rounded per row, half away from zero",
    rules: [rule({ rateMicro: 88_750 })],
    minor: 1_000,
    taxes: [["US-FL", 89]],
  },
  {
    why: "rules of one priority stand on the same base",
    rules: [rule({ code: "A" }), rule({ code: "B", rateMicro: 10_000 })],
    taxes: [
      ["A", 600],
      ["B", 100],
    ],
  },
  {
    why: "a later priority is charged on the base plus the taxes before it",
    rules: [
      rule({ code: "A", rateMicro: 50_000 }),
      rule({ code: "B", priority: 1, rateMicro: 100_000 }),
    ],
    taxes: [
      ["A", 500],
      ["B", 1050],
    ],
  },
];

describe("the tax on a row", () => {
  it.each(cases)("$why", ({ rules, place, minor = 10_000, taxClassId = GOODS, taxes }) => {
    const applied = rowTaxes(money(minor, "USD"), {
      rules,
      place: { ...margate, ...place },
      taxClassId,
    });
    expect(applied.map(({ label, amount }) => [label, amount.minor])).toEqual(taxes);
  });
});
