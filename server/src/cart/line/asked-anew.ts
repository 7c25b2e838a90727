import { partsFromWire, partsToWire } from "@placket/contract/cart/parts.codec";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import type { Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { usableLogos } from "../../embroidery/logo/usable-logos.ts";
import { wishedLine } from "../cart-items.ts";
import { laidParts } from "./laid-parts.ts";
import { wishedAgain } from "./wished-again.ts";
import { logosNamedBy } from "./sewn-parts.ts";

/** The logos on items, as far as whoever asks may use them, in one statement. */
export const logosOn = (ctx: Ctx, items: readonly CartItem[]): Promise<readonly Logo[]> =>
  usableLogos(ctx, logosNamedBy(items.map((item) => ({ parts: askedOf(item) }))));

const askedOf = ({ parts }: CartItem) => partsFromWire(partsToWire(parts));

/**
 * What is wrong today with a line that was kept, were it asked for anew: nothing where all of it can be had. No needle is
 * asked. What is wrong with the product is at `id`, with what is done to it at its part.
 * @param known of its logos those that whoever asks may use.
 */
export function wrongByNow(ctx: Ctx, item: CartItem, known: readonly Logo[]): readonly Problem[] {
  const { productId, parentId, quantity, overrideCategoryId } = item;
  const line = { productId, parentId, overrideCategoryId };
  const laid = laidParts(ctx, { ...line, quantity }, { asked: askedOf(item), known });
  if (!laid.ok) return laid.problems;
  const wished = wishedLine(ctx, wishedAgain(ctx, item));
  return wished.ok ? [] : wished.problems;
}
