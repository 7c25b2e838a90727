import { isKnownBuyer } from "@placket/domain/access/principal";
import { canEditItem } from "@placket/domain/cart/access";
import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { readChoice, type AskedSelection } from "@placket/domain/bundle/read-choice";
import type { LineConfiguration } from "@placket/domain/cart/line-identity";
import { configurationOf, type LineChoice } from "@placket/domain/cart/line-kinds";
import type { AskedOption } from "@placket/domain/custom-option/chosen-option";
import { readOptions } from "@placket/domain/custom-option/read-options";
import type { PartWish } from "@placket/domain/cart/part-kinds";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { hasPieces } from "@placket/domain/quantity/has-pieces";
import { quantityWith } from "@placket/domain/quantity/held-quantity";
import { readModel } from "../catalog/read-model.ts";
import type { Sellable } from "../catalog/sellable.ts";
import type { Ctx } from "../context.ts";
import { cartForChange, filledCart } from "./cart.ts";
import { deleteItems, updateLines, writeLines, type LineToWrite } from "./cart.sql.ts";
import { isDigitizingLine, isServiceAlone } from "./digitizing/digitizing-lines.ts";
import { withLogosToday } from "./digitizing/logos-today.ts";
import { giftCardChosen, type WishedGiftCard } from "./line/gift-card/sold-gift-card.ts";
import { chosenParts } from "./line/chosen-parts.ts";
import { lineHash } from "./line/line-hash.ts";
import { soldProduct } from "./line/sold-as.ts";
import { cartItems, pricedCart } from "./priced-cart.ts";

/** One wish to add: a simple product, or a variant of `parentId`. */
export interface NewItem {
  /** `null` when the caller named none. */
  readonly productId: number | null;
  readonly parentId: number | null;
  readonly quantity: number;
  readonly overrideCategoryId: number | null;
  /** What is chosen of a bundle. */
  readonly bundle?: readonly AskedSelection[] | undefined;
  /** What a gift card is to be. */
  readonly giftCard?: WishedGiftCard | undefined;
  /** What is chosen of the product's own options; left out by whoever says nothing of them. */
  readonly options?: readonly AskedOption[] | undefined;
  /** What is to be done to it; left out by whoever says nothing of it. */
  readonly parts?: readonly PartWish[];
}

/**
 * Adds products; quantities of the same product add up, and the sum obeys its rules (PDP-41 to 43).
 * All are added or none: an order for a whole team never arrives half.
 */
export async function addToCart(
  ctx: Ctx,
  { maskId, items }: { readonly maskId: string; readonly items: readonly NewItem[] },
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const wished = settleAll(ctx, found.value.items, items);
  if (!wished.ok) return wished;
  return ok(await writtenCart(ctx, found.value, wished.value));
}

/** Writes the lines that changed, in one statement, and prices the cart as it stands then. */
export async function writtenCart(
  ctx: Ctx,
  cart: StoredCart,
  lines: readonly SettledLine[],
): Promise<Cart> {
  const changed = lines.filter((line) => line.isChanged);
  const written = changed.length === 0 ? [] : await writeLines(ctx.db, cart.id, changed);
  const standing = lines.filter((line) => !line.isChanged);
  const items = [...standing, ...written].sort((a, b) => a.id - b.id);
  const whole = { ...cart, items };
  return pricedCart(ctx, changed.length === 0 ? whole : await withLogosToday(ctx.db, whole));
}

/** The same for whoever has no cart yet: one statement makes the cart and its items. */
export async function addToNewCart(ctx: Ctx, items: readonly NewItem[]): Promise<Result<Cart>> {
  const wished = settleAll(ctx, [], items);
  if (!wished.ok) return wished;
  return ok(pricedCart(ctx, await filledCart(ctx, wished.value)));
}

/** The quantity that an item is to have, in whole pieces; 0 and less takes it out (CART-21, CART-23). */
export interface ItemChange {
  readonly itemId: number;
  readonly quantity: number;
  /** The category that stands over its own from now on (CART-37); whoever says nothing of it leaves it as it is. */
  readonly overrideCategoryId?: number | null | undefined;
}

/** Changes items, all of them or none: one read, and one statement for each of the two things that happen to lines. */
export async function updateItems(
  ctx: Ctx,
  { maskId, changes }: { readonly maskId: string; readonly changes: readonly ItemChange[] },
): Promise<Result<Cart>> {
  if (!changes.every(({ quantity }) => Number.isInteger(quantity))) {
    return refuse(problem("quantity.notANumber", "quantity"));
  }
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const left = changedItems(ctx, found.value, changes);
  if (!left.ok) return left;
  const { items } = found.value;
  const gone = items.filter(({ id }) => !left.value.has(id)).map(({ id }) => id);
  if (gone.length > 0) await deleteItems(ctx.db, gone);
  const changed = items.map(({ id }) => left.value.get(id)).filter((item) => item !== undefined);
  const moved = changed.filter((item) => !items.includes(item));
  if (moved.length > 0) await updateLines(ctx.db, moved.map(settledLine));
  return ok(pricedCart(ctx, { ...found.value, items: changed }));
}

