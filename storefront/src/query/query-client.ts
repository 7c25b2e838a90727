import { hashKey, type Asker, type QueryKey, type QueryOptions } from "./query.ts";

/** How long an answer that nobody looks at is kept, in ms. */
const KEPT_MS = 5 * 60_000;

/** What is known of one question. Another object whenever anything of it changes. */
interface QueryState {
  readonly data: unknown;
  /** Why the last asking failed; null when it did not. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** When the answer came, ms since the epoch; `-Infinity` when it has to be asked for. */
  readonly at: number;
  /** Which of all changes this state came with. */
  readonly turn: number;
}

/** An answer as it travels inside a page. */
export interface Answer {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly at: number;
}

/** The questions of one page and their answers: in a browser, or for one drawing on the server. */
export interface QueryClient extends Asker {
  /** Asks unless the answer is fresh; whoever asks meanwhile gets the same one. Offline an old one serves (PERSIST-11). */
  readonly fetchQuery: <Data>(query: QueryOptions<Data>) => Promise<Data>;
  /** The same, ahead of need: a failure is found in the state and in nobody's way. */
  readonly prefetchQuery: (query: QueryOptions<unknown>) => Promise<void>;
  readonly getQueryData: <Data>(key: QueryKey<Data>) => Data | undefined;
  readonly getQueryState: (key: QueryKey) => QueryState;
  readonly setQueryData: <Data>(key: QueryKey<Data>, data: Data) => void;
  /** What was answered is no longer true; resolves when whoever watches it has been answered anew. */
  readonly invalidateQueries: (query: { readonly queryKey: QueryKey }) => Promise<void>;
  /**
   * What was answered, or is being answered, to somebody else. None of it counts before the first is asked anew, since a
   * question may be answered by another one; what nobody watches is not shown again until it is answered.
   */
  readonly forgetQueries: (isForgotten: (key: QueryKey) => boolean) => void;
  /** An answer that is under way will not come in any more. */
  readonly cancelQueries: (query: { readonly queryKey: QueryKey }) => void;
  /** Keeps a question answered until the returned function is called. */
  readonly watch: (query: QueryOptions<unknown>) => () => void;
  /** Tells of every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks now, though the answer be fresh. */
  readonly refetch: (query: QueryOptions<unknown>) => Promise<void>;
  readonly answers: () => readonly Answer[];
  readonly takeUp: (answers: readonly Answer[]) => void;
  readonly hasFailures: () => boolean;
}

/** What a client does where stores differ. */
export interface QueryManner {
  readonly staleTime: number;
  /** Whether a failure may pass when it is asked once more. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** Between a failure and the second try. */
  readonly pause: () => Promise<void>;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  /** Nothing can be asked now, or an asking failed for that: what is known serves until it can, however old it is. */
  readonly isOffline: (error?: unknown) => boolean;
}

interface Entry {
  readonly key: QueryKey;
  state: QueryState;
  /** How it is asked; undefined while it was only told. */
  query: QueryOptions<unknown> | undefined;
  running: Promise<unknown> | undefined;
  watchers: number;
  /** When it was last begun or left, ms. */
  left: number;
}

const UNKNOWN: QueryState = {
  data: undefined,
  error: null,
  isFetching: false,
  at: -Infinity,
  turn: 0,
};

