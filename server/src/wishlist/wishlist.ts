import { randomBytes } from "node:crypto";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import {
  checkListName,
  checkWish,
  WISHLIST_ITEMS_MAX,
  WISHLISTS_MAX,
  type WishChange,
} from "@placket/domain/wishlist/wishlist";
import type { ProductOnList } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import {
  deleteItems,
  deleteList,
  deleteListsOf,
  holdListsOf,
  insertList,
  selectItems,
  selectItemsOn,
  selectLists,
  updateList,
  updateOwnerOfLists,
  writeItems,
  type ItemRow,
  type ListRow,
  type ListsOf,
  type NewItem,
} from "./wishlist.sql.ts";

/** A wish list with what stands on it, the last added first. */
export interface WishList extends ListRow {
  readonly items: readonly ItemRow[];
}

/** Whose lists whoever asks sees: a customer's own, in their website. */
function listsOfAsking({ principal, store }: Ctx): Result<ListsOf> {
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
  return ok({ customerId: principal.customerId, websiteId: store.websiteId });
}

/** The lists of whoever asks, the first one first; none until something is put on one. */
export async function ownLists(ctx: Ctx): Promise<Result<readonly WishList[]>> {
  const of = listsOfAsking(ctx);
  if (!of.ok) return of;
  const lists = await selectLists(ctx.db, of.value);
  const items = lists.length === 0 ? [] : await selectItems(ctx.db, of.value);
  return ok(
    lists.map((list) => ({ ...list, items: items.filter(({ listId }) => listId === list.id) })),
  );
}

/** One of them; a stranger's is not found. */
export async function ownList(ctx: Ctx, id: number): Promise<Result<WishList>> {
  const lists = await ownLists(ctx);
  if (!lists.ok) return lists;
  const list = lists.value.find((one) => one.id === id);
  return list ? ok(list) : refuse(problem("wishlist.noSuchList", "wishlistId"));
}

/** All that stands on the lists of whoever asks, the last added first (WISH-04). */
export async function ownWishes(ctx: Ctx): Promise<Result<readonly ItemRow[]>> {
  const of = listsOfAsking(ctx);
  return of.ok ? ok(await selectItems(ctx.db, of.value)) : of;
}

/** The lists of whoever asks, which nobody else changes until the transaction ends. */
async function heldLists(tx: Ctx): Promise<Result<{ of: ListsOf; lists: readonly ListRow[] }>> {
  const of = listsOfAsking(tx);
  if (!of.ok) return of;
  await holdListsOf(tx.db, of.value.customerId);
  return ok({ of: of.value, lists: await selectLists(tx.db, of.value) });
}

async function heldList(tx: Ctx, id: number): Promise<Result<WishList>> {
  const held = await heldLists(tx);
  if (!held.ok) return held;
  const list = held.value.lists.find((one) => one.id === id);
  if (!list) return refuse(problem("wishlist.noSuchList", "wishlistId"));
  return ok({ ...list, items: await selectItemsOn(tx.db, id) });
}

/** A list of its own, under a name. Gives its id. */
export async function createList(
  tx: Ctx,
  { name: said, isShared }: { readonly name: string; readonly isShared: boolean },
): Promise<Result<number>> {
  const name = said.trim();
  const problems = checkListName(name);
  if (problems.length > 0) return refuse(...problems);
  const held = await heldLists(tx);
  if (!held.ok) return held;
  const { of, lists } = held.value;
  if (lists.length >= WISHLISTS_MAX) {
    return refuse(problem("wishlist.tooManyLists", "", WISHLISTS_MAX));
  }
  const isDefault = lists.length === 0;
  const id = await insertList(tx.db, of, { name, isDefault, now: tx.now });
  if (isShared) await updateList(tx.db, id, { sharingCode: newCode(), now: tx.now });
  return ok(id);
}

/** What is to become of a list; what is left out stays. */
interface ListChange {
  readonly name?: string | undefined;
  readonly isShared?: boolean | undefined;
  readonly tellsFirstName?: boolean | undefined;
}

