import type { ScopeKind } from "@placket/domain/store/scope-title";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallRequest } from "../api/call.ts";

/** Which scope's settings are looked at, as the address names it: `store-2`. */
export interface ScopeKey {
  readonly scope: ScopeKind;
  readonly id: number;
}

const keyOf = ({ scope, id }: ScopeKey) => ["settings", scope, id];

/** Read once for the form that is made of it, and anew each time the screen is opened. */
export const settingsQuery = (at: ScopeKey) =>
  queryOptions({
    queryKey: keyOf(at),
    queryFn: () => call("shopSettings", { query: at }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Writes a scope's settings; what is inherited elsewhere is read anew when it is looked at. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallRequest<"changeSettings">["body"]>) =>
      call("changeSettings", { body }),
    onSuccess: (settings) => {
      const { kind, id } = settings.scope;
      client.setQueryData(keyOf({ scope: kind, id }), settings);
    },
  });
}