/** A client without answers. Decision 0027 says why this is no library's. */
export function createQueries(manner: QueryManner): QueryClient {
  const { now, report, isOffline } = manner;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let turn = 0;

  const known = (key: QueryKey) => entries.get(hashKey(key));

  function entryOf(key: QueryKey): Entry {
    const entry = known(key);
    if (entry) return entry;
    for (const [hash, old] of entries) {
      const isLeft = old.watchers === 0 && !old.running && now() - old.left > KEPT_MS;
      if (isLeft && !isOffline()) entries.delete(hash);
    }
    const made = {
      key,
      state: UNKNOWN,
      query: undefined,
      running: undefined,
      watchers: 0,
      left: now(),
    };
    entries.set(hashKey(key), made);
    return made;
  }

  function change(entry: Entry, part: Partial<QueryState>): void {
    turn += 1;
    entry.state = { ...entry.state, ...part, turn };
    for (const tell of listeners) tell();
  }

  /** An equal answer is the same object, so that nothing is drawn anew for it. */
  function answered(entry: Entry, data: unknown, part: Partial<QueryState> = {}): void {
    const before = entry.state.data;
    const isEqual = before !== undefined && JSON.stringify(before) === JSON.stringify(data);
    change(entry, { data: isEqual ? before : data, error: null, at: now(), ...part });
  }

  function drop(entry: Entry): void {
    entry.running = undefined;
    if (entry.state.isFetching) change(entry, { isFetching: false });
  }

  async function tried(query: QueryOptions<unknown>): Promise<unknown> {
    try {
      return await query.queryFn({ client });
    } catch (error) {
      if (query.retry === false || !manner.isWorthRetrying(error)) throw error;
      await manner.pause();
      return query.queryFn({ client });
    }
  }

  async function ask(entry: Entry, query: QueryOptions<unknown>): Promise<unknown> {
    entry.query = query;
    if (entry.running) return entry.running;
    const running = tried(query).then(
      (data) => {
        if (entry.running === running) {
          entry.running = undefined;
          answered(entry, data, { isFetching: false });
        }
        return data;
      },
      (error: unknown) => {
        if (entry.running === running) {
          entry.running = undefined;
          if (!query.isTold?.(error)) report(error);
          change(entry, { error, isFetching: false });
        }
        throw error;
      },
    );
    entry.running = running;
    change(entry, { isFetching: true });
    return running;
  }

  /** Failures are in the state; whoever only wants it asked need not hear of them. */
  const asked = (entry: Entry, query: QueryOptions<unknown>): Promise<void> =>
    ask(entry, query).then(nothing, nothing);

  const askIfWatched = async (entry: Entry): Promise<void> => {
    const { query, watchers } = entry;
    if (query && query.enabled !== false && watchers > 0) await asked(entry, query);
  };

  const isStale = (
    { state: { at } }: Entry,
    { staleTime = manner.staleTime }: QueryOptions<unknown>,
  ) => now() - at >= staleTime;

  const client: QueryClient = {
    fetchQuery: async <Data>(query: QueryOptions<Data>) => {
      const entry = entryOf(query.queryKey);
      const { data } = entry.state;
      const serves = data !== undefined;
      if (!isStale(entry, query) || (serves && isOffline())) return data as Data;
      return ask(entry, query).catch((error: unknown) => {
        if (serves && isOffline(error)) return data;
        throw error;
      }) as Promise<Data>;
    },
    prefetchQuery: (query) => client.fetchQuery(query).then(nothing, nothing),
    getQueryData: <Data>(key: QueryKey<Data>) => known(key)?.state.data as Data | undefined,
    getQueryState: (key) => known(key)?.state ?? UNKNOWN,
    setQueryData: (key, data) => answered(entryOf(key), data),
    invalidateQueries: async ({ queryKey }) => {
      const entry = known(queryKey);
      if (!entry) return;
      drop(entry);
      change(entry, { at: -Infinity });
      await askIfWatched(entry);
    },
    forgetQueries: (isForgotten) => {
      const forgotten = [...entries.values()].filter(({ key }) => isForgotten(key));
      for (const entry of forgotten) {
        drop(entry);
        // What was only told, and never asked for, would not come again.
        const isLost = entry.query && entry.watchers === 0;
        change(entry, { at: -Infinity, ...(isLost ? { data: undefined, error: null } : {}) });
      }
      for (const entry of forgotten) void askIfWatched(entry);
    },
    cancelQueries: ({ queryKey }) => {
      const entry = known(queryKey);
      if (entry) drop(entry);
    },
    watch: (query) => {
      const entry = entryOf(query.queryKey);
      entry.query = query;
      entry.watchers += 1;
      if (query.enabled !== false && isStale(entry, query)) void asked(entry, query);
      return () => {
        entry.watchers -= 1;
        entry.left = now();
        // Not at once: whoever draws anew leaves and comes back.
        if (query.isPassing)
          setTimeout(() => entry.watchers > 0 || entries.delete(hashKey(entry.key)));
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refetch: (query) => asked(entryOf(query.queryKey), query),
    answers: () =>
      [...entries.values()]
        .filter(({ state }) => state.data !== undefined)
        .map(({ key, state: { data, at } }) => ({ key, data, at })),
    takeUp: (answers) => {
      for (const { key, data, at } of answers) answered(entryOf(key), data, { at });
    },
    hasFailures: () => [...entries.values()].some(({ state }) => state.error !== null),
  };
  return client;
}

const nothing = () => undefined;
