import { formatPrice, priceFormatFor } from "@placket/domain/money/price-format";
import type { Ctx } from "../context.ts";
import { writeLetter } from "../mail/mail.ts";
import { sayIn } from "../translation/say.ts";
import { addressLines } from "./address-lines.ts";
import { confirmationHtml, confirmationText, type LetterParts } from "./confirmation-letter.ts";
import { orderById, type PlacedOrder } from "./placed-order.ts";

/** The letter that confirms an order, in the language of the store view where it was placed. */
export async function writeConfirmation(
  ctx: Ctx,
  { orderId }: { readonly orderId: number },
  outboxId: number,
): Promise<void> {
  const order = await orderById(ctx, orderId);
  const view = ctx.services.stores.views.find((other) => other.id === order.storeViewId);
  const parts = letterParts(view ? { ...ctx, store: view } : ctx, order);
  const letter = {
    recipient: order.email,
    subject: parts.say("Your %1 order %2", parts.storeName, order.number),
    text: confirmationText(parts),
    html: confirmationHtml(parts),
  };
  await writeLetter(ctx, letter, outboxId);
}

function letterParts(ctx: Ctx, order: PlacedOrder): LetterParts {
  const settings = ctx.services.stores.settingsOf(ctx.store);
  const format = priceFormatFor(order.currency, settings.priceFormat);
  return {
    order,
    storeName: settings.storeName,
    phone: settings.phone,
    locale: ctx.store.locale,
    say: sayIn(ctx),
    price: (amount) => formatPrice(amount, format),
    shippedTo: order.shippingAddress ? addressLines(ctx, order.shippingAddress) : [],
  };
}
