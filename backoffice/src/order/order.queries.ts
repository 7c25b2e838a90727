import type { OrderStatus } from "@placket/domain/order/order-status";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type OrderRow = CallReply<"orders">["orders"][number];
export type Order = CallReply<"order">;

/** What the address says of the list. */
export interface OrderFilters {
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly before: number | undefined;
}

/** New orders come in while the list is looked at, ms. */
const LIST_MS = 30_000;

export const ordersQuery = ({ search, status, before }: OrderFilters) =>
  queryOptions({
    queryKey: ["orders", { search, status, before }],
    queryFn: () =>
      call("orders", { query: { status, before, search: search === "" ? undefined : search } }),
    placeholderData: keepPreviousData,
    refetchInterval: LIST_MS,
  });

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ["order", number],
    queryFn: () => call("order", { params: { number } }),
  });

/** Has the processor asked now; the order that comes back takes the place of the one shown. */
export function useLookAfter(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("lookAfterOrder", { params: { number } }),
    onSuccess: (order) => client.setQueryData(orderQuery(number).queryKey, order),
    // Refused because it was settled meanwhile: show how.
    onError: () => client.invalidateQueries(orderQuery(number)),
  });
}
