import { bundleOptionsToWire } from "@placket/contract/bundle/bundle-options.codec";
import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { picking, type Parts } from "@placket/contract/picking";
import { uidOf } from "@placket/contract/uid";
import { teamOf } from "@placket/domain/cart/team-part";
import { holdsTax, taxed, taxedPiece } from "@placket/domain/line/taxed";
import { sum } from "@placket/domain/money/money";
import type { Say } from "@placket/domain/phrase";
import { itemStatus } from "@placket/domain/order/step/item-status";
import { leftToReturn } from "@placket/domain/order/step/line-progress";
import { graphqlProductOf } from "../../catalog/graphql/graphql-product.ts";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { shownToday } from "../item-picture.ts";
import { drawnFor, sewnPicture, sewnPictures } from "../sewn/sewn-picture.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";
import { orderReads } from "./order-reads.ts";

/** An item of an order by Magento's names; what costs more than a look at the order is a resolver beside it. */
export type HistoryItem = ReturnType<typeof historyItem>;

/** An item of an order for whoever asks, in the language of their store view. */
export const historyItem = (ctx: Ctx, order: PlacedOrder, item: PlacedItem) =>
  itemOf({ ctx, order, item });

interface Source {
  readonly ctx: Ctx;
  readonly order: PlacedOrder;
  readonly item: PlacedItem;
}

const ITEM_PARTS = {
  __typename: ({ item }) => TYPES[item.configuration.kind].typename,
  /** For what is worked out only where it is asked for. */
  placed: ({ item }) => item,
  order: ({ order }) => order,
  id: ({ item }) => uidOf(item.id),
  product_name: ({ item }) => item.name,
  product_sku: ({ item }) => item.sku,
  product_url_key: ({ ctx, item }) => shownToday(ctx, item).url?.slice(1) ?? null,
  product_type: ({ item }) => TYPES[item.configuration.kind].product,
  product_sale_price: ({ item }) => moneyToWire(item.price),
  discounts: ({ item }) =>
    item.taken.map(({ label, amount }) => ({ label, amount: moneyToWire(amount) })),
  status: ({ ctx, item }) => sayIn(ctx)(itemStatus(item.progress)),
  quantity_ordered: ({ item }) => item.quantity,
  quantity_canceled: ({ item }) => item.progress.canceled,
  quantity_shipped: ({ item }) => item.progress.shipped,
  quantity_refunded: ({ item }) => item.progress.refunded,
  quantity_returned: ({ item }) => item.progress.returned,
  quantity_return_requested: ({ item }) => item.progress.inReturn,
  quantity_exchanged: ({ item }) => item.progress.exchanged,
  quantity_returnable: ({ item }) => leftToReturn(item.progress),
  eligible_for_return: ({ item }) => leftToReturn(item.progress) > 0,
  selected_options: ({ ctx, item }) => optionsToWire(item, sayIn(ctx)),
  entered_options: ({ ctx, item }) => enteredOf(item, sayIn(ctx)),
  row_total: ({ item }) => moneyToWire(item.rowTotal),
  image: ({ ctx, item }) => pictureToWire(shownToday(ctx, item).imageFile, item.name).url,
  sewn_picture: ({ ctx, order, item }) =>
    sewnPicture(ctx, order.token, drawnFor(item, order.items)),
  sewn_pictures: ({ ctx, order, item }) =>
    sewnPictures(ctx, order.token, drawnFor(item, order.items)),
  team: ({ item }) => teamOf(item),
  bundle_options: ({ item }) => contentsOf(item),
  gift_card: ({ item }) => giftCardOf(item),
} satisfies Parts<Source>;

const itemOf = picking<Source, typeof ITEM_PARTS>(ITEM_PARTS);

/** Magento's types for our kinds of lines. */
const TYPES = {
  plain: { product: "simple", typename: "OrderItem" },
  virtual: { product: "virtual", typename: "OrderItem" },
  configurable: { product: "configurable", typename: "OrderItem" },
  bundle: { product: "bundle", typename: "BundleOrderItem" },
  giftCard: { product: "giftcard", typename: "GiftCardOrderItem" },
} as const satisfies Readonly<Record<PlacedItem["configuration"]["kind"], object>>;

/** What was typed of the product's own options; `null` where nothing was. */
function enteredOf(item: PlacedItem, say: Say) {
  const typed = item.configuration.options?.filter(({ valueIds }) => valueIds.length === 0) ?? [];
  return typed.length === 0
    ? null
    : typed.map(({ title, said, price }) => ({
        label: say(title),
        value: said,
        price: price ? moneyToWire(price) : null,
      }));
}

/** Whom a gift card is from and for; `null` of what is none. */
const giftCardOf = ({ configuration: { giftCard } }: PlacedItem) =>
  giftCard
    ? {
        sender_name: giftCard.senderName,
        sender_email: giftCard.senderEmail,
        recipient_name: giftCard.recipientName,
        recipient_email: giftCard.recipientEmail,
        message: giftCard.message,
      }
    : null;

/** What stood in each piece of a bundle, by its options. */
const contentsOf = ({ bundled }: PlacedItem) =>
  bundleOptionsToWire(bundled).map(({ uid, label, values }) => ({
    uid,
    label,
    values: values.map((value) => ({
      uid: value.uid,
      product_name: value.label,
      product_sku: value.sku,
      quantity: value.quantity,
      price: value.priceV2,
    })),
  }));

export const historyItemResolvers = {
  product: ({ placed: { productId, parentId } }: HistoryItem, _: unknown, ctx: Ctx) =>
    graphqlProductOf(ctx, productId, parentId ?? productId) ?? null,
  prices: ({ placed, order }: HistoryItem) => pricesOf(placed, order),
  quantity_invoiced: async ({ placed: { id }, order }: HistoryItem, _: unknown, ctx: Ctx) => {
    const papers = await orderReads(ctx).papers(order.id);
    const pieces = papers.flatMap((paper) => (paper.kind === "invoice" ? paper.pieces : []));
    return pieces.reduce((all, { itemId, quantity }) => all + (itemId === id ? quantity : 0), 0);
  },
};

function pricesOf(item: PlacedItem, { totals, currency }: PlacedOrder) {
  const isIncluded = holdsTax(totals);
  const piece = taxedPiece(item.price, item, isIncluded);
  const row = taxed(item, isIncluded);
  const taken = item.taken.map(({ amount }) => amount);
  return {
    price: moneyToWire(piece.excluding),
    price_including_tax: moneyToWire(piece.including),
    row_total: moneyToWire(row.excluding),
    row_total_including_tax: moneyToWire(row.including),
    total_item_discount: moneyToWire(sum(taken, currency)),
    fixed_product_taxes: [],
  };
}
