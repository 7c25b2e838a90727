import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

/** One customer with all that staff need to answer a question. */
export type Customer = CallReply<"customer">;

const CUSTOMER = "customer";

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: [CUSTOMER, id],
    queryFn: () => call("customer", { params: { id } }),
  });

type WritingCall =
  | "changeCustomer"
  | "setCustomerGroup"
  | "setCustomerPortal"
  | "setCustomerPoNumber"
  | "setCustomerStanding"
  | "sendPasswordLink"
  | "switchCustomer"
  | "endCustomerSession"
  | "endCustomerSessions"
  | "noteOnCustomer"
  | "addCustomerAddress"
  | "changeCustomerAddress"
  | "removeCustomerAddress";

/** Makes a call that changes an account; what is shown of customers is read anew, also when it was refused. */
export function useChangeCustomer<Name extends WritingCall | "addCustomer">(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["customers"] }),
        client.invalidateQueries({ queryKey: [CUSTOMER] }),
      ]),
  });
}

/** What opens the store in a customer's name, and at what. */
interface Acting {
  readonly id: number;
  readonly opens: "cart" | "start";
}

/** Opens the store in a customer's name, in a tab of its own; what staff did is read anew. */
export function useActFor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, opens }: Acting) => {
      // Opened by the press itself: a window that opens after an answer is kept back as an advertisement.
      const shop = globalThis.open("", "_blank");
      try {
        const { address } = await call("actForCustomer", { params: { id }, body: { opens } });
        if (shop) shop.location.href = address;
        else location.assign(address);
      } catch (error) {
        shop?.close();
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [CUSTOMER] }),
  });
}

/** Looks what would go over from one customer to another; nothing is written. */
export const usePreviewMerge = () =>
  useMutation({ mutationFn: (input: CallRequest<"previewMerge">) => call("previewMerge", input) });

/** Makes a call after which a customer is no more who they were; whatever is shown of anybody is read anew. */
export function useEndCustomer<Name extends "mergeCustomers" | "anonymizeCustomer">(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSuccess: () => client.invalidateQueries(),
  });
}
