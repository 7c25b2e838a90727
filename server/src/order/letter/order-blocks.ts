import type { Block } from "../../mail/letter/block/block.ts";
import type { Letterhead } from "../../mail/letter/letterhead.ts";
import type { ShownOrder } from "./letter-order.ts";

/** How an order on account is to be paid; nothing of others. */
export function onAccount(
  { purchaseOrderNumber: number, paymentDueAt: due }: ShownOrder["order"],
  { say, locale }: Letterhead,
): string[] {
  if (number === null) return [];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return [
    say("Purchase order %1", number),
    ...(due ? [say("Payable by %1", day.format(due))] : []),
  ];
}

/** The way to the order, for whoever has the letter. */
export const orderButton = ({ orderUrl }: ShownOrder, { say }: Letterhead): Block => ({
  is: "button",
  text: say("See your order"),
  href: orderUrl,
});

/** Placeholders that every letter about an order knows. */
export const ORDER_PLACEHOLDERS = {
  number: "the order’s number",
  name: "the buyer’s name, as in the billing address",
} as const;

/** What stands in their place. */
export const orderValues = ({ order: { number, billingAddress } }: ShownOrder) => ({
  number,
  name: billingAddress && `${billingAddress.firstname} ${billingAddress.lastname}`.trim(),
});
