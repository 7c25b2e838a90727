import type { CustomerOrdersFilterInput } from "../graphql.gen.ts";
import { amountFromWire } from "../money/money.codec.ts";

interface MoneyWire {
  readonly value: number | null;
  readonly currency: string | null;
}

interface ListedWire {
  readonly number: string;
  readonly order_date: string;
  readonly status: string;
  readonly awaited_payment: MoneyWire | null;
  readonly total: { readonly grand_total: MoneyWire } | null;
  readonly items:
    | readonly ({
        readonly id: string;
        readonly product_name: string | null;
        readonly quantity_ordered: number | null;
        readonly image: string | null;
      } | null)[]
    | null;
}

interface OrdersPageWire {
  readonly items: readonly (ListedWire | null)[];
  readonly total_count: number | null;
  readonly page_info: { readonly total_pages: number | null } | null;
}

/** What is looked for among one's orders; an empty text limits nothing. */
export interface OrderLimits {
  /** A part of a number, an item's number or its name. */
  readonly text: string;
  readonly status: string;
  /** Days, as `2026-03-02`. */
  readonly from: string;
  readonly to: string;
}

export function orderLimitsToInput({
  text,
  status,
  from,
  to,
}: OrderLimits): CustomerOrdersFilterInput {
  return {
    ...(text && { search: text }),
    ...(status && { status: { eq: status } }),
    ...((from || to) && { order_date: { from: from || null, to: to || null } }),
  };
}

/** A page of somebody's orders; one that cannot be read leaves the others. */
export function ordersPageFromWire({ items, total_count, page_info }: OrdersPageWire) {
  return {
    orders: items.filter((one) => one !== null).map(listedFromWire),
    total: total_count ?? 0,
    pages: page_info?.total_pages ?? 1,
  };
}

/** An order as it stands in a list. */
export type ListedOrder = ReturnType<typeof listedFromWire>;

const listedFromWire = ({ awaited_payment: toPay, ...wire }: ListedWire) => ({
  number: wire.number,
  placedAt: wire.order_date,
  status: wire.status,
  /** What its buyer has to pay before anything of it is sent; `null` for nothing. */
  toPay: toPay && amountFromWire(toPay),
  total: wire.total && amountFromWire(wire.total.grand_total),
  items: (wire.items ?? [])
    .filter((item) => item !== null)
    .map(({ id, product_name, quantity_ordered, image }) => ({
      id,
      name: product_name ?? "",
      quantity: quantity_ordered ?? 0,
      image,
    })),
});

interface ItemTodayWire {
  readonly id: string;
  readonly quantity: number | null;
  readonly price: MoneyWire | null;
  readonly message: string | null;
}

/** What would come of reordering an item now: so many at this price, or why it cannot be had. */
export type ItemToday = ReturnType<typeof itemTodayFromWire>;

const itemTodayFromWire = ({ quantity, price, message }: ItemTodayWire) => ({
  quantity,
  price: price && amountFromWire(price),
  message,
});

/** The same of every item of an order, by the item's id. */
export const itemsTodayFromWire = ({
  items_today,
}: {
  readonly items_today: readonly ItemTodayWire[];
}): ReadonlyMap<string, ItemToday> =>
  new Map(items_today.map((item) => [item.id, itemTodayFromWire(item)]));
