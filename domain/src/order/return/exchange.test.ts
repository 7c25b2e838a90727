import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { checkExchange, exchangeDifference } from "./exchange.ts";

const usd = (minor: number) => money(minor, "USD");

describe("issue 9.8 an exchange", () => {
  it.each([
    ["a line each", [{ itemId: 1, sku: "A" }], []],
    ["a line left out", [], ["order.noSuchVariant"]],
    [
      "one named twice",
      [
        { itemId: 1, sku: "A" },
        { itemId: 1, sku: "B" },
      ],
      ["order.noSuchVariant"],
    ],
    ["one that did not come back", [{ itemId: 2, sku: "A" }], ["order.noSuchVariant"]],
  ] as const)("%s", (_, lines, errors) => {
    const accepted = [{ itemId: 1, quantity: 2 }];
    expect(checkExchange(lines, accepted).map(({ error }) => error)).toEqual(errors);
  });

  it("of nothing that was found good is none", () => {
    expect(checkExchange([], []).map(({ error }) => error)).toEqual(["order.noPieces"]);
  });

  it("costs the difference of today's prices, with the discount and the tax of its line", () => {
    // Ten pieces of 20 dollars, paid at 190.80: a tenth off, six percent of tax on it.
    const line = { rowTotal: usd(20_000), paid: usd(19_080) };
    expect(exchangeDifference(line, 2, { was: usd(2000), is: usd(2500) })).toBe(954);
    expect(exchangeDifference(line, 2, { was: usd(2500), is: usd(2000) })).toBe(-954);
    expect(exchangeDifference(line, 2, { was: usd(2500), is: usd(2500) })).toBe(0);
  });

  it("of what cost nothing itself costs the difference alone", () => {
    const line = { rowTotal: usd(0), paid: usd(0) };
    expect(exchangeDifference(line, 3, { was: usd(2000), is: usd(2500) })).toBe(1500);
  });
});
