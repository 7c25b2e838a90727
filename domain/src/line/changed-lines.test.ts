import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { fillPhrase } from "../phrase.ts";
import { changedLines } from "./changed-lines.ts";

const usd = (minor: number) => money(minor, "USD");
const line = (code: string, minor: number) => ({
  code,
  phrase: code,
  values: [],
  amount: usd(minor),
});
const seen = (sums: Readonly<Record<string, number>>) =>
  Object.entries(sums).map(([code, minor]) => ({ code, amount: usd(minor) }));

/** 100.00 less 5.00. */
const now = { lines: [line("subtotal", 10_000), line("discount", -500)], grandTotal: usd(9500) };

describe("what changed since the shopper saw the sum (issue 8, B8)", () => {
  it.each([
    {
      why: "nothing, when the grand total is the same",
      was: { subtotal: 10_000, discount: -500, grand_total: 9500 },
      changes: [],
    },
    {
      why: "a price that went up",
      was: { subtotal: 9000, discount: -500, grand_total: 8500 },
      changes: [
        ["subtotal", 9000, 10_000],
        ["grand_total", 8500, 9500],
      ],
    },
    {
      why: "a line that came, tax say",
      was: { subtotal: 10_000, grand_total: 10_000 },
      changes: [
        ["discount", null, -500],
        ["grand_total", 10_000, 9500],
      ],
    },
    {
      why: "a line that is gone",
      was: { subtotal: 10_000, discount: -500, shipping: 795, grand_total: 10_295 },
      changes: [
        ["shipping", 795, null],
        ["grand_total", 10_295, 9500],
      ],
    },
    {
      why: "only the grand total, for those who sent no more",
      was: { grand_total: 9000 },
      changes: [["grand_total", 9000, 9500]],
    },
    {
      why: "each named line, for those who sent no grand total",
      was: { discount: -700 },
      changes: [["discount", -700, -500]],
    },
    { why: "nothing, for those who sent nothing", was: {}, changes: [] },
  ])("$why", ({ was, changes }) => {
    const found = changedLines(seen(was), now);
    expect(
      found.map(({ code, before, after }) => [code, before?.minor ?? null, after?.minor ?? null]),
    ).toEqual(changes);
  });

  it("another currency is another total", () => {
    const euros = [{ code: "grand_total", amount: money(9500, "EUR") }];
    expect(changedLines(euros, now)).toHaveLength(1);
  });

  it.each(["__proto__", "constructor", "toString", "%1", "100%5"])(
    "a line that no room knows is called by its code, whatever it is: %s",
    (code) => {
      const [gone] = changedLines([{ code, amount: usd(100) }], now);
      const { phrase, values } = gone ?? { phrase: "", values: [] };
      expect(fillPhrase(phrase, values)).toBe(code);
    },
  );
});
