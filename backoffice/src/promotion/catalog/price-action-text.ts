import type { PriceAction } from "@placket/domain/pricing/price-rule";
import { minorText } from "../rule-text.ts";

/** What a catalog price rule does, in a few words: `10% off`. */
export function priceActionText(action: PriceAction, currency: string): string {
  switch (action.kind) {
    case "byPercent":
      return `${action.micro / 10_000}% off`;
    case "byFixed":
      return `${minorText(action.minor, currency)} off`;
    case "toPercent":
      return `${action.micro / 10_000}% of the price`;
    case "toFixed":
      return `For ${minorText(action.minor, currency)}`;
  }
}
