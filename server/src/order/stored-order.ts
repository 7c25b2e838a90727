import {
  readStored,
  type StoredAs,
  type StoredKind,
} from "@placket/contract/order/stored-order.codec";
import type { Address } from "@placket/domain/directory/address";
import type { PartOfLine } from "@placket/domain/cart/part-kinds";
import type { ReadLine } from "@placket/domain/cart/line-kinds";
import type { Totals } from "@placket/domain/line/totals";
import type { LoweringRule } from "@placket/domain/catalog/lowering-rule";
import { money, zero, type Money } from "@placket/domain/money/money";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import type { LineProgress } from "@placket/domain/order/step/line-progress";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { WholeOrder } from "./order.sql.ts";
import { awaitedOf } from "./exchange/awaited.ts";
import { shopperHistory, type HistoryEntry } from "./history/read-history.ts";
import { progressOf } from "./step/order-facts.ts";

/** An order as it was placed: names and prices of that day, not of today. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  /** Lets whoever placed it see it without an account. */
  readonly token: string;
  readonly status: string;
  readonly email: string;
  readonly placedAt: Date;
  readonly currency: string;
  readonly storeViewId: number;
  readonly items: readonly PlacedItem[];
  readonly totals: Totals;
  readonly couponCodes: readonly string[];
  /** `null` only where it cannot be read. */
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly shippingMethod: ShippingMethod | null;
  readonly paymentMethodCode: string;
  readonly card: CardSummary | null;
  /** Of the buyer's organisation, where it was ordered on account. */
  readonly purchaseOrderNumber: string | null;
  /** By when an order on account is to be paid. */
  readonly paymentDueAt: Date | null;
  /** Something of it is open on account. */
  readonly owes: boolean;
  /** It is sent for a return: what its items cost is what they cost more than what came back. */
  readonly isExchange: boolean;
  /** What its buyer has to pay before anything of it is sent; `null` for nothing. */
  readonly awaited: Money | null;
  readonly orderComment: string | null;
  /** What its shopper may read of what happened, first to last. */
  readonly history: readonly HistoryEntry[];
}

export interface PlacedItem extends ReadLine {
  readonly id: number;
  readonly productId: number;
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** What was to be done to its pieces, at the price of that day. */
  readonly parts: readonly PartOfLine[];
  /** The catalog price rules by which it cost less. */
  readonly priceRules: readonly LoweringRule[];
  readonly price: Money;
  readonly rowTotal: Money;
  /** What was taken off the row, by rule. */
  readonly taken: readonly { readonly label: string; readonly amount: Money }[];
  /** What the row bears of the order's tax. */
  readonly tax: Money;
  /** How far it is: pieces shipped, paid back and so on. */
  readonly progress: LineProgress;
}

/** An order as far as it can be read, and in words for staff what of it cannot: none for a sound one. */
export interface ReadOrder {
  readonly order: PlacedOrder;
  readonly faults: readonly string[];
}

/**
 * Reads an order. What is stored in no shape that a version of the store wrote is left out and named, so that
 * staff see the rest of it.
 */
export function readOrder(row: WholeOrder): ReadOrder {
  const { read, faults } = reading();
  const totals = read("totals", row.totals, "Sums") ?? grandTotalOnly(row);
  const order = {
    id: row.id,
    number: row.number,
    token: row.confirmation_token,
    status: row.status,
    email: row.email,
    placedAt: row.placed_at ?? row.created_at,
    currency: row.currency,
    storeViewId: row.store_view_id,
    items: row.items.map((item, at) => ({
      ...readItem(item, row.currency, read),
      taken: takenOff(totals, at),
    })),
    totals,
    couponCodes: row.coupon_code?.split(",") ?? [],
    billingAddress: read("address", row.billing_address, "Billing address"),
    shippingAddress: orNone(row.shipping_address, (json) =>
      read("address", json, "Shipping address"),
    ),
    shippingMethod: orNone(row.shipping_method, (json) => read("method", json, "Shipping method")),
    paymentMethodCode: row.payment_method_code,
    card: orNone(row.payment_details, (json) => read("payment", json, "Payment"))?.card ?? null,
    purchaseOrderNumber: row.purchase_order_number,
    paymentDueAt: row.payment_due_at,
    owes: row.owes,
    isExchange: row.exchanged_return_id !== null,
    awaited: awaitedOf(row),
    orderComment: row.order_comment,
    history: shopperHistory(row.history),
  };
  return { order, faults };
}

type Read = <Kind extends StoredKind>(
  kind: Kind,
  json: unknown,
  what: string,
) => StoredAs<Kind> | null;

/** Reads part after part, and keeps what is wrong with each. */
function reading(): { read: Read; faults: readonly string[] } {
  const faults: string[] = [];
  const read: Read = (kind, json, what) => {
    const stored = readStored(kind, json);
    if (stored.ok) return stored.value;
    faults.push(`${what}: ${stored.why}`);
    return null;
  };
  return { read, faults };
}

const orNone = <Value>(json: unknown, read: (json: unknown) => Value): Value | null =>
  json === null ? null : read(json);

/** What the order's own columns say of its sum. */
function grandTotalOnly(row: WholeOrder): PlacedOrder["totals"] {
  const nothing = zero(row.currency);
  return {
    rows: [],
    subtotal: nothing,
    discount: nothing,
    shipping: null,
    taxes: [],
    tax: nothing,
    grandTotal: money(row.grand_total_minor, row.currency),
    lines: [],
    discounts: [],
  };
}

/** What the rules took off a row, each that took something. */
const takenOff = ({ discounts }: Totals, at: number) =>
  discounts.flatMap(({ label, rows }) => {
    const amount = rows[at];
    return amount && amount.minor > 0 ? [{ label, amount }] : [];
  });

function readItem(
  item: WholeOrder["items"][number],
  currency: string,
  read: Read,
): Omit<PlacedItem, "taken"> {
  const what = `Item ${item.sku}`;
  const { parts, bundled, ...configuration } =
    read("configuration", item.configuration, what) ?? BARE;
  return {
    id: item.id,
    productId: item.product_id,
    parentId: item.parent_id,
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    selections: read("selections", item.selections, what) ?? [],
    configuration,
    bundled,
    parts,
    priceRules: read("priceRules", item.price_rules, what) ?? [],
    price: money(item.price_minor, currency),
    rowTotal: money(item.row_total_minor, currency),
    tax: money(item.tax_minor, currency),
    progress: progressOf(item),
  };
}

const BARE = { kind: "plain", bundled: [], parts: [] } as const;

/**
 * What must be known before goods or money move. @throws with words for staff when it cannot be read: the
 * payment then waits with its trouble, and the event with its delivery.
 */
export function mustRead<Kind extends StoredKind>(
  kind: Kind,
  json: unknown,
  what: string,
): StoredAs<Kind> {
  const stored = readStored(kind, json);
  if (stored.ok) return stored.value;
  throw new Error(unreadable([`${what}: ${stored.why}`]));
}

/** The fault by its name, as staff find it in an order, a delivery or a payment's trouble. */
export const unreadable = (faults: readonly string[]) =>
  `Stored data cannot be read. ${faults.join("; ")}`;

/** The order, or the words for whoever cannot be shown it; staff find the reason in the log. */
export function legible(
  ctx: Ctx,
  { order, faults }: ReturnType<typeof readOrder>,
): Result<PlacedOrder> {
  if (faults.length === 0) return ok(order);
  const { number } = order;
  ctx.log.error({ number, cause: unreadable(faults) }, "an order cannot be read");
  return refuse(problem("order.unreadable", "number"));
}
