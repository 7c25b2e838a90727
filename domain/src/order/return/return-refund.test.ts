import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import type { OrderFacts } from "../step/order-steps.ts";
import { isForShelf, payableReturn } from "./return-refund.ts";

const usd = (minor: number) => money(minor, "USD");
const paid = {
  lines: [{ itemId: 1, ordered: 2, paid: usd(5000), advance: usd(0) }],
  shipping: usd(0),
};
const line = { itemId: 1, travels: true, ordered: 2, canceled: 0, shipped: 2, refunded: 0 };
const facts = (draft: Partial<OrderFacts> = {}): OrderFacts => ({
  status: "complete",
  isPacked: true,
  isMoneyMoving: false,
  isDifferenceOpen: false,
  hasToShip: false,
  payment: { state: "captured", asked: 5000, captured: 5000, refunded: 0 },
  spent: [],
  digitizing: [],
  isWorkBegun: false,
  lines: [{ ...line, dropped: 0, returned: 1, inReturn: 1, exchanged: 0 }],
  ...draft,
});
const good = [{ itemId: 1, quantity: 1 }];

describe("issue 9 §8 what a return is paid back with", () => {
  it.each([
    ["what its good pieces cost", good, facts(), 2500],
    ["nothing where no piece is good", [], facts(), null],
    ["nothing where the order has no money", good, facts({ payment: null }), null],
    [
      "nothing where more went back than is left for it",
      good,
      facts({ payment: { state: "captured", asked: 5000, captured: 5000, refunded: 4000 } }),
      null,
    ],
  ])("%s", (_, pieces, is, minor) => {
    expect(payableReturn({ good: pieces, paid, facts: is })?.minor ?? null).toBe(minor);
  });

  it("goes on the shelf by its reason, and never by itself where it was made for its buyer", () => {
    expect(isForShelf("wrong_size", false)).toBe(true);
    expect(isForShelf("wrong_size", true)).toBe(false);
    expect(isForShelf("damaged", false)).toBe(false);
  });
});
