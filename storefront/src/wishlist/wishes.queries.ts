import { wishEntries } from "@placket/contract/wishlist/wish.codec";
import { toggled } from "@placket/domain/wishlist/toggled";
import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";

/** An entry of a customer's lists, as far as hearts ask. */
interface Wish {
  readonly productId: number;
  readonly itemId: number;
}

/** Whose wishes they are. */
export interface Wisher {
  readonly id: number;
}

const keyOf = (shop: Shop, { id }: Wisher) => shopKey(shop, "customer", id, "wishes");

/** What a customer wishes for, whichever list it is on; lists that cannot be had are empty (WISH-05). */
export function wishesQuery(shop: Shop, wisher: Wisher | null | undefined) {
  return queryOptions<readonly Wish[]>({
    queryKey: keyOf(shop, wisher ?? NOBODY),
    enabled: wisher !== null && wisher !== undefined,
    queryFn: async () => {
      try {
        // A heart asks whether, not what: twenty lists of two hundred products are a long answer.
        return wishEntries(await shop.call("wishlistWidget", { query: { products: "none" } }));
      } catch (error) {
        if (error instanceof CallError) return [];
        throw error;
      }
    },
  });
}

const NOBODY: Wisher = { id: 0 };

/** Where wishes are shown: the cache of a shop. */
export interface WishPlace {
  readonly shop: Shop;
  readonly client: QueryClient;
}

/**
 * Wishes for a product, or no more (WISH-03); gives which. @throws CallError what the server refuses with.
 */
export async function toggleWish(
  { shop, client }: WishPlace,
  wisher: Wisher,
  productId: number,
): Promise<"added" | "removed"> {
  const { queryKey } = wishesQuery(shop, wisher);
  const change = toggled(await client.fetchQuery(wishesQuery(shop, wisher)), productId);
  if ("add" in change) {
    await shop.call("addWishlistItem", { body: { productId } });
  } else {
    const gone = change.remove.map((itemId) =>
      shop.call("deleteWishlistItem", { params: { itemId } }),
    );
    await Promise.all(gone);
  }
  await client.invalidateQueries({ queryKey });
  return "add" in change ? "added" : "removed";
}
