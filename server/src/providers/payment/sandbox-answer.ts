import type { CardBrand, CardSummary } from "@placket/domain/payment/client-setup";
import { money } from "@placket/domain/money/money";
import type { DeclineReason } from "@placket/domain/payment/decline-reason";
import type { Standing } from "./payment-provider.ts";

/** An answer of the sandbox processor, understood. */
export type SandboxAnswer =
  | { readonly kind: "standing"; readonly standing: Standing }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "forgotten" }
  | { readonly kind: "refused"; readonly error: string }
  | { readonly kind: "unanswered" };

/** Reads status and body. What does not look like an answer of the sandbox counts as none. */
export function readSandboxAnswer(status: number, body: unknown): SandboxAnswer {
  const isOfUse = isGood(status) || (status >= 400 && status < 500);
  if (typeof body !== "object" || body === null || !isOfUse) return { kind: "unanswered" };
  const fields = body as Fields;
  if (!isGood(status)) {
    const error = fields["error"];
    return typeof error === "string" ? { kind: "refused", error } : { kind: "unanswered" };
  }
  const { token } = fields;
  if (fields["forgotten"] === true) return { kind: "forgotten" };
  if (typeof token === "string") return { kind: "token", token };
  const standing = readStanding(fields);
  return standing === undefined ? { kind: "unanswered" } : { kind: "standing", standing };
}

const isGood = (status: number) => status >= 200 && status < 300;

type Fields = Readonly<Record<string, unknown>>;

function readStanding(fields: Fields): Standing | undefined {
  const { state, reference, challengeUrl } = fields;
  if (typeof reference !== "string") return undefined;
  if (state === "pending" || state === "voided") return { state, reference };
  if (state === "declined") return declinedOf(fields);
  if (state === "challenge" && typeof challengeUrl === "string") {
    return { state, reference, challengeUrl };
  }
  return readMoney(fields, reference);
}

function declinedOf(fields: Fields): Standing {
  const card = readCard(fields["card"]);
  return { state: "declined", reason: readReason(fields["reason"]), ...(card && { card }) };
}

function readMoney(fields: Fields, reference: string): Standing | undefined {
  const { state, captured, refunded, card, amount, vaultToken: kept } = fields;
  const vaultToken = typeof kept === "string" && { vaultToken: kept };
  if (typeof amount !== "object" || amount === null) return undefined;
  const { minor, currency } = amount as Fields;
  const summary = readCard(card);
  if (typeof minor !== "number" || typeof currency !== "string" || summary === undefined) {
    return undefined;
  }
  if (state === "authorized") {
    return { state, reference, amount: money(minor, currency), card: summary, ...vaultToken };
  }
  if (state !== "captured" || typeof captured !== "number" || typeof refunded !== "number") {
    return undefined;
  }
  return {
    state,
    reference,
    captured: money(captured, currency),
    refunded: money(refunded, currency),
    card: summary,
    ...vaultToken,
  };
}

function readCard(value: unknown): CardSummary | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { brand, last4, expiry } = value as Fields;
  if (typeof last4 !== "string" || typeof expiry !== "string") return undefined;
  return { brand: BRANDS.find((known) => known === brand) ?? "other", last4, expiry };
}

function readReason(value: unknown): DeclineReason {
  return REASONS.find((known) => known === value) ?? "declined";
}

const BRANDS: readonly CardBrand[] = ["visa", "mastercard", "amex", "discover", "diners", "jcb"];

const REASONS: readonly DeclineReason[] = [
  "declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_security_code",
  "verification_failed",
];
