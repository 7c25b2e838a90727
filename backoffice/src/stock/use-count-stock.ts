import { CallError, isWorthRetrying } from "@placket/web/call/call-error";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, type CallRequest } from "../api/call.ts";
import { stockList } from "./stock-list.ts";
import type { CameOfCount } from "./stock.queries.ts";

type KeyedCount = CallRequest<"countStock">["body"] & object;
type StockCount = Omit<KeyedCount, "key">;
type OnCame = (sent: StockCount["counts"], came: CameOfCount) => void;

/**
 * Says what is there on many shelves. What no answer came of goes out again as it was, under its key and before the
 * rest: it is written once, and is not taken for a colleague's. `onCame` hears of each part as soon as it is answered.
 */
export function useCountStock() {
  const client = useQueryClient();
  const unanswered = useRef<KeyedCount>(undefined);
  const write = async (count: KeyedCount): Promise<CameOfCount> => {
    unanswered.current = count;
    try {
      const came = await call("countStock", { body: count });
      unanswered.current = undefined;
      return came;
    } catch (error) {
      if (isRefusal(error)) unanswered.current = undefined;
      throw error;
    }
  };
  return async (count: StockCount, onCame?: OnCame): Promise<CameOfCount> => {
    const saved = new Set<string>();
    const refused = new Map<string, CameOfCount["refused"][number]>();
    for (const part of partsOf(count, unanswered.current)) {
      const counts = part.counts.filter(({ sku }) => !refused.has(sku));
      if (counts.length === 0) continue;
      const came = await write({ ...part, counts });
      await client.invalidateQueries({ queryKey: [stockList.name] });
      for (const one of came.refused) refused.set(one.sku, one);
      for (const { sku } of counts) if (!refused.has(sku)) saved.add(sku);
      onCame?.(counts, came);
    }
    return { counted: saved.size, refused: [...refused.values()] };
  };
}

/** Where the server said no, nothing was written; where it stumbled or said nothing, nobody knows. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status > 0 && !isWorthRetrying(error);

/**
 * What nobody answered, and what is there to be said besides; a shelf found as it was seen needs no writing. Where one
 * of the unanswered shelves was taken back since, it is not said again.
 */
function partsOf(count: StockCount, unanswered: KeyedCount | undefined): KeyedCount[] {
  const wanted = new Set(count.counts.map(({ sku }) => sku));
  const first = unanswered?.counts.every(({ sku }) => wanted.has(sku)) ? [unanswered] : [];
  const said = new Map(
    first.flatMap(({ counts }) => counts).map(({ sku, quantity }) => [sku, quantity]),
  );
  const rest = count.counts
    .map((one) => ({ ...one, seen: said.get(one.sku) ?? one.seen }))
    .filter(({ seen, quantity }) => seen !== quantity);
  return [...first, { ...count, counts: rest, key: crypto.randomUUID() }];
}
