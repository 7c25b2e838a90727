import type { MovedPath } from "@placket/domain/catalog/category/category-place";
import { problem, type Problem } from "@placket/domain/problem";
import { isStorePath } from "@placket/domain/routing/store-path";
import type { Db } from "../../db/database.ts";
import { loadUrlKeys } from "../import/dictionary/reference.sql.ts";
import { holdAddresses } from "../staff/staff-product.sql.ts";
import type { CategoryLine } from "./category.sql.ts";

/**
 * Why categories cannot stand at new addresses: another category, a product in any store view, or the store itself does.
 * Nobody else is given an address until the transaction ends.
 */
export async function addressProblems(
  db: Db,
  all: readonly CategoryLine[],
  moves: readonly Pick<MovedPath, "id" | "to">[],
): Promise<readonly Problem[]> {
  if (moves.length === 0) return [];
  await holdAddresses(db);
  const going = new Set(moves.map(({ id }) => id));
  const taken = new Set(all.filter(({ id }) => !going.has(id)).map(({ urlPath }) => urlPath));
  const wanted = moves.map(({ to }) => to);
  const owners = await loadUrlKeys(db, wanted, true);
  const isTaken =
    owners.size > 0 ||
    new Set(wanted).size < wanted.length ||
    wanted.some((path) => taken.has(path) || isStorePath(path));
  return isTaken ? [problem("catalog.urlKeyTaken", "urlKey")] : [];
}