/** Names a list, and shares it: shared again after it was not, it has another link. */
export async function changeList(
  tx: Ctx,
  id: number,
  { name: said, isShared, tellsFirstName }: ListChange,
): Promise<Result<number>> {
  const name = said?.trim();
  const problems = name === undefined ? [] : checkListName(name);
  if (problems.length > 0) return refuse(...problems);
  const list = await heldList(tx, id);
  if (!list.ok) return list;
  await updateList(tx.db, id, {
    now: tx.now,
    ...(name === undefined ? {} : { name }),
    ...(isShared === undefined
      ? {}
      : { sharingCode: isShared ? (list.value.sharingCode ?? newCode()) : null }),
    ...(tellsFirstName === undefined ? {} : { tellsFirstName }),
  });
  return ok(id);
}

/** As long as what opens an order: nobody guesses it. */
const newCode = () => randomBytes(24).toString("base64url");

/** Deletes a list with what stands on it; the first one stays, for hearts put on it what is wished for. */
export async function removeList(tx: Ctx, id: number): Promise<Result<true>> {
  const list = await heldList(tx, id);
  if (!list.ok) return list;
  if (list.value.isDefault) return refuse(problem("wishlist.defaultStays", "wishlistId"));
  await deleteList(tx.db, id);
  return ok(true);
}

/** The first list of whoever asks, made where there is none. */
export async function firstList(tx: Ctx): Promise<Result<number>> {
  const held = await heldLists(tx);
  if (!held.ok) return held;
  const first = held.value.lists.find(({ isDefault }) => isDefault);
  if (first) return ok(first.id);
  return ok(await insertList(tx.db, held.value.of, { name: "", isDefault: true, now: tx.now }));
}

/** A product that somebody wishes for, as it stands on a list. */
export interface Wish extends ProductOnList {
  readonly quantity: number;
  readonly note: string;
}

/** How what is wished for once more goes together with what stands there already. */
type Together = (before: ItemRow, wish: Wish) => Pick<Wish, "quantity" | "note">;

/** A heart on what is wished for already changes nothing. */
export const stays: Together = ({ quantity, note }) => ({ quantity, note });

/** As Magento adds: the pieces together. */
const together: Together = (before, wish) => ({
  quantity: before.quantity + wish.quantity,
  note: before.note === "" ? wish.note : before.note,
});

/** Puts products on a list: all of them or none. Gives the list as it is then. */
export async function addToList(
  tx: Ctx,
  id: number,
  { wishes, isSame = together }: { readonly wishes: readonly Wish[]; readonly isSame?: Together },
): Promise<Result<WishList>> {
  const list = await heldList(tx, id);
  if (!list.ok) return list;
  const standing = new Map<string, ItemRow>(list.value.items.map((item) => [keyOf(item), item]));
  const written = new Map<string, NewItem>();
  for (const wish of wishes) {
    const before = written.get(keyOf(wish)) ?? standing.get(keyOf(wish));
    const item = before ? { ...wish, ...isSame(before as ItemRow, wish) } : wish;
    // Fewer than none would take pieces off what stands there.
    const [wrong] = [checkWish(wish), checkWish(item)].filter((problems) => problems.length > 0);
    if (wrong) return refuse(...wrong);
    written.set(keyOf(wish), item);
  }
  const isFull = new Set([...standing.keys(), ...written.keys()]).size > WISHLIST_ITEMS_MAX;
  if (isFull) return refuse(problem("wishlist.tooManyItems", "", WISHLIST_ITEMS_MAX));
  await writeItems(tx.db, id, { items: [...written.values()], now: tx.now });
  await updateList(tx.db, id, { now: tx.now });
  return ok({ ...list.value, items: await selectItemsOn(tx.db, id) });
}

const keyOf = ({ productId, variantId }: ProductOnList) => `${productId} ${variantId ?? 0}`;

/** An item of a list that is changed: pieces, note, or what is chosen of its family. */
export interface ItemChange extends WishChange {
  readonly itemId: number;
  readonly variantId?: number | undefined;
}

/** Changes items of a list: all of them or none. One that is chosen as another stands there becomes one with it. */
export async function changeItems(
  tx: Ctx,
  id: number,
  changes: readonly ItemChange[],
): Promise<Result<WishList>> {
  const list = await heldList(tx, id);
  if (!list.ok) return list;
  const items = new Map(list.value.items.map((item) => [item.id, item]));
  for (const { itemId, variantId, ...change } of changes) {
    const item = items.get(itemId);
    if (!item) return refuse(problem("wishlist.noSuchItem", "wishlist_item_id"));
    const problems = checkWish(change);
    if (problems.length > 0) return refuse(...problems);
    const { quantity = item.quantity, note = item.note } = change;
    items.set(itemId, { ...item, variantId: variantId ?? item.variantId, quantity, note });
  }
  const changed = changes.flatMap(({ itemId }) => items.get(itemId) ?? []);
  // The last word on each, and on what becomes one with another.
  const written = new Map(changed.map((item) => [keyOf(item), item]));
  const before = new Map(list.value.items.map((item) => [item.id, keyOf(item)]));
  const chosenAnew = changed.filter((item) => before.get(item.id) !== keyOf(item));
  await deleteItems(
    tx.db,
    chosenAnew.map((item) => item.id),
  );
  await writeItems(tx.db, id, { items: [...written.values()], now: tx.now });
  return ok({ ...list.value, items: await selectItemsOn(tx.db, id) });
}

