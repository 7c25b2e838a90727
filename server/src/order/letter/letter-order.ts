import { imageUrl } from "@placket/domain/media/image-url";
import type { Totals } from "@placket/domain/line/totals";
import type { Ctx } from "../../context.ts";
import { addressLinesIn } from "../address-lines.ts";
import { shownToday } from "../item-picture.ts";
import { sewnPicture } from "../sewn/sewn-picture.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";

/** Twice as wide as it is shown: letters are read on dense screens. */
const LETTER_WIDTH = 120;

/** What letters say of an order. */
export interface LetterOrder extends Pick<
  PlacedOrder,
  | "number"
  | "token"
  | "items"
  | "billingAddress"
  | "shippingAddress"
  | "shippingMethod"
  | "orderComment"
  | "purchaseOrderNumber"
  | "paymentDueAt"
> {
  readonly totals: Pick<Totals, "lines" | "grandTotal">;
}

/** An order with what letters show of it and it does not say itself. */
export interface ShownOrder {
  readonly order: LetterOrder;
  readonly shippedTo: readonly string[];
  /**
   * Opens the order as it stands to whoever has the letter, to be paid or changed: its token stands behind `#`, which no
   * server is sent.
   */
  readonly orderUrl: string;
  /** Where the picture of an item is to be had, with its origin; `null` for none. */
  readonly pictureOf: (item: PlacedItem) => string | null;
  /** The same of what is sewn on an item, from near. */
  readonly sewnPictureOf: (item: PlacedItem) => string | null;
}

/** An order as the call's store view shows it today. */
export function shownOrder(ctx: Ctx, order: LetterOrder): ShownOrder {
  return {
    order,
    shippedTo: order.shippingAddress ? addressLinesIn(ctx, order.shippingAddress) : [],
    orderUrl: `${ctx.settings.storeUrl}/checkout/success/${order.number}#${order.token}`,
    pictureOf: (item) => {
      const { imageFile } = shownToday(ctx, item);
      return imageFile && `${ctx.settings.storeUrl}${imageUrl(imageFile, LETTER_WIDTH)}`;
    },
    sewnPictureOf: (item) => {
      const address = sewnPicture(ctx, order.token, item);
      return address && `${ctx.settings.storeUrl}${address}`;
    },
  };
}
