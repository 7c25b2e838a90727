import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError, isWorthRetrying } from "@placket/web/call/call-error";

/** Under this key stands who is signed in; the frame shows the door when it is nobody. */
export const SESSION_KEY = ["session"] as const;

/** The cache of one browser tab. A call that finds the session ended shows the door again. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof CallError) || !error.is("staff.signInRequired")) return;
    client.setQueryData(SESSION_KEY, { staff: null });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        networkMode: "always",
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}
