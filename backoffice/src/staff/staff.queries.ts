import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { SESSION_KEY } from "../api/query-client.ts";

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
    mutationFn: (body: { email: string; password: string; code?: string }) =>
      call("signIn", { body }),
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

const OWN_SESSIONS = ["own sessions"] as const;

export const ownSessionsQuery = queryOptions({
  queryKey: OWN_SESSIONS,
  queryFn: () => call("ownSessions"),
});

/** Calls by which the one who is signed in changes: another password, a second factor, an invitation taken up. */
type SelfCall = "changePassword" | "confirmTwoFactor" | "endTwoFactor" | "acceptInvitation";

/** Makes such a call; the other sessions may have ended by it. */
export function useChangeSelf<Name extends SelfCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSuccess: ({ staff }: CallReply<Name>) => {
      client.setQueryData(SESSION_KEY, { staff });
      return client.invalidateQueries({ queryKey: OWN_SESSIONS });
    },
  });
}

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("revokeSession", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_SESSIONS }),
  });
}
