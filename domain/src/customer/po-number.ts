import { isOneLine } from "../one-line.ts";
import { PURCHASE_ORDER_NUMBER_MAX } from "../payment/limits.ts";
import { problem, type Problem } from "../problem.ts";

/** What is wrong with the purchase order number that is kept with an account; it must come trimmed, `""` is none. */
export function checkPoNumber(poNumber: string): Problem[] {
  const isNumber = poNumber.length <= PURCHASE_ORDER_NUMBER_MAX && isOneLine(poNumber);
  return isNumber
    ? []
    : [problem("customer.poNumberInvalid", "poNumber", PURCHASE_ORDER_NUMBER_MAX)];
}
