import type { CartItem } from "@placket/domain/cart/cart-item";
import { wornItem } from "../cart/garment/garment.ts";
import type { Ctx } from "../context.ts";
import { isSameKey } from "../embroidery/worn/picture-key.ts";
import { wornFile } from "../embroidery/worn/send-worn.ts";
import type { SavedProduct } from "./saved-product.sql.ts";

/** Where `GET` finds the pictures. */
export const SAVED_PICTURES = "/media/saved";

/**
 * The address of a saved garment with what is sewn on it, from near; `null` where nothing is. It names the saved product
 * and a key that opens this picture alone, never its words.
 */
export function savedPicture(
  ctx: Ctx,
  { id, pictureKey }: Pick<SavedProduct, "id" | "pictureKey">,
  item: CartItem,
): string | null {
  const worn = wornItem(ctx, item);
  return worn ? `${SAVED_PICTURES}/${id}/${pictureKey}/${wornFile(worn, "near")}` : null;
}

/** Whether a key is the one of the saved product. */
export const isPictureKey = (
  { pictureKey }: Pick<SavedProduct, "pictureKey">,
  key: string,
): boolean => isSameKey(pictureKey, key);
