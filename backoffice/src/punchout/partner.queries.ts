import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { partnersList, visitsList } from "./punchout-lists.ts";

export type Partner = CallReply<"punchoutPartner">;

const PARTNER = "punchout partner";

export const partnerQuery = (id: number) =>
  queryOptions({
    queryKey: [PARTNER, id],
    queryFn: () => call("punchoutPartner", { params: { id } }),
  });

/** What its procurement system sends, as an example. */
export const exampleQuery = (id: number) =>
  queryOptions({
    queryKey: [PARTNER, id, "example"],
    queryFn: () => call("punchoutExample", { params: { id } }),
  });

export const visitQuery = (id: number) =>
  queryOptions({
    queryKey: ["punchout visit", id],
    queryFn: () => call("punchoutVisit", { params: { id } }),
  });

type WritingCall = "addPunchoutPartner" | "changePunchoutPartner" | "removePunchoutPartner";

/** Makes a call that writes a partner; what is shown of partners is read anew, also when it was refused. */
export function useWritePartner<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [partnersList.name] }),
        client.invalidateQueries({ queryKey: [visitsList.name] }),
        client.invalidateQueries({ queryKey: [PARTNER] }),
      ]),
  });
}

/** Tries a request as it would be answered; nothing is begun of it. */
export const useTryPartner = () =>
  useMutation({
    mutationFn: (input: CallRequest<"tryPunchoutPartner">) => call("tryPunchoutPartner", input),
  });
