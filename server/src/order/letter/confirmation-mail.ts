import { imageUrl } from "@placket/domain/media/image-url";
import { formatPrice } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { writeLetters, type LetterOfView } from "../../mail/mail.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { sayIn } from "../../translation/say.ts";
import { addressLinesIn } from "../address-lines.ts";
import { confirmationHtml, confirmationText, type LetterParts } from "./confirmation-letter.ts";
import { shownToday } from "../item-picture.ts";
import { ordersById } from "../placed-order.ts";
import type { PlacedOrder } from "../stored-order.ts";

/** Twice as wide as it is shown: letters are read on dense screens. */
const LETTER_WIDTH = 120;

/** The letters that confirm orders, each in the language of the store view where its order was placed. */
export async function writeConfirmations(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const orderOf = await ordersById(
    ctx,
    heard.map(({ payload }) => payload.orderId),
  );
  const letters = heard.map(({ payload, eventId }) => ({
    ...confirmation(ctx, orderOf(payload.orderId)),
    eventId,
  }));
  await writeLetters(ctx, letters);
}

function confirmation(ctx: Ctx, order: PlacedOrder): Omit<LetterOfView, "eventId"> {
  const view = ctx.held(stores).views.find((other) => other.id === order.storeViewId);
  const inView = view ? { ...ctx, store: view } : ctx;
  const parts = letterParts(inView, order);
  return {
    template: "order.confirmation",
    storeViewId: inView.store.id,
    recipient: order.email,
    subject: parts.say("Your %1 order %2", parts.storeName, order.number),
    text: confirmationText(parts),
    html: confirmationHtml(parts),
  };
}

function letterParts(ctx: Ctx, order: PlacedOrder): LetterParts {
  const settings = settingsOf(ctx);
  const format = priceFormatFor(order.currency, settings.priceFormat);
  return {
    order,
    storeName: settings.storeName,
    phone: settings.phone,
    locale: ctx.store.locale,
    say: sayIn(ctx),
    price: (amount) => formatPrice(amount, format),
    pictureOf: (item) => {
      const { imageFile } = shownToday(ctx, item);
      return imageFile && `${ctx.settings.storeUrl}${imageUrl(imageFile, LETTER_WIDTH)}`;
    },
    shippedTo: order.shippingAddress ? addressLinesIn(ctx, order.shippingAddress) : [],
  };
}
