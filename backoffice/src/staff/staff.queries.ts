import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { SESSION_KEY } from "../api/query-client.ts";

export type StaffMember = NonNullable<CallReply<"session">["staff"]>;

/** Who is signed in on this browser; `null` when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: () => call("session"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Signs in; the screen whose address stands in the browser then shows. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call("signIn", { body }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
  });
}

/** Signs out and forgets everything that was seen. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("signOut"),
    onSuccess: (session) => {
      client.setQueryData(SESSION_KEY, session);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}
