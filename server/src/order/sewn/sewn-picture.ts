import { carriersOf } from "@placket/domain/cart/digitizing/digitizing";
import type { SewnPicture } from "@placket/contract/embroidery/sewn-picture";
import { isSameKey, pictureKey } from "../../embroidery/worn/picture-key.ts";
import { wornFile } from "../../embroidery/worn/send-worn.ts";
import { sideWords } from "../../embroidery/worn/side-words.ts";
import { wornSides, type WornSide } from "../../embroidery/worn/worn.ts";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { shownToday } from "../item-picture.ts";
import type { PlacedItem } from "../stored-order.ts";

type Line = Pick<PlacedItem, "id" | "productId" | "parentId" | "parts">;

/** The order's token is a secret of whoever may see the order: what is made with it opens the picture and nothing else. */
type Token = string;

/**
 * The line that is drawn for another: itself, or for the making of a logo's stitches the first of its order that carries
 * the logo (EMB-46). That line has a garment, this one has none.
 */
export function drawnFor(
  line: Pick<PlacedItem, "configuration"> & Line,
  items: readonly PlacedItem[],
): Line {
  const { digitizes } = line.configuration;
  const [carrier] = digitizes ? carriersOf(items, digitizes.logo) : [];
  return carrier ?? line;
}

/** Where `GET` finds the pictures. */
export const SEWN_PICTURES = "/media/sewn";

/**
 * The address of an ordered garment with what is sewn on it, from near, by its first side; `null` where nothing is. It
 * names the line, never its words; another picture has another address.
 */
export function sewnPicture(ctx: Ctx, token: Token, line: Line): string | null {
  const [first] = sewnSides(ctx, line);
  return first ? addressOf(first, token, line) : null;
}

/** The same of each of its sides, with what is seen in words. */
export function sewnPictures(ctx: Ctx, token: Token, line: Line): SewnPicture[] {
  const say = sayIn(ctx);
  return sewnSides(ctx, line).map((side) => ({
    url: addressOf(side, token, line),
    label: sideWords(side, say),
  }));
}

const addressOf = ({ worn }: WornSide, token: Token, { id }: Line) =>
  `${SEWN_PICTURES}/${id}/${keyOf(id, token)}/${wornFile(worn, "near")}`;

/** The garment of a line as it is drawn today, side by side. */
export function sewnSides(ctx: Ctx, line: Line): readonly WornSide[] {
  const made = line.parts.flatMap((part) => (part.made ? [part.made] : []));
  if (made.length === 0) return [];
  const { imageFile } = shownToday(ctx, line);
  return wornSides(ctx, { ...line, imageFile, made });
}

/** Whether a key was made for the picture of a line. */
export const isKeyOf = (id: number, token: Token, key: string): boolean =>
  isSameKey(keyOf(id, token), key);

const keyOf = (id: number, token: Token) => pictureKey(token, `sewn picture of ${id}`);
