import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { orderQuery } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";

/** Calls that do something with an order and answer with it. */
type StepCall =
  | "holdOrder"
  | "releaseOrder"
  | "noteInvoicePaid"
  | "cancelOrder"
  | "packOrder"
  | "changeOrderAddress"
  | "noteToOrder"
  | "shipOrder"
  | "addTrack"
  | "captureOrder"
  | "refundOrder"
  | "openReturn";

/** Does something with an order; what comes back takes the place of the one shown, and lists are read anew. */
export function useStep<Name extends StepCall>(name: Name, number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSuccess: (order: CallReply<Name>) => {
      client.setQueryData(orderQuery(number).queryKey, order);
      return client.invalidateQueries({ queryKey: [ordersList.name] });
    },
    // Somebody was faster: show how it stands.
    onError: () => client.invalidateQueries(orderQuery(number)),
  });
}
