import { addressToFields } from "@placket/contract/directory/address-fields.codec";
import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { noteToWire } from "@placket/contract/order/history.codec";
import type { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import {
  namesOf,
  paymentToWire,
  progressToWire,
  shipmentToWire,
  stepsToWire,
} from "@placket/contract/order/staff-order.codec";
import { money, zero } from "@placket/domain/money/money";
import { heldMoney, owesOnAccount, sourcesOf } from "@placket/domain/order/step/order-steps";
import { methodName } from "@placket/domain/shipping/method-name";
import { ok, refuse, type Result } from "@placket/domain/problem";
import type { Day } from "@placket/domain/clock-days";
import { checkDays, spanOf } from "@placket/domain/list-days";
import { STAGES } from "@placket/domain/order/stages";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { sayInEnglish } from "../translation/say.ts";
import { addressLinesIn } from "./address-lines.ts";
import { staffVoice } from "./history/voice.ts";
import { shownToday } from "./item-picture.ts";
import {
  listedToWire,
  purchaseOrderToWire,
  storeViewName,
  storeViewOf,
} from "./staff/listed-wire.ts";
import { designsOn } from "./staff/machine-file.admin.ts";
import { lookAfterOrder } from "./staff/look-after-order.ts";
import { isForShelf, payableReturn } from "@placket/domain/order/return/return-refund";
import { RETURN_MOVES, RETURN_REASONS } from "@placket/domain/order/return/return-state";
import { textInEnglish } from "@placket/domain/phrased";
import { canMove } from "@placket/domain/state-moves";
import { goodPieces, type OrderReturn } from "./return/returns.ts";
import { whereToSend } from "./return/where-to-send.ts";
import { drawnFor, sewnPicture } from "./sewn/sewn-picture.ts";
import { unfinishedOf } from "./ship/unfinished-work.ts";
import type { PlacedItem, PlacedOrder } from "./stored-order.ts";
import { staffOrder, type StaffOrder } from "./staff/staff-order.ts";
import { listOrders, ordersOn, type ListedOrder } from "./staff/staff-orders.ts";

export const orderAdminHandlers: Handlers<typeof orderAdminEndpoints> = {
  orders: async ({ ctx }, { query }) => {
    const problems = checkDays(query);
    if (problems.length > 0) return refuse(...problems);
    const page = await listOrders(ctx, searchOf(ctx, query), query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    return ok({ rows: rows.map((order) => listedToWire(ctx, order)), ...rest });
  },
  exportOrders: ({ ctx }, { query }) => {
    const problems = checkDays(query);
    if (problems.length > 0) return refuse(...problems);
    const { sort } = query;
    const orders = everyRow((page) => ordersOn(ctx, searchOf(ctx, query), { ...page, sort }));
    return csvFile("orders.csv", fileColumns(ctx), orders);
  },
  order: ({ ctx }, { params }) => orderAsWire(ctx, params.number),
  lookAfterOrder: async ({ ctx }, { params }) =>
    toWire(ctx, await lookAfterOrder(ctx, params.number)),
};

interface Asked {
  readonly search?: string | undefined;
  readonly money?: "look-after" | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** What is looked for, as the list and its file are asked alike. */
const searchOf = <Query extends Asked>(
  ctx: Ctx,
  { search = "", money, from, to, ...filters }: Query,
) => ({
  ...filters,
  ...spanOf({ from, to }, settingsOf(ctx, ctx.held(stores).defaultView).dispatchTimeZone),
  now: ctx.now,
  text: search.trim(),
  isMoneyToLookAfter: money === "look-after",
});

const fileColumns = (ctx: Ctx): CsvColumns<ListedOrder> => ({
  order: ({ number }) => number,
  placed: ({ createdAt }) => createdAt.toISOString(),
  status: ({ status }) => status,
  stage: ({ stage }) => stage && STAGES[stage].title,
  name: ({ name }) => name,
  email: ({ email }) => email,
  store: ({ storeViewId }) => storeViewName(ctx, storeViewId),
  pieces: ({ pieces }) => pieces,
  payment: ({ paymentState }) => paymentState,
  "invoice open until": ({ purchaseOrder }) =>
    (purchaseOrder?.isOpen === true && purchaseOrder.dueAt?.toISOString()) || null,
  total: ({ total }) => moneyToWire(total).value,
  currency: ({ total }) => total.currency,
});

/** An order as staff see it. */
export const orderAsWire = async (ctx: Ctx, number: string) =>
  toWire(ctx, await staffOrder(ctx, number));

async function toWire(ctx: Ctx, found: Result<StaffOrder>) {
  if (!found.ok) return found;
  const itemIds = found.value.order.items.map(({ id }) => id);
  const { isWorkBegun } = found.value.facts;
  const unfinished = await unfinishedOf(ctx, itemIds);
  return ok({ ...orderToWire(ctx, found.value), unfinished, isWorkBegun });
}

function orderToWire(ctx: Ctx, staffOrder: StaffOrder) {
  const { order, status, stage, createdAt, placedAt, payments, events, canLookAfter, faults } =
    staffOrder;
  const { packedAt, facts, shipments, papers, returns } = staffOrder;
  const { billingAddress, shippingAddress, shippingMethod } = order;
  return {
    number: order.number,
    status,
    stage,
    email: order.email,
    ...shopOf(ctx, order.storeViewId),
    storeView: storeViewName(ctx, order.storeViewId),
    createdAt: createdAt.toISOString(),
    placedAt: placedAt?.toISOString() ?? null,
    items: order.items.map((item, line) => ({
      ...itemToWire(ctx, item, staffOrder),
      discounts: discountsOf(order.totals, line),
    })),
    totals: totalsToWire(order.totals, sayInEnglish),
    billingAddress: billingAddress ? addressLinesIn(ctx, billingAddress) : [],
    shippingAddress: shippingAddress ? addressLinesIn(ctx, shippingAddress) : [],
    addresses: {
      billing: billingAddress && addressToFields(billingAddress),
      shipping: shippingAddress && addressToFields(shippingAddress),
    },
    telephone: (shippingAddress ?? billingAddress)?.telephone ?? "",
    shippingMethod: shippingMethod && methodName(shippingMethod, sayInEnglish),
    arrival: shippingMethod?.arrival ?? null,
    comment: order.orderComment,
    purchaseOrder: purchaseOrderToWire(accountOf(staffOrder)),
    payments: payments.map((payment) => paymentToWire(payment, sayInEnglish)),
    awaited: order.awaited && moneyToWire(order.awaited),
    events: events.map(({ at, note, ...event }) => ({
      ...event,
      ...noteToWire(note, "staff", staffVoice),
      createdAt: at.toISOString(),
    })),
    shipments: shipments.map((shipment) => shipmentToWire(order.items, shipment)),
    money: moneyOf(staffOrder),
    returns: returns.map((one) => returnToWire(staffOrder, one)),
    papers: papers.map(({ kind, number, at, by, reason, total, parts }) => ({
      parts: parts.map(({ to, amount }) => ({ to, amount: moneyToWire(amount) })),
      kind,
      number,
      by,
      reason,
      createdAt: at.toISOString(),
      total: moneyToWire(total),
    })),
    returnsTo: whereToSend(ctx, order.storeViewId),
    exchanges: staffOrder.exchanges.map(({ awaited, ...link }) => ({
      ...link,
      awaited: awaited && moneyToWire(awaited),
    })),
    packedAt: packedAt?.toISOString() ?? null,
    digitizing: facts.digitizing.map((charge) => ({ ...charge, carriers: [...charge.carriers] })),
    heldMoney: moneyToWire(money(heldMoney(facts.payment), order.currency)),
    steps: stepsToWire(ctx.principal, facts),
    canLookAfter,
    isGuests: !staffOrder.hasAccount,
    faults: [...faults],
  };
}

/** The invoice is open until it is noted as paid, or nothing is left to be paid. */
function accountOf({ order, facts }: StaffOrder): ListedOrder["purchaseOrder"] {
  const { purchaseOrderNumber: number, paymentDueAt: dueAt } = order;
  return number === null ? null : { number, dueAt, isOpen: owesOnAccount(facts) };
}

function moneyOf({ order, facts, paid, papers, moneyTrouble, hasAccount }: StaffOrder) {
  const { payment, spent, isMoneyMoving } = facts;
  if ((!payment && spent.length === 0) || !paid) return null;
  const wire = (minor: number) => moneyToWire(money(minor, order.currency));
  const refunds = papers.filter(({ kind }) => kind === "refund");
  return {
    asked: wire(payment?.asked ?? 0),
    captured: wire(payment?.captured ?? 0),
    refunded: wire(payment?.refunded ?? 0),
    hasAccount,
    sources: sourcesOf(facts).map(({ source, paid: was, left }) => ({
      source,
      paid: wire(was),
      left: wire(left),
    })),
    shipping: moneyToWire(paid.shipping),
    shippingRefunded: wire(refunds.reduce((all, { shipping }) => all + shipping.minor, 0)),
    trouble: moneyTrouble,
    isMoving: isMoneyMoving,
  };
}

function returnToWire(
  { order: { items, totals }, paid, facts }: StaffOrder,
  { number, state, reason, comment, endedReason, owedMinor, awaited, at, pieces }: OrderReturn,
) {
  const good = goodPieces({ pieces });
  const isOpen = canMove(RETURN_MOVES, state, "refunding");
  const refund = paid && isOpen ? payableReturn({ good, paid, facts }) : null;
  const isMadeForBuyer = pieces.some(({ itemId }) =>
    items.some(({ id, parts }) => id === itemId && parts.length > 0),
  );
  return {
    number,
    state,
    comment,
    endedReason,
    reason: RETURN_REASONS[reason],
    refund: refund && moneyToWire(refund),
    owed: owedMinor > 0 ? moneyToWire(money(owedMinor, totals.grandTotal.currency)) : null,
    awaited: awaited && moneyToWire(awaited),
    isForShelf: isForShelf(reason, isMadeForBuyer),
    createdAt: at.toISOString(),
    pieces: pieces.map((one) => ({ ...one, ...namesOf(items, one.itemId) })),
  };
}

/** What rules took off the lines of an order, line after line. */
function discountsOf({ discounts }: PlacedOrder["totals"], line: number) {
  return discounts.flatMap(({ label, rows }) => {
    const amount = rows[line];
    return amount && amount.minor > 0 ? [{ label, amount: moneyToWire(amount) }] : [];
  });
}

const itemToWire = (
  ctx: Ctx,
  item: PlacedItem,
  { paid, order, facts }: Pick<StaffOrder, "paid" | "order" | "facts">,
) => ({
  id: item.id,
  sku: item.sku,
  name: item.name,
  quantity: item.quantity,
  options: optionsToWire(item, sayInEnglish),
  designs: designsOn(item).map(({ name }) => textInEnglish(name)),
  image: pictureToWire(shownToday(ctx, item).imageFile, item.name).url,
  sewnPicture: sewnPicture(ctx, order.token, drawnFor(item, order.items)),
  price: moneyToWire(item.price),
  rowTotal: moneyToWire(item.rowTotal),
  priceRules: item.priceRules.map(({ label }) => label),
  paid: moneyToWire(paid?.lines.find(({ itemId }) => itemId === item.id)?.paid ?? item.rowTotal),
  advance: moneyToWire(
    paid?.lines.find(({ itemId }) => itemId === item.id)?.advance ?? zero(item.price.currency),
  ),
  progress: progressToWire(item.progress, facts.digitizing),
});

/** What the shop is called where the order was placed, and where it is called. */
function shopOf(ctx: Ctx, id: number) {
  const { storeName, phone } = settingsOf(ctx, storeViewOf(ctx, id));
  return { storeName, storePhone: phone };
}
