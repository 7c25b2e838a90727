import { randomBytes } from "node:crypto";
import { HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { quantityWith } from "@placket/domain/quantity/held-quantity";
import {
  checkSavedName,
  savedNameOf,
  SAVED_PRODUCTS_MAX,
} from "@placket/domain/saved-product/saved-product";
import { wishedLine, type NewItem } from "../cart/cart-items.ts";
import type { Ctx } from "../context.ts";
import {
  countSavedProducts,
  deleteRemovedBefore,
  deleteSavedProductsOf,
  holdSavingOf,
  insertSaved,
  replaceSaved,
  selectSavedProduct,
  updateOwnerOfSavedProducts,
  updateRemoved,
  updateSavedName,
  type SavedBy,
} from "./saved-product.sql.ts";

/** A product with what is done to it, texts sewn already, and the name that it is saved under. */
interface Saving {
  /** Left out: that of the saved product in whose place it comes, or that is the same; else the product's own. */
  readonly name?: string | undefined;
  readonly item: NewItem;
  /** What is saved in the place of a saved product. */
  readonly id?: number | undefined;
}

/** Whose saved products whoever asks sees: a customer's own, in their website. */
export function savedBy({ principal, store }: Ctx): Result<SavedBy> {
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
  return ok({ customerId: principal.customerId, websiteId: store.websiteId });
}

/** Saves a product for its customer (EMB-45); the same saved again gets the new name, where one is said. Gives its id. */
export async function saveProduct(
  tx: Ctx,
  { name: said, item, id }: Saving,
): Promise<Result<number>> {
  const by = savedBy(tx);
  if (!by.ok) return by;
  const wished = wishedLine(tx, { ...item, overrideCategoryId: null });
  const problems = said === undefined ? [] : checkSavedName(said.trim());
  if (!wished.ok || problems.length > 0) {
    return refuse(...problems, ...(wished.ok ? [] : wished.problems));
  }
  const { product, line } = wished.value;
  const before =
    said === undefined && id !== undefined
      ? await selectSavedProduct(tx.db, by.value, id)
      : undefined;
  const name = said?.trim() ?? before?.name ?? savedNameOf(product);
  const pieces = quantityWith({ asked: item.quantity, held: 0 }, product.quantityRules);
  if (!pieces.ok) return pieces;
  const toSave = { ...line, name, quantity: pieces.value, savedAt: tx.now };
  await holdSavingOf(tx.db, by.value.customerId);
  if (id !== undefined) return savedInPlace(tx, { ...by.value, id }, toSave);
  const saved = await insertSaved(tx.db, by.value, {
    ...toSave,
    pictureKey: newKey(),
    isNamed: said !== undefined,
  });
  return withinBounds(tx, by.value, saved);
}

/** The same id while its customer has no more than they may: the transaction undoes what was one too many. */
async function withinBounds(tx: Ctx, by: SavedBy, id: number): Promise<Result<number>> {
  const isFull = (await countSavedProducts(tx.db, by)) > SAVED_PRODUCTS_MAX;
  return isFull ? refuse(problem("savedProduct.tooMany", "", SAVED_PRODUCTS_MAX)) : ok(id);
}

async function savedInPlace(
  tx: Ctx,
  place: SavedBy & { readonly id: number },
  toSave: Parameters<typeof replaceSaved>[2],
): Promise<Result<number>> {
  if (!(await selectSavedProduct(tx.db, place, place.id))) return refuse(noSuchProduct(place.id));
  await replaceSaved(tx.db, place, toSave);
  return ok(place.id);
}

/** As long as what opens an order's picture: nobody guesses it. */
const newKey = () => randomBytes(16).toString("base64url");

const noSuchProduct = (id: number) => problem("savedProduct.noSuchProduct", "entity_id", id);

/** One of the saved products of whoever asks; a stranger's is not found. */
export async function ownSaved(ctx: Ctx, id: number) {
  const by = savedBy(ctx);
  if (!by.ok) return by;
  const saved = await selectSavedProduct(ctx.db, by.value, id);
  return saved ? ok(saved) : refuse(noSuchProduct(id));
}

/** Gives a saved product another name. */
export async function renameSaved(
  tx: Ctx,
  { id, name: said }: { readonly id: number; readonly name: string },
): Promise<Result<number>> {
  const name = said.trim();
  const problems = checkSavedName(name);
  if (problems.length > 0) return refuse(...problems);
  const saved = await ownSaved(tx, id);
  if (!saved.ok) return saved;
  await updateSavedName(tx.db, id, name);
  return ok(id);
}

/** Takes a saved product away; it can be put back for a while. */
export async function removeSaved(tx: Ctx, id: number): Promise<Result<number>> {
  const by = savedBy(tx);
  if (!by.ok) return by;
  const isGone = await updateRemoved(tx.db, { ...by.value, id }, tx.now);
  return isGone ? ok(id) : refuse(noSuchProduct(id));
}

/** Puts back what was taken away, as long as there is room for it. */
export async function restoreSaved(tx: Ctx, id: number): Promise<Result<number>> {
  const by = savedBy(tx);
  if (!by.ok) return by;
  await holdSavingOf(tx.db, by.value.customerId);
  const isBack = await updateRemoved(tx.db, { ...by.value, id }, null);
  if (isBack) return withinBounds(tx, by.value, id);
  // Whoever asks anew, as no answer came, finds it back.
  const saved = await ownSaved(tx, id);
  return saved.ok ? ok(id) : saved;
}

/** How long something can be put back after it was taken away. */
const PUT_BACK_MS = HOUR_MS;

/** Forgets for good what was taken away and not put back. */
export const forgetRemoved = ({ db, now }: Ctx): Promise<void> =>
  deleteRemovedBefore(db, new Date(now.getTime() - PUT_BACK_MS));

/** Forgets all that a customer has saved. */
export const forgetSavedOf = (tx: Ctx, customerId: number): Promise<void> =>
  deleteSavedProductsOf(tx.db, customerId);

/** What a customer has saved is another one's from now on. */
export const giveSaved = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwnerOfSavedProducts(tx.db, fromId, intoId);
