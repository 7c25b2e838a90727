import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCartEntry, stepCartQuantity } from "./cart-quantity.ts";
import { checkQuantity } from "./check-quantity.ts";
import { addCases } from "./held-quantity.cases.ts";
import { quantityWith } from "./held-quantity.ts";
import { settleProductQuantity, stepProductQuantity } from "./product-quantity.ts";
import { cartEntryCases, checkCases, settleCases } from "./quantity.cases.ts";
import { hasQuantityChoice, highestQuantity, lowestQuantity } from "./quantity-rules.ts";

describe("a quantity that is asked for", () => {
  it.each(checkCases)("$row", ({ rules, quantity, error, param }) => {
    const expected = error ? [{ field: "quantity", error, params: [param] }] : [];
    expect(checkQuantity(quantity, rules)).toEqual(expected);
  });

  it("PDP-41 a broken number is refused, whatever the rules", () => {
    const rules = { minimum: 1, maximum: 10, increment: 1 };
    for (const broken of [Number.NaN, 1.5, Number.POSITIVE_INFINITY]) {
      expect(checkQuantity(broken, rules)[0]?.error).toBe("quantity.notANumber");
    }
  });
});

describe("pieces added to those an item holds", () => {
  it.each(addCases)("$row", ({ asked, held, quantity, error }) => {
    const settled = quantityWith({ asked, held }, { minimum: 5, maximum: 50, increment: 5 });
    expect(settled.ok ? settled.value : settled.problems.map((one) => one.error)).toEqual(
      error ? [error] : quantity,
    );
  });
});

describe("the quantity box of the product page", () => {
  it.each(settleCases)("$row", ({ rules, current, entered, quantity, error }) => {
    const settled = settleProductQuantity(entered, { current, rules });
    expect(settled.quantity).toBe(quantity);
    expect(settled.problems.map((p) => p.error)).toEqual(error ? [error] : []);
  });

  it("PDP-41 whatever is typed, what stays can be bought", () => {
    fc.assert(
      fc.property(someRules, fc.string(), ({ rules, current }, entered) => {
        const { quantity } = settleProductQuantity(entered, { current, rules });
        expect(checkQuantity(quantity, rules)).toEqual([]);
      }),
    );
  });

  it("reading 29: steps stay within the limits and reach both", () => {
    fc.assert(
      fc.property(someRules, ({ rules, current }) => {
        expect(checkQuantity(stepProductQuantity(current, -1, rules), rules)).toEqual([]);
        expect(checkQuantity(stepProductQuantity(current, 1, rules), rules)).toEqual([]);
      }),
    );
  });

  it("PDP-45 is hidden when the maximum is 1", () => {
    expect(hasQuantityChoice({ minimum: 1, maximum: 1, increment: 1 })).toBe(false);
    expect(hasQuantityChoice({ minimum: 1, maximum: 2, increment: 1 })).toBe(true);
  });
});

describe("the quantity editor of a cart item", () => {
  it.each(cartEntryCases)("$row", ({ rules, current, entered, action, quantity, error }) => {
    const entry = readCartEntry(entered, { current, rules });
    expect(entry.action).toBe(action);
    if (entry.action === "set") expect(entry.quantity).toBe(quantity);
    if (entry.action === "reset") {
      expect(entry.problems.map((p) => p.error)).toEqual(error ? [error] : []);
    }
  });

  it("CART-25 stepping never goes below 0, and below the minimum it is 0", () => {
    const rules = { minimum: 3, maximum: 12, increment: 1 };
    expect(stepCartQuantity(3, -1, rules)).toBe(0);
    expect(stepCartQuantity(0, -1, rules)).toBe(0);
    expect(stepCartQuantity(0, 1, rules)).toBe(3);
    expect(stepCartQuantity(12, 1, rules)).toBe(12);
  });
});

/** Rules under which at least one quantity can be bought, and one such quantity. */
const someRules = fc
  .record({
    minimum: fc.integer({ min: 1, max: 40 }),
    span: fc.integer({ min: 0, max: 200 }),
    increment: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ minimum, span, increment }) => ({ minimum, maximum: minimum + span, increment }))
  .filter((rules) => lowestQuantity(rules) <= highestQuantity(rules))
  .map((rules) => ({ rules, current: lowestQuantity(rules) }));
