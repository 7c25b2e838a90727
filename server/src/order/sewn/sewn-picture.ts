import { createHmac, timingSafeEqual } from "node:crypto";
import { wornFile } from "../../embroidery/worn/send-worn.ts";
import { wornOf, type Worn } from "../../embroidery/worn/worn.ts";
import type { Ctx } from "../../context.ts";
import { shownToday } from "../item-picture.ts";
import type { PlacedItem } from "../stored-order.ts";

type Line = Pick<PlacedItem, "id" | "productId" | "parentId" | "parts">;

/** The order's token is a secret of whoever may see the order: what is made with it opens the picture and nothing else. */
type Token = string;

/** Where `GET` finds the pictures. */
export const SEWN_PICTURES = "/media/sewn";

/**
 * The address of an ordered garment with what is sewn on it, from near; `null` where nothing is. It names the line, never its words;
 * another picture has another address.
 */
export function sewnPicture(ctx: Ctx, token: Token, line: Line): string | null {
  const worn = sewnOn(ctx, line);
  if (!worn) return null;
  return `${SEWN_PICTURES}/${line.id}/${keyOf(line.id, token)}/${wornFile(worn, "near")}`;
}

/** The garment of a line as it is drawn today. */
export const sewnOn = (ctx: Ctx, line: Line): Worn | undefined => {
  const made = line.parts.flatMap((part) => (part.made ? [part.made] : []));
  if (made.length === 0) return undefined;
  const { imageFile } = shownToday(ctx, line);
  return wornOf(ctx, { ...line, imageFile, made });
};

/** In constant time, so that nobody guesses a key letter by letter. */
export function isKeyOf(id: number, token: Token, key: string): boolean {
  const [known, said] = [Buffer.from(keyOf(id, token)), Buffer.from(key)];
  return known.length === said.length && timingSafeEqual(known, said);
}

const keyOf = (id: number, token: Token) =>
  createHmac("sha256", token).update(`sewn picture of ${id}`).digest("base64url").slice(0, 22);
