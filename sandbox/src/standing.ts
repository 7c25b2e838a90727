import type { Amount, Operation, OperationKind, Payment } from "./ledger.ts";

/** Where a payment stands: its decision, or what was done with it since. */
export type State = "pending" | "challenge" | "authorized" | "declined" | "captured" | "voided";

export function stateOf(payment: Payment): State {
  if (payment.operations.some(({ kind }) => kind === "void")) return "voided";
  if (payment.operations.some(({ kind }) => kind === "capture")) return "captured";
  return payment.decision ?? "pending";
}

export function sumOf(payment: Payment, kind: OperationKind): number {
  return payment.operations
    .filter((operation) => operation.kind === kind)
    .reduce((sum, { minor }) => sum + minor, 0);
}

/** How much is reserved at most: all that was asked for, but for a card that covers a part. */
export function reservable({ amount, behavior }: Payment): Amount {
  return behavior === "partial" ? { ...amount, minor: Math.min(1, amount.minor) } : amount;
}

export type Refusal = "wrong_state" | "amount_too_high";

/**
 * Whether an operation may be done: one capture of an authorized amount and not above it, void before
 * any capture, refunds up to what was captured. Undefined when it may.
 */
export function refusalOf(
  payment: Payment,
  { kind, minor }: Pick<Operation, "kind" | "minor">,
): Refusal | undefined {
  if (!ALLOWED_IN[kind].includes(stateOf(payment))) return "wrong_state";
  if (kind === "capture" && minor > reservable(payment).minor) return "amount_too_high";
  const left = sumOf(payment, "capture") - sumOf(payment, "refund");
  return kind === "refund" && minor > left ? "amount_too_high" : undefined;
}

const ALLOWED_IN: Readonly<Record<OperationKind, readonly State[]>> = {
  capture: ["authorized"],
  // A payment that is not decided yet can be called off too, and is then never decided.
  void: ["pending", "challenge", "authorized"],
  refund: ["captured"],
};
