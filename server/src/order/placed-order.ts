import { timingSafeEqual } from "node:crypto";
import type { Address } from "@placket/domain/directory/address";
import type { LineConfiguration } from "@placket/domain/cart/line-identity";
import type { PartKindName } from "@placket/domain/cart/part-kinds";
import type { LinePart } from "@placket/domain/line/line-part";
import type { LineSelection } from "@placket/domain/line/line-kind";
import type { Totals } from "@placket/domain/line/totals";
import { money, type Money } from "@placket/domain/money/money";
import { isPlaced } from "@placket/domain/order/order-status";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import type { Ctx } from "../context.ts";
import { selectWholeOrder, type WholeOrder } from "./order.sql.ts";

/** An order as it was placed: names and prices of that day, not of today. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly email: string;
  readonly placedAt: Date;
  readonly currency: string;
  readonly storeViewId: number;
  readonly items: readonly PlacedItem[];
  readonly totals: Totals & { readonly couponName: string | null };
  readonly couponCode: string | null;
  readonly billingAddress: Address;
  readonly shippingAddress: Address | null;
  /** Orders from before days were told have no arrival. */
  readonly shippingMethod: (Omit<ShippingMethod, "arrival"> & Partial<ShippingMethod>) | null;
  readonly paymentMethodCode: string;
  readonly card: CardSummary | null;
  readonly orderComment: string | null;
}

export interface PlacedItem {
  readonly productId: number;
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly selections: readonly LineSelection[];
  readonly configuration: Pick<LineConfiguration, "kind">;
  /** What was to be done to its pieces, at the price of that day. */
  readonly parts: readonly LinePart<PartKindName>[];
  readonly price: Money;
  readonly rowTotal: Money;
}

/** For the shopper who holds the token of the order; anybody else finds nothing. */
export async function orderByToken(
  ctx: Ctx,
  { number, token }: { number: string; token: string },
): Promise<Result<PlacedOrder>> {
  const row = await selectWholeOrder(ctx.db, { number });
  if (!row || !isPlaced(row.status) || !isSameToken(row.confirmation_token, token)) {
    return refuse(problem("order.noSuchOrder", "number"));
  }
  return ok(placedOrder(row));
}

/** For the house itself: mail, staff. */
export async function orderById(ctx: Ctx, orderId: number): Promise<PlacedOrder> {
  const row = await selectWholeOrder(ctx.db, { id: orderId });
  if (!row) throw new Error(`There is no order with id ${orderId}`);
  return placedOrder(row);
}

/** In constant time, so that nobody guesses a token letter by letter. */
function isSameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function placedOrder(row: WholeOrder): PlacedOrder {
  const details = row.payment_details as { card?: CardSummary } | null;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    email: row.email,
    placedAt: row.placed_at ?? row.created_at,
    currency: row.currency,
    storeViewId: row.store_view_id,
    items: row.items.map((item) => placedItem(item, row.currency)),
    totals: row.totals as unknown as PlacedOrder["totals"],
    couponCode: row.coupon_code,
    billingAddress: row.billing_address as unknown as Address,
    shippingAddress: row.shipping_address as unknown as Address | null,
    shippingMethod: row.shipping_method as unknown as PlacedOrder["shippingMethod"],
    paymentMethodCode: row.payment_method_code,
    card: details?.card ?? null,
    orderComment: row.order_comment,
  };
}

function placedItem(item: WholeOrder["items"][number], currency: string): PlacedItem {
  const { parts = [], ...configuration } = item.configuration as unknown as OrderedConfiguration;
  return {
    productId: item.product_id,
    parentId: item.parent_id,
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    selections: item.selections as unknown as LineSelection[],
    configuration,
    parts,
    price: money(item.price_minor, currency),
    rowTotal: money(item.row_total_minor, currency),
  };
}

/** As `writeOrder` leaves it. */
type OrderedConfiguration = Pick<LineConfiguration, "kind"> & Partial<Pick<PlacedItem, "parts">>;
