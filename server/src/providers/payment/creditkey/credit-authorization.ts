import type { Standing } from "../payment-provider.ts";
import { readPaymentKey } from "../payment-key.ts";
import type { CreditLine } from "./credit-line.ts";
import { isCreditId, readCreditOrder, standingOf, type CreditOrder } from "./credit-order.ts";

/**
 * What stands under our key, at the order that it ends with. Credit Key has no question that only looks: whether its
 * buyer's credit pays is said by the call that completes the checkout, and the same however often it is asked. So what
 * does not carry our number yet is completed, and then does.
 */
export async function standingAtCredit(
  line: CreditLine,
  key: string,
): Promise<Standing | "unknown"> {
  const read = readPaymentKey(key);
  if (!read || !isCreditId(read.end)) return "unknown";
  const { number, end: id } = read;
  const found = await orderAtCredit(line, id);
  if (found === "unanswered") return UNANSWERED;
  if (found !== "missing" && found.number !== "" && found.number !== number) return MISSING;
  const isSettled = found !== "missing" && (found.number !== "" || found.isCanceled);
  return isSettled ? standingOf(id, found) : complete(line, { id, number });
}

/** An order at Credit Key; one that cannot be read is not heard. */
export async function orderAtCredit(
  line: CreditLine,
  id: string,
): Promise<CreditOrder | "missing" | "unanswered"> {
  const answer = await line({ call: "find_order", fields: { id }, isLook: true });
  if (answer.kind === "said") return readCreditOrder(answer.body) ?? "unanswered";
  return answer.kind === "unanswered" ? "unanswered" : "missing";
}

async function complete(
  line: CreditLine,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<Standing | "unknown"> {
  const completed = await line({ call: "complete_checkout", fields: { id } });
  if (completed.kind === "unanswered") return UNANSWERED;
  if (completed.kind === "missing") return "unknown";
  if (completed.kind === "refused" || completed.body["success"] !== true) return REFUSED;
  const named = await line({
    call: "update_order",
    fields: { id, merchant_order_id: number, merchant_status: "processing" },
  });
  const order = named.kind === "said" ? readCreditOrder(named.body) : undefined;
  return order ? standingOf(id, order) : UNANSWERED;
}

const UNANSWERED: Standing = { state: "unanswered" };

/**
 * Its buyer's credit does not pay: they did not confirm it, or it was taken back since, which Credit Key does not tell
 * apart. Confirming again may come to the same.
 */
const REFUSED: Standing = { state: "declined", reason: "wallet_declined" };

/** It is another payment's. */
const MISSING: Standing = { state: "declined", reason: "approval_missing" };
