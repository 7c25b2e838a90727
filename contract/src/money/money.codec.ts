import { money, type Money } from "@placket/domain/money/money";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";

/** An amount on the wire: decimal value and ISO 4217 currency (CONF-33). */
interface WireMoney {
  readonly value: number;
  readonly currency: string;
}

/** `{minor: 5400, currency: "USD"}` travels as `{value: 54, currency: "USD"}`. */
export function moneyToWire(amount: Money): WireMoney {
  return { value: decimalOf(amount), currency: amount.currency };
}

/** An amount as GraphQL gives it, whose parts may be missing by Magento's schema. */
export const amountFromWire = ({
  value,
  currency,
}: {
  readonly value: number | null;
  readonly currency: string | null;
}): WireMoney => ({ value: value ?? 0, currency: currency ?? "" });

/** The reverse; more decimals than the currency has are rounded. */
export function moneyFromWire({ value, currency }: WireMoney): Money {
  return money(minorOf(value, currency), currency);
}
