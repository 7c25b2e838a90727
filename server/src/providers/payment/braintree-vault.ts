import type { BraintreeGateway } from "braintree";
import { heard, typeOf, UNANSWERED } from "./braintree-silence.ts";
import type { Spendable } from "./payment-provider.ts";

interface Way {
  readonly gateway: BraintreeGateway;
  readonly timeoutMs: number;
}

/** Has Braintree make a nonce of a card in its vault. */
export async function spendableAtBraintree(
  { gateway, timeoutMs }: Way,
  vaultToken: string,
): Promise<Spendable> {
  const made = gateway.paymentMethodNonce.create(vaultToken).catch(noneIfGone);
  const answer = await heard(made, timeoutMs);
  if (answer === UNANSWERED) return { state: "unanswered" };
  if (!answer) return { state: "gone" };
  const { nonce, details } = answer.paymentMethodNonce;
  return { state: "ready", token: nonce, ...(details?.bin && { bin: details.bin }) };
}

/** Takes a card out of Braintree's vault. */
export async function forgetAtBraintree(
  { gateway, timeoutMs }: Way,
  vaultToken: string,
): Promise<"done" | "unanswered"> {
  const done = gateway.paymentMethod.delete(vaultToken).catch(noneIfGone);
  return (await heard(done, timeoutMs)) === UNANSWERED ? "unanswered" : "done";
}

function noneIfGone(error: unknown): undefined {
  if (typeOf(error) !== "notFoundError") throw error;
}
