import { useSyncExternalStore } from "react";

/** A value that is watched: thirty lines instead of a library (house §11). */
export interface Observable<Value> {
  readonly get: () => Value;
  /** The value it began with, which is what the server rendered. */
  readonly first: () => Value;
  readonly set: (next: Value | ((before: Value) => Value)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    first: () => initial,
    set(next) {
      const changed = typeof next === "function" ? (next as (before: Value) => Value)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Settles when the value, as it will be, is what is waited for. */
export function until<Value>(
  { get, subscribe }: Pick<Observable<Value>, "get" | "subscribe">,
  isThere: (value: Value) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!isThere(get())) return;
      stop();
      resolve();
    });
  });
}

/** The value of an observable in a component; server and hydration render the first value. */
export function useObservable<Value>({ get, first, subscribe }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, first);
}
