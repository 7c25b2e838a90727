import type { Say } from "@placket/domain/phrase";
import { quickFind } from "../../catalog/find-products.ts";
import { readModel } from "../../catalog/read-model.ts";
import { skusBeginning } from "../../catalog/sku/skus-beginning.ts";
import type { Ctx } from "../../context.ts";
import { isOffered, orderable, soldById, type Orderable } from "./orderable.ts";

/** As many as stand below a field. */
const SHOWN = 8;
/** Some of what begins so is not sold in this store view. */
const LOOKED_AT = 40;
/** What is called so, and how many variants of a family are offered. */
const CALLED_SO = 4;
const VARIANTS = 4;
const NAME_MIN = 3;

/** Products for what is typed into a field of item numbers: those whose number begins so, then those called so. */
export async function quickProducts(
  ctx: Ctx,
  typed: string,
  say: Say,
): Promise<readonly Orderable[]> {
  const text = typed.trim();
  if (text === "") return [];
  const ids = new Set(await skusBeginning(ctx, text, LOOKED_AT));
  const offered: Orderable[] = [];
  const offer = (id: number) => {
    const product = soldById(ctx, id);
    if (offered.length >= SHOWN || !product?.isSaleable || !isOffered(ctx, product)) return;
    offered.push(orderable(ctx, product, { quantity: 1, say }));
  };
  for (const id of ids) offer(id);
  if (offered.length >= SHOWN || text.length < NAME_MIN) return offered;
  const catalog = ctx.held(readModel).current();
  const called = quickFind(ctx, text, { items: CALLED_SO, completions: 0 }).items;
  for (const { id, type } of called) {
    const wanted = type === "configurable" ? catalog.variantsOf(id).slice(0, VARIANTS) : [id];
    for (const one of wanted) if (!ids.has(one)) offer(one);
  }
  return offered;
}
