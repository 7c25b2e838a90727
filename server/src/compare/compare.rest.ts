import type { compareEndpoints } from "@placket/contract/compare/compare.rest";
import { tileToWire } from "@placket/contract/catalog/catalog.codec";
import { comparedRows } from "@placket/domain/compare/compare";
import { ok, type Result } from "@placket/domain/problem";
import { describedProducts } from "../catalog/described-products.ts";
import { listedProducts, productTiles } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import type { Handlers, RestCall } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { compareProducts, ownCompared, takeOut } from "./compare.ts";
import type { CompareList } from "./compare.sql.ts";

export const compareHandlers: Handlers<typeof compareEndpoints> = {
  compared: async (call) => ok(wireOf(call.ctx, await ownCompared(call.ctx, uidOf(call)))),
  comparedTable: async (call) => {
    const { ctx } = call;
    const list = await ownCompared(ctx, uidOf(call));
    const items = productTiles(ctx, list?.productIds ?? []);
    const described = await describedProducts(
      ctx,
      items.map(({ id }) => id),
    );
    const rows = comparedRows(items.map(({ id }) => ({ attributes: described.get(id) ?? [] })));
    return ok({
      items: items.map(tileToWire),
      rows: rows.map((row) => ({ ...row, values: [...row.values] })),
    });
  },
  addToCompare: async (call, { body: { productId } }) => {
    const added = await transact(call.ctx, (tx) => compareProducts(tx, uidOf(call), [productId]));
    if (added.ok && added.value.customerId === null) {
      call.setCookie("placket_compare", added.value.uid);
    }
    return answered(call.ctx, added);
  },
  removeFromCompare: async (call, { body: { productId } }) =>
    answered(call.ctx, await transact(call.ctx, (tx) => takeOut(tx, uidOf(call), productId))),
  cleanCompare: async (call) =>
    answered(call.ctx, await transact(call.ctx, (tx) => takeOut(tx, uidOf(call)))),
};

const uidOf = ({ cookie }: RestCall) => cookie("placket_compare");

const answered = (ctx: Ctx, list: Result<CompareList | undefined>) =>
  list.ok ? ok(wireOf(ctx, list.value)) : list;

/** What nobody sees by now is left out, and does not count. */
function wireOf(ctx: Ctx, list: CompareList | undefined) {
  const products = [...listedProducts(ctx, list?.productIds ?? []).values()];
  const items = products.map((product) => ({ productId: product.id, product }));
  return { items, count: items.length };
}
