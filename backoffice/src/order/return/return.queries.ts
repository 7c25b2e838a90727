import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { orderQuery } from "../order.queries.ts";
import { returnsList } from "./returns-list.ts";

export type ReturnRow = CallReply<"returns">["rows"][number];

/** Calls that move a return and answer with its order. */
type ReturnCall =
  | "approveReturn"
  | "rejectReturn"
  | "receiveReturn"
  | "checkReturn"
  | "refundReturn"
  | "closeReturn"
  | "exchangeReturn"
  | "payDifference";

/** Moves a return on; the order that comes back takes the place of the one shown, and lists are read anew. */
export function useReturnStep<Name extends ReturnCall>(name: Name, order: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSuccess: (after: CallReply<Name>) => {
      client.setQueryData(orderQuery(order).queryKey, after);
      return client.invalidateQueries({ queryKey: [returnsList.name] });
    },
    // Somebody was faster: show how it stands.
    onError: () => client.invalidateQueries(orderQuery(order)),
  });
}
