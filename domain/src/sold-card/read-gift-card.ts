import { dayAfter, isDay, type Day } from "../clock-days.ts";
import { isOneLine, isSeen } from "../one-line.ts";
import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import { GIFT_CARD_EMAIL, GIFT_CARD_NAME_MAX } from "./limits.ts";
import {
  CUSTOM_AMOUNT,
  GIFT_CARD_DAYS_AHEAD,
  GIFT_CARD_MESSAGE_MAX,
  type AskedGiftCard,
  type GiftCardChoice,
} from "./choice.ts";
import { FIRST_DESIGN, isGiftCardDesign } from "./designs.ts";
import { isOffered, type GiftCardOffer } from "./offer.ts";
import { typedAmount, writtenAmount } from "./typed-amount.ts";

/**
 * A gift card as somebody asks for it, held to all that page and server hold it to: every field but message, day and own
 * amount is filled, the own amount where the choice is `custom` (GIFT-03), names stay on their line, emails have their
 * pattern (GIFT-06). Each problem stands at its field.
 * @param today by the store's clocks, `2026-11-29`.
 */
export function readGiftCard(
  offer: GiftCardOffer,
  asked: AskedGiftCard,
  today: Day,
): Result<GiftCardChoice> {
  const amountMinor = amountAsked(offer, asked);
  const [senderName, recipientName] = [asked.senderName.trim(), asked.recipientName.trim()];
  const [senderEmail, recipientEmail] = [asked.senderEmail.trim(), asked.recipientEmail.trim()];
  const message = asked.message.replaceAll(/\r\n?/g, "\n").trim();
  const sendOn = asked.sendOn.trim();
  const problems = [
    ...(amountMinor.ok ? [] : amountMinor.problems),
    ...checkName("senderName", senderName),
    ...checkEmail("senderEmail", senderEmail),
    ...checkName("recipientName", recipientName),
    ...checkEmail("recipientEmail", recipientEmail),
    ...checkMessage(message),
    ...checkDay(sendOn, today),
    ...(asked.design === "" || isGiftCardDesign(asked.design)
      ? []
      : [problem("giftCard.designUnknown", "design")]),
  ];
  if (!amountMinor.ok || problems.length > 0) return refuse(...problems);
  return ok({
    amountMinor: amountMinor.value,
    senderName,
    senderEmail,
    recipientName,
    recipientEmail,
    message,
    sendOn: sendOn === today ? "" : sendOn,
    design: isGiftCardDesign(asked.design) ? asked.design : FIRST_DESIGN,
  });
}

/** What a card is to be worth, in minor units (GIFT-04); an own amount may be said in the place of one of the list. */
export function amountAsked(
  offer: GiftCardOffer,
  { amount, customAmount }: Pick<AskedGiftCard, "amount" | "customAmount">,
): Result<number> {
  const chosen = amount.trim();
  if (chosen === "") return refuse(missing("amount"));
  if (chosen !== CUSTOM_AMOUNT) {
    const minor = typedAmount(chosen, offer.currency);
    return minor !== undefined && isOffered(offer, minor)
      ? ok(minor)
      : refuse(problem("giftCard.amountNotOffered", "amount"));
  }
  if (!offer.open) return refuse(problem("giftCard.amountNotOffered", "amount"));
  if (customAmount.trim() === "") return refuse(missing("customAmount"));
  const minor = typedAmount(customAmount, offer.currency);
  if (minor !== undefined && minor >= offer.open.minMinor && minor <= offer.open.maxMinor) {
    return ok(minor);
  }
  const { minMinor, maxMinor } = offer.open;
  const [least, most] = [minMinor, maxMinor].map((one) => writtenAmount(one, offer.currency));
  return refuse(problem("giftCard.ownAmountOutside", "customAmount", least ?? "", most ?? ""));
}

const missing = (field: string): Problem => problem("giftCard.missingField", field);

function checkName(field: string, name: string): Problem[] {
  if (!isSeen(name)) return [missing(field)];
  const isName = name.length <= GIFT_CARD_NAME_MAX && isOneLine(name);
  return isName ? [] : [problem("giftCard.badName", field, GIFT_CARD_NAME_MAX)];
}

function checkEmail(field: string, email: string): Problem[] {
  if (email === "") return [missing(field)];
  return GIFT_CARD_EMAIL.test(email) ? [] : [problem("giftCard.badEmail", field)];
}

/** Several lines, each of which reads in the order it is written. */
function checkMessage(message: string): Problem[] {
  const isText = message.split("\n").every(isOneLine);
  return isText && message.length <= GIFT_CARD_MESSAGE_MAX
    ? []
    : [problem("giftCard.badMessage", "message", GIFT_CARD_MESSAGE_MAX)];
}

function checkDay(day: string, today: Day): Problem[] {
  if (day === "") return [];
  return isDay(day) && day >= today && day <= lastDayToSend(today)
    ? []
    : [problem("giftCard.badDay", "sendOn", GIFT_CARD_DAYS_AHEAD)];
}

/** The last day on which a card may be sent that is bought on a day. */
export const lastDayToSend = (today: Day): Day => dayAfter(today, GIFT_CARD_DAYS_AHEAD);

/** A stored card as it is asked for again: what was to be sent on a day that is over goes at once. */
export const askedAgain = (
  { amountMinor, ...said }: GiftCardChoice,
  { currency }: GiftCardOffer,
  today: Day,
): AskedGiftCard => ({
  ...said,
  amount: writtenAmount(amountMinor, currency),
  customAmount: "",
  sendOn: said.sendOn < today ? "" : said.sendOn,
});

/** The same as a form shows it: an amount that is not in the list stands in the field for own ones. */
export function asTyped(asked: AskedGiftCard, { amounts, currency }: GiftCardOffer): AskedGiftCard {
  const minor = typedAmount(asked.amount, currency);
  return minor === undefined || amounts.includes(minor)
    ? asked
    : { ...asked, amount: CUSTOM_AMOUNT, customAmount: asked.amount };
}

/** Why a stored card is not sold by now: what a product offers may have changed. */
export const checkStored = (
  offer: GiftCardOffer | null,
  choice: GiftCardChoice | undefined,
): Problem[] => {
  if (!offer || !choice) return [problem("cart.needsProduct", "id")];
  return isOffered(offer, choice.amountMinor)
    ? []
    : [problem("giftCard.amountNotOffered", "amount")];
};
