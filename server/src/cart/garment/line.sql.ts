import { lineFromStore, storedLine } from "@placket/contract/cart/stored-lines.codec";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { Db } from "../../db/database.ts";

/** A line, and the cart that it stands in. */
interface LineInCart {
  readonly line: StoredCartItem;
  readonly maskId: string;
  readonly storeViewId: number;
}

/** The line of that number, whosever it is; `undefined` where there is none, or none that can be read. */
export async function selectLine(db: Db, id: number): Promise<LineInCart | undefined> {
  const row = await db
    .selectFrom("cart_item")
    .innerJoin("cart", "cart.id", "cart_item.cart_id")
    .select([
      "cart_item.id",
      "cart_item.product_id as productId",
      "cart_item.parent_id as parentId",
      "cart_item.quantity",
      "cart_item.override_category_id as overrideCategoryId",
      "cart_item.configuration",
      "cart.mask_id as maskId",
      "cart.store_view_id as storeViewId",
    ])
    .where("cart_item.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: number, maskId, storeViewId, ...kept } = row;
  const line = storedLine.safeParse(kept);
  return line.success ? { line: lineFromStore(line.data, number), maskId, storeViewId } : undefined;
}
