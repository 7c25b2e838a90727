import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type OrderRow = CallReply<"orders">["rows"][number];
export type Order = CallReply<"order">;

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
