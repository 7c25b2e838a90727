import type { CardBrand, CardSummary } from "@placket/domain/payment/client-setup";
import type { StoredCard } from "@placket/domain/payment/stored-card";
import type { PaymentToken } from "../graphql.gen.ts";

/** A stored card as Magento tells it (PAY-02). */
export function storedCardToWire(
  { publicHash, methodCode, card }: StoredCard,
  isExpired: boolean,
): PaymentToken {
  const details = { type: TYPES[card.brand], maskedCC: card.last4, expirationDate: card.expiry };
  return {
    public_hash: publicHash,
    payment_method_code: methodCode,
    type: "card",
    details: JSON.stringify(details),
    is_expired: isExpired,
  };
}

/** A stored card as the storefront shows it; null where its details are in no shape that is known. */
export function storedCardOf(wire: StoredCardWire): ShownStoredCard | null {
  const card = cardOf(wire.details ?? "");
  return (
    card && {
      publicHash: wire.public_hash,
      methodCode: wire.payment_method_code,
      card,
      isExpired: wire.is_expired,
    }
  );
}

export interface ShownStoredCard extends StoredCard {
  readonly isExpired: boolean;
}

type StoredCardWire = Pick<
  PaymentToken,
  "public_hash" | "payment_method_code" | "is_expired" | "details"
>;

function cardOf(details: string): CardSummary | null {
  try {
    const { type, maskedCC, expirationDate } = JSON.parse(details) as Readonly<
      Record<string, unknown>
    >;
    if (typeof maskedCC !== "string" || typeof expirationDate !== "string") return null;
    const brand = BRANDS.find((known) => TYPES[known] === type) ?? "other";
    return { brand, last4: maskedCC, expiry: expirationDate };
  } catch {
    // What is no JSON is no card that is known.
    return null;
  }
}

/** Magento's codes of card types. */
const TYPES: Readonly<Record<CardBrand, string>> = {
  visa: "VI",
  mastercard: "MC",
  amex: "AE",
  discover: "DI",
  diners: "DN",
  jcb: "JCB",
  unionpay: "UN",
  maestro: "MI",
  other: "OT",
};

const BRANDS = Object.keys(TYPES) as readonly CardBrand[];
