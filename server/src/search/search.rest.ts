import { listingExtraToWire, listingToWire } from "@placket/contract/catalog/catalog.codec";
import { listingParametersOf } from "@placket/contract/catalog/listing.query";
import { searchProductToWire } from "@placket/contract/search/search.codec";
import type { SearchQuery, searchEndpoints } from "@placket/contract/search/search.rest";
import type { Listing } from "@placket/domain/catalog/listing";
import { ok } from "@placket/domain/problem";
import { preparedAnswer } from "../catalog/prepared.ts";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { missedSearches } from "./missed-searches.ts";
import { miniSearch, searchProducts } from "./search.ts";

/** The search's REST calls; equal questions get the same bytes. */
export const searchHandlers: Handlers<typeof searchEndpoints> = {
  miniSearch: ({ ctx }, { query: { q } }) =>
    preparedAnswer(ctx, `mini ${q}`, () => {
      const panel = miniSearch(ctx, q);
      if (!panel.ok) return panel;
      const { suggestions, items } = panel.value;
      return ok({ suggestions, items: items.map(searchProductToWire) });
    }),
  search: ({ ctx }, { query }) => {
    let isEmpty = false;
    const answered = answer(ctx, query, {
      name: "search",
      encode: (listing) => {
        isEmpty = listing.totalCount === 0 && !listing.isFiltered;
        return listingToWire(listing);
      },
    });
    const search = { storeViewId: ctx.store.id, query: query.q, answer: answered, isEmpty };
    ctx.held(missedSearches).note(search, ctx.now);
    return answered;
  },
  searchExtra: ({ ctx }, { query }) =>
    answer(ctx, query, { name: "search-extra", encode: listingExtraToWire }),
};

function answer(
  ctx: Ctx,
  query: SearchQuery,
  { name, encode }: { name: string; encode: (listing: Listing) => unknown },
) {
  const parameters = listingParametersOf(query);
  return preparedAnswer(ctx, `${name} ${JSON.stringify([query.q, parameters])}`, () => {
    const found = searchProducts(ctx, query.q, parameters);
    return found.ok ? ok(encode(found.value)) : found;
  });
}
