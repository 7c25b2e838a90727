import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { NUMBERS } from "./numbers-list.ts";

export type CustomerNumber = CallReply<"customerNumber">;

const ONE = "customer number";

export const numberQuery = (custid: string) =>
  queryOptions({
    queryKey: [ONE, custid],
    queryFn: () => call("customerNumber", { params: { custid } }),
  });

type WritingCall = "addCustomerNumber" | "changeCustomerNumberAs" | "removeCustomerNumber";

/** Makes a call that writes a customer number; what is shown of them is read anew, also when it was refused. */
export function useWriteNumber<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [NUMBERS] }),
        client.invalidateQueries({ queryKey: [ONE] }),
      ]),
  });
}
