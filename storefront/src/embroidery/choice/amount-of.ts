import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import type { Amount } from "../../money/Price.tsx";

/** Money as prices are written. */
export const amountOf = (money: Money): Amount => ({
  value: decimalOf(money),
  currency: money.currency,
});
