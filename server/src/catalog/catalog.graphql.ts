import type {
  QueryCategoriesArgs,
  SimpleProductCustom_attributesV2Args,
} from "@placket/contract/graphql.gen";
import { NO_FILTERS } from "@placket/domain/catalog/listing-filters";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { resolveUrl } from "../routing/routing.ts";
import {
  categoryBreadcrumbs,
  childCategories,
  graphqlCategory,
  matchingCategories,
  type GraphqlCategory,
} from "./graphql/graphql-category.ts";
import { customizableFields } from "./graphql/graphql-options.ts";
import { giftCardFields } from "./graphql/graphql-gift-card.ts";
import { bundleFields } from "./graphql/graphql-bundle.ts";
import {
  graphqlListing,
  pageInfo,
  queryOf,
  type ProductsArguments,
} from "./graphql/graphql-listing.ts";
import {
  configurableOptions,
  configurableVariants,
  GraphqlProduct,
  mediaGallery,
  mediaGalleryEntries,
  productList,
} from "./graphql/graphql-product.ts";
import { attributeValues } from "./product/product-attributes.ts";
import type { ProductTexts } from "./product/product-texts.ts";
import { rowOf } from "./read-model/rows/product-rows.ts";
import { shopperOf, type Shopper } from "./shopper.ts";

/** Fields of a product that need a read of their own. */
const productFields = {
  description: texts("description"),
  short_description: texts("short_description"),
  meta_title: plainText("meta_title"),
  meta_keyword: plainText("meta_keywords"),
  meta_description: plainText("meta_description"),
  media_gallery: mediaGallery,
  media_gallery_entries: mediaGalleryEntries,
  categories: productCategories,
  custom_attributesV2: (product: GraphqlProduct, { filters }: CustomAttributesArgs) =>
    filters?.is_visible_on_front === false
      ? { items: [] }
      : said(product, (text) => ({ items: listedAttributes(product, text) })),
};

type CustomAttributesArgs = SimpleProductCustom_attributesV2Args;

/** The attributes that the page of a product lists, as texts. */
const listedAttributes = ({ list }: GraphqlProduct, text: ProductTexts | null) =>
  attributeValues(list.shopper, text?.attributes ?? {}).map(({ code, value }) => ({
    __typename: "AttributeValue" as const,
    code,
    value,
  }));

/** Magento's catalogue queries. */
export const catalogResolvers = {
  Query: {
    products: (_: unknown, given: ProductsArguments, ctx: Ctx) =>
      orThrow(graphqlListing(ctx, given)),
    categories: (_: unknown, given: QueryCategoriesArgs, ctx: Ctx) => {
      const found = matchingCategories(shopperOf(ctx), given.filters);
      const query = orThrow(queryOf(given, NO_FILTERS));
      return {
        items: categoryPage(ctx, given),
        total_count: found.length,
        page_info: pageInfo(query, found.length),
      };
    },
    categoryList: (_: unknown, given: QueryCategoriesArgs, ctx: Ctx) => categoryPage(ctx, given),
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
  SimpleProduct: { ...productFields, ...customizableFields },
  VirtualProduct: { ...productFields, ...customizableFields },
  BundleProduct: { ...productFields, ...bundleFields },
  GiftCardProduct: { ...productFields, ...giftCardFields },
  ConfigurableProduct: {
    ...productFields,
    ...customizableFields,
    configurable_options: configurableOptions,
    variants: configurableVariants,
  },
};

function categoryPage(ctx: Ctx, given: QueryCategoriesArgs): GraphqlCategory[] {
  const shopper = shopperOf(ctx);
  const { page, pageSize } = orThrow(queryOf(given, NO_FILTERS));
  return matchingCategories(shopper, given.filters)
    .slice(page * pageSize, (page + 1) * pageSize)
    .map((node) => graphqlCategory(shopper, node));
}

/** The product or category of an address, with its new address when it has moved. */
async function route(ctx: Ctx, url: string) {
  const found = await resolveUrl(ctx, url);
  if (!found.ok) return null;
  const { type, id, redirectCode, redirectUrl } = found.value;
  const moved = redirectUrl === "" ? {} : { relative_url: redirectUrl.slice(1) };
  const shopper = shopperOf(ctx);
  if (CATEGORY_PAGES.has(type)) {
    const node = shopper.index.tree.byId(id);
    return node
      ? { ...graphqlCategory(shopper, node), redirect_code: redirectCode, ...moved }
      : null;
  }
  if (type !== "product") return null;
  const row = rowOf(shopper.snapshot.base.rows, id);
  const list = productList(ctx, shopper);
  return new GraphqlProduct(list, row, { moved: { redirectCode, to: redirectUrl.slice(1) } });
}

const CATEGORY_PAGES: ReadonlySet<string> = new Set([
  "category",
  "default_category",
  "override_category",
]);

function productCategories({ list, id }: GraphqlProduct) {
  const ids = list.categoryIds(id);
  return ids instanceof Promise
    ? ids.then((found) => categoriesOf(list.shopper, found))
    : categoriesOf(list.shopper, ids);
}

function categoriesOf(shopper: Shopper, ids: readonly number[]): GraphqlCategory[] {
  return ids.flatMap((id) => {
    const node = shopper.index.tree.byId(id);
    return node ? graphqlCategory(shopper, node) : [];
  });
}

function texts(field: "description" | "short_description") {
  return (product: GraphqlProduct) => said(product, (text) => ({ html: text?.[field] ?? "" }));
}

function plainText(column: "meta_title" | "meta_keywords" | "meta_description") {
  return (product: GraphqlProduct) => said(product, (text) => text?.[column] ?? null);
}

/** At once where the texts are remembered: a promise for each field is what makes long lists slow. */
function said<Value>({ list, id }: GraphqlProduct, of: (texts: ProductTexts | null) => Value) {
  const texts = list.texts(id);
  return texts instanceof Promise ? texts.then(of) : of(texts);
}
