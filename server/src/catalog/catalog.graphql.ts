import { NO_FILTERS } from "@placket/domain/catalog/listing-filters";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { resolveUrl } from "../routing/routing.ts";
import { selectCategoryIds } from "./catalog.sql.ts";
import { catalogPage } from "./catalog-pages.ts";
import {
  categoryBreadcrumbs,
  childCategories,
  graphqlCategory,
  matchingCategories,
  type CategoryFilters,
  type GraphqlCategory,
} from "./graphql-category.ts";
import { graphqlListing, pageInfo, queryOf, type ProductsArguments } from "./graphql-listing.ts";
import {
  configurableOptions,
  configurableVariants,
  graphqlProduct,
  mediaGallery,
  productList,
  type GraphqlProduct,
} from "./graphql-product.ts";
import { rowOf } from "./read-model/product-rows.ts";
import { shopperOf } from "./shopper.ts";

interface CategoryArguments {
  readonly filters?: CategoryFilters | null;
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

/** Fields of a product that need a read of their own; products of other rooms bring theirs along. */
const productFields = {
  description: texts("description"),
  short_description: texts("short_description"),
  meta_title: plainText("meta_title"),
  meta_keyword: plainText("meta_keywords", "meta_keyword"),
  meta_description: plainText("meta_description"),
  media_gallery: own("media_gallery", mediaGallery),
  media_gallery_entries: own("media_gallery_entries", mediaGallery),
  categories: own("categories", productCategories),
};

/** Magento's catalogue queries. */
export const catalogResolvers = {
  Query: {
    products: (_: unknown, given: ProductsArguments, ctx: Ctx) =>
      orThrow(graphqlListing(ctx, given)),
    categories: (_: unknown, given: CategoryArguments, ctx: Ctx) => {
      const found = matchingCategories(shopperOf(ctx), given.filters);
      const query = orThrow(queryOf(given, NO_FILTERS));
      return {
        items: categoryPage(ctx, given),
        total_count: found.length,
        page_info: pageInfo(query, found.length),
      };
    },
    categoryList: (_: unknown, given: CategoryArguments, ctx: Ctx) => categoryPage(ctx, given),
    route: (_: unknown, { url }: { url: string }, ctx: Ctx) => route(ctx, url),
  },
  CategoryTree: {
    children: (category: GraphqlCategory) => childCategories(category),
    breadcrumbs: (category: GraphqlCategory) => categoryBreadcrumbs(category),
    products: (category: GraphqlCategory, given: ProductsArguments, ctx: Ctx) => {
      const filter = { category_id: { eq: String(category.id) } };
      return orThrow(graphqlListing(ctx, { ...given, filter }));
    },
  },
  SimpleProduct: productFields,
  VirtualProduct: productFields,
  ConfigurableProduct: {
    ...productFields,
    configurable_options: own("configurable_options", configurableOptions),
    variants: own("variants", configurableVariants),
  },
};

function categoryPage(ctx: Ctx, given: CategoryArguments): GraphqlCategory[] {
  const shopper = shopperOf(ctx);
  const { page, pageSize } = orThrow(queryOf(given, NO_FILTERS));
  return matchingCategories(shopper, given.filters)
    .slice(page * pageSize, (page + 1) * pageSize)
    .map((node) => graphqlCategory(shopper, node));
}

/** The product or category of an address, with its new address when it has moved. */
async function route(ctx: Ctx, url: string) {
  const found = await resolveUrl(ctx, url, [catalogPage]);
  if (!found.ok) return null;
  const { type, id, redirectCode, redirectUrl } = found.value;
  const moved = redirectUrl === "" ? {} : { relative_url: redirectUrl.slice(1) };
  const shopper = shopperOf(ctx);
  if (type === "category" || type === "default_category") {
    const node = shopper.index.tree.byId(id);
    return node
      ? { ...graphqlCategory(shopper, node), redirect_code: redirectCode, ...moved }
      : null;
  }
  if (type !== "product") return null;
  const row = rowOf(shopper.snapshot.base.rows, id);
  const product = graphqlProduct(productList(ctx, shopper, [row]), row);
  return { ...product, redirect_code: redirectCode, ...moved };
}

async function productCategories({ list, id }: GraphqlProduct, ctx: Ctx) {
  const ids = await selectCategoryIds(ctx.db, [id]);
  return ids.flatMap((categoryId) => {
    const node = list.shopper.index.tree.byId(categoryId);
    return node ? graphqlCategory(list.shopper, node) : [];
  });
}

type AnyProduct = GraphqlProduct | Readonly<Record<string, unknown>>;

function isOwn(product: AnyProduct): product is GraphqlProduct {
  return "list" in product && "row" in product;
}

/** Resolves a field of our own products; of others it is what they brought. */
function own(field: string, resolve: (product: GraphqlProduct, ctx: Ctx) => unknown) {
  return (product: AnyProduct, _args: unknown, ctx: Ctx) =>
    isOwn(product) ? resolve(product, ctx) : product[field];
}

function texts(field: "description" | "short_description") {
  return own(field, async ({ list, id }) => ({ html: (await list.texts(id))?.[field] ?? "" }));
}

function plainText(
  column: "meta_title" | "meta_keywords" | "meta_description",
  field: string = column,
) {
  return own(field, async ({ list, id }) => (await list.texts(id))?.[column] ?? null);
}
