import { canEditItem } from "@placket/domain/cart/access";
import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange, filledCart } from "../cart.ts";
import { deleteItems } from "../cart.sql.ts";
import {
  notInCart,
  settledLine,
  settleOne,
  writtenCart,
  type NewItem,
  type SettledLine,
} from "../cart-items.ts";
import { inItem } from "../line/sewn-parts.ts";
import { cartItems, pricedCart } from "../priced-cart.ts";
import { rowField } from "./sewn-team.ts";

/** A list of wearers and the items of the cart whose place it takes. */
interface PutTeam {
  readonly maskId: string;
  readonly itemIds: readonly number[];
  readonly items: readonly NewItem[];
}

/**
 * Puts a list into a cart in the place of items, all of it or nothing; what is wrong is told of every row. What it takes
 * the place of goes, so that the list stands in the cart in the order in which it was written.
 */
export async function putTeam(
  ctx: Ctx,
  { maskId, itemIds, items }: PutTeam,
): Promise<Result<Cart>> {
  const found = await heldTeam(ctx, maskId, itemIds);
  if (!found.ok) return found;
  return replaced(ctx, found.value, items);
}

/** The same for whoever has no cart yet: one statement makes the cart and its items. */
export async function beginWithTeam(ctx: Ctx, items: readonly NewItem[]): Promise<Result<Cart>> {
  const settled = settledTeam(ctx, [], items);
  return settled.ok ? ok(pricedCart(ctx, await filledCart(ctx, settled.value))) : settled;
}

interface HeldTeam {
  readonly cart: StoredCart;
  /** The items that are asked for, as they stand in the cart. */
  readonly team: readonly StoredCartItem[];
}

/** The cart, held, and items of it that stand in a list and that the shopper may change (CART-27). */
export async function heldTeam(
  ctx: Ctx,
  maskId: string,
  itemIds: readonly number[],
): Promise<Result<HeldTeam>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const cart = found.value;
  const team = cart.items.filter(({ id }) => itemIds.includes(id));
  const missing = itemIds.find((id) => !team.some((item) => item.id === id && isOfTeam(item)));
  if (missing !== undefined) {
    return refuse({ ...notInCart(missing), field: "item_ids" });
  }
  const locked = cartItems(ctx, team)
    .map(canEditItem)
    .find((may) => may !== true);
  return locked === undefined ? ok({ cart, team }) : refuse(problem(locked, "item_ids"));
}

const isOfTeam = ({ configuration }: StoredCartItem): boolean =>
  configuration.parts?.some(({ kind }) => kind === "team") ?? false;

async function replaced(
  ctx: Ctx,
  { cart, team }: HeldTeam,
  items: readonly NewItem[],
): Promise<Result<Cart>> {
  const others = cart.items.filter((item) => !team.includes(item));
  const settled = settledTeam(ctx, others, items);
  if (!settled.ok) return settled;
  if (team.length > 0)
    await deleteItems(
      ctx.db,
      team.map(({ id }) => id),
    );
  return ok(await writtenCart(ctx, cart, settled.value));
}

/** The lines that stand with the list worked in, or all that is wrong with all of its rows. */
function settledTeam(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  items: readonly NewItem[],
): Result<SettledLine[]> {
  const lines: SettledLine[] = held.map((item) => settledLine(item));
  const wrong: Problem[] = [];
  for (const [index, item] of items.entries()) {
    const settled = settleOne(ctx, lines, item);
    if (settled.ok) lines[settled.value.at] = settled.value.item;
    else wrong.push(...inItem(rowField(index), settled).problems);
  }
  if (wrong.length > 0) return refuse(...wrong);
  return lines.length > CART_ITEMS_MAX
    ? refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX))
    : ok(lines);
}
