import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { askedProblem } from "@placket/domain/quantity/held-quantity";
import type { Ctx } from "../../context.ts";
import { wornSides, type Worn, type WornSide } from "../../embroidery/worn/worn.ts";
import { wishedLine, type NewItem } from "../cart-items.ts";
import { linesToday } from "../lines-today.ts";

/** A garment that stands nowhere yet, with what is to be sewn on it and what it costs today. */
export interface Garment {
  readonly item: CartItem;
  /** A cart of it alone: it has the sums. */
  readonly cart: Cart;
  /** What is to be seen of it; undefined where nothing is sewn. */
  readonly worn: Worn | undefined;
}

/**
 * What is wished for as it would stand in a cart of its own, or why it cannot be had. Texts on it are sewn already. So
 * many pieces as nobody can be sold are refused; what the product itself asks for is asked when it is bought.
 */
export function garmentOf(ctx: Ctx, { quantity, ...wish }: NewItem): Result<Garment> {
  const senseless = askedProblem(quantity);
  if (senseless) return refuse(senseless);
  const wished = wishedLine(ctx, wish);
  if (!wished.ok) return wished;
  const cart = linesToday(ctx, [{ ...wished.value.line, id: 1, quantity }]);
  const [item] = cart.items;
  if (!item) throw new Error("A line has become none");
  return ok({ item, cart, worn: wornItem(ctx, item) });
}

/** What is to be seen of an item, side by side; nothing where nothing is sewn on it. */
export function itemSides(ctx: Ctx, item: CartItem): readonly WornSide[] {
  const made = item.parts.flatMap((part) => (part.made ? [part.made] : []));
  return wornSides(ctx, { ...item, made });
}

/** The first of its sides, for whoever shows one picture. */
export const wornItem = (ctx: Ctx, item: CartItem): Worn | undefined =>
  itemSides(ctx, item)[0]?.worn;
