import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX, SAVED_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { joinedQuantity } from "@placket/domain/cart/join/joined-quantity";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { highestQuantity } from "@placket/domain/quantity/quantity-rules";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { cartForChange, storedCart } from "../cart.ts";
import {
  editableItem,
  settledLine,
  settleOne,
  wishedLine,
  writtenCart,
  type NewItem,
  type SettledLine,
} from "../cart-items.ts";
import { deleteItems } from "../cart.sql.ts";
import { putAside } from "../garment/line-pictures.ts";
import { lineHash } from "../line/line-hash.ts";
import { wishedAgain } from "../line/wished-again.ts";
import { linesToday } from "../lines-today.ts";
import { pricedCart } from "../priced-cart.ts";
import {
  deleteSaved,
  holdSaved,
  selectSaved,
  updateSavedQuantity,
  writeSaved,
  type SavedBy,
  type SavedItem,
} from "./saved-item.sql.ts";

/** A cart and what was put aside from it, both as they are today. */
export interface CartAndSaved {
  readonly cart: Cart;
  readonly saved: SavedLines;
  /** What did not become as it was wished. */
  readonly changes: readonly Problem[];
}

/** Lines that were put aside, as they are today, and where each of them stands. */
export interface SavedLines {
  readonly lines: Cart;
  readonly standing: ReturnType<typeof putAside>;
}

const savedLines = (ctx: Ctx, saved: readonly SavedItem[]): SavedLines => ({
  lines: linesToday(ctx, saved),
  standing: putAside(saved),
});

/** Whose saved lines they are: a customer's on every device, a guest's with their cart. */
const savedWith = ({ principal, store }: Ctx, cart: Pick<StoredCart, "id">): SavedBy =>
  principal.kind === "customer"
    ? { customerId: principal.customerId, websiteId: store.websiteId }
    : { cartId: cart.id };

/** The same of whoever asks: a guest names their cart, which may have been ordered since. */
async function savedBy(ctx: Ctx, maskId: string | undefined): Promise<Result<SavedBy | undefined>> {
  if (ctx.principal.kind === "customer") return ok(savedWith(ctx, { id: 0 }));
  if (maskId === undefined) return ok(undefined);
  const found = await storedCart(ctx, maskId);
  return found.ok ? ok(savedWith(ctx, found.value)) : found;
}

/** What whoever asks has put aside, as it is today. */
export async function savedItems(
  ctx: Ctx,
  maskId: string | undefined,
): Promise<Result<SavedLines>> {
  const by = await savedBy(ctx, maskId);
  if (!by.ok) return by;
  return ok(savedLines(ctx, by.value ? await selectSaved(ctx.db, by.value) : []));
}

/** Puts an item of the cart aside, with all that is done to it; beside pieces of the same it is one line with them. */
export async function saveForLater(
  ctx: Ctx,
  { maskId, itemId }: { readonly maskId: string; readonly itemId: number },
): Promise<Result<CartAndSaved>> {
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  const { cart, item } = found.value;
  const by = savedWith(ctx, cart);
  const saved = await selectSaved(ctx.db, by);
  const line = { ...item, hash: lineHash(item) };
  const before = saved.find(({ hash }) => hash === line.hash);
  if (!before && saved.length >= SAVED_ITEMS_MAX) {
    return refuse(problem("cart.tooManySaved", "item_id", SAVED_ITEMS_MAX));
  }
  const quantity = together(ctx, before, line);
  await writeSaved(ctx.db, by, { lines: [{ ...line, quantity }], now: ctx.now });
  await deleteItems(ctx.db, [item.id]);
  const items = cart.items.filter((one) => one !== item);
  return ok({
    cart: pricedCart(ctx, { ...cart, items }),
    saved: savedLines(ctx, await selectSaved(ctx.db, by)),
    changes: [],
  });
}

/** The pieces of a saved line and of one that comes to it, as of two carts that become one. */
export function together(
  ctx: Ctx,
  before: SavedItem | undefined,
  { productId, parentId, quantity: coming }: Pick<SavedItem, "parentId" | "productId" | "quantity">,
): number {
  const product = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  const pieces = { held: before?.quantity ?? 0, coming };
  return joinedQuantity(pieces, product?.isSaleable ? product : null);
}

/**
 * Puts a saved line back into the cart, at today's prices and by today's limits. Where fewer pieces fit, those come
 * and the rest stays saved; what cannot be had at all stays as it is, and why is said.
 */
export async function putBack(
  ctx: Ctx,
  { maskId, savedId }: { readonly maskId: string; readonly savedId: number },
): Promise<Result<CartAndSaved>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const cart = found.value;
  const by = savedWith(ctx, cart);
  const saved = await holdSaved(ctx.db, by, savedId);
  if (!saved) return refuse(noSuchSaved(savedId));
  const wish = wishedAgain(ctx, saved);
  const wished = wishedLine(ctx, wish);
  if (!wished.ok) return wished;
  const lines = cart.items.map((item) => settledLine(item));
  const settled = settledInPart(ctx, lines, { wish, ...wished.value });
  if (!settled.ok) return settled;
  const { at, item, left } = settled.value;
  if (at >= CART_ITEMS_MAX) return refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX));
  lines[at] = item;
  await updateSavedQuantity(ctx.db, savedId, left);
  const { name } = wished.value.product;
  return ok({
    cart: await writtenCart(ctx, cart, lines),
    saved: savedLines(ctx, await selectSaved(ctx.db, by)),
    changes: left > 0 ? [problem("cart.backInPart", "quantity", saved.quantity - left, name)] : [],
  });
}

/** A wish, and the line and product that it is for. */
interface Wished {
  readonly wish: NewItem;
  readonly product: Sellable;
  readonly line: Pick<SettledLine, "hash">;
}

/** The wish as a line with as many pieces as fit, and how many do not. */
function settledInPart(
  ctx: Ctx,
  lines: readonly SettledLine[],
  wished: Wished,
): Result<{ readonly at: number; readonly item: SettledLine; readonly left: number }> {
  const { wish } = wished;
  const whole = settleOne(ctx, lines, wish);
  if (whole.ok) return ok({ ...whole.value, left: 0 });
  const fitting = piecesThatFit(lines, wished);
  const part = fitting > 0 ? settleOne(ctx, lines, { ...wish, quantity: fitting }) : whole;
  return part.ok ? ok({ ...part.value, left: wish.quantity - fitting }) : whole;
}

/** How many pieces fit beside what the cart has of them, fewer than wished. */
function piecesThatFit(lines: readonly SettledLine[], { wish, product, line }: Wished): number {
  const { quantityRules: rules, stock } = product;
  const shelf = stock.backorders ? null : stock.quantity;
  const maximum = Math.min(rules.maximum, shelf ?? rules.maximum);
  const held = lines.find(({ hash }) => hash === line.hash)?.quantity ?? 0;
  return Math.min(highestQuantity({ ...rules, maximum }) - held, wish.quantity - 1);
}

/** Forgets a saved line. */
export async function forgetSaved(
  ctx: Ctx,
  { maskId, savedId }: { readonly maskId: string | undefined; readonly savedId: number },
): Promise<Result<SavedLines>> {
  const by = await savedBy(ctx, maskId);
  if (!by.ok) return by;
  const isGone = by.value !== undefined && (await deleteSaved(ctx.db, by.value, savedId));
  return isGone ? savedItems(ctx, maskId) : refuse(noSuchSaved(savedId));
}

const noSuchSaved = (id: number) => problem("cart.noSuchSaved", "saved_item_id", id);
