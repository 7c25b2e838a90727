import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";

/** A customer, and how they buy on account. */
export type Buyer = CallReply<"paymentTerms">;

/** Their terms, by their email. */
export const paymentTermsQuery = (email: string) =>
  queryOptions({
    queryKey: ["payment terms", email],
    queryFn: () => call("paymentTerms", { body: { email } }),
  });

/** Sets them; what is shown of them is read anew. */
export function useSetTerms(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"setPaymentTerms">) => call("setPaymentTerms", input),
    onSettled: () => client.invalidateQueries(paymentTermsQuery(email)),
  });
}