/** Takes an item out. */
export function removeItem(
  ctx: Ctx,
  { maskId, itemId }: { maskId: string; itemId: number },
): Promise<Result<Cart>> {
  return updateItems(ctx, { maskId, changes: [{ itemId, quantity: 0 }] });
}

/** Takes everything out, or nothing where something may not be taken out. */
export async function clearCart(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const ids = found.value.items.map(({ id }) => id);
  const wishes = ids.map((itemId) => ({ itemId, quantity: 0 }));
  const left = changedItems(ctx, found.value, wishes);
  if (!left.ok) return left;
  if (ids.length > 0) await deleteItems(ctx.db, ids);
  return ok(pricedCart(ctx, { ...found.value, items: [] }));
}

/** What is left of the cart's items after the changes, one after the other, by id. */
function changedItems(
  ctx: Ctx,
  cart: StoredCart,
  changes: readonly ItemChange[],
): Result<ReadonlyMap<number, StoredCartItem>> {
  const facts = new Map(cartItems(ctx, cart.items).map((item) => [item.id, item]));
  const left = new Map(cart.items.map((item) => [item.id, item]));
  for (const { itemId, quantity, overrideCategoryId } of changes) {
    const item = left.get(itemId);
    if (!item) return refuse(notInCart(itemId));
    const known = facts.get(itemId);
    const allowed = known ? canEditItem(known) : true;
    if (allowed !== true) return refuse(problem(allowed, "item_id"));
    if (quantity <= 0) {
      left.delete(itemId);
      continue;
    }
    const sold = soldLine(ctx, item, item.configuration);
    if (!sold.ok) return sold;
    const moved = overrideCategoryId === undefined ? item : { ...item, overrideCategoryId };
    const twin = twinOf(moved, left);
    const settled = settledQuantity(ctx, sold.value.product, {
      asked: quantity,
      held: twin?.quantity ?? 0,
      unsold: problem("cart.productUnavailable", "id"),
    });
    if (!settled.ok) return settled;
    if (twin) left.delete(twin.id);
    left.set(itemId, { ...moved, quantity: settled.value });
  }
  return ok(left);
}

/** Why an item that no cart keeps cannot be changed: the making of stitches follows its logo (EMB-17). */
export const notInCart = (itemId: number): Problem =>
  isDigitizingLine(itemId)
    ? problem("cart.itemLocked", "item_id")
    : problem("cart.noSuchItem", "item_id", String(itemId));

/** The item that a changed one is the same as by now: the two become one. */
function twinOf(
  moved: StoredCartItem,
  left: ReadonlyMap<number, StoredCartItem>,
): StoredCartItem | undefined {
  if (left.get(moved.id) === moved) return undefined;
  const hash = lineHash(moved);
  return [...left.values()].find((other) => other.id !== moved.id && lineHash(other) === hash);
}

/** A line with the wishes worked in; its id is 0 while it is new. */
export interface SettledLine extends LineToWrite {
  readonly id: number;
  readonly isChanged: boolean;
}

/** The cart's lines with the wishes worked in. */
export function settleAll(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  wishes: readonly NewItem[],
): Result<SettledLine[]> {
  const items = held.map((item) => settledLine(item));
  for (const [index, wish] of wishes.entries()) {
    const settled = settleOne(ctx, items, wish);
    if (!settled.ok) {
      return refuse(...settled.problems.map((p) => ({ ...p, field: `items.${index}.${p.field}` })));
    }
    const { at, item } = settled.value;
    items[at] = item;
  }
  if (items.length > CART_ITEMS_MAX)
    return refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX));
  return ok(items);
}

/** A line that stands in a cart, as it is. */
export const settledLine = (item: StoredCartItem): SettledLine => ({
  ...item,
  hash: lineHash(item),
  isChanged: false,
});

/** A wish as a line, and its place among the lines: that of the same one, or the next. */
export function settleOne(
  ctx: Ctx,
  lines: readonly SettledLine[],
  { quantity: asked, ...wish }: NewItem,
): Result<{ at: number; item: SettledLine }> {
  const wished = wishedLine(ctx, wish);
  if (!wished.ok) return wished;
  const { product, line } = wished.value;
  const found = lines.findIndex(({ hash }) => hash === line.hash);
  const before = lines[found];
  const quantity = settledQuantity(ctx, product, {
    asked,
    held: before?.quantity ?? 0,
    unsold: problem("cart.outOfStock", "quantity"),
  });
  if (!quantity.ok) return quantity;
  const settled = { quantity: quantity.value, isChanged: true, id: before?.id ?? 0 };
  return ok({ at: before ? found : lines.length, item: { ...line, ...settled } });
}

/**
 * The line that a wish is for, however many: what is sold with what is done to it, and what tells it from
 * others. The reserved embroidery sku is nobody's to wish for (CART-27), nor is digitizing (EMB-17), nor another service of
 * an offer that nobody is shown by itself.
 */
