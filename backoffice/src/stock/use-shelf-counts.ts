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

/** One that went out; not a number for a text that is none. */
interface SentCount {
  readonly sku: string;
  readonly quantity: number;
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
  const [sending, setSending] = useState(0);
  const put = (id: number, count: TypedCount | undefined) =>
    setTyped((before) => {
      const after = new Map(before);
      if (count) after.set(id, count);
      else after.delete(id);
      return after;
    });
  const isReady = ({ refusal }: TypedCount) => refusal === undefined;
  const counts = [...typed.values()].filter(isReady).map(({ sku, seen, typed: text }) => ({
    sku,
    seen,
    quantity: quantityOf(text),
  }));
  return {
    all: typed,
    /** What is sent: numbers alone; a text that is none is told in its row before. */
    counts,
    /** How many are on their way; none of them can be taken back. */
    sending,
    /** Sends what is ready. */
    send: async (work: () => Promise<void>) => {
      setSending(counts.length);
      try {
        await work();
      } finally {
        setSending(0);
      }
    },
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
    /** What was sent is written, but for what is left; what was typed meanwhile waits beside what is there now. */
    sent: (sent: readonly SentCount[], left: readonly LeftCount[]) => {
      const sentBySku = new Map(sent.map((one) => [one.sku, one]));
      const leftBySku = new Map(left.map((one) => [one.sku, one]));
      setTyped((before) => {
        const after = [...before].flatMap(([id, count]): [number, TypedCount][] => {
          const one = sentBySku.get(count.sku);
          if (!one) return [[id, count]];
          const rest = restOf(count, one, leftBySku.get(count.sku));
          return rest ? [[id, rest]] : [];
        });
        return new Map(after);
      });
    },
  };
}

const quantityOf = (typed: string) => piecesTyped(typed) ?? Number.NaN;

/** What still waits of a count that was answered; a refusal of the number holds for no other one. */
function restOf(
  count: TypedCount,
  sent: SentCount,
  left: LeftCount | undefined,
): TypedCount | undefined {
  const isSame = Object.is(quantityOf(count.typed), sent.quantity);
  if (!left) return isSame ? undefined : { ...count, seen: sent.quantity };
  const seen = left.now ?? count.seen;
  return { ...count, seen, refusal: isSame || seen !== count.seen ? left.text : undefined };
}

export type ShelfCounts = ReturnType<typeof useShelfCounts>;
