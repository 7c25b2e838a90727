import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { applyRules, type PromotedCart } from "./apply-rules.ts";
import { ruleCases, type RuleCaseLine } from "./apply-rules.cases.ts";
import type { CartRule } from "./cart-rule.ts";
import type { RuleAction } from "./rule-action.ts";
import { aCartRule, aCoupon, aPromotedProduct } from "./rules.cases.ts";

const NOON = new Date("2026-11-23T12:00:00Z");

/** A cart of such lines, for a guest in the first store view. */
function aCart(lines: readonly RuleCaseLine[], draft: Partial<PromotedCart> = {}): PromotedCart {
  return {
    websiteId: 1,
    groupId: 0,
    storeViewId: 1,
    currency: "USD",
    catalogCurrency: "USD",
    now: NOON,
    rows: lines.flatMap(({ price, quantity = 1, isBulkPrice = false, service }, line) => {
      const row = { line, quantity, isBulkPrice, isService: false, unitPrice: money(price, "USD") };
      const done = { ...row, isBulkPrice: false, isService: true };
      return service === undefined ? [row] : [row, { ...done, unitPrice: money(service, "USD") }];
    }),
    lines: lines.map(({ quantity = 1, sku = "cap", categories = [], options = [] }) => ({
      quantity,
      product: aPromotedProduct({
        skus: [sku],
        isIn: (id) => categories.includes(id),
        hasOption: (id) => options.includes(id),
      }),
    })),
    quantity: lines.reduce((all, { quantity = 1 }) => all + quantity, 0),
    subtotalMinor: lines.reduce((all, { price, quantity = 1 }) => all + price * quantity, 0),
    carrierCode: null,
    countryCode: null,
    coupons: [],
    ...draft,
  };
}

describe("what cart price rules take off (issue 9.7)", () => {
  it.each(ruleCases)("$why", ({ rules, lines, cart, off, free }) => {
    const found = applyRules(rules, aCart(lines, cart));
    const taken = found.applied.map(({ ruleId, rows }) => [
      ruleId,
      ...rows.map(({ minor }) => minor),
    ]);
    expect(taken).toEqual(off);
    expect(found.shipsFree ? "cart" : [...found.freeLines]).toEqual(free ?? []);
  });

  it("PDP-48 tells for which of its goods a code counts", () => {
    const reachOf = (lines: readonly RuleCaseLine[], draft: Partial<CartRule> = {}) =>
      applyRules(
        [aCartRule({ needsCoupon: true, ...draft })],
        aCart(lines, { coupons: [aCoupon()] }),
      ).applied[0]?.reach;
    const bulk = { price: 500, isBulkPrice: true };
    expect(reachOf([{ price: 500 }])).toBe("all");
    expect(reachOf([{ price: 500 }, bulk])).toBe("some");
    expect(reachOf([bulk, bulk])).toBe("none");
    expect(reachOf([bulk], { action: { kind: "freeShipping", for: "cart" } })).toBe("all");
    const ofShoes = { fact: "sku", is: "in", values: ["SHOE"] } as const;
    expect(reachOf([bulk], { lines: { match: "all", of: [ofShoes] } })).toBe("elsewhere");
  });

  it("PAY-15 tells of a code whether it did anything: what is for none of the goods is not used up", () => {
    const isUsed = (draft: Partial<CartRule>) =>
      applyRules(
        [aCartRule({ needsCoupon: true, ...draft })],
        aCart([{ price: 500 }], { coupons: [aCoupon()] }),
      ).applied[0]?.isUsed;
    const ofShoes = { match: "all", of: [{ fact: "sku", is: "in", values: ["SHOE"] }] } as const;
    expect(isUsed({})).toBe(true);
    expect(isUsed({ lines: ofShoes })).toBe(false);
    expect(isUsed({ action: { kind: "freeShipping", for: "cart" } })).toBe(true);
    expect(isUsed({ action: { kind: "freeShipping", for: "lines" }, lines: ofShoes })).toBe(false);
  });

  it("is called by its label in the store view, then everywhere, then by its code, then its name", () => {
    const coupons = [aCoupon({ code: "CREW" })];
    const wordsOf = (rule: Partial<CartRule>) => {
      const [one] = applyRules(
        [aCartRule({ name: "For the crew", ...rule })],
        aCart([{ price: 500 }], { coupons }),
      ).applied;
      return [one?.label, one?.title];
    };
    expect(wordsOf({ labels: { 0: "Crew", 1: "Team" } })).toEqual(["Team", "Team"]);
    expect(wordsOf({ labels: { 0: "Crew", 2: "Team" } })).toEqual(["Crew", "Crew"]);
    expect(wordsOf({ needsCoupon: true })).toEqual(["For the crew", "CREW"]);
    expect(wordsOf({})).toEqual(["For the crew", "For the crew"]);
  });
});

const actions: fc.Arbitrary<RuleAction> = fc.oneof(
  fc.record({
    kind: fc.constant("percent" as const),
    micro: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  fc.record({
    kind: fc.constant("fixedPiece" as const),
    minor: fc.integer({ min: 0, max: 9000 }),
  }),
  fc.record({
    kind: fc.constant("fixedCart" as const),
    minor: fc.integer({ min: 0, max: 90_000 }),
  }),
  fc.record({
    kind: fc.constant("buyGet" as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    micro: fc.integer({ min: 0, max: 1_000_000 }),
    times: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({ kind: fc.constant("cheapestFree" as const), of: fc.integer({ min: 2, max: 5 }) }),
);
const manyRules = fc
  .array(
    fc.record({ action: actions, priority: fc.integer({ min: 0, max: 2 }), stops: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts) =>
    drafts.map(({ stops, ...draft }, i) => aCartRule({ ...draft, id: i + 1, stopsFurther: stops })),
  );
const manyLines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    isBulkPrice: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("whatever the rules and the cart", () => {
  it("no row is ever below zero, and a bulk price takes nothing (PDP-48)", () => {
    fc.assert(
      fc.property(manyRules, manyLines, (rules, lines) => {
        const { applied } = applyRules(rules, aCart(lines));
        lines.forEach(({ price, quantity, isBulkPrice }, i) => {
          const taken = applied.reduce((all, { rows }) => all + (rows[i]?.minor ?? 0), 0);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(isBulkPrice ? 0 : price * quantity);
        });
        for (const { rows } of applied) {
          for (const { minor } of rows) expect(minor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("a fixed amount alone is taken off to the last cent, or all there is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), manyLines, (minor, lines) => {
        const { applied } = applyRules(
          [aCartRule({ action: { kind: "fixedCart", minor } })],
          aCart(lines),
        );
        const goods = lines
          .filter(({ isBulkPrice }) => !isBulkPrice)
          .reduce((all, { price, quantity }) => all + price * quantity, 0);
        const taken = applied.flatMap(({ rows }) => rows).reduce((all, row) => all + row.minor, 0);
        expect(taken).toBe(Math.min(minor, goods));
      }),
    );
  });

  it("the order in which rules are kept does not matter", () => {
    const shuffled = manyRules.chain((rules) =>
      fc.tuple(
        fc.constant(rules),
        fc.shuffledSubarray(rules, { minLength: rules.length, maxLength: rules.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, manyLines, ([rules, others], lines) => {
        expect(applyRules(others, aCart(lines))).toEqual(applyRules(rules, aCart(lines)));
      }),
    );
  });
});
