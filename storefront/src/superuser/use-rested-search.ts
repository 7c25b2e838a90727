import { CallError } from "@placket/web/call/call-error";
import { useEffect, useRef, useState } from "react";

/** How long typing must rest before it is searched, in ms (REP-20, REP-29). */
const SEARCH_REST_MS = 500;

/** What a search has found so far; `undefined` while nothing was asked, and where it failed (REP-22). */
export type Found<Item> = readonly Item[] | undefined;

/**
 * What is found for a typed term once typing rests; asked at once when it opens, where an empty term finds something. A
 * later answer never gives way to an earlier one.
 */
export function useRestedSearch<Item>(
  term: string,
  search: (term: string) => Promise<Found<Item>>,
): Found<Item> {
  const [found, setFound] = useState<Found<Item>>();
  const isFirst = useRef(true);
  const asks = useRef(search);
  useEffect(() => {
    asks.current = search;
  });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const items = await asks.current(term).catch((error: unknown) => {
        if (error instanceof CallError) return undefined;
        throw error;
      });
      if (!isOver) setFound(items);
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : SEARCH_REST_MS);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [term]);
  return found;
}
