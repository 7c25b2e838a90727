import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { noLongerOffered } from "@placket/domain/saved-product/no-longer-offered";
import { isFoundBy, SAVED_PAGE_MAX } from "@placket/domain/saved-product/saved-product";
import { readModel } from "../catalog/read-model.ts";
import { logosOn, wrongByNow } from "../cart/line/asked-anew.ts";
import { linesToday } from "../cart/lines-today.ts";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import { savedPicture } from "./saved-picture.ts";
import { ownSaved, savedBy } from "./saved-product.ts";
import {
  selectSavedProducts,
  selectSavedProductsOf,
  type SavedProduct,
} from "./saved-product.sql.ts";

/** A saved product as it is today: a cart of it alone, which has today's price. */
export interface ShownSaved {
  readonly saved: Pick<SavedProduct, "id" | "name" | "savedAt">;
  readonly cart: Cart;
  /** What of it cannot be had any more, as phrases. */
  readonly missing: readonly string[];
  /** Address of the garment with what is sewn on it; `null` where nothing is. */
  readonly picture: string | null;
}

/** Which of their saved products somebody wants to see. */
interface SavedAsked {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

interface SavedPage {
  readonly products: readonly ShownSaved[];
  /** All that were found. */
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** A page of what whoever asks has saved, the last first. */
export async function savedProducts(
  ctx: Ctx,
  { search, page, size }: SavedAsked,
): Promise<Result<SavedPage>> {
  const by = savedBy(ctx);
  if (!by.ok) return by;
  if (size < 1 || size > SAVED_PAGE_MAX) {
    return refuse(problem("catalog.badPageSize", "pageSize", SAVED_PAGE_MAX));
  }
  if (page < 1) return refuse(problem("access.badRequest", "currentPage", "currentPage"));
  const all = await selectSavedProducts(ctx.db, by.value);
  const found = all.filter((saved) => isFound(ctx, saved, search));
  // Only what is shown is priced.
  const part = found.slice((page - 1) * size, page * size).map((saved) => withLine(ctx, saved));
  const logos = await logosOn(
    ctx,
    part.map(({ item }) => item),
  );
  return ok({
    products: part.map((one) => shown(ctx, one, logos)),
    total: found.length,
    page,
    size,
  });
}

/** One of them. */
export async function savedProduct(ctx: Ctx, id: number): Promise<Result<ShownSaved>> {
  const saved = await ownSaved(ctx, id);
  if (!saved.ok) return saved;
  const line = withLine(ctx, saved.value);
  return ok(shown(ctx, line, await logosOn(ctx, [line.item])));
}

interface SavedLine {
  readonly saved: SavedProduct;
  readonly cart: Cart;
  readonly item: CartItem;
}

/** Each by itself: pieces of one family that are saved twice are not bought together. */
function withLine(ctx: Ctx, saved: SavedProduct): SavedLine {
  const cart = linesToday(ctx, [saved]);
  const [item] = cart.items;
  if (!item) throw new Error("A line has become none");
  return { saved, cart, item };
}

/** By what its line says: no price is asked for that. */
function isFound(ctx: Ctx, saved: SavedProduct, search: string): boolean {
  if (search === "") return true;
  const { productId, parentId, configuration } = saved;
  const product = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  const words = (configuration.parts ?? []).map(({ text }) => text);
  return isFoundBy({ name: saved.name, product: product?.name ?? "", words }, search);
}

function shown(ctx: Ctx, { saved, cart, item }: SavedLine, logos: readonly Logo[]): ShownSaved {
  const wrong = wrongByNow(ctx, item, logos);
  const isSold = wrong.length > 0 || item.isSaleable;
  return {
    saved,
    cart,
    missing: noLongerOffered(isSold ? wrong : [{ field: "id" }]),
    picture: savedPicture(ctx, saved, item),
  };
}

/** What a customer has saved, for a copy of their data. */
export async function copiedSavedProducts(ctx: Ctx, customerId: number) {
  const saved = await selectSavedProductsOf(ctx.db, customerId);
  return saved.map((one) => {
    const { item } = withLine(ctx, one);
    return {
      name: one.name,
      sku: item.sku,
      quantity: one.quantity,
      parts: item.parts.map(({ kind, text }) => ({ kind, text })),
      savedAt: one.savedAt,
    };
  });
}

/** A saved product as staff read it. */
interface SavedOfCustomer {
  readonly saved: Pick<SavedProduct, "id" | "name" | "savedAt" | "quantity">;
  readonly item: CartItem;
  readonly website: string;
  readonly picture: string | null;
}

/** What a customer has saved in every website, as each sells it today; the last first. */
export async function savedOfCustomer(
  ctx: Ctx,
  customerId: number,
): Promise<readonly SavedOfCustomer[]> {
  const { views } = ctx.held(stores);
  const websites = new Map(views.toReversed().map((view) => [view.websiteId, view]));
  const found = [...websites.values()].map(async (store) => {
    const there: Ctx = { ...ctx, store };
    const saved = await selectSavedProducts(ctx.db, { customerId, websiteId: store.websiteId });
    return saved.map((one) => {
      const { item } = withLine(there, one);
      return { saved: one, item, website: store.name, picture: savedPicture(there, one, item) };
    });
  });
  const all = (await Promise.all(found)).flat();
  return all.toSorted((a, b) => b.saved.savedAt.getTime() - a.saved.savedAt.getTime());
}
