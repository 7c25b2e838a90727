/// <reference types="vite/types/importMeta.d.ts" />
declare const ANSWER: unique symbol;

/**
 * What a question is known by, the answer's type with it: store code, then what is asked for.
 * Objects in it count by what they hold, whatever the order.
 */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly [ANSWER]?: Data };

/** One question to the server. Two with equal keys have one answer. */
export interface QueryOptions<Data> {
  readonly queryKey: QueryKey<Data>;
  /** How long an answer counts as fresh, in ms; the client's own length unless it is told. */
  readonly staleTime?: number | undefined;
  /** `false`: watched, but not asked yet. */
  readonly enabled?: boolean | undefined;
  /** `false`: a failure is final at once. */
  readonly retry?: false | undefined;
  /** `true`: forgotten when nobody watches it any more, so that it is asked anew. */
  readonly isPassing?: boolean | undefined;
  /** What the page tells in its own words: it was to be expected, and is reported to nobody. */
  readonly isTold?: ((error: unknown) => boolean) | undefined;
  // Methods, so that questions of every type stand in one list.
  // oxlint-disable-next-line typescript/method-signature-style -- see above
  queryFn(context: { readonly client: Asker }): Data | Promise<Data>;
  /** What is shown meanwhile, from the last answer to what was asked in the same place. */
  // oxlint-disable-next-line typescript/method-signature-style -- see above
  placeholderData?(before: Data | undefined, beforeKey: QueryKey | undefined): Data | undefined;
}

/** What a question may ask on the way to its answer. */
export interface Asker {
  readonly fetchQuery: <Data>(query: QueryOptions<Data>) => Promise<Data>;
}

/** A question with its answer's type read off `queryFn`. */
export function queryOptions<Data>(options: QueryOptions<Data>): QueryOptions<Data> {
  return options;
}

/** For `placeholderData`: the last answer stays until the next one is there. */
export function keepPreviousData<Data>(before: Data | undefined): Data | undefined {
  return before;
}

/** A key as text. */
export function hashKey(key: QueryKey): string {
  // A server asks this a hundred times for a page, and looking into each part takes ten times as long.
  if (import.meta.env.SSR && !key.some(isObject)) return JSON.stringify(key);
  return JSON.stringify(key, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null;