/** Takes items off a list: all of them or none. */
export async function removeItems(
  tx: Ctx,
  id: number,
  itemIds: readonly number[],
): Promise<Result<WishList>> {
  const list = await heldList(tx, id);
  if (!list.ok) return list;
  const unknown = unknownOf(list.value, itemIds);
  if (unknown) return refuse(unknown);
  await deleteItems(tx.db, itemIds);
  return ok({
    ...list.value,
    items: list.value.items.filter((item) => !itemIds.includes(item.id)),
  });
}

/** That one of the items does not stand on the list. */
export function unknownOf({ items }: WishList, ids: readonly number[]): Problem | undefined {
  const isUnknown = ids.some((id) => !items.some((item) => item.id === id));
  return isUnknown ? problem("wishlist.noSuchItem", "wishlist_item_id") : undefined;
}

/** Takes one item off whichever list of whoever asks it stands on (WISH-12). */
export async function removeItem(tx: Ctx, itemId: number): Promise<Result<number>> {
  const held = await heldLists(tx);
  if (!held.ok) return held;
  const items = await selectItems(tx.db, held.value.of);
  if (!items.some(({ id }) => id === itemId)) {
    return refuse(problem("wishlist.noSuchItem", "itemId"));
  }
  await deleteItems(tx.db, [itemId]);
  return ok(itemId);
}

/** Items that go to another list, and how many pieces of each; all of them where that is left out. */
interface Passing {
  readonly fromId: number;
  readonly toId: number;
  readonly items: readonly { readonly itemId: number; readonly quantity?: number | undefined }[];
  /** Whether they leave the list where they stand: as many pieces as go. */
  readonly isMoved: boolean;
}

/** Puts items of a list on another one of the same customer, in whole. */
export async function passItems(
  tx: Ctx,
  { fromId, toId, items, isMoved }: Passing,
): Promise<Result<{ readonly from: WishList; readonly to: WishList }>> {
  const from = await heldList(tx, fromId);
  if (!from.ok) return from;
  const unknown = unknownOf(
    from.value,
    items.map(({ itemId }) => itemId),
  );
  if (unknown) return refuse(unknown);
  // Who names one twice means it once.
  const wanted = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]));
  const passed = from.value.items
    .filter(({ id }) => wanted.has(id))
    .map((item) => ({ item, quantity: wanted.get(item.id) ?? item.quantity }));
  if (isMoved && fromId === toId) return ok({ from: from.value, to: from.value });
  const wishes = passed.map(({ item, quantity }) => ({ ...item, quantity }));
  const to = await addToList(tx, toId, { wishes });
  if (!to.ok) return to;
  if (isMoved) await takeOff(tx, fromId, passed);
  const left = await heldList(tx, fromId);
  return left.ok ? ok({ from: left.value, to: to.value }) : left;
}

/** Takes pieces off a list: an item of which none is left goes, the rest of another stays. */
async function takeOff(
  tx: Ctx,
  listId: number,
  passed: readonly { readonly item: ItemRow; readonly quantity: number }[],
): Promise<void> {
  const left = passed.map(({ item, quantity }) => ({
    ...item,
    quantity: item.quantity - quantity,
  }));
  await deleteItems(
    tx.db,
    left.filter(({ quantity }) => quantity <= 0).map(({ id }) => id),
  );
  const items = left.filter(({ quantity }) => quantity > 0);
  await writeItems(tx.db, listId, { items, now: tx.now });
}

/** Forgets all that a customer wishes for. */
export const forgetWishes = (tx: Ctx, customerId: number): Promise<void> =>
  deleteListsOf(tx.db, customerId);

/** What a customer wishes for is another one's from now on. */
export const giveWishes = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwnerOfLists(tx.db, fromId, intoId);
