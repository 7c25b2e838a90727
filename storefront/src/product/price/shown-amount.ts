import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import type { Amount } from "../../money/Price.tsx";

/** An amount of money as prices are drawn. */
export function shownAmount(money: Money): Amount {
  return { value: decimalOf(money), currency: money.currency };
}
