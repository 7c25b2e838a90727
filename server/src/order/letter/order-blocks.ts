import { saidRows } from "@placket/domain/cart/line-kinds";
import type { Money } from "@placket/domain/money/money";
import type { Block, LetterLine } from "../../mail/letter/block/block.ts";
import type { Letterhead } from "../../mail/letter/letterhead.ts";
import type { PlacedItem } from "../stored-order.ts";
import type { ShownOrder } from "./letter-order.ts";

/** What a row says of an item: all of it unless told. */
interface Said {
  readonly item: PlacedItem;
  readonly pieces?: number;
  readonly amount?: Money | null;
  /** Of pieces that came back: how many were good, once that is known. */
  readonly good?: number | undefined;
}

/** Items of an order as the rows of a letter, each with its picture and what was chosen of it. */
export function itemLines(
  { pictureOf, sewnPictureOf }: Pick<ShownOrder, "pictureOf" | "sewnPictureOf">,
  { say, price }: Letterhead,
  rows: readonly Said[],
): Block {
  return {
    is: "lines",
    rows: rows.map(
      ({ item, pieces = item.quantity, amount = item.rowTotal, good }): LetterLine => ({
        name: item.name,
        facts: saidRows(item, say).map(({ label, value, price: added }) => {
          const said = `${label}: ${value}`;
          return added === null ? said : `${said} (${say("%1 each", price(added))})`;
        }),
        sku: item.sku,
        pieces: [
          amount === null ? `${pieces} ×` : `${pieces} × ${price(item.price)}`,
          ...(good === undefined ? [] : [say("%1 of them good", good)]),
        ].join(", "),
        amount: amount === null ? "" : price(amount),
        picture: pictureOf(item),
        sewnPicture: sewnPictureOf(item),
      }),
    ),
  };
}

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
