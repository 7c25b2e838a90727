import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { selectItemsOn, selectShared, type ItemRow } from "./wishlist.sql.ts";
import { listName } from "./wishlist-wire.ts";

/** What whoever has the link to a list sees of it. */
interface SharedList {
  readonly name: string;
  /** Where its owner wants it to be told; nothing else of them is. */
  readonly firstName: string | null;
  readonly items: readonly ItemRow[];
}

/** The list behind a link; once its owner shares it no more it is not found. Notes are its owner's alone. */
export async function sharedList(ctx: Ctx, code: string): Promise<Result<SharedList>> {
  const { websiteId } = ctx.store;
  const list = await selectShared(ctx.db, { code, websiteId });
  if (!list) return refuse(problem("wishlist.noSuchList", "sharing_code"));
  const items = await selectItemsOn(ctx.db, list.id);
  return ok({
    name: listName(ctx, list),
    firstName: list.tellsFirstName ? list.firstName : null,
    items: items.map((item) => ({ ...item, note: "" })),
  });
}
