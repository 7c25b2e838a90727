import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import { readModel } from "../read-model.ts";
import { idsByStock, type StockState } from "./by-stock.ts";
import {
  isListed,
  selectFigures,
  selectProducts,
  type ProductFigures,
  type ProductListRow,
  type ProductSearch,
} from "./product-list.sql.ts";

/** What staff ask of the list of products. */
interface ProductsAsked extends Omit<ProductSearch, "ids"> {
  readonly stock?: StockState | undefined;
}

/** A product as a line of the list. */
export type ListedProduct = ProductListRow & Omit<ProductFigures, "id">;

/** Products that match, a page of them. What is in stock is known as the shop knows it, within a second. */
export async function listProducts(
  ctx: Ctx,
  { stock, ...search }: ProductsAsked,
  asked: PageAsked,
): Promise<Result<Page<ListedProduct>>> {
  const { base } = ctx.held(readModel).current();
  const ids = stock && idsByStock(base, stock, (visibility) => isListed(search, visibility));
  const page = await selectProducts(ctx.db, { ...search, ids }, asked);
  if (!page.ok) return page;
  const { rows } = page.value;
  const figures = await selectFigures(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return ok({ ...page.value, rows: rows.map((row) => ({ ...row, ...of(figures, row.id) })) });
}

function of(figures: ReadonlyMap<number, ProductFigures>, id: number) {
  const { priceMinor = null, variants = 0, pieces = null } = figures.get(id) ?? {};
  return { priceMinor, variants, pieces };
}
