import type { Listing } from "@placket/domain/catalog/listing";
import type { ListingParameters } from "@placket/domain/catalog/listing-query";
import type { Tile } from "@placket/domain/catalog/product";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { MAX_QUERY_LENGTH } from "@placket/domain/search/search-query";
import { INSTANT_SEARCH_MIN, LIVE_SEARCH_PAGE_SIZE } from "@placket/domain/store/search-minimum";
import { findProducts, quickFind } from "../catalog/find-products.ts";
import type { Ctx } from "../context.ts";

/** Products and suggestions in the panel below the search field. */
const PANEL = { items: LIVE_SEARCH_PAGE_SIZE, completions: 5 };

/** What the panel shows while the shopper types (SEARCH-13). */
interface SearchPanel {
  readonly suggestions: readonly string[];
  readonly items: readonly Tile[];
}

/** Words to go on with and the best products; nothing below three characters (SEARCH-10). */
export function miniSearch(ctx: Ctx, query: string): Result<SearchPanel> {
  const text = query.trim();
  if (text.length > MAX_QUERY_LENGTH) return tooLong();
  if (text.length < INSTANT_SEARCH_MIN) return ok({ suggestions: [], items: [] });
  const { completions, items } = quickFind(ctx, text, PANEL);
  return ok({ suggestions: completions, items });
}

/** A page of results, the best first unless sorted otherwise (SEARCH-17). */
export function searchProducts(
  ctx: Ctx,
  query: string,
  parameters: ListingParameters,
): Result<Listing> {
  const text = query.trim();
  if (text === "") return refuse(problem("search.emptyQuery", "q"));
  if (text.length > MAX_QUERY_LENGTH) return tooLong();
  return findProducts(ctx, text, parameters);
}

function tooLong(): Result<never> {
  return refuse(problem("search.queryTooLong", "q", MAX_QUERY_LENGTH));
}
