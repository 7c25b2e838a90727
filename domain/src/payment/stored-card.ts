import type { CardSummary } from "./client-setup.ts";

/** A card that the processor keeps for a customer, as far as it may be shown (PAY-02). */
export interface StoredCard {
  /** By what it is chosen and removed. */
  readonly publicHash: string;
  readonly methodCode: string;
  readonly card: CardSummary;
}

/** Whether the month that is printed on a card (`MM/YYYY`) is over everywhere on earth. */
export function isExpired({ expiry }: Pick<CardSummary, "expiry">, now: Date): boolean {
  const [month = "", year = ""] = expiry.split("/");
  return now.getTime() >= Date.UTC(Number(year), Number(month), 1, LAST_MIDNIGHT_UTC);
}

/** The hour in UTC at which a day begins where it begins last. */
const LAST_MIDNIGHT_UTC = 12;
