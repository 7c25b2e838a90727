import type { Cart, StoredCartItem } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { times, type Money } from "@placket/domain/money/money";
import type { Say } from "@placket/domain/phrase";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { cartForChange, filledCart } from "../cart.ts";
import { settledLine, settleOne, writtenCart, type SettledLine } from "../cart-items.ts";
import { pricedCart } from "../priced-cart.ts";
import { isOneThing, orderable, soldById, type Orderable } from "./orderable.ts";

/** So many pieces of an item number. */
interface AskedLine {
  readonly sku: string;
  /** `null` for what is no number. */
  readonly qty: number | null;
}

/** A line, what it is, and what is wrong with it: at `sku` or `qty`. */
interface CheckedLine {
  readonly product: Orderable | null;
  readonly total: Money | null;
  readonly problems: readonly Problem[];
}

/** What each line is, as if the cart were empty. */
export function checkedLines(
  ctx: Ctx,
  lines: readonly AskedLine[],
  say: Say,
): readonly CheckedLine[] {
  const { problems } = settledLines(ctx, [], lines);
  return lines.map(({ sku, qty }, at) => {
    const wrong = problems.flatMap((one) => (one.at === at ? [one.problem] : []));
    const id = ctx.held(readModel).current().idOfSku(sku.trim());
    const sold = id === undefined ? undefined : soldById(ctx, id);
    if (!sold) return { product: null, total: null, problems: wrong };
    const quantity = qty !== null && Number.isInteger(qty) && qty > 0 ? qty : 1;
    const product = orderable(ctx, sold, { quantity, say });
    const total = wrong.length === 0 && product.price ? times(product.price, quantity) : null;
    return { product, total, problems: wrong };
  });
}

/** Puts all lines into a cart, or says of each what is wrong with it and puts in none. */
export async function quickOrder(
  ctx: Ctx,
  { maskId, lines }: { readonly maskId: string; readonly lines: readonly AskedLine[] },
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const settled = settledOrRefused(ctx, found.value.items, lines);
  return settled.ok ? ok(await writtenCart(ctx, found.value, settled.value)) : settled;
}

/** The same for whoever has no cart yet: one statement makes the cart and its items. */
export async function beginQuickly(ctx: Ctx, lines: readonly AskedLine[]): Promise<Result<Cart>> {
  const settled = settledOrRefused(ctx, [], lines);
  return settled.ok ? ok(pricedCart(ctx, await filledCart(ctx, settled.value))) : settled;
}

function settledOrRefused(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  lines: readonly AskedLine[],
): Result<SettledLine[]> {
  const { items, problems } = settledLines(ctx, held, lines);
  if (problems.length > 0)
    return refuse(
      ...problems.map(({ at, problem: one }) => ({ ...one, field: `lines.${at}.${one.field}` })),
    );
  return items.length > CART_ITEMS_MAX
    ? refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX))
    : ok(items);
}

interface Settled {
  readonly items: SettledLine[];
  readonly problems: readonly { readonly at: number; readonly problem: Problem }[];
}

/** The lines worked into what a cart holds, and all that is wrong with any of them. */
function settledLines(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  lines: readonly AskedLine[],
): Settled {
  const items = held.map(settledLine);
  const problems: Settled["problems"][number][] = [];
  for (const [at, line] of lines.entries()) {
    const settled = settledWith(ctx, items, line);
    if (settled.ok) items[settled.value.at] = settled.value.item;
    else problems.push(...settled.problems.map((one) => ({ at, problem: one })));
  }
  return { items, problems };
}

function settledWith(ctx: Ctx, items: readonly SettledLine[], { sku: typed, qty }: AskedLine) {
  const sku = typed.trim();
  const productId = ctx.held(readModel).current().idOfSku(sku);
  const product = productId === undefined ? undefined : soldById(ctx, productId);
  if (productId === undefined || !product) return refuse(problem("cart.noSuchProduct", "sku", sku));
  if (!isOneThing(product)) return refuse(problem("cart.needsProduct", "sku"));
  if (qty === null || !Number.isInteger(qty) || qty < 1)
    return refuse(problem("quantity.notANumber", "qty"));
  const wish = { productId, parentId: product.parentId, quantity: qty, overrideCategoryId: null };
  const settled = settleOne(ctx, items, wish);
  return settled.ok ? settled : refuse(...settled.problems.map(atLine));
}

/** Fields of a line are those that were typed. */
const atLine = (one: Problem): Problem => ({
  ...one,
  field: one.field === "quantity" ? "qty" : "sku",
});
