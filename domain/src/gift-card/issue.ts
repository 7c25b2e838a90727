import { DAY_MS } from "../durations.ts";
import { checkReason } from "../ledger/by-hand.ts";
import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { GIFT_CARD_EMAIL, GIFT_CARD_MOST_MINOR, GIFT_CARD_NAME_MAX } from "../sold-card/limits.ts";

/** A gift card as staff issue it. */
export interface IssueDraft {
  /** In minor units; not a number for what is no amount. */
  readonly amountMinor: number;
  /** The last day on which it is taken, as `2027-11-24`; `""` for a card that is good for ever. */
  readonly expiresOn: string;
  /** Who gets the code by letter; `""` where staff hand it over. */
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** Why it is issued: it stands in the trail. */
  readonly reason: string;
}

/** What is wrong with a card that is to be issued; it must come trimmed. */
export function checkIssue(draft: IssueDraft, now: Date): Problem[] {
  const { amountMinor, expiresOn, recipientName, recipientEmail, reason } = draft;
  const isAmount = Number.isSafeInteger(amountMinor) && amountMinor > 0;
  const expiresAt = endOfDay(expiresOn);
  return [
    ...(isAmount && amountMinor <= GIFT_CARD_MOST_MINOR
      ? []
      : [problem("giftCard.amountInvalid", "amount")]),
    ...(expiresAt !== undefined && (expiresAt === null || expiresAt > now)
      ? []
      : [problem("giftCard.expiryInvalid", "expiresOn")]),
    ...(recipientName.length <= GIFT_CARD_NAME_MAX && isOneLine(recipientName)
      ? []
      : [problem("giftCard.nameInvalid", "recipientName", GIFT_CARD_NAME_MAX)]),
    ...(recipientEmail === "" || GIFT_CARD_EMAIL.test(recipientEmail)
      ? []
      : [problem("giftCard.emailInvalid", "recipientEmail")]),
    ...checkReason(reason),
  ];
}

/** The first moment after a day, everywhere in UTC; `null` for no day, undefined for what is none. */
export function endOfDay(day: string): Date | null | undefined {
  if (day === "") return null;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Date(`${day}T00:00:00Z`)
    : new Date(Number.NaN);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isDay ? new Date(start.getTime() + DAY_MS) : undefined;
}
