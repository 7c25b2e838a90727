import type { CreditOrder } from "./credit-order.ts";

/** An order as Credit Key tells it. */
export const orderAnswer = (order: CreditOrder): object => ({
  id: order.id,
  status: statusOf(order),
  capture_status: order.isCaptured ? "captured" : "not_captured",
  amount: order.amount / 100,
  refunded_amount: order.refunded / 100,
  merchant_order_id: order.merchantOrderId || null,
  merchant_status: order.merchantStatus || null,
  items: order.items,
  ...shippingOf(order),
});

function statusOf({ isCanceled, isCaptured, refunded, merchantOrderId }: CreditOrder): string {
  if (isCanceled) return "canceled";
  if (refunded > 0) return "returned";
  if (isCaptured) return "shipped";
  return merchantOrderId === "" ? "new" : "placed";
}

/** The address of its goods, each field with that word before it. */
const shippingOf = ({ shippingAddress }: CreditOrder) =>
  Object.fromEntries(
    Object.entries(shippingAddress).map(([name, value]) => [`shipping_${name}`, value]),
  );
