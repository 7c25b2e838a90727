import type {
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from "@placket/contract/graphql.gen";
import type { Filter, Listing } from "@placket/domain/catalog/listing";
import { priceRange, type ListingFilters } from "@placket/domain/catalog/listing-filters";
import { LAST_PAGE, type ListingQuery } from "@placket/domain/catalog/listing-query";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { categorySource } from "../catalog.ts";
import { textSource } from "../find-products.ts";
import { valuesOf, type EqualFilter } from "./graphql-category.ts";
import { uidOf } from "@placket/contract/uid";
import { GraphqlProduct, idOrUid, productList } from "./graphql-product.ts";
import { allFilters } from "../listing/listing-facets.ts";
import { listingPage, type ListingSource } from "../listing/listing.ts";
import { CATEGORY_FILTER } from "../read-model/listing.ts";
import { posting } from "../read-model/set/posting.ts";
import { NONE, rowOf } from "../read-model/rows/product-rows.ts";
import { shopperOf, type Shopper } from "../shopper.ts";

/** Arguments of Magento's `products` query. */
export interface ProductsArguments {
  readonly search?: string | null;
  readonly filter?: ProductAttributeFilterInput | null;
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
  readonly sort?: ProductAttributeSortInput | null;
}

/** The page of products with filters, counts and sort fields, in Magento's shape. */
export function graphqlListing(ctx: Ctx, given: ProductsArguments) {
  const shopper = shopperOf(ctx);
  const filters = filtersOf(given.filter ?? {});
  if (!filters.ok) return filters;
  const source = sourceOf(ctx, shopper, { given, filters: filters.value });
  const query = queryOf(given, filters.value);
  if (!query.ok) return query;
  const page = listingPage(shopper, source, query.value);
  if (!page.ok) return page;
  const { hits, docs, sort, sortOptions } = page.value;
  const rows = Array.from(docs, (doc) => shopper.snapshot.base.docRows[doc]!);
  const list = productList(ctx, shopper);
  let filterList: Filter[] | undefined;
  const shown = () => (filterList ??= allFilters(shopper, hits));
  return ok({
    items: rows.map((row) => new GraphqlProduct(list, row)),
    total_count: hits.docs.length,
    page_info: pageInfo(query.value, hits.docs.length),
    sort_fields: {
      default: sort.key,
      options: sortOptions.map(({ key, label }) => ({ value: key, label })),
    },
    suggestions: suggestionsOf(source),
    get aggregations() {
      return shown().map(aggregation);
    },
    get filters() {
      return shown().map(layerFilter);
    },
  });
}

/** The text as it was taken where nothing has it as it was typed. */
function suggestionsOf({ search }: ListingSource) {
  return search?.correctedTo ? [{ search: search.correctedTo }] : [];
}

export function pageInfo(
  query: Pick<ListingQuery, "page" | "pageSize">,
  totalCount: Listing["totalCount"],
) {
  return {
    current_page: query.page + 1,
    page_size: query.pageSize,
    total_pages: Math.ceil(totalCount / query.pageSize),
  };
}

/** Page and size of Magento's calls: from 1, up to 300 at once. */
export function queryOf(
  { pageSize, currentPage, sort }: ProductsArguments,
  filters: ListingFilters,
): Result<ListingQuery> {
  const page = (currentPage ?? 1) - 1;
  const size = pageSize ?? PAGE_SIZES.catalog.usual;
  if (page < 0 || page > LAST_PAGE)
    return refuse(problem("catalog.badPage", "currentPage", LAST_PAGE));
  if (size < 1 || size > PAGE_SIZES.catalog.most) {
    return refuse(problem("catalog.badPageSize", "pageSize", PAGE_SIZES.catalog.most));
  }
  const [by, dir] = Object.entries(sort ?? {}).find(([, direction]) => direction) ?? [];
  const sortDir = dir === undefined ? undefined : dir === "DESC" ? "desc" : "asc";
  return ok({ page, pageSize: size, sortBy: by, sortDir, filters });
}

function filtersOf(given: ProductAttributeFilterInput): Result<ListingFilters> {
  const { sku: _sku, url_key: _key, name: _name, price: range, attributes, ...filters } = given;
  const values = new Map<string, readonly string[]>();
  const add = (code: string, filter: EqualFilter | null | undefined) => {
    const list = valuesOf(filter);
    if (list.length > 0) values.set(code, list);
  };
  for (const [code, filter] of Object.entries(filters)) add(codeOf(code), uidsAsIds(code, filter));
  for (const named of attributes ?? []) add(named.code, named);
  if (!range?.from && !range?.to) return ok({ values, price: [] });
  const text = `${range.from ?? ""}-${range.to ?? ""}`;
  const price = priceRange(text);
  return price
    ? ok({ values, price: [price] })
    : refuse(problem("catalog.badPriceRange", "price", text.slice(0, 40)));
}

function codeOf(field: string): string {
  return field.startsWith("category_") ? CATEGORY_FILTER : field;
}

function uidsAsIds(field: string, filter: EqualFilter | null): EqualFilter | null {
  return field === "category_uid" ? { in: valuesOf(filter).map(idOrUid) } : filter;
}

/** Search words, item numbers, url keys or one category say where the listing starts; else everything. */
function sourceOf(
  ctx: Ctx,
  shopper: Shopper,
  { given, filters }: { readonly given: ProductsArguments; readonly filters: ListingFilters },
): ListingSource {
  const filter = given.filter ?? {};
  const words = given.search ?? filter.name?.match;
  if (words) return textSource(ctx, shopper, words.slice(0, 128));
  const named = namedDocs(shopper, filter);
  if (named) return namedSource(shopper, named);
  const [category, ...more] = filters.values.get(CATEGORY_FILTER) ?? [];
  const id = Number(category);
  const source = categorySource(
    shopper,
    more.length === 0 && id > 0 ? id : shopper.index.tree.rootId,
  );
  return source.ok ? source.value : namedSource(shopper, []);
}

function namedDocs({ snapshot, index }: Shopper, filter: ProductAttributeFilterInput) {
  const { base } = snapshot;
  const skus = valuesOf(filter.sku);
  const urlKeys = valuesOf(filter.url_key);
  if (skus.length === 0 && urlKeys.length === 0) return undefined;
  const bySku = skus.map((sku) => {
    const id = snapshot.idOfSku(sku);
    return id === undefined ? NONE : base.docOf(rowOf(base.rows, id));
  });
  const byKey = urlKeys.map((key) => index.docByUrlKey(key) ?? NONE);
  return [...new Set([...bySku, ...byKey])].filter((doc) => doc !== NONE);
}

function namedSource({ snapshot, index }: Shopper, docs: readonly number[]): ListingSource {
  const order = Uint32Array.from(docs);
  return {
    key: `named ${docs.join()}`,
    posting: posting(order.toSorted(), snapshot.base.docCount),
    order,
    orderKey: "position",
    sight: snapshot.searchSight(),
    visible: index.inCatalog.map((word, i) => word | index.inSearch[i]!),
    categoryIds: [],
  };
}

function aggregation(filter: Filter, position: number) {
  const isCategory = filter.type === "category";
  const value = (key: string) => (isCategory ? uidOf(key) : key.replace("-", "_"));
  return {
    attribute_code: isCategory ? "category_uid" : filter.code,
    label: filter.label,
    count: filter.values.length,
    position,
    options: filter.values.map(({ label, value: key, count }) => {
      return {
        label,
        count,
        value: filter.type === "attribute" || filter.type === "swatch" ? key : value(key),
      };
    }),
  };
}

function layerFilter({ code, label, values }: Filter) {
  return {
    name: label,
    request_var: code === CATEGORY_FILTER ? "cat" : code,
    filter_items_count: values.length,
    filter_items: values.map((value) => {
      return { label: value.label, value_string: value.value, items_count: value.count };
    }),
  };
}
