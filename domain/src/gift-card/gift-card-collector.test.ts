import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anItem, MONEY_ALONE } from "../cart/testing.ts";
import { cartTotals } from "../cart/totals/totals.ts";
import { money } from "../money/money.ts";
import { NO_PROMOTIONS } from "../promotion/apply-rules.ts";
import type { GiftCard } from "./gift-card.ts";
import { aCard } from "./testing.ts";

const usd = (minor: number) => money(minor, "USD");
const { now } = MONEY_ALONE;

/** Three caps for 60 dollars and 8 for the parcel, with these cards. */
const totalsWith = (giftCards: readonly GiftCard[], pieces = 3) =>
  cartTotals([anItem({ quantity: pieces })], {
    ...MONEY_ALONE,
    giftCards,
    currency: "USD",
    promotions: NO_PROMOTIONS,
    shipping: usd(800),
    tax: null,
  });

describe("gift cards in the sum (PAY-14, CART-08)", () => {
  it("pay of goods and shipping, and the line says which cards", () => {
    const { grandTotal, lines, spendings } = totalsWith([aCard()]);
    expect(grandTotal).toEqual(usd(1800));
    expect(lines.at(-1)).toEqual({
      code: "giftcardaccount",
      phrase: "Gift Card (%1)",
      values: ["7K2M"],
      amount: usd(-5000),
    });
    expect(spendings).toEqual([{ accountId: 1, units: 5000, amount: usd(5000) }]);
  });

  it("are taken from one after the other, and never for more than is to be paid", () => {
    const cards = [aCard(), aCard({ id: 2, lastFour: "QXR4" }), aCard({ id: 3 })];
    const { grandTotal, lines, spendings } = totalsWith(cards);
    expect(grandTotal).toEqual(usd(0));
    expect(lines.at(-1)).toMatchObject({ values: ["7K2M, QXR4"], amount: usd(-6800) });
    expect(spendings.map(({ accountId, units }) => [accountId, units])).toEqual([
      [1, 5000],
      [2, 1800],
    ]);
  });

  it.each<{ why: string; draft: Partial<GiftCard>; due: number }>([
    { why: "switched off", draft: { isOpen: false }, due: 6800 },
    { why: "at its last moment", draft: { expiresAt: now }, due: 6800 },
    { why: "just before it", draft: { expiresAt: new Date(now.getTime() + 1) }, due: 1800 },
    { why: "of another currency", draft: { balance: money(5000, "GBP") }, due: 6800 },
    { why: "with nothing on it", draft: { balance: usd(0) }, due: 6800 },
  ])("a card $why leaves $due to pay", ({ draft, due }) => {
    const { grandTotal, lines } = totalsWith([aCard(draft)]);
    expect(grandTotal).toEqual(usd(due));
    expect(lines.some(({ code }) => code === "giftcardaccount")).toBe(due < 6800);
  });

  it("whatever is on them, what they pay and what is left add up to the sum without them", () => {
    const balances = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(balances, fc.integer({ min: 1, max: 9 }), (amounts, pieces) => {
        const cards = amounts.map((minor, i) => aCard({ id: i + 1, balance: usd(minor) }));
        const { grandTotal, spendings } = totalsWith(cards, pieces);
        const paid = spendings.reduce((all, { amount }) => all + amount.minor, 0);
        expect(grandTotal.minor + paid).toBe(pieces * 2000 + 800);
        expect(grandTotal.minor).toBeGreaterThanOrEqual(0);
        for (const { accountId, units } of spendings) {
          expect(units).toBeLessThanOrEqual(amounts[accountId - 1] ?? 0);
        }
      }),
    );
  });
});
