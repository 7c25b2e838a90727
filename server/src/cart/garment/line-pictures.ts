import type { CartItemWire } from "@placket/contract/cart/cart.codec";
import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { isLogo } from "@placket/domain/embroidery/offer/made";
import type { Ctx } from "../../context.ts";
import { pictureKey } from "../../embroidery/worn/picture-key.ts";
import { wornFile } from "../../embroidery/worn/send-worn.ts";
import { sideWords } from "../../embroidery/worn/side-words.ts";
import { sayIn } from "../../translation/say.ts";
import { itemSides } from "./garment.ts";

/** Where `GET` finds the pictures. */
export const LINE_PICTURES = "/media/line";

/** Where a line stands, as an address says it, and a secret of whoever may see it there. */
export interface Standing {
  readonly at: string;
  readonly secret: string;
}

/** A line of a cart: whoever knows the cart's id may see it. Lines that stand in none have no pictures. */
export const inCart =
  ({ maskId }: Pick<Cart, "maskId">) =>
  ({ id }: Pick<CartItem, "id">): Standing | undefined =>
    maskId === "" ? undefined : { at: `cart-${id}`, secret: maskId };

/** A line behind a link to a cart, for whoever has the link; it is gone with the link. */
export const behindLink =
  ({ id: linkId, tokenHash }: { readonly id: number; readonly tokenHash: string }) =>
  ({ id }: Pick<CartItem, "id">): Standing => ({ at: `shared-${linkId}-${id}`, secret: tokenHash });

/** A line that was put aside, for whoever was told of it: what it says and when it was put there nobody else knows. */
export const putAside =
  (saved: readonly SavedLine[]) =>
  ({ id }: Pick<CartItem, "id">): Standing | undefined => {
    const line = saved.find((one) => one.id === id);
    return line && { at: `saved-${id}`, secret: `${line.hash} ${line.savedAt.getTime()}` };
  };

interface SavedLine {
  readonly id: number;
  readonly hash: string;
  readonly savedAt: Date;
}

/**
 * The addresses of a line's pictures from near, one for each side that something is sewn on, with what is seen in words.
 * An address names the line, never its words; another picture has another address (decision 0093).
 *
 * @param logo of a charge for its stitches: the sides that it is on.
 */
export function linePictures(
  ctx: Ctx,
  item: CartItem,
  {
    standing,
    logo,
  }: { readonly standing: Standing | undefined; readonly logo?: string | undefined },
): CartItemWire["sewn_pictures"] {
  if (!standing) return [];
  const say = sayIn(ctx);
  const start = `${LINE_PICTURES}/${standing.at}/${keyOf(standing)}`;
  const sides = itemSides(ctx, item).filter(
    ({ seen }) => logo === undefined || seen.some(({ made }) => isLogo(made) && made.logo === logo),
  );
  return sides.map((side) => ({
    url: `${start}/${wornFile(side.worn, "near")}`,
    label: sideWords(side, say),
  }));
}

/** What opens the pictures of a line where it stands. */
export const keyOf = ({ at, secret }: Standing): string =>
  pictureKey(secret, `line picture of ${at}`);
