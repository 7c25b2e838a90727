import {
  payToInput,
  type CardToPayBy,
  type KnownOrder,
} from "@placket/contract/order/order-changes.codec";
import { answered, operation, present } from "../../api/graphql.ts";
import type { Shop } from "../../api/shop.ts";
import { proofHeader } from "../../bot-check/bot-proof.ts";

const payForExchange = operation(
  "PayForExchange",
  `mutation PayForExchange($input: PayForExchangeInput!) {
    payForExchange(input: $input) { errors { message } challengeUrl: challenge_url }
  }`,
);

/** What became of asking for a payment: it is paid, its bank wants to see its customer, or why it is not paid, in words. */
export type PayOutcome =
  | { readonly state: "paid" }
  | { readonly state: "challenge"; readonly url: string }
  | { readonly state: "refused"; readonly why: string };

/**
 * Pays for an exchange, or without a card asks what became of the payment that is open. `proof` shows that no machine
 * is asking, where the shop wants that of whoever pays.
 */
export async function payForExchangeOf(
  shop: Shop,
  order: KnownOrder,
  by?: CardToPayBy,
  proof?: string,
): Promise<PayOutcome> {
  const input = payToInput(order, by);
  const said = await shop.graphql(payForExchange, { input }, proofHeader(proof));
  const answer = answered(said.payForExchange);
  if (answer.challengeUrl !== null) return { state: "challenge", url: answer.challengeUrl };
  const [error] = present(answer.errors);
  return error ? { state: "refused", why: error.message } : { state: "paid" };
}
