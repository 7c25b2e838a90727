import { piecesTyped } from "@placket/domain/stock/stock-change";
import { useState } from "react";
import type { StockRow } from "./stock.queries.ts";

/** What is typed for a shelf of the list, against what was there when somebody began to type. */
interface TypedCount {
  readonly sku: string;
  readonly seen: number;
  readonly typed: string;
  /** Why it was not written; it is sent again once somebody has looked at it. */
  readonly refusal?: string | undefined;
}

/** Something that is left of a count after it was sent. */
interface LeftCount {
  readonly sku: string;
  readonly now: number | null;
  readonly text: string;
}

/** The counts that are typed into the list and not saved, by product; they stay while its pages are turned. */
export function useShelfCounts() {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedCount>>(new Map());
  const put = (id: number, count: TypedCount | undefined) =>
    setTyped((before) => {
      const after = new Map(before);
      if (count) after.set(id, count);
      else after.delete(id);
      return after;
    });
  const isReady = ({ refusal }: TypedCount) => refusal === undefined;
  return {
    all: typed,
    /** What is sent: numbers alone; a text that is none is told in its row before. */
    counts: [...typed.values()].filter(isReady).map(({ sku, seen, typed: text }) => ({
      sku,
      seen,
      quantity: piecesTyped(text) ?? Number.NaN,
    })),
    type: ({ id, sku, quantity }: StockRow, text: string) => {
      const seen = typed.get(id)?.seen ?? quantity;
      put(id, text.trim() === "" ? undefined : { sku, seen, typed: text });
    },
    /** It was looked at again: it holds against what is there now. */
    keep: (id: number) => {
      const count = typed.get(id);
      if (count) put(id, { ...count, refusal: undefined });
    },
    drop: (id: number) => put(id, undefined),
    discard: () => setTyped(new Map()),
    /** What was sent is written, but for what is left. */
    sent: (skus: ReadonlySet<string>, left: readonly LeftCount[]) => {
      const bySku = new Map(left.map((one) => [one.sku, one]));
      setTyped((before) => {
        const after = [...before].flatMap(([id, count]): [number, TypedCount][] => {
          const one = bySku.get(count.sku);
          if (one) return [[id, { ...count, seen: one.now ?? count.seen, refusal: one.text }]];
          return skus.has(count.sku) ? [] : [[id, count]];
        });
        return new Map(after);
      });
    },
  };
}

export type ShelfCounts = ReturnType<typeof useShelfCounts>;
