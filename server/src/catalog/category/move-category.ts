import {
  isNameTaken,
  movedPaths,
  orderedWith,
  placeProblems,
  type WantedPlace,
} from "@placket/domain/catalog/category/category-place";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { keepOldAddresses } from "../import/write/rewrite.sql.ts";
import { addressProblems } from "./address-problems.ts";
import {
  deleteCategory,
  holdTree,
  selectTree,
  updateParent,
  writeOrder,
  writePaths,
  type CategoryLine,
} from "./category.sql.ts";
import { CATEGORY_GONE, categoryLines } from "./known-category.ts";

/**
 * Puts a category, with all below it, below another one or elsewhere among its neighbours. Old addresses lead to the new
 * ones. Refuses a root, a place within itself, more levels than menus show, a name or an address that is taken there.
 */
export async function moveCategory(
  tx: Ctx,
  id: number,
  place: WantedPlace,
): Promise<Result<readonly CategoryLine[]>> {
  await holdTree(tx.db);
  const all = await selectTree(tx.db);
  const own = all.find((one) => one.id === id);
  if (!own) return refuse(CATEGORY_GONE);
  const problems = placeProblems(all, id, place);
  if (problems.length > 0) return refuse(...problems);
  const { parentId } = place;
  if (isNameTaken(all, { id, parentId, name: own.name }))
    return refuse(problem("catalog.categoryNameTaken", "parentId"));
  const moves = movedPaths(all, { id, urlKey: own.urlKey, parentId });
  const taken = await addressProblems(tx, all, moves);
  if (taken.length > 0) return refuse(...taken);
  await updateParent(tx.db, id, parentId);
  await writeOrder(tx.db, orderedWith(all, id, place));
  await writePaths(tx.db, moves);
  await keepOldAddresses(
    tx.db,
    moves.filter(({ from }) => from !== ""),
  );
  const below = (parent: number | null) => all.find((one) => one.id === parent)?.name ?? "";
  await leaveTrace(tx, {
    action: "category.move",
    subject: own.name,
    before: { below: below(own.parentId), position: own.position },
    after: { below: below(parentId), position: orderedWith(all, id, place).indexOf(id) },
  });
  return ok(await categoryLines(tx));
}

/** Takes a category away in which none lies; its products stay, and its address leads to the one above. */
export async function removeCategory(tx: Ctx, id: number): Promise<Result<number>> {
  await holdTree(tx.db);
  const all = await selectTree(tx.db);
  const own = all.find((one) => one.id === id);
  if (!own) return refuse(CATEGORY_GONE);
  if (own.parentId === null) return refuse(problem("catalog.categoryIsRoot", "id"));
  if (all.some(({ parentId }) => parentId === id))
    return refuse(problem("catalog.categoryHasParts", "id"));
  await deleteCategory(tx.db, id);
  const to = all.find((one) => one.id === own.parentId)?.urlPath ?? "";
  if (own.urlPath !== "" && to !== "") await keepOldAddresses(tx.db, [{ from: own.urlPath, to }]);
  const { name, urlPath, products } = own;
  await leaveTrace(tx, { action: "category.remove", subject: name, before: { urlPath, products } });
  return ok(id);
}
