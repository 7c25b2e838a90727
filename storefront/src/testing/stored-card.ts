import { storedCardToWire } from "@placket/contract/payment/stored-card.codec";
import type { CardSummary } from "@placket/domain/payment/client-setup";

/** A stored card as it is on the wire. */
export const aStoredCard = (publicHash: string, card: CardSummary, isExpired = false) =>
  storedCardToWire({ publicHash, methodCode: "braintree_cc_vault", card }, isExpired);
