import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { fractionDigits } from "@placket/domain/store/currency";

/** An amount as procurement systems read it: a point, no groups, every digit of the currency. @example "1234.50" */
export const amountText = (amount: Money): string =>
  decimalOf(amount).toFixed(fractionDigits(amount.currency));
