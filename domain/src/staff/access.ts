import type { Actor } from "../access/actor.ts";
import type { ErrorKey } from "../errors.ts";

/** Orders, whoever placed them and whatever became of their payment. */
export function canSeeOrders(actor: Actor): true | ErrorKey {
  return staffOnly(actor);
}

/** Letters to shoppers, whether a mail server has taken them or not. */
export function canSeeLetters(actor: Actor): true | ErrorKey {
  return staffOnly(actor);
}

/** Asking the processor now what became of an order's payment; only while that is open. */
export function canLookAfterPayment(
  actor: Actor,
  { isOpen }: { readonly isOpen: boolean },
): true | ErrorKey {
  const allowed = staffOnly(actor);
  if (allowed !== true) return allowed;
  return isOpen ? true : "staff.paymentSettled";
}

function staffOnly(actor: Actor): true | ErrorKey {
  return actor.kind === "staff" ? true : "staff.signInRequired";
}
