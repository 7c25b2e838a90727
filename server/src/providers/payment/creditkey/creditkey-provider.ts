import { MINUTE_MS } from "@placket/domain/durations";
import type { CreditProvider } from "../payment-provider.ts";
import { standingAtCredit } from "./credit-authorization.ts";
import { beginCheckout, isDisplayed } from "./credit-checkout.ts";
import { creditLine, type CreditAccess } from "./credit-line.ts";
import { CREDIT_CURRENCY } from "./credit-order.ts";
import { cancelAtCredit, captureAtCredit, refundAtCredit } from "./credit-settlement.ts";

/** An authorization is up to three requests, each with its own time out: far beyond that nothing is on its way. */
const UNKNOWN_IS_FINAL_MS = 15 * MINUTE_MS;

/** How Credit Key is reached, by the store and by its buyers. */
interface CreditKeyAccess extends CreditAccess {
  /** Where its pages may come from, in a frame of the checkout. */
  readonly frames: readonly string[];
}

/**
 * Payments on business credit, over Credit Key's `ecomm` calls. Its order is the one-time token, and carries the
 * number of the store's (`merchant_order_id`) once it pays that one. It finds nothing by a key of ours, so the key ends
 * with the order's id.
 */
export function creditKeyProvider(access: CreditKeyAccess): CreditProvider {
  const line = creditLine(access);
  return {
    code: "creditkey",
    methodCode: "creditkey_gateway",
    endpoint: access.url,
    currency: CREDIT_CURRENCY,
    frames: access.frames,
    unknownIsFinalAfterMs: UNKNOWN_IS_FINAL_MS,
    keyEnd: (token) => token,
    isDisplayed: (wish) => isDisplayed(line, wish),
    begin: (wish) => beginCheckout(line, wish),
    // Who confirms is not told, and that somebody did is said by whoever completes the checkout alone.
    approvalOf: async () => ({ payerId: "", email: null, telephone: null, shipping: null }),
    authorize: async ({ idempotencyKey }) => {
      const standing = await standingAtCredit(line, idempotencyKey);
      return standing === "unknown" ? { state: "declined", reason: "approval_missing" } : standing;
    },
    find: (key) => standingAtCredit(line, key),
    capture: (reference, amount, key) => captureAtCredit(line, { reference, amount, key }),
    void: (reference) => cancelAtCredit(line, reference),
    refund: (reference, amount, key, before) =>
      refundAtCredit(line, { reference, amount, key, before }),
  };
}
