import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { noteToWire } from "@placket/contract/order/history.codec";
import type { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import { cardTitle } from "@placket/domain/payment/card-display";
import { paymentMethod } from "@placket/domain/payment/methods";
import { methodName } from "@placket/domain/shipping/method-name";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { checkDays } from "@placket/domain/list-days";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { sayInEnglish } from "../translation/say.ts";
import { addressLinesIn } from "./address-lines.ts";
import { staffVoice } from "./history/voice.ts";
import { shownToday } from "./item-picture.ts";
import { lookAfterOrder } from "./staff/look-after-order.ts";
import type { PlacedItem } from "./stored-order.ts";
import {
  listOrders,
  ordersOn,
  staffOrder,
  type ListedOrder,
  type PaymentTry,
  type StaffOrder,
} from "./staff/staff-orders.ts";

export const orderAdminHandlers: Handlers<typeof orderAdminEndpoints> = {
  orders: async ({ ctx }, { query }) => {
    const page = await listOrders(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    return ok({ rows: rows.map((order) => listedToWire(ctx, order)), ...rest });
  },
  exportOrders: ({ ctx }, { query }) => {
    const problems = checkDays(query);
    if (problems.length > 0) return refuse(...problems);
    const { sort } = query;
    const orders = everyRow((page) => ordersOn(ctx, searchOf(query), { ...page, sort }));
    return csvFile("orders.csv", fileColumns(ctx), orders);
  },
  order: async ({ ctx }, { params }) => toWire(ctx, await staffOrder(ctx, params.number)),
  lookAfterOrder: async ({ ctx }, { params }) =>
    toWire(ctx, await lookAfterOrder(ctx, params.number)),
};

interface Asked {
  readonly search?: string | undefined;
  readonly money?: "look-after" | undefined;
}

/** What is looked for, as the list and its file are asked alike. */
const searchOf = <Query extends Asked>({ search = "", money, ...filters }: Query) => ({
  ...filters,
  text: search.trim(),
  isMoneyToLookAfter: money === "look-after",
});

const fileColumns = (ctx: Ctx): CsvColumns<ListedOrder> => ({
  order: ({ number }) => number,
  placed: ({ createdAt }) => createdAt.toISOString(),
  status: ({ status }) => status,
  name: ({ name }) => name,
  email: ({ email }) => email,
  store: ({ storeViewId }) => storeViewName(ctx, storeViewId),
  pieces: ({ pieces }) => pieces,
  payment: ({ paymentState }) => paymentState,
  total: ({ total }) => moneyToWire(total).value,
  currency: ({ total }) => total.currency,
});

function listedToWire(ctx: Ctx, { createdAt, storeViewId, total, ...order }: ListedOrder) {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    storeView: storeViewName(ctx, storeViewId),
    total: moneyToWire(total),
  };
}

const toWire = (ctx: Ctx, found: Result<StaffOrder>) =>
  found.ok ? ok(orderToWire(ctx, found.value)) : found;

function orderToWire(ctx: Ctx, staffOrder: StaffOrder) {
  const { order, status, createdAt, placedAt, payments, events, canLookAfter, faults } = staffOrder;
  const { billingAddress, shippingAddress, shippingMethod } = order;
  return {
    number: order.number,
    status,
    email: order.email,
    ...shopOf(ctx, order.storeViewId),
    storeView: storeViewName(ctx, order.storeViewId),
    createdAt: createdAt.toISOString(),
    placedAt: placedAt?.toISOString() ?? null,
    items: order.items.map((item) => itemToWire(ctx, item)),
    totals: totalsToWire(order.totals, sayInEnglish),
    billingAddress: billingAddress ? addressLinesIn(ctx, billingAddress) : [],
    shippingAddress: shippingAddress ? addressLinesIn(ctx, shippingAddress) : [],
    telephone: (shippingAddress ?? billingAddress)?.telephone ?? "",
    shippingMethod: shippingMethod && methodName(shippingMethod, sayInEnglish),
    arrival: shippingMethod?.arrival ?? null,
    comment: order.orderComment,
    payments: payments.map(paymentToWire),
    events: events.map(({ at, note, ...event }) => ({
      ...event,
      ...noteToWire(note, "staff", staffVoice),
      createdAt: at.toISOString(),
    })),
    canLookAfter,
    faults: [...faults],
  };
}

const itemToWire = (ctx: Ctx, item: PlacedItem) => ({
  sku: item.sku,
  name: item.name,
  quantity: item.quantity,
  options: optionsToWire(item, sayInEnglish),
  image: pictureToWire(shownToday(ctx, item).imageFile, item.name).url,
  price: moneyToWire(item.price),
  rowTotal: moneyToWire(item.rowTotal),
});

const paymentToWire = ({
  methodCode,
  amount,
  card,
  createdAt,
  updatedAt,
  ...rest
}: PaymentTry) => ({
  ...rest,
  method: paymentMethod(methodCode)?.title ?? methodCode,
  amount: moneyToWire(amount),
  card: card && cardTitle(card, sayInEnglish),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const storeViewOf = (ctx: Ctx, id: number) => ctx.held(stores).views.find((view) => view.id === id);

const storeViewName = (ctx: Ctx, id: number) => storeViewOf(ctx, id)?.name ?? "";

/** What the shop is called where the order was placed, and where it is called. */
function shopOf(ctx: Ctx, id: number) {
  const { storeName, phone } = settingsOf(ctx, storeViewOf(ctx, id));
  return { storeName, storePhone: phone };
}
