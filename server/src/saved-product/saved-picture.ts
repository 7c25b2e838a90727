import { timingSafeEqual } from "node:crypto";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Ctx } from "../context.ts";
import { wornFile } from "../embroidery/worn/send-worn.ts";
import { wornOf, type Worn } from "../embroidery/worn/worn.ts";
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

/** The garment as it is drawn today. */
export function wornItem(ctx: Ctx, item: CartItem): Worn | undefined {
  const made = item.parts.flatMap((part) => (part.made ? [part.made] : []));
  return wornOf(ctx, { ...item, made });
}

/** In constant time, so that nobody guesses a key letter by letter. */
export function isPictureKey({ pictureKey }: Pick<SavedProduct, "pictureKey">, key: string) {
  const [known, said] = [Buffer.from(pictureKey), Buffer.from(key)];
  return known.length === said.length && timingSafeEqual(known, said);
}
