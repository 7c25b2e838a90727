import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { ordersList, type OrdersAsked } from "./orders-list.ts";

export type OrderRow = CallReply<"orders">["rows"][number];
export type Order = CallReply<"order">;

export type OrderCounts = NonNullable<CallReply<"orders">["counts"]>;

/** New orders come in while the list is looked at, ms. */
export const LIST_MS = 30_000;

/**
 * How many orders match, whatever page of them is shown: the first page says it, and it is kept while pages are
 * turned. Missing while it is not known.
 */
export function useOrderCounts(asked: OrdersAsked, isEnabled: boolean): OrderCounts | undefined {
  const query = { ...asked, after: undefined };
  const { data } = useQuery({
    queryKey: [ordersList.name, query],
    queryFn: () => call("orders", { query }),
    placeholderData: keepPreviousData,
    staleTime: LIST_MS,
    enabled: isEnabled,
  });
  return data?.counts ?? undefined;
}

/** The board; whatever is done with orders of the list is done with its cards. */
export const boardQuery = queryOptions({
  queryKey: [ordersList.name, "board"],
  queryFn: () => call("orderBoard"),
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
