import { COMPARE_MAX } from "@placket/domain/compare/compare";
import { DAY_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { randomBytes } from "node:crypto";
import { onList } from "../catalog/listed-products.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import {
  deleteCompared,
  deleteLeft,
  deleteList,
  deleteListsOf,
  insertCompared,
  insertList,
  lockList,
  selectComparedBy,
  selectList,
  type CompareList,
} from "./compare.sql.ts";

/** Known outside by 32 characters that nobody can guess, as a guest's cart. */
const newUid = (): string => randomBytes(16).toString("hex");

const ownerOf = ({ principal }: Ctx): number | null =>
  principal.kind === "customer" ? principal.customerId : null;

/** The list of whoever asks: a customer's own, a guest's by the uid that their browser keeps. */
export async function ownCompared(
  ctx: Ctx,
  uid: string | undefined,
): Promise<CompareList | undefined> {
  const customerId = ownerOf(ctx);
  const { websiteId } = ctx.store;
  if (customerId !== null) return selectList(ctx.db, { customerId, websiteId });
  return uid === undefined || uid === "" ? undefined : comparedByUid(ctx, uid);
}

/** A list by its uid: a guest's for whoever has it, a customer's for them alone. */
export async function comparedByUid(ctx: Ctx, uid: string): Promise<CompareList | undefined> {
  const list = await selectList(ctx.db, { uid, websiteId: ctx.store.websiteId });
  const isTheirs = list?.customerId === null || list?.customerId === ownerOf(ctx);
  return isTheirs ? list : undefined;
}

/** The list of whoever asks, or a new one, held until the transaction ends. */
async function heldOrNew(tx: Ctx, uid: string | undefined): Promise<CompareList> {
  const known = (await ownCompared(tx, uid)) ?? (await begun(tx));
  await lockList(tx.db, known.id);
  return (await ownCompared(tx, known.uid)) ?? known;
}

async function begun(tx: Ctx): Promise<CompareList> {
  const uid = newUid();
  const { websiteId } = tx.store;
  await insertList(tx.db, { uid, customerId: ownerOf(tx), websiteId, now: tx.now });
  const list = await ownCompared(tx, uid);
  if (!list) throw new Error("A list has become none");
  return list;
}

/** Adds products to a list that is held: all of them or none. */
async function added(
  tx: Ctx,
  list: CompareList,
  productIds: readonly number[],
): Promise<Result<CompareList>> {
  const found = productIds.map((id) => onList(tx, id)?.productId);
  if (found.includes(undefined)) return refuse(problem("compare.noSuchProduct", "productId"));
  const listed = [...new Set(found.filter((id) => id !== undefined))];
  const together = new Set([...listed, ...list.productIds]);
  if (together.size > COMPARE_MAX) return refuse(problem("compare.tooMany", "", COMPARE_MAX));
  const fresh = listed.filter((id) => !list.productIds.includes(id));
  await insertCompared(tx.db, list.id, { productIds: fresh, now: tx.now });
  return ok({ ...list, productIds: [...fresh, ...list.productIds] });
}

/** Puts products beside those that whoever asks compares; their list is made with the first. */
export const compareProducts = async (
  tx: Ctx,
  uid: string | undefined,
  productIds: readonly number[],
): Promise<Result<CompareList>> => added(tx, await heldOrNew(tx, uid), productIds);

/** Adds products to the list of that uid. */
export async function addByUid(
  tx: Ctx,
  uid: string,
  productIds: readonly number[],
): Promise<Result<CompareList>> {
  const list = await heldByUid(tx, uid);
  return list.ok ? added(tx, list.value, productIds) : list;
}

/** Takes products off the list of that uid; what is not there is no fault. */
export async function removeByUid(
  tx: Ctx,
  uid: string,
  productIds: readonly number[],
): Promise<Result<CompareList>> {
  const list = await heldByUid(tx, uid);
  if (!list.ok) return list;
  await deleteCompared(tx.db, list.value.id, productIds);
  const left = list.value.productIds.filter((id) => !productIds.includes(id));
  return ok({ ...list.value, productIds: left });
}

async function heldByUid(tx: Ctx, uid: string): Promise<Result<CompareList>> {
  const list = await comparedByUid(tx, uid);
  if (!list) return refuse(problem("compare.noSuchList", "uid"));
  await lockList(tx.db, list.id);
  return ok((await comparedByUid(tx, uid)) ?? list);
}

/** Takes a product, or with none all, out of what whoever asks compares. */
export async function takeOut(
  tx: Ctx,
  uid: string | undefined,
  productId?: number,
): Promise<Result<CompareList | undefined>> {
  const list = await ownCompared(tx, uid);
  if (!list) return ok(undefined);
  const family =
    productId === undefined ? undefined : (onList(tx, productId)?.productId ?? productId);
  await deleteCompared(tx.db, list.id, family === undefined ? undefined : [family]);
  const left = family === undefined ? [] : list.productIds.filter((id) => id !== family);
  return ok({ ...list, productIds: left });
}

/** Deletes the list of that uid. */
export async function removeList(tx: Ctx, uid: string): Promise<Result<true>> {
  const list = await comparedByUid(tx, uid);
  if (!list) return refuse(problem("compare.noSuchList", "uid"));
  await deleteList(tx.db, list.id);
  return ok(true);
}

/**
 * What a guest compared is the customer's from now on, who asks: the last added first, as many as may stand side by
 * side. The guest's list is gone with it.
 */
export async function takeCompared(tx: Ctx, uid: string): Promise<Result<CompareList>> {
  const guests = await comparedByUid(tx, uid);
  if (!guests) return refuse(problem("compare.noSuchList", "uid"));
  const own = await heldOrNew(tx, undefined);
  if (own.id === guests.id) return ok(own);
  const fresh = guests.productIds.filter((id) => !own.productIds.includes(id));
  const productIds = [...fresh, ...own.productIds].slice(0, COMPARE_MAX);
  await insertCompared(tx.db, own.id, { productIds: fresh, now: tx.now });
  await deleteCompared(
    tx.db,
    own.id,
    own.productIds.filter((id) => !productIds.includes(id)),
  );
  await deleteList(tx.db, guests.id);
  return ok({ ...own, productIds });
}

/** How long a guest's list is kept that nobody changes. */
const LEFT_MS = 90 * DAY_MS;

/** Forgets lists that guests have left. */
export const forgetLeft = ({ db, now }: Ctx): Promise<void> =>
  deleteLeft(db, new Date(now.getTime() - LEFT_MS));

/** Forgets what a customer compares; another account does not take it over. */
export const forgetCompared = (tx: Ctx, customerId: number): Promise<void> =>
  deleteListsOf(tx.db, customerId);

/** What a customer compares, for a copy of their data. */
export async function copiedCompared(ctx: Ctx, customerId: number) {
  const compared = await selectComparedBy(ctx.db, customerId);
  const catalog = ctx.held(readModel).current();
  return compared.map(({ productId, addedAt }) => ({
    sku: catalog.sellable(productId, null, ctx.store.id)?.sku ?? String(productId),
    addedAt,
  }));
}
