import type { DeclineReason } from "@placket/domain/payment/decline-reason";
import { amountText } from "../amount-text.ts";
import type { AuthorizationRequest, Standing } from "../payment-provider.ts";
import { isToken } from "./paypal-approval.ts";
import type { PaypalAnswer, PaypalLine } from "./paypal-line.ts";
import { readPaypalOrder, standingOf } from "./paypal-order.ts";

/**
 * Reserves the amount of an approved order. Amount and key are written on the order in one go before the money is
 * asked for: what is reserved is of that amount and for that payment, or of another.
 */
export async function authorizeAtPaypal(
  line: PaypalLine,
  request: AuthorizationRequest,
): Promise<Standing> {
  const { token, idempotencyKey: key } = request;
  if (!isToken(token)) return { state: "declined", reason: "approval_missing" };
  const order = `/v2/checkout/orders/${token}`;
  const named = await line({ method: "PATCH", path: order, body: changesFor(request) });
  if (named.kind === "unanswered") return { state: "unanswered" };
  if (named.kind !== "said") return afterRefusal(line, key, named);
  const path = `${order}/authorize`;
  const answer = await line({ method: "POST", path, requestId: key, body: {} });
  if (answer.kind === "unanswered") return { state: "unanswered" };
  if (answer.kind !== "said") return afterRefusal(line, key, answer);
  const standing = standingOf(token, key, readPaypalOrder(answer.body));
  return standing === "unknown" ? { state: "unanswered" } : standing;
}

const changesFor = ({ amount, idempotencyKey, orderNumber }: AuthorizationRequest) => [
  change("replace", "amount", { currency_code: amount.currency, value: amountText(amount) }),
  change("add", "invoice_id", idempotencyKey),
  change("add", "custom_id", orderNumber),
];

const change = (op: "add" | "replace", field: string, value: unknown) => ({
  op,
  path: `/purchase_units/@reference_id=='default'/${field}`,
  value,
});

/** Refused, as it was reserved before, by an earlier call perhaps: then that one stands. */
async function afterRefusal(
  line: PaypalLine,
  key: string,
  answer: Extract<PaypalAnswer, { readonly kind: "refused" | "missing" }>,
): Promise<Standing> {
  const standing = await findAtPaypal(line, key);
  if (standing !== "unknown") return standing;
  const issue = answer.kind === "refused" ? answer.issue : "";
  return { state: "declined", reason: REASONS.get(issue) ?? "approval_missing" };
}

/** PayPal's issues in our words; what is not listed wants to be approved anew. */
const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ["INSTRUMENT_DECLINED", "wallet_declined"],
  ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "wallet_declined"],
  ["PAYER_ACCOUNT_RESTRICTED", "wallet_declined"],
  ["PAYER_CANNOT_PAY", "wallet_declined"],
  ["TRANSACTION_LIMIT_EXCEEDED", "wallet_declined"],
  ["TRANSACTION_RECEIVING_LIMIT_EXCEEDED", "wallet_declined"],
  ["TRANSACTION_REFUSED", "wallet_declined"],
]);

/** What stands under our key, at the order that it ends with. */
export async function findAtPaypal(line: PaypalLine, key: string): Promise<Standing | "unknown"> {
  const id = key.slice(key.lastIndexOf("-") + 1);
  if (!isToken(id)) return "unknown";
  const answer = await line({ method: "GET", path: `/v2/checkout/orders/${id}` });
  if (answer.kind === "unanswered") return { state: "unanswered" };
  return answer.kind === "said" ? standingOf(id, key, readPaypalOrder(answer.body)) : "unknown";
}
