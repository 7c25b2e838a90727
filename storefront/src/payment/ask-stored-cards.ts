import { storedCardOf, type ShownStoredCard } from "@placket/contract/payment/stored-card.codec";
import { answered, operation, present } from "../api/graphql.ts";
import type { Shop } from "../api/shop.ts";

const storedCards = operation(
  "StoredCards",
  `query StoredCards {
    customerPaymentTokens { items { public_hash payment_method_code details is_expired } }
  }`,
);

const deleteStoredCard = operation(
  "DeleteStoredCard",
  `mutation DeleteStoredCard($publicHash: String!) {
    deletePaymentToken(public_hash: $publicHash) { result }
  }`,
);

const createNonce = operation(
  "CreateStoredCardNonce",
  `mutation CreateStoredCardNonce($publicHash: String!) {
    made: createStoredCardNonce(public_hash: $publicHash) { nonce bin }
  }`,
);

/** A one-time token of a stored card, for its bank to confirm. @throws CallError when the store refuses. */
export async function nonceOfStoredCard(shop: Shop, publicHash: string) {
  const { nonce, bin } = answered((await shop.graphql(createNonce, { publicHash })).made);
  return { nonce, bin: bin ?? "" };
}

/** The cards of whoever is logged in, the latest first (PAY-04). */
export async function askStoredCards(shop: Shop): Promise<readonly ShownStoredCard[]> {
  const { items } = answered((await shop.graphql(storedCards, {})).customerPaymentTokens);
  return present(items).flatMap((wire) => storedCardOf(wire) ?? []);
}

/** Removes one of them for good. */
export async function removeStoredCard(shop: Shop, publicHash: string): Promise<void> {
  await shop.graphql(deleteStoredCard, { publicHash });
}
