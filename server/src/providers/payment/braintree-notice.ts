import { createHash } from "node:crypto";
import type { BraintreeGateway, BraintreeNotice } from "braintree";
import { nameIn, type GivenNotice, type HeardNotice, type Notice } from "./notice.ts";

/** A notice of Braintree's: a form with what it tells and a signature of that by our private key. */
export async function readBraintreeNotice(
  gateway: BraintreeGateway,
  { body }: GivenNotice,
): Promise<HeardNotice> {
  const form = new URLSearchParams(body);
  const payload = form.get("bt_payload") ?? "";
  const signature = form.get("bt_signature") ?? "";
  // The library throws what it likes where something is signed and is no notice.
  const told = await gateway.webhookNotification.parse(signature, payload).catch(() => undefined);
  return nameIn(told?.kind) === null || !told ? "forged" : noticeOf(told, payload);
}

/** What proves to Braintree that the address is ours; undefined for what is no question of theirs. */
export function answerBraintree(gateway: BraintreeGateway, challenge: string): string | undefined {
  return /^[a-f\d]{20,32}$/.test(challenge)
    ? gateway.webhookNotification.verify(challenge)
    : undefined;
}

function noticeOf({ kind, transaction, dispute }: BraintreeNotice, payload: string): Notice {
  const about = transaction ?? dispute?.transaction;
  return {
    // Its notices have no number; one that is told again is told in the same words.
    eventId: createHash("sha256").update(payload).digest("hex"),
    kind,
    concern: CONCERNS.get(kind) ?? "staff",
    key: nameIn(about?.orderId),
    reference: nameIn(about?.id),
  };
}

const CONCERNS: ReadonlyMap<string, Notice["concern"]> = new Map([
  ["transaction_settled", "money"],
  ["transaction_settlement_declined", "money"],
  ["transaction_disbursed", "money"],
  ["transaction_reviewed", "money"],
  ["refund_failed", "money"],
  // Only that the address answers.
  ["check", "nothing"],
]);
