import { createHash } from "node:crypto";
import { stockAdminEndpoints } from "@placket/contract/stock/stock.admin";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import {
  judgeCounts,
  type JudgedCount,
  type ShelfCount,
  type WrittenCount,
} from "@placket/domain/stock/shelf-count";
import { checkReason } from "@placket/domain/stock/stock-change";
import { leaveTraces } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { isKeepable } from "../http/body/keepable.ts";
import {
  beginCount,
  deleteCountsBefore,
  endCount,
  holdShelves,
  selectKnownSkus,
  selectShelves,
  updateShelves,
  type Shelf,
} from "./stock-count.sql.ts";

/** Many shelves that somebody counted. */
interface StockCount {
  /** Made by whoever sends it: a count that is sent again is written once. */
  readonly key: string;
  readonly reason: string;
  readonly counts: readonly ShelfCount[];
}

/** What came of a count: how many shelves were written, and those that stay as they are. */
export interface CameOfCount {
  readonly counted: number;
  readonly refused: readonly RefusedShelf[];
}

interface RefusedShelf {
  readonly sku: string;
  readonly now: number | null;
  readonly problem: Pick<NonNullable<JudgedCount["problem"]>, "error" | "params">;
}

/**
 * Writes down what was counted on many shelves, each with its trace. A shelf that moved since it was seen stays as it
 * is and is told; the others are written. Sent again with its key, it is told what came of it then; where that was kept in another
 * shape than today's, the key is spent.
 */
export async function countStock(
  tx: Ctx,
  { key, reason, counts }: StockCount,
): Promise<Result<CameOfCount>> {
  const problems: readonly Problem[] = checkReason(reason);
  if (problems.length > 0) return refuse(...problems);
  const digest = digestOf(tx, { reason, counts });
  const earlier = await beginCount(tx.db, { key, digest, at: tx.now });
  if (earlier) {
    const told = stockAdminEndpoints.countStock.reply.safeParse(earlier.cameOf);
    return earlier.digest === digest && told.success
      ? ok(told.data)
      : refuse(problem("stock.countKeyUsed", "key"));
  }
  const cameOf = await written(tx, counts, reason.trim());
  await endCount(tx.db, key, cameOf);
  return ok(cameOf);
}

async function written(
  tx: Ctx,
  counts: readonly ShelfCount[],
  reason: string,
): Promise<CameOfCount> {
  const shelves = bySku(await holdShelves(tx.db, skusOf(counts)));
  const judged = judgeCounts(counts, await piecesOf(tx.db, counts, shelves));
  const right = judged.filter((count) => count.problem === undefined);
  await updateShelves(
    tx.db,
    right.flatMap(({ sku, quantity }) => {
      const shelf = shelves.get(sku);
      return shelf ? [{ productId: shelf.productId, quantity }] : [];
    }),
  );
  await leaveTraces(
    tx,
    right.map(({ sku, seen, quantity }) => ({
      action: "stock.change",
      subject: sku,
      before: { quantity: seen },
      after: { quantity, reason },
    })),
  );
  return { counted: right.length, refused: judged.flatMap(refusedShelf) };
}

const refusedShelf = ({ sku, now, problem: wrong }: JudgedCount): RefusedShelf[] =>
  wrong ? [{ sku, now: now ?? null, problem: { error: wrong.error, params: wrong.params } }] : [];

/** What a count would come to as the shelves are now; nothing is written. */
export async function judgeShelves(
  ctx: Ctx,
  counts: readonly WrittenCount[],
): Promise<readonly JudgedCount[]> {
  const shelves = bySku(await selectShelves(ctx.db, skusOf(counts)));
  return judgeCounts(counts, await piecesOf(ctx.db, counts, shelves));
}

/** A file is bytes: what stands in it may be no text that a product could have. */
const skusOf = (counts: readonly ShelfCount[]) =>
  counts.map(({ sku }) => sku).filter((sku) => isKeepable(sku));

const bySku = (shelves: readonly Shelf[]): ReadonlyMap<string, Shelf> =>
  new Map(shelves.map((shelf) => [shelf.sku, shelf]));

/** The pieces of each product among those that were counted; without a number where nobody counts. */
async function piecesOf(
  db: Db,
  counts: readonly ShelfCount[],
  shelves: ReadonlyMap<string, Shelf>,
): Promise<ReadonlyMap<string, number | undefined>> {
  const others = skusOf(counts).filter((sku) => !shelves.has(sku));
  const known = others.length > 0 ? await selectKnownSkus(db, others) : [];
  return new Map([...shelves.keys(), ...known].map((sku) => [sku, shelves.get(sku)?.quantity]));
}

/** Of who sends what: a key is the count's of whoever made it. */
function digestOf({ principal }: Ctx, said: Omit<StockCount, "key">): string {
  const who = principal.kind === "staff" ? principal.staffId : null;
  return createHash("sha256")
    .update(JSON.stringify([who, said]))
    .digest("base64url");
}

/** Counts are sent again within minutes; those of long ago are forgotten. */
export async function forgetOldCounts({ db, now }: Ctx): Promise<void> {
  await deleteCountsBefore(db, new Date(now.getTime() - KEPT_MS));
}

const KEPT_MS = 30 * 24 * 3_600_000;
