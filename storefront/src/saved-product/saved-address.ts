import { hrefTo } from "../routing/routes.ts";
import type { ShownSaved } from "./saved-products.queries.ts";

/** The page of a saved product; the item of the cart that it was opened from goes along (ROUTE-16). */
export const savedHref = (id: number, itemId?: string): string =>
  hrefTo("savedProduct", {
    myProductId: String(id),
    ...(itemId === undefined ? {} : { itemId }),
  });

/** The product's page with the editor open, and filled with what is saved (ROUTE-53). */
export function editHref({ id, item }: Pick<ShownSaved, "id" | "item">, itemId?: string): string {
  const query = new URLSearchParams([
    ["productId", String(item.simpleProductId)],
    ["qty", String(item.quantity)],
    ["embroidery", "1"],
    ["entity_id", String(id)],
  ]);
  if (itemId !== undefined) query.set("item_id", itemId);
  return `${item.url}?${query}`;
}

/** The saved product that a product's page was opened from; `undefined` where it was not. */
export function savedIdOf(search: string): number | undefined {
  const id = new URLSearchParams(search).get("entity_id");
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** The page of that saved product, by which one came. */
export function savedPageOf(search: string): string | undefined {
  const id = savedIdOf(search);
  return id === undefined
    ? undefined
    : savedHref(id, new URLSearchParams(search).get("item_id") ?? undefined);
}

/** All of the garment, where an address shows what is sewn on it from near (decision 0084). */
export const wholePicture = (picture: string): string => picture.replace("-near.jpg", "-whole.jpg");
