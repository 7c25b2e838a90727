import { quickCall } from "@placket/contract/cart/quick/quick-order.codec";
import type { QuickLine } from "@placket/domain/cart/quick/quick-order";
import type { CallReply } from "../../api/rest.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";

export type CheckedLine = CallReply<"checkQuickOrder">["lines"][number];

/** What each line is and what is wrong with it; the last answer stays until the next one is there. */
export function checkedQuery(shop: Shop, lines: readonly QuickLine[]) {
  const body = quickCall(lines);
  return queryOptions({
    queryKey: shopKey(shop, "quick-order", JSON.stringify(body)),
    enabled: lines.length > 0,
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const checked = (await shop.call("checkQuickOrder", { body })).lines;
      return new Map(body.lines.map(({ sku, qty }, at) => [lineKey(sku, qty), checked[at]]));
    },
  });
}

/** By what a line is known, wherever it stands. */
export const lineKey = (sku: string, quantity: number | null) => `${quantity ?? ""} ${sku}`;

/** Products for what is typed into a field of item numbers. */
export function productsQuery(shop: Shop, typed: string) {
  return queryOptions({
    queryKey: shopKey(shop, "quick-products", typed),
    enabled: typed !== "",
    placeholderData: keepPreviousData,
    queryFn: async () => (await shop.call("quickProducts", { query: { q: typed } })).items,
  });
}
