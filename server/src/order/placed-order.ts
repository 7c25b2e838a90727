import { timingSafeEqual } from "node:crypto";
import type { CartSelection } from "@placket/domain/cart/cart-item";
import type { Totals } from "@placket/domain/cart/totals";
import type { Address } from "@placket/domain/directory/address";
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
  readonly shippingMethod: ShippingMethod | null;
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
  readonly selections: readonly CartSelection[];
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
    return refuse(problem("checkout.noSuchOrder", "number"));
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
    items: row.items.map((item) => ({
      productId: item.product_id,
      parentId: item.parent_id,
      sku: item.sku,
      name: item.name,
      quantity: item.quantity,
      selections: item.selections as unknown as CartSelection[],
      price: money(item.price_minor, row.currency),
      rowTotal: money(item.row_total_minor, row.currency),
    })),
    totals: row.totals as unknown as PlacedOrder["totals"],
    couponCode: row.coupon_code,
    billingAddress: row.billing_address as unknown as Address,
    shippingAddress: row.shipping_address as unknown as Address | null,
    shippingMethod: row.shipping_method as unknown as ShippingMethod | null,
    paymentMethodCode: row.payment_method_code,
    card: details?.card ?? null,
    orderComment: row.order_comment,
  };
}
