import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { CatalogBase } from "../catalog-base.ts";
import type { Pacer } from "../pacer.ts";
import { bitsOf, indexesOf, type Bits } from "../set/bits.ts";
import { priceClasses, type PriceClass } from "./price-classes.ts";
import {
  buildPriceTable,
  copyOf,
  differing,
  priceTableNow,
  repriced,
  repricedDocs,
  repricedInSlices,
  type PriceTable,
} from "./price-table.ts";
import type { RuleSet } from "./rule-set.ts";

/** The prices of listed products, by website and customer group, right at the asked instant. */
export interface PriceTables {
  classOf(websiteId: number, customerGroupId: number): string;
  /** Rises at each instant a special price or a rule begins or ends: what was made in another epoch is stale. */
  epochAt(now: Date): number;
  tableFor(websiteId: number, customerGroupId: number, now: Date): PriceTable;
  /** Makes a table ahead of the first question, in slices. */
  prepare(websiteId: number, customerGroupId: number, now: Date): Promise<void>;
  /** The next instant at which some special price or rule begins or ends. */
  nextChange(now: Date): Date | undefined;
  /** Makes every table there is as it will be from an instant on, in slices, so that nobody waits for it then. */
  prepareAt(at: Date, pacer: Pacer): Promise<void>;
  /** Prices some products anew in every table there is and gives those that cost somebody something else. */
  reprice(docs: readonly number[], now: Date): ReadonlySet<number>;
  /**
   * Prices some products by other rules for every table there is, in slices. What it gives puts these tables in the
   * place of the others, in the turn in which the rules begin to hold, and gives the products that cost somebody
   * something else.
   */
  underOthers(
    rules: RuleSet,
    docs: Uint32Array,
    when: { readonly now: Date; readonly pacer: Pacer },
  ): Promise<() => ReadonlySet<number>>;
}

/** A table, and an instant at which its prices hold. */
interface TableAt {
  readonly at: number;
  readonly table: PriceTable;
}

interface Made extends PriceClass, TableAt {
  /** As it will be from the next change on, where it was made ahead. */
  readonly next?: TableAt;
}

export function priceTables(base: CatalogBase, pacer: Pacer): PriceTables {
  const made = new Map<string, Made>();
  const { book } = base;
  const classes = priceClasses(base);
  const epochAt = (now: Date) => boundariesUpTo(book.boundaries, now.getTime());
  // By their instants: another boundary may have come between since they were made.
  const holds = (one: TableAt, now: Date) =>
    boundariesUpTo(book.boundaries, one.at) === epochAt(now);
  const reader = ({ websiteId, groupId }: PriceClass, now: Date): PriceReader => ({
    websiteId,
    customerGroupId: groupId,
    quantity: 1,
    now: now.getTime(),
  });
  const keep = (whose: PriceClass, now: Date, table: PriceTable) =>
    void made.set(classes.keyOf(whose), {
      ...whose,
      at: now.getTime(),
      table,
    });
  /** Whoever has prices of their own for the first time paid what anybody pays until now. */
  const nameMore = (rules: RuleSet) => {
    for (const { from, to } of classes.nameMore([...made.values()], rules)) {
      const known = made.get(classes.keyOf(from));
      if (!known) continue;
      const { at, table } = known;
      made.set(classes.keyOf(to), { ...to, at, table: copyOf(table) });
    }
  };
  return {
    classOf: (websiteId, groupId) => classes.keyOf(classes.of(websiteId, groupId)),
    epochAt,
    tableFor(websiteId, groupId, now) {
      const whose = classes.of(websiteId, groupId);
      const known = made.get(classes.keyOf(whose));
      if (known && holds(known, now)) return known.table;
      if (known?.next && holds(known.next, now)) {
        made.set(classes.keyOf(whose), { ...whose, ...known.next });
        return known.next.table;
      }
      const who = reader(whose, now);
      const table = known
        ? repriced(base, who, known.table, movedDocs(base, known.at, now.getTime()))
        : priceTableNow(base, who);
      keep(whose, now, table);
      return table;
    },
    async prepare(websiteId, groupId, now) {
      const whose = classes.of(websiteId, groupId);
      keep(whose, now, await buildPriceTable(base, reader(whose, now), pacer));
    },
    nextChange(now) {
      const at = book.boundaries[epochAt(now)];
      return at === undefined ? undefined : new Date(at);
    },
    async prepareAt(at, slices) {
      for (const [key, one] of made) {
        if (one.next?.at === at.getTime()) continue;
        const docs = movedDocs(base, one.at, at.getTime());
        const who = reader(one, at);
        const table = await repricedInSlices(base, who, { before: one.table, docs }, slices);
        // Whoever asked meanwhile may have another one by now: then theirs is made when it is asked for.
        const next = { at: at.getTime(), table };
        if (made.get(key)?.table === one.table) made.set(key, { ...one, next });
      }
    },
    reprice(docs, now) {
      const changed = new Set<number>();
      nameMore(base.ruled.rules);
      for (const [key, one] of made) {
        const after = repricedDocs(base, reader(one, now), one.table, docs);
        const { next } = one;
        const then = next && repricedDocs(base, reader(one, new Date(next.at)), next.table, docs);
        made.set(key, {
          ...one,
          table: after.table,
          ...(next && then && { next: { ...next, table: then.table } }),
        });
        for (const doc of after.changed) changed.add(doc);
      }
      return changed;
    },
    async underOthers(rules, docs, when) {
      nameMore(rules);
      const source = { ...base, book: book.under(rules) };
      const before = [...made];
      const after: [string, Made][] = [];
      for (const [key, one] of before) {
        const who = reader(one, when.now);
        const moved = indexesOf(withDocs(movedSet(base, one.at, when.now.getTime()), docs));
        const how = { before: one.table, docs: moved };
        const table = await repricedInSlices(source, who, how, when.pacer);
        const { websiteId, groupId } = one;
        after.push([key, { websiteId, groupId, at: when.now.getTime(), table }]);
      }
      return () => {
        const changed = new Set<number>();
        const standing = new Map(made);
        // Whoever asked for the first time meanwhile is told by the rules that were: their table is made anew.
        made.clear();
        for (const [key, one] of after) {
          made.set(key, one);
          const { table } = standing.get(key) ?? one;
          for (const doc of differing(docs, table, one.table)) changed.add(doc);
        }
        return changed;
      };
    },
  };
}

/** The listed products whose price some special price or rule moved between two instants. */
const movedDocs = (base: CatalogBase, from: number, to: number): Uint32Array =>
  indexesOf(movedSet(base, from, to));

function movedSet({ datedDocs, docCount, ruled }: CatalogBase, from: number, to: number): Bits {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const isBetween = (at: number | null) => at !== null && at > first && at <= last;
  const moved = bitsOf(datedDocs, docCount);
  for (const { rule, docs } of ruled.rules.all) {
    if (!isBetween(rule.activeFrom) && !isBetween(rule.activeTo)) continue;
    for (let word = 0; word < moved.length; word += 1) moved[word] = moved[word]! | docs[word]!;
  }
  return moved;
}

function withDocs(moved: Bits, docs: Uint32Array): Bits {
  for (const doc of docs) moved[doc >>> 5] = moved[doc >>> 5]! | (1 << (doc & 31));
  return moved;
}

/** How many instants have come: `boundaries` ascend. */
function boundariesUpTo(boundaries: readonly number[], now: number): number {
  let low = 0;
  let high = boundaries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (boundaries[middle]! <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
