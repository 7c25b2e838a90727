import { ownOrderFromWire, type OwnOrder } from "@placket/contract/order/own-order.codec";
import {
  itemsTodayFromWire,
  ordersPageFromWire,
  orderLimitsToInput,
  type ItemToday,
  type ListedOrder,
} from "@placket/contract/order/own-orders.codec";
import { answered, operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";
import type { OrderSearch } from "./order-search.ts";
import { ownOrderFields } from "./own-order-fields.ts";

export type { ItemToday, ListedOrder, OwnOrder };

/** Whose orders are asked for. */
export interface Buyer {
  readonly id: number;
}

/** How many orders stand on a page. */
const PAGE_SIZE = 10;

const ownOrders = operation(
  "OwnOrders",
  `query OwnOrders($filter: CustomerOrdersFilterInput, $page: Int!, $size: Int!) {
    customer {
      orders(filter: $filter, currentPage: $page, pageSize: $size) {
        items {
          number
          order_date
          status
          awaited_payment { value currency }
          total { grand_total { value currency } }
          items { id product_name quantity_ordered image }
        }
        total_count
        page_info { total_pages }
      }
    }
  }`,
);

/**
 * A page of the orders of whoever is logged in, the last placed first. An order that cannot be read leaves the others.
 */
export function ownOrdersQuery(shop: Shop, { id }: Buyer, search: OrderSearch, size = PAGE_SIZE) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "orders", search, size),
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const variables = { filter: orderLimitsToInput(search), page: search.page, size };
      const { customer } = await shop.graphql(ownOrders, variables);
      return ordersPageFromWire(answered(answered(customer).orders));
    },
  });
}

const ownOrder = operation(
  "OwnOrder",
  `query OwnOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items { ...OwnOrderFields }
      }
    }
  }`,
  ownOrderFields,
);

/** An order of whoever is logged in by its number; `null` where they have none of it. */
export function ownOrderQuery(shop: Shop, { id }: Buyer, number: string) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "order", number),
    staleTime: 0,
    isPassing: true,
    queryFn: async (): Promise<OwnOrder | null> => {
      const { customer } = await shop.graphql(ownOrder, { number });
      const [found] = answered(answered(customer).orders).items;
      return found ? ownOrderFromWire(found, shop.locale) : null;
    },
  });
}

const orderToday = operation(
  "OrderToday",
  `query OrderToday($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items { items_today { id quantity price { value currency } message } }
      }
    }
  }`,
);

/** What would come of each item of an order if it were ordered again now, by the item's id. */
export function orderTodayQuery(shop: Shop, { id }: Buyer, number: string) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "order-today", number),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => {
      const { customer } = await shop.graphql(orderToday, { number });
      const [found] = answered(answered(customer).orders).items;
      return itemsTodayFromWire(answered(found ?? null));
    },
  });
}
