import { toggled } from "@placket/domain/wishlist/toggled";
import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { inCompareTurn } from "./compare-turns.ts";

type Reply = Awaited<ReturnType<typeof asked>>;
const asked = (shop: Shop) => shop.call("compared");

/** A product that is compared. */
export type Compared = Reply["items"][number]["product"];

const keyOf = (shop: Shop) => shopKey(shop, "compared");

/** What this shopper compares, a guest too; a list that cannot be had is empty (WISH-05). */
export function comparedQuery(shop: Shop) {
  return queryOptions<readonly Compared[]>({
    queryKey: keyOf(shop),
    queryFn: async () => {
      try {
        return productsOf(await asked(shop));
      } catch (error) {
        if (error instanceof CallError) return [];
        throw error;
      }
    },
  });
}

const productsOf = ({ items }: Reply): readonly Compared[] => items.map(({ product }) => product);

/** The same side by side, with what each property is of every product. */
export function comparedTableQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "compared table"),
    staleTime: 0,
    isPassing: true,
    queryFn: () => shop.call("comparedTable"),
  });
}

/** Where it is shown what is compared: the cache of a shop. */
interface ComparePlace {
  readonly shop: Shop;
  readonly client: QueryClient;
}

/** Puts a product beside the others, or takes it out (WISH-03); gives which. @throws CallError what is refused. */
export const toggleCompared = (
  place: ComparePlace,
  productId: number,
): Promise<"added" | "removed"> =>
  inCompareTurn(async () => {
    const { shop, client } = place;
    const there = await client.fetchQuery(comparedQuery(shop));
    const listed = there.map(({ id }) => ({ productId: id, itemId: id }));
    const isAdded = "add" in toggled(listed, productId);
    const input = { body: { productId } };
    const reply = isAdded
      ? shop.call("addToCompare", input)
      : shop.call("removeFromCompare", input);
    show(place, await reply);
    return isAdded ? "added" : "removed";
  });

/** Takes one out, which may be out already: in another window, or by a press before. */
export const removeCompared = (place: ComparePlace, productId: number): Promise<void> =>
  inCompareTurn(async () =>
    show(place, await place.shop.call("removeFromCompare", { body: { productId } })),
  );

/** Takes everything out. */
export const cleanCompared = (place: ComparePlace): Promise<void> =>
  inCompareTurn(async () => show(place, await place.shop.call("cleanCompare")));

/** The answer of a change is what is compared from now on. */
function show({ shop, client }: ComparePlace, reply: Reply): void {
  client.setQueryData(keyOf(shop), productsOf(reply));
  void client.invalidateQueries({ queryKey: comparedTableQuery(shop).queryKey });
}
