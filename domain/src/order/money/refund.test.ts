import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money, sum } from "../../money/money.ts";
import { costLeftOut, costOf, paidOrder } from "./paid-order.ts";
import { checkRefund, refundSum, type Refundable, type RefundWish } from "./refund.ts";

const usd = (minor: number) => money(minor, "USD");
const rows = [
  { itemId: 1, ordered: 3, rowTotal: usd(1000), discount: usd(100), tax: usd(54), advance: usd(0) },
  { itemId: 2, ordered: 1, rowTotal: usd(500), discount: usd(0), tax: usd(30), advance: usd(0) },
];
const totals = { tax: usd(84 + 48), shipping: usd(800), grandTotal: usd(2332), lines: [] };
const included = [
  { code: "tax", phrase: "Includes tax", values: [], amount: usd(132), isIncluded: true as const },
];

describe("what an order's money was for", () => {
  it("each line with its discount and tax, and the way with its own", () => {
    const { lines, shipping } = paidOrder(totals, rows);
    expect(lines.map(({ paid }) => paid.minor)).toEqual([954, 530]);
    expect(shipping.minor).toBe(848);
    expect(954 + 530 + 848).toBe(totals.grandTotal.minor);
  });

  it("tax that prices hold is in them already", () => {
    const { lines, shipping } = paidOrder({ ...totals, lines: included }, rows);
    expect(lines.map(({ paid }) => paid.minor)).toEqual([900, 500]);
    expect(shipping.minor).toBe(800);
  });

  it("a line is paid back to the cent, however it is split", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 }),
        (minor, parts) => {
          const ordered = parts.reduce((all, part) => all + part, 0);
          let before = 0;
          const costs = parts.map((part) => {
            const cost = costOf({ ordered, paid: usd(minor) }, before, part);
            before += part;
            return cost;
          });
          expect(sum(costs, "USD").minor).toBe(minor);
        },
      ),
    );
  });

  it("what is left out and what is taken are the whole", () => {
    const paid = paidOrder(totals, rows);
    expect(costLeftOut(paid, [{ itemId: 1, quantity: 1 }]).minor).toBe(318);
    expect(costLeftOut(paid, []).minor).toBe(0);
  });
});

const refundable = (draft: Partial<Refundable> = {}): Refundable => ({
  paid: paidOrder(totals, rows),
  lines: [
    { itemId: 1, ordered: 3, canceled: 0, refunded: 0, inReturn: 0, exchanged: 0 },
    { itemId: 2, ordered: 1, canceled: 0, refunded: 0, inReturn: 0, exchanged: 0 },
  ],
  shippingRefunded: usd(0),
  sources: cardLeft(2332),
  hasAccount: true,
  isForgotten: false,
  ...draft,
});
const cardLeft = (left: number) => [{ source: "card", paid: 2332, left } as const];
const wish = (draft: Partial<RefundWish> = {}): RefundWish => ({
  way: "source",
  pieces: [],
  shippingMinor: 0,
  adjustmentMinor: 0,
  reason: "Torn",
  ...draft,
});
const errors = (draft: Partial<RefundWish>, of: Partial<Refundable> = {}) =>
  checkRefund(wish(draft), refundable(of)).map(({ error }) => error);

describe("a refund", () => {
  it("is its pieces, its part of the way, and what is put on top or taken off", () => {
    const all = wish({
      pieces: [{ itemId: 1, quantity: 2 }],
      shippingMinor: 100,
      adjustmentMinor: -36,
    });
    const { lines, total } = refundSum(all, refundable());
    expect(lines.map(({ amount }) => amount.minor)).toEqual([636]);
    expect(total.minor).toBe(700);
  });

  it.each([
    [
      "whole",
      {
        pieces: [
          { itemId: 1, quantity: 3 },
          { itemId: 2, quantity: 1 },
        ],
        shippingMinor: 848,
      },
      {},
      [],
    ],
    ["of nothing", {}, {}, ["order.nothingToRefund"]],
    [
      "that takes all off again",
      { shippingMinor: 100, adjustmentMinor: -100 },
      {},
      ["order.nothingToRefund"],
    ],
    [
      "of more pieces than there are",
      { pieces: [{ itemId: 1, quantity: 4 }] },
      {},
      ["order.tooManyPieces"],
    ],
    [
      "of a line twice",
      {
        pieces: [
          { itemId: 2, quantity: 1 },
          { itemId: 2, quantity: 1 },
        ],
      },
      {},
      ["order.noSuchLine"],
    ],
    ["of more of the way than it cost", { shippingMinor: 849 }, {}, ["order.amountInvalid"]],
    [
      "of the way twice",
      { shippingMinor: 500 },
      { shippingRefunded: usd(400) },
      ["order.amountInvalid"],
    ],
    ["of less than nothing", { shippingMinor: -1 }, {}, ["order.amountInvalid"]],
    ["above what was taken", { adjustmentMinor: 2333 }, {}, ["order.refundTooHigh"]],
    [
      "above what is left of it",
      { pieces: [{ itemId: 2, quantity: 1 }] },
      { sources: cardLeft(529) },
      ["order.refundTooHigh"],
    ],
    ["without a reason", { shippingMinor: 1, reason: " " }, {}, ["order.reasonMissing"]],
    ["of half a cent", { adjustmentMinor: 0.5 }, {}, ["order.amountInvalid"]],
  ] as const)("%s", (_, draft, of, found) => {
    expect(errors(draft, of)).toEqual(found);
  });
});
