import { shownQuote, shownQuoteLine } from "@placket/contract/cart/passed-on.codec";
import { routes } from "@placket/contract/routes.gen";
import { wireRequest } from "@placket/web/call/wire";
import { apiBase } from "../../api/rest.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

export type ShownQuote = ReturnType<typeof shownQuote>;

/** The shopper's quotes, the newest first: a guest's are those of the cart. */
export function ownQuotesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "quotes"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => (await shop.call("ownQuotes")).quotes.map(shownQuote),
  });
}

/** The lines of one of them, with what each costs today. */
export function quoteLinesQuery(shop: Shop, number: string) {
  return queryOptions({
    queryKey: shopKey(shop, "quotes", number),
    staleTime: 0,
    isPassing: true,
    queryFn: async () =>
      (await shop.call("quoteLines", { query: { number } })).lines.map(shownQuoteLine),
  });
}

/** Where its paper is. */
export const paperOf = ({ storeCode }: Shop, number: string): string =>
  apiBase(storeCode) + wireRequest(routes.quoteFile, { query: { number } }).path;
