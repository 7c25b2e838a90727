import type { BraintreeGateway, BraintreeResult, BraintreeTransaction } from "braintree";
import type { Money } from "@placket/domain/money/money";
import { codesOf, transactionsOf } from "./braintree-authorization.ts";
import { heard, typeOf, UNANSWERED } from "./braintree-silence.ts";
import { amountText } from "./amount-text.ts";
import { amountOf, isTaken } from "./braintree-transaction.ts";
import { PaymentMisuse, type Settlement, type SettlementRefusal } from "./payment-provider.ts";

interface Line {
  readonly gateway: BraintreeGateway;
  readonly timeoutMs: number;
}

/** Submits the reserved amount, or less, for settlement. Submitted already with this amount: done. */
export async function captureAtBraintree(
  line: Line,
  reference: string,
  amount: Money,
): Promise<Settlement> {
  return settle(line, reference, {
    ask: () => line.gateway.transaction.submitForSettlement(reference, amountText(amount)),
    isDone: (now) => isTaken(now) && amountOf(now).minor === amount.minor,
  });
}

/** Calls a reservation off. Voided already: done. */
export async function voidAtBraintree(line: Line, reference: string): Promise<Settlement> {
  return settle(line, reference, {
    ask: () => line.gateway.transaction.void(reference),
    isDone: ({ status }) => status === "voided",
  });
}

/**
 * Pays back. The refund's order id is the key, so a repetition finds it; two calls with one key at the
 * very same moment would not, so the caller keeps them apart by a lease. Braintree pays
 * back what is settled or settling only; before that it is `wrong_state` and a void is the way.
 */
export async function refundAtBraintree(
  line: Line,
  { reference, amount, key }: { reference: string; amount: Money; key: string },
): Promise<Settlement> {
  const earlier = await heard(transactionsOf(line.gateway, key), line.timeoutMs);
  if (earlier === UNANSWERED) return { state: "unanswered" };
  if (earlier.some(({ type }) => type === "credit")) return { state: "done", reference };
  return settle(line, reference, {
    ask: () =>
      line.gateway.transaction.refund(reference, { amount: amountText(amount), orderId: key }),
    isDone: () => false,
  });
}

async function settle(
  line: Line,
  reference: string,
  operation: {
    readonly ask: () => Promise<BraintreeResult>;
    /** Whether the transaction shows that the same thing was done before. */
    readonly isDone: (transaction: BraintreeTransaction) => boolean;
  },
): Promise<Settlement> {
  const result = await heard(orMissing(operation.ask()), line.timeoutMs);
  if (result === UNANSWERED) return { state: "unanswered" };
  if (result === "missing") return { state: "refused", reason: "unknown_reference" };
  if (result.success) return { state: "done", reference };
  const reason = refusalOf(result);
  if (reason === "amount_too_high") return { state: "refused", reason };
  const now = await heard(line.gateway.transaction.find(reference), line.timeoutMs);
  if (now === UNANSWERED) return { state: "unanswered" };
  return operation.isDone(now) ? { state: "done", reference } : { state: "refused", reason };
}

async function orMissing(answer: Promise<BraintreeResult>): Promise<BraintreeResult | "missing"> {
  try {
    return await answer;
  } catch (error) {
    if (typeOf(error) === "notFoundError") return "missing";
    throw error;
  }
}

function refusalOf(result: BraintreeResult): SettlementRefusal {
  const codes = codesOf(result);
  const known = codes.flatMap((code) => REFUSALS.get(code) ?? []);
  if (known.includes("amount_too_high")) return "amount_too_high";
  // A processor that declines a refund gives no validation error, and a transaction that says why.
  if (known.length > 0 || result.transaction !== undefined) return "wrong_state";
  throw new PaymentMisuse(`Braintree refused: ${codes.join(", ")}`);
}

const REFUSALS: ReadonlyMap<string, SettlementRefusal> = new Map([
  ["91522", "amount_too_high"],
  ["91521", "amount_too_high"],
  ["91504", "wrong_state"],
  ["91506", "wrong_state"],
  ["91507", "wrong_state"],
  ["91512", "wrong_state"],
  ["91574", "wrong_state"],
]);
