import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import type { QueryClient } from "./query-client.ts";
import { hashKey, type QueryKey, type QueryOptions } from "./query.ts";

export const QueryClientContext = createContext<QueryClient | null>(null);

/** The client of the page. @throws outside of the app's frame. */
export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error("useQueryClient stands outside of QueryClientContext");
  return client;
}

/** A question as a component sees it. */
interface QueryResult<Data> {
  readonly data: Data | undefined;
  /** Why the last asking failed; what was answered before stays in `data`. */
  readonly error: unknown;
  readonly isError: boolean;
  /** Neither an answer nor a failure yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** `data` answers what was asked before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<void>;
}

/** One question, answered as long as the component stands. */
export function useQuery<Data>(query: QueryOptions<Data>): QueryResult<Data> {
  const [result] = useQueries([query]) as readonly [QueryResult<Data>];
  const before = useBefore(query, result.data);
  if (result.data !== undefined || !result.isPending) return result;
  const data = query.placeholderData?.(before?.data, before?.key);
  if (data === undefined) return result;
  return { ...result, data, isPending: false, isPlaceholderData: true };
}

/** Several questions, each as by `useQuery`, without what is shown meanwhile. */
export function useQueries(
  queries: readonly QueryOptions<unknown>[],
): readonly QueryResult<unknown>[] {
  const client = useQueryClient();
  const states = () => queries.map(({ queryKey }) => client.getQueryState(queryKey));
  const turns = () =>
    states()
      .map(({ turn }) => turn)
      .join(" ");
  useSyncExternalStore(client.subscribe, turns, turns);
  const watch = useEffectEvent(() => queries.map((query) => client.watch(query)));
  const asked = queries.map((one) => hashKey([one.queryKey, one.enabled])).join("\n");
  useEffect(() => {
    const ends = watch();
    return () => {
      for (const end of ends) end();
    };
    // What is asked says it all: the list itself is another one each time.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [client, asked]);
  return states().map(({ data, error, isFetching }, place) => ({
    data,
    error,
    isError: error !== null,
    isPending: data === undefined && error === null,
    isFetching,
    isPlaceholderData: false,
    refetch: () => client.refetch(queries[place]!),
  }));
}

/** The last answer that this place had, with its key, for questions that show it meanwhile. */
function useBefore<Data>(query: QueryOptions<Data>, data: Data | undefined) {
  const [before, setBefore] = useState<{ readonly data: Data; readonly key: QueryKey }>();
  const isKept = "placeholderData" in query;
  if (isKept && data !== undefined && before?.data !== data) {
    setBefore({ data, key: query.queryKey });
  }
  return before;
}
