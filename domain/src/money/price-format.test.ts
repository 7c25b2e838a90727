import { describe, expect, it } from "vitest";
import { storeSettingDefaults } from "../store/settings.ts";
import { money } from "./money.ts";
import { formatPrice, minorOf } from "./price-format.ts";
import { priceFormatFor } from "../store/currency.ts";

const written = (minor: number, currency: string) =>
  formatPrice(money(minor, currency), priceFormatFor(currency, storeSettingDefaults.priceFormat));

describe("a price as it is written", () => {
  it("CONF-34 has the sign of its currency, two decimals, and yen none", () => {
    expect(["EUR", "GBP", "USD", "CAD"].map((currency) => written(123_450, currency))).toEqual([
      "€1,234.50",
      "£1,234.50",
      "$1,234.50",
      "CA$1,234.50",
    ]);
    expect(written(1234, "JPY")).toBe("¥1,234");
    // A hostile call names what every object has.
    expect(minorOf(12, "__proto__")).toBe(1200);
    expect(minorOf(12, "constructor")).toBe(1200);
  });
});
