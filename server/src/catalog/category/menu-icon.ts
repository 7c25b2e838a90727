import { imageUrl, THUMB_WIDTH } from "@placket/domain/media/image-url";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { takePicture } from "../staff/parts/product-pictures.ts";
import { holdTree, updateMenuIcon } from "./category.sql.ts";
import { CATEGORY_GONE, categoryById, type KnownCategory } from "./known-category.ts";

/** Takes in a picture for a menu, outside of a transaction; gives its address (MENU-02). */
export async function takeMenuIcon(
  ctx: Ctx,
  brought: { readonly bytes: Uint8Array; readonly name: string },
): Promise<Result<string>> {
  const taken = await takePicture(ctx, brought);
  return taken.ok ? ok(imageUrl(taken.value.file, THUMB_WIDTH)) : taken;
}

/** Gives a category a picture beside its name in the menu, or none. */
export async function setMenuIcon(
  tx: Ctx,
  id: number,
  address: string | null,
): Promise<Result<KnownCategory>> {
  await holdTree(tx.db);
  const found = await categoryById(tx, id);
  if (!found.ok) return refuse(CATEGORY_GONE);
  await updateMenuIcon(tx.db, id, address);
  const { menuIcon: before, values } = found.value;
  await leaveTrace(tx, {
    action: "category.change",
    subject: values.name,
    before: { menuIcon: before },
    after: { menuIcon: address },
  });
  return categoryById(tx, id);
}
