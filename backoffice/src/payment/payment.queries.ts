import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";

/** A customer, and how they buy on account. */
export type Buyer = CallReply<"paymentTerms">;

/** The terms of a customer. */
export const paymentTermsQuery = (id: number) =>
  queryOptions({
    queryKey: ["payment terms", id],
    queryFn: () => call("paymentTerms", { params: { id } }),
  });

/** Sets them; what is shown of them is read anew. */
export function useSetTerms(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"setPaymentTerms">) => call("setPaymentTerms", input),
    onSettled: () => client.invalidateQueries(paymentTermsQuery(id)),
  });
}
