import { can, type Principal } from "../access/principal.ts";
import type { ErrorKey } from "../errors.ts";

/** Asking the processor now what became of an order's payment; only while that is open. */
export function canLookAfterPayment(
  principal: Principal,
  { isOpen }: { readonly isOpen: boolean },
): true | ErrorKey {
  const allowed = can(principal, "payments.lookAfter");
  if (allowed !== true) return allowed;
  return isOpen ? true : "staff.paymentSettled";
}
