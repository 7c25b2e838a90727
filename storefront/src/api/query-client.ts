import { CallError, isWorthRetrying } from "@placket/web/call/call-error";
import { createQueries, type QueryClient } from "../query/query-client.ts";

/** How long an answer counts as fresh, in ms: a listing paged back and forth asks once. */
const FRESH_MS = 60_000;
/** How long a failed question rests before it is asked once more, in ms. */
const REST_MS = 1000;

/**
 * The questions of one page, in the browser or for one render on the server. The network is waited for by the
 * callers themselves (API-03). A question that failed is told to `report` and has no answer (PDP-47); on a
 * server the answering call has logged it already.
 */
export function createQueryClient(report: (error: unknown) => void = () => {}): QueryClient {
  return createQueries({
    staleTime: FRESH_MS,
    isWorthRetrying,
    pause: () => new Promise((resolve) => setTimeout(resolve, REST_MS)),
    report,
    now: () => Date.now(),
    isOffline: (error) => isLineGone() || (error instanceof CallError && error.kind === "offline"),
  });
}

/** A server says nothing of its line: it is there. */
const isLineGone = () => (navigator as Partial<Navigator>).onLine === false;