export function wishedLine(
  ctx: Ctx,
  { productId, parts: wished = [], bundle, giftCard, options, ...wish }: Omit<NewItem, "quantity">,
): Result<{ readonly product: Sellable; readonly line: Omit<LineToWrite, "quantity"> }> {
  if (productId === null) return refuse(problem("cart.noProductId", "id"));
  const key = { ...wish, productId, parentId: wish.parentId ?? familyOf(ctx, productId) };
  const choice = chosenOf(ctx, key, { bundle, giftCard, options });
  if (!choice.ok) return choice;
  const sold = soldLine(ctx, key, choice.value);
  if (!sold.ok) return sold;
  const { product, configuration: chosen } = sold.value;
  const allowed = isServiceAlone(ctx, product) ? "cart.itemLocked" : canEditItem(product);
  if (allowed !== true) return refuse(problem(allowed, "id"));
  const parts = chosenParts(ctx, wished, product);
  if (!parts.ok) return parts;
  const configuration = parts.value.length === 0 ? chosen : { ...chosen, parts: parts.value };
  const hash = lineHash({ ...key, configuration });
  return ok({ product, line: { ...key, configuration, hash } });
}

/** A variant named by itself is bought on its family, so that it reads and counts as one of it. */
export const familyOf = (ctx: Ctx, productId: number) =>
  ctx.held(readModel).current().parentsOf(productId)[0] ?? null;

/** What is asked for of a product, by its kind and of its own options, as its line stores it. */
function chosenOf(
  ctx: Ctx,
  key: Pick<StoredCartItem, "productId" | "parentId">,
  { options = [], ...asked }: Pick<NewItem, "bundle" | "giftCard" | "options">,
): Result<LineChoice> {
  const choice = chosenOfKind(ctx, key, asked);
  if (!choice.ok || options.length === 0) return choice;
  const { productId, parentId } = key;
  const product = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  const read = readOptions(product?.customOptions ?? [], options);
  return read.ok ? ok({ ...choice.value, options: read.value }) : read;
}

/** What is asked for of a bundle or a gift card, as its line stores it; of what is none nothing is asked. */
function chosenOfKind(
  ctx: Ctx,
  { productId }: Pick<StoredCartItem, "productId">,
  { bundle: asked, giftCard }: Pick<NewItem, "bundle" | "giftCard">,
): Result<LineChoice> {
  if (giftCard) return giftCardChosen(ctx, productId, giftCard);
  if (!asked) return ok({});
  const bundle = ctx.held(readModel).current().sellable(productId, null, ctx.store.id)?.bundle;
  if (!bundle) return ok({});
  const read = readChoice(bundle, asked);
  return read.ok ? ok({ bundle: read.value }) : read;
}

/** The product of a line as it was chosen, and how it stands in a cart; refused while its choice is not whole. */
function soldLine(
  ctx: Ctx,
  line: Pick<StoredCartItem, "productId" | "parentId">,
  choice: LineChoice,
): Result<{ readonly product: Sellable; readonly configuration: LineConfiguration }> {
  const product = soldProduct(ctx, line, choice);
  if (!product) return refuse(problem("cart.noSuchProduct", "id", String(line.productId)));
  const configured = configurationOf(product, choice);
  return configured.ok ? ok({ product, configuration: configured.value }) : configured;
}

/**
 * The quantity that the item may hold, when the product may be sold in so many; stock included. `unsold` is what
 * is wrong with one that is not for sale: only what is in a cart can be removed from it (CART-26).
 */
function settledQuantity(
  ctx: Ctx,
  product: Sellable,
  {
    unsold,
    ...pieces
  }: { readonly asked: number; readonly held: number; readonly unsold: Problem },
): Result<number> {
  const quantity = quantityWith(pieces, product.quantityRules);
  const needsLogin = product.loginRequired && !isKnownBuyer(ctx.principal);
  const problems: Problem[] = [
    ...(quantity.ok ? [] : quantity.problems),
    ...(product.isSaleable ? [] : [unsold]),
    ...(needsLogin ? [problem("access.loginRequired", "id")] : []),
  ];
  if (!quantity.ok || problems.length > 0) return refuse(...problems);
  if (!hasPieces(product.stock, quantity.value)) {
    return refuse(problem("cart.outOfStock", "quantity", product.stock.quantity ?? 0));
  }
  return ok(quantity.value);
}

/** The cart, held, and an item of it that the shopper may change (CART-27). */
export async function editableItem(
  ctx: Ctx,
  maskId: string,
  itemId: number,
): Promise<Result<{ cart: StoredCart; item: StoredCartItem }>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const item = found.value.items.find((other) => other.id === itemId);
  if (!item) return refuse(notInCart(itemId));
  const [facts] = cartItems(ctx, [item]);
  const allowed = facts ? canEditItem(facts) : true;
  return allowed === true ? ok({ cart: found.value, item }) : refuse(problem(allowed, "item_id"));
}
