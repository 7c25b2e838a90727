import { countryToWire } from "@placket/contract/directory/country-code.codec";
import { noteToWire } from "@placket/contract/order/history.codec";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { picking, type Parts } from "@placket/contract/picking";
import { uidOf } from "@placket/contract/uid";
import type { Address } from "@placket/domain/directory/address";
import { accountState } from "@placket/domain/order/on-account";
import { shownStanding } from "@placket/domain/order/shown-status";
import { methodName } from "@placket/domain/shipping/method-name";
import type { Say } from "@placket/domain/phrase";
import { wishesToday } from "../../cart/owned/wishes-today.ts";
import type { Ctx } from "../../context.ts";
import { directory } from "../../directory/directory.ts";
import { messageOf } from "../../graphql/refused.ts";
import { sayIn } from "../../translation/say.ts";
import { shopperVoice } from "../history/voice.ts";
import { arrivalOf } from "../shown/arrival-of.ts";
import { paymentName } from "../shown/payment-name.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { historyItem } from "./history-item.ts";
import { giftCardsOf, totalOf } from "./history-total.ts";
import { wishOf } from "./reorder.ts";

/** An order in a list, or why it cannot be shown: then its place is empty, and the others stand. */
export type HistoryOrder = ReturnType<typeof historyOrder> | Promise<never>;

/** A page of a customer's orders, and whose they are. */
export interface HistoryPage {
  readonly customerId: number;
  readonly items: readonly HistoryOrder[];
  readonly total_count: number;
  readonly page_info: Readonly<Record<"current_page" | "page_size" | "total_pages", number>>;
}

/**
 * An order by Magento's names, as far as ours holds it: what is not kept yet is empty, and of a list that is asked for
 * its numbers nothing else is worked out. One that cannot be read as a whole is shown to nobody but whoever has placed
 * it a moment ago, without its confirmation.
 */
export const historyOrder = (ctx: Ctx, order: PlacedOrder, isWhole = true) =>
  orderOf({ ctx, order, isWhole });

interface Source {
  readonly ctx: Ctx;
  readonly order: PlacedOrder;
  readonly isWhole: boolean;
}

const ORDER_PARTS = {
  id: ({ order }) => uidOf(order.id),
  number: ({ order }) => order.number,
  order_date: ({ order }) => order.placedAt.toISOString(),
  status: ({ ctx, order }) => sayIn(ctx)(shownStanding(order)),
  status_code: ({ order }) => order.status,
  increment_id: ({ order }) => order.number,
  order_number: ({ order }) => order.number,
  created_at: ({ order }) => order.placedAt.toISOString(),
  grand_total: ({ order }) => moneyToWire(order.totals.grandTotal).value,
  awaited_payment: ({ order }) => order.awaited && moneyToWire(order.awaited),
  is_exchange: ({ order }) => order.isExchange,
  is_virtual: ({ order }) => order.shippingAddress === null,
  customer_info: ({ order: { billingAddress } }) =>
    billingAddress && {
      firstname: billingAddress.firstname,
      lastname: billingAddress.lastname,
    },
  email: ({ order }) => order.email,
  token: ({ order }) => order.token,
  items: ({ ctx, order }) => order.items.map((item) => historyItem(ctx, order, item)),
  /** For what is worked out only where it is asked for. */
  placed: ({ order }) => order,
  isWhole: ({ isWhole }) => isWhole,
  gift_receipt_included: () => false,
  printed_card_included: () => false,
  admin_assisted_order: ({ order }) => order.history.some(({ note }) => note.code === "placed_for"),
  applied_gift_cards: ({ order }) => giftCardsOf(order),
  total: ({ order }) => totalOf(order),
  raw_totals: ({ ctx, order }) => totalsToWire(order.totals, sayIn(ctx)),
  billing_address: ({ order: { billingAddress } }) =>
    billingAddress && historyAddress(billingAddress),
  shipping_address: ({ order: { shippingAddress } }) =>
    shippingAddress && historyAddress(shippingAddress),
  shipping_method: ({ ctx, order: { shippingMethod } }) =>
    shippingMethod && methodName(shippingMethod, sayIn(ctx)),
  carrier: ({ ctx, order: { shippingMethod } }) =>
    shippingMethod && sayIn(ctx)(shippingMethod.carrierTitle),
  arrival: ({ order }) => arrivalOf(order),
  payment_methods: ({ ctx, order }) => [paymentOf(ctx, order)],
  on_account: ({ ctx, order }) => onAccount(ctx, order),
  applied_coupons: ({ order }) => order.couponCodes.map((code) => ({ code, note: null })),
  comments: ({ ctx, order }) => commentsOf(ctx, order),
} satisfies Parts<Source>;

const orderOf = picking<Source, typeof ORDER_PARTS>(ORDER_PARTS);

function commentsOf(ctx: Ctx, { orderComment, history, placedAt }: PlacedOrder) {
  const voice = shopperVoice(ctx);
  const own =
    orderComment === null ? [] : [{ message: orderComment, timestamp: placedAt.toISOString() }];
  const happened = history.map(({ note, at }) => {
    const { text, ...said } = noteToWire(note, "shopper", voice);
    return { ...said, message: text, timestamp: at.toISOString() };
  });
  return [...own, ...happened];
}

/** What would come of reordering each item now; digitizing is no item of its own, it follows its logo. */
export function itemsToday(ctx: Ctx, order: Pick<PlacedOrder, "items">) {
  const items = order.items.filter(({ configuration }) => configuration.digitizes === undefined);
  const today = wishesToday(ctx, items.map(wishOf));
  return items.map((item, at) => ({ id: uidOf(item.id), ...todayToWire(today[at]!, sayIn(ctx)) }));
}

function todayToWire(today: ReturnType<typeof wishesToday>[number], say: Say) {
  if (!today.ok) {
    return { quantity: null, price: null, message: messageOf(today.problems[0]!, say) };
  }
  const { quantity, price } = today.value;
  return { quantity, price: moneyToWire(price), message: null };
}

const historyAddress = (address: Address) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: [...address.street],
  city: address.city,
  region: address.region,
  region_id: regionUid(address),
  region_code: address.regionCode,
  postcode: address.postcode,
  country_code: countryToWire(address.countryCode),
  telephone: address.telephone,
});

/** Its id in the directory, where the country has a list. */
function regionUid({ countryCode, regionCode }: Address): string | null {
  const region = directory.findRegion(countryCode, { id: null, text: regionCode });
  return region ? String(region.id) : null;
}

function onAccount(ctx: Ctx, order: PlacedOrder) {
  const { purchaseOrderNumber, paymentDueAt: dueAt, owes, history } = order;
  if (purchaseOrderNumber === null) return null;
  const wasPaid = history.some(({ note }) => note.code === "invoice_paid");
  return {
    due_at: dueAt && dueAt.toISOString(),
    state: accountState({ owes, dueAt, wasPaid }, ctx.now),
  };
}

const paymentOf = (ctx: Ctx, order: PlacedOrder) => ({
  name: paymentName(order, sayIn(ctx)),
  type: order.paymentMethodCode,
  additional_data: [],
});
