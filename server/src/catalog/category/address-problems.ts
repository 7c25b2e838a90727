import type { MovedPath } from "@placket/domain/catalog/category/category-place";
import { problem, type Problem } from "@placket/domain/problem";
import { isStorePath } from "@placket/domain/routing/store-path";
import type { Ctx } from "../../context.ts";
import { wayFrom } from "../../routing/routing.ts";
import { stores } from "../../store/store-config.ts";
import { loadUrlKeys } from "../import/dictionary/reference.sql.ts";
import { holdAddresses } from "../staff/staff-product.sql.ts";
import type { CategoryLine } from "./category.sql.ts";

/**
 * Why categories cannot stand at new addresses: another category, a product or a page of content in any store view, or
 * the store itself does.
 * Nobody else is given an address until the transaction ends.
 */
export async function addressProblems(
  tx: Ctx,
  all: readonly CategoryLine[],
  moves: readonly Pick<MovedPath, "id" | "to">[],
): Promise<readonly Problem[]> {
  if (moves.length === 0) return [];
  await holdAddresses(tx.db);
  const going = new Set(moves.map(({ id }) => id));
  const taken = new Set(all.filter(({ id }) => !going.has(id)).map(({ urlPath }) => urlPath));
  const wanted = moves.map(({ to }) => to);
  const owners = await loadUrlKeys(tx.db, wanted, true);
  const isTaken =
    owners.size > 0 ||
    new Set(wanted).size < wanted.length ||
    wanted.some((path) => taken.has(path) || isStorePath(path)) ||
    (await isAnyWritten(tx, wanted));
  return isTaken ? [problem("catalog.urlKeyTaken", "urlKey")] : [];
}

/** Whether a page that staff wrote stands at one of these paths, in any store view: the resolver of addresses knows. */
async function isAnyWritten(ctx: Ctx, paths: readonly string[]): Promise<boolean> {
  const { views } = ctx.held(stores);
  const ways = await Promise.all(
    views.flatMap((store) =>
      paths.map((path) => wayFrom({ ...ctx, store }, path, { byRequest: () => undefined })),
    ),
  );
  return ways.some((way) => way?.page.type === "cms");
}
