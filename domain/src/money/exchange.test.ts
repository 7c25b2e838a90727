import { describe, expect, it } from "vitest";
import { exchanged } from "./exchange.ts";

describe("a price of another currency", () => {
  it.each([
    { minor: 5400, from: "USD", to: "GBP", rate: 0.79, is: 4266, why: "dollars to pounds" },
    { minor: 50, from: "USD", to: "GBP", rate: 0.79, is: 40, why: "half a penny rounds up" },
    { minor: 1999, from: "USD", to: "JPY", rate: 150, is: 2999, why: "yen have no hundredth" },
    { minor: 2999, from: "JPY", to: "USD", rate: 0.0067, is: 2009, why: "and dollars have" },
    { minor: 5400, from: "USD", to: "USD", rate: null, is: 5400, why: "the same needs no rate" },
    { minor: 5400, from: "USD", to: "USD", rate: 0.5, is: 5400, why: "and takes none" },
    {
      minor: 5400,
      from: "USD",
      to: "GBP",
      rate: null,
      is: null,
      why: "without a rate there is none",
    },
    {
      minor: 2_000_000_000,
      from: "USD",
      to: "KWD",
      rate: 9_999.999_999,
      is: 199_999_999_980_000,
      why: "large ones are exact",
    },
  ])("$why", ({ is, minor, ...exchange }) => {
    expect(exchanged(minor, exchange)).toBe(is);
  });
});
