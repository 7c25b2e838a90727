import { bundleCall } from "@placket/contract/bundle/bundle-call.codec";
import { selectionUid } from "@placket/contract/bundle/selection-uid";
import {
  isSameChoice,
  type OptionsCall,
} from "@placket/contract/custom-option/option-choice.codec";
import { replacement } from "@placket/contract/cart/cart-call.codec";
import { giftCardCall, giftCardOfCall } from "@placket/contract/sold-card/giftcard-option.codec";
import type { AskedGiftCard } from "@placket/domain/sold-card/choice";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import type { ChosenSelection } from "@placket/domain/bundle/bundle";
import type { OrderedPiece } from "@placket/domain/configurator/order-totals";
import type { Shop } from "../../api/shop.ts";
import type { ShownCart, ShownItem } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { publish } from "../../events/events.ts";
import { noticeTexts } from "../../notice/notice-texts.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Address } from "../../routing/address.ts";
import { t } from "../../translation/translate.ts";

/** One press of the add button. */
export interface Addition {
  readonly pieces: readonly OrderedPiece[];
  /** The cart item that the addition takes the place of (PDP-39). */
  readonly edited?: ShownItem | undefined;
  /** What is chosen of a bundle. */
  readonly bundle?: readonly ChosenSelection[] | undefined;
  /** What a gift card is to be. */
  readonly giftCard?: AskedGiftCard | undefined;
  /** What is chosen of the product's own options. */
  readonly own?: OptionsCall | undefined;
}

/** One call: pieces are added, or take the place of the edited item; none takes it out (PDP-38, PDP-39). */
export function saved({
  shop,
  product,
  pieces,
  edited,
  bundle,
  giftCard,
  own,
}: Addition & { shop: Shop; product: Product }) {
  const parentId = product.index.length > 0 ? product.id : product.parentId;
  const items = pieces.map(({ productId, quantity }) => ({
    id: productId,
    qty: quantity,
    parentId,
    ...(bundle && bundleCall(bundle)),
    ...(giftCard && giftCardCall(giftCard)),
    ...own,
  }));
  const saving =
    edited === undefined
      ? shop.call("addToCart", { body: items })
      : shop.call("replaceCartItem", { body: replacement(edited, items) });
  return saving.then(shownCart).catch((error: unknown) => {
    publish("cart.itemNotAdded", { productId: product.id });
    throw error;
  });
}

/** Tells the shopper and whoever listens what happened (PDP-37 to PDP-39, CART-44). */
export function announce({ name, sku, index }: Product, { pieces, edited }: Addition): void {
  if (edited && pieces.length === 0) {
    publish("cart.itemRemoved", { name, sku: edited.sku });
    return;
  }
  const skuOf = (productId: number) => index.find((one) => one.productId === productId)?.sku ?? sku;
  const event = edited ? "cart.itemUpdated" : "cart.itemAdded";
  for (const { productId, quantity } of pieces)
    publish(event, { name, sku: skuOf(productId), quantity });
  showNotice(edited ? t(noticeTexts.cartUpdated, name) : t(noticeTexts.cartAdded, name));
}

/** After an edit the address names the item that took the place of the old one, so that it can be edited on. */
export function addressAfter(
  { path, search }: Pick<Address, "path" | "search">,
  { pieces: [piece], bundle, giftCard, own }: Addition,
  { items }: ShownCart,
): string {
  const query = new URLSearchParams(search);
  const uids = (bundle ?? []).map(selectionUid).join();
  const item = items.find(
    (one) =>
      one.simpleProductId === piece?.productId &&
      one.bundle.join() === uids &&
      isSameChoice(one.chosen, own) &&
      isSameCard(one, giftCard),
  );
  if (item) query.set("item_id", String(item.id));
  else query.delete("item_id");
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Whether an item is the gift card that was asked for, by whom it is from and for, what it says and when. */
function isSameCard({ giftCard }: ShownItem, asked: AskedGiftCard | undefined): boolean {
  const kept = giftCardOfCall(giftCard);
  const said = (card: AskedGiftCard | undefined) =>
    card && [card.senderName, card.recipientName, card.recipientEmail, card.message, card.sendOn];
  return JSON.stringify(said(kept)) === JSON.stringify(said(asked));
}
