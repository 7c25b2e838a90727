import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkStockChange } from "@placket/domain/stock/stock-change";
import { leaveTrace, lastDone } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import {
  selectStock,
  selectStockItem,
  updateStock,
  type Counted,
  type StockRow,
  type StockSearch,
} from "./stock-admin.sql.ts";

/** Shelves that match, a page of them. */
export function listStock(
  ctx: Ctx,
  search: StockSearch,
  asked: PageAsked,
): Promise<Result<Page<StockRow>>> {
  return selectStock(ctx.db, search, asked);
}

/** A shelf, and who changed it last by hand. */
interface StockItem extends StockRow {
  readonly lastChange: { readonly by: string; readonly at: Date } | undefined;
}

/** What is there of one product; refuses one whose pieces nobody counts. */
export async function stockItem(ctx: Ctx, productId: number): Promise<Result<StockItem>> {
  const item = await selectStockItem(ctx.db, productId);
  if (!item) return refuse(problem("stock.noSuchItem", "id"));
  const lastChange = await lastDone(ctx, { action: "stock.change", subject: item.sku });
  return ok({ ...item, lastChange });
}

interface StockChange extends Pick<Counted, "isInStock"> {
  /** As many as there are unless told: what orders take meanwhile changes nothing of it. */
  readonly quantity?: number | undefined;
  /** What was there when it was counted. */
  readonly seen: Counted;
  readonly reason: string;
}

/**
 * Says how many pieces there are, with its trace. Refuses when orders or colleagues have changed the shelf since:
 * what they did would be lost; and what changes nothing.
 */
export async function changeStock(
  tx: Ctx,
  productId: number,
  { seen, reason, quantity, isInStock }: StockChange,
): Promise<Result<StockRow>> {
  const problems = checkStockChange({ quantity, reason });
  if (problems.length > 0) return refuse(...problems);
  const isCounted = quantity !== undefined;
  const now = { ...(isCounted ? { quantity } : {}), isInStock };
  const before = { ...(isCounted ? { quantity: seen.quantity } : {}), isInStock: seen.isInStock };
  const isChanged = await updateStock(tx.db, productId, { seen: before, now });
  const item = await selectStockItem(tx.db, productId);
  if (!item) return refuse(problem("stock.noSuchItem", "id"));
  if (!isChanged) return refuse(problem("stock.changedMeanwhile", "quantity", item.quantity));
  const isSame = isInStock === seen.isInStock && (!isCounted || quantity === seen.quantity);
  if (isSame) return refuse(problem("stock.nothingChanged", isCounted ? "quantity" : "isInStock"));
  await leaveTrace(tx, {
    action: "stock.change",
    subject: item.sku,
    before,
    after: { ...now, reason: reason.trim() },
  });
  return ok(item);
}
