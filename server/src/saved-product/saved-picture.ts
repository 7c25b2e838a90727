import { timingSafeEqual } from "node:crypto";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { wornItem } from "../cart/garment/garment.ts";
import type { Ctx } from "../context.ts";
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

/** In constant time, so that nobody guesses a key letter by letter. */
export function isPictureKey({ pictureKey }: Pick<SavedProduct, "pictureKey">, key: string) {
  const [known, said] = [Buffer.from(pictureKey), Buffer.from(key)];
  return known.length === said.length && timingSafeEqual(known, said);
}
