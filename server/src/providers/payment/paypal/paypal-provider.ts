import { MINUTE_MS } from "@placket/domain/durations";
import type { WalletProvider } from "../payment-provider.ts";
import { approvalOf, beginApproval } from "./paypal-approval.ts";
import { authorizeAtPaypal, findAtPaypal } from "./paypal-authorization.ts";
import { paypalLine, type PaypalAccess } from "./paypal-line.ts";
import { readPaypalNotice } from "./paypal-notice.ts";
import { captureAtPaypal, refundAtPaypal, voidAtPaypal } from "./paypal-settlement.ts";

/**
 * An authorization is up to four requests, each with its own time out, and a shopper may ask for it again with the same
 * key: far beyond all of that nothing is on its way any more.
 */
const UNKNOWN_IS_FINAL_MS = 15 * MINUTE_MS;

/**
 * Payments of PayPal's customers, over its Orders v2 and Payments v2.
 *
 * Its order is the one-time token: an order reserves money once, whoever asks. What it reserves for carries our key
 * (`invoice_id`), set together with the amount before the money is asked for. PayPal finds nothing by a key, so the
 * key ends with the order's id, by which `find` asks.
 */
export function paypalProvider(access: PaypalAccess): WalletProvider {
  const line = paypalLine(access);
  // Anybody can have notices asked about: those questions are in nobody's way who pays.
  const noticeLine = paypalLine({ ...access, atOnce: 2 });
  return {
    code: "paypal",
    methodCode: "paypal_express",
    unknownIsFinalAfterMs: UNKNOWN_IS_FINAL_MS,
    keyEnd: (token) => token,
    begin: (wish) => beginApproval(line, wish),
    approvalOf: (token) => approvalOf(line, token),
    authorize: (request) => authorizeAtPaypal(line, request),
    find: (key) => findAtPaypal(line, key),
    capture: (reference, amount, key) => captureAtPaypal(line, { reference, amount, key }),
    void: (reference, key) => voidAtPaypal(line, { reference, key }),
    notices: { read: (given) => readPaypalNotice(noticeLine, access.webhookId, given) },
    refund: (reference, amount, key) => refundAtPaypal(line, { reference, amount, key }),
  };
}
