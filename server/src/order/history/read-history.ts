import { readStored } from "@placket/contract/order/stored-order.codec";
import type { HistoryCode, HistoryNote } from "@placket/domain/order/history";

/** A row of an order's history; in the database's JSON a time is a text. */
interface StoredNote {
  readonly code: string;
  readonly values: unknown;
  readonly created_at: Date | string;
}

/** Something that happened to an order. */
export interface HistoryEntry {
  readonly note: HistoryNote;
  readonly at: Date;
}

/**
 * Reads a row of an order's history, or says why it cannot be read: it is then left out, for the order can be read
 * without it.
 */
export function readEntry({
  code,
  values,
  created_at: at,
}: StoredNote): { readonly entry: HistoryEntry } | { readonly fault: string } {
  const stored = readStored("history", { code, values });
  if (!stored.ok) return { fault: `History: ${stored.why}` };
  return { entry: { note: stored.value, at: new Date(at) } };
}

/** What a shopper reads of the rows that are shown to them. */
export function shopperHistory(rows: readonly StoredNote[]): HistoryEntry[] {
  const entries = rows.flatMap((row) => {
    const read = readEntry(row);
    return "entry" in read ? [read.entry] : [];
  });
  return withoutEarlierTries(entries);
}

/** How often a shopper tried to pay is not for their history: of the placings it has the last alone. */
export function withoutEarlierTries<Entry extends HistoryEntry>(
  entries: readonly Entry[],
): Entry[] {
  const last = entries.findLastIndex(({ note }) => PLACINGS.has(note.code));
  return entries.filter(({ note }, index) => index === last || !PLACINGS.has(note.code));
}

const PLACINGS: ReadonlySet<HistoryCode> = new Set(["placed_free", "placed"]);
