import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { redirectsList } from "./redirects-list.ts";

export type RedirectRow = CallReply<"redirects">["rows"][number];
export type Redirect = CallReply<"redirect">;
export type StoreViews = Redirect["views"];

const REDIRECT = "redirect";

export const redirectQuery = (id: string) =>
  queryOptions({
    queryKey: [REDIRECT, id],
    queryFn: () => call("redirect", { params: { id: Number(id) } }),
  });

type WritingCall = "addRedirect" | "changeRedirect" | "removeRedirect";

/** Makes a call that writes a redirect; what is shown of them is read anew, also when it was refused. */
export function useWriteRedirect<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [redirectsList.name] }),
        client.invalidateQueries({ queryKey: [REDIRECT] }),
      ]),
  });
}
