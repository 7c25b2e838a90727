import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { balancesList } from "./balances-list.ts";

export type HolderRow = CallReply<"balances">["rows"][number];
export type Holder = CallReply<"balance">;

const HOLDER = "balance";

export const holderQuery = (id: string) =>
  queryOptions({
    queryKey: [HOLDER, id],
    queryFn: () => call("balance", { params: { id: Number(id) } }),
  });

/** Gives or takes; what is shown is read anew, also when it was refused. */
export function useMoveBalance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"moveBalance">) => call("moveBalance", input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [balancesList.name] }),
        client.invalidateQueries({ queryKey: [HOLDER] }),
      ]),
  });
}
