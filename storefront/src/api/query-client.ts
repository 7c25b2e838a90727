import { QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error.ts";

/** How long an answer counts as fresh, in ms: a listing paged back and forth asks once. */
export const FRESH_MS = 60_000;

/**
 * The cache of one page, in the browser or for one render on the server. The network is waited for
 * by the callers themselves (API-03), so queries never pause on their own. A question that failed is
 * told to `report` and has no answer (PDP-47); on a server the answering call has logged it already.
 */
export function createQueryClient(report: (error: unknown) => void = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => report(error) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: "always",
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** A refusal stays a refusal; a server that stumbled may have caught itself. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500;
}
