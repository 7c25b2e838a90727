import { words } from "@placket/domain/catalog/words";
import type { AttributeDirectory } from "./facet/attributes.ts";
import {
  memberships,
  type MembershipColumns,
  type Memberships,
} from "./category/category-listing.ts";
import { attributeFacet } from "./facet/facet-values.ts";
import type { FacetColumn } from "./facet/facet-column.ts";
import { availableOf, neededEntries } from "@placket/domain/bundle/bundle";
import { bundles, type Bundles } from "./rows/bundles.ts";
import { customOptions, type CustomOptions } from "./rows/custom-options.ts";
import { giftCards, type GiftCards } from "./rows/gift-cards.ts";
import { families, type Families } from "./rows/families.ts";
import { IntList } from "./set/int-list.ts";
import {
  CALLOUT_ATTRIBUTE,
  TILE_TEXT_ATTRIBUTE,
  type ConfigurableAttribute,
  type LoadedCatalog,
  type LoadedProducts,
} from "./loading/load.ts";
import { eachInSlices, type Pacer } from "./pacer.ts";
import { priceBook, type PriceBook } from "./price/price-book.ts";
import { ruleSet, type RuledProducts, type RuleSet } from "./price/rule-set.ts";
import {
  IN_STOCK,
  IS_ENABLED,
  NONE,
  PRODUCT_TYPES,
  rowIsSaleable,
  rowOf,
  type ProductRows,
} from "./rows/product-rows.ts";
import type { ProductType } from "../sellable.ts";
import type { ScopeValue, ScopeValues } from "./rows/scope-values.ts";
import { skuIndex, type SkuIndex } from "./rows/sku-index.ts";
import { tierRows, type TierRows } from "./price/tier-rows.ts";

/** What all store views share. A listed product's number is its `doc`, ascending by id. */
export interface CatalogBase {
  readonly attributes: AttributeDirectory;
  readonly rows: ProductRows;
  readonly families: Families;
  readonly bundles: Bundles;
  readonly giftCards: GiftCards;
  readonly customOptions: CustomOptions;
  readonly tiers: TierRows;
  readonly book: PriceBook;
  /** The rules that lower prices, as of now. */
  readonly ruled: { readonly rules: RuleSet };
  /** Rules as the websites' currencies have them. */
  readonly rulesOf: (products: readonly RuledProducts[]) => RuleSet;
  readonly skus: SkuIndex;
  readonly docCount: number;
  readonly docRows: Int32Array;
  /** The listed number of a row, `NONE` for variants that only stand in their family. */
  docOf(row: number): number;
  configurableOf(row: number): readonly ConfigurableAttribute[];
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly memberships: Memberships;
  readonly scopes: ReadonlyMap<number, ReadonlyMap<number, ScopeValue>>;
  /**
   * Own attribute value of a listed product as it stands in the default scope. While it is being built of
   * every attribute, afterwards of those that tiles show and of texts that are searched.
   */
  readonly listedValue: (code: string, doc: number) => unknown;
  /** It is built: the other values are not needed any more. */
  forget(): void;
  /** 1 where the product can be sold, or one of its variants. */
  readonly inStock: Uint8Array;
  /** Listed products whose special price changes by the clock. */
  readonly datedDocs: Uint32Array;
}

/** The same as a patch writes into it; rows, families and the like take changes themselves. */
export interface OpenBase extends CatalogBase {
  facets: ReadonlyMap<string, FacetColumn>;
  readonly ruled: { rules: RuleSet };
  readonly scopes: ScopeValues;
  readonly configurable: Map<number, readonly ConfigurableAttribute[]>;
  readonly listedValues: Map<string, unknown[]>;
  datedDocs: Uint32Array;
}

/** Puts together what was loaded. The words of item numbers stay in `skus`. */
export async function catalogBase(
  loaded: LoadedCatalog & { readonly currency: string },
  pacer: Pacer,
): Promise<OpenBase> {
  const { rows, attributes, listedValues } = loaded;
  const related = await families(rows, loaded.variantPairs, pacer);
  const made = bundles(rows, loaded.bundles);
  const cards = giftCards(rows, loaded.giftCards, loaded.currency);
  const tiers = await tierRows(rows, loaded.tiers, pacer);
  const currencyOf = (websiteId: number) => ({
    own: rows.websitePrices.get(websiteId)?.exchange.to ?? loaded.currency,
    catalog: loaded.currency,
  });
  const rulesOf = (products: readonly RuledProducts[]) => ruleSet(products, currencyOf);
  const ruled = { rules: rulesOf([]) };
  const book = priceBook({ rows, tiers, rules: () => ruled.rules });
  const docRows = loaded.listedIds.map((id) => rowOf(rows, id));
  await pacer.rest();
  const docByRow = new Int32Array(rows.count).fill(NONE);
  docRows.forEach((row, doc) => {
    docByRow[row] = doc;
  });
  const listedValue = (code: string, doc: number) => listedValues.get(code)?.[doc];
  await pacer.rest();
  const listed = listedMemberships(loaded, (id) => docByRow[rowOf(rows, id)] ?? NONE);
  await pacer.rest();
  const facetSource = { attributes, rows, families: related, docRows };
  const facets = new Map<string, FacetColumn>();
  for (const attribute of attributes.all.filter((a) => a.isFilterable && a.input !== "price")) {
    const ownValue = (doc: number) => listedValue(attribute.code, doc);
    facets.set(
      attribute.code,
      await attributeFacet(attribute, { ...facetSource, ownValue }, pacer),
    );
    await pacer.rest();
  }
  const searchedTexts = attributes.all
    .filter((attribute) => attribute.isSearchable && !facets.has(attribute.code))
    .map((attribute) => attribute.code);
  const kept = new Set([CALLOUT_ATTRIBUTE, TILE_TEXT_ATTRIBUTE, ...searchedTexts]);
  const base = {
    attributes,
    rows,
    families: related,
    bundles: made,
    giftCards: cards,
    customOptions: customOptions(rows, loaded.customOptions),
    tiers,
    book,
    ruled,
    rulesOf,
    docRows,
    facets,
    listedValue,
    listedValues,
    forget() {
      for (const code of listedValues.keys()) if (!kept.has(code)) listedValues.delete(code);
    },
    docCount: docRows.length,
    skus: await skuIndex(rows, pacer),
    docOf: (row: number) => docByRow[row]!,
    configurable: loaded.configurable,
    configurableOf: (row: number) => loaded.configurable.get(rows.ids[row]!) ?? NOT_CHOSEN,
    memberships: await memberships(listed, pacer),
    scopes: loaded.scopes,
  };
  await pacer.rest();
  return { ...base, ...(await derivedOf(base, pacer)) };
}

const NOT_CHOSEN: readonly ConfigurableAttribute[] = [];

/** Memberships of listed products only, by listed number. */
export function listedMemberships(
  { memberships }: Pick<LoadedProducts, "memberships">,
  docOfId: (productId: number) => number,
): MembershipColumns {
  const docs = memberships.products.map(docOfId);
  const isListed = (_: number, i: number) => docs[i] !== NONE;
  return {
    categories: memberships.categories.filter(isListed),
    positions: memberships.positions.filter(isListed),
    docs: docs.filter(isListed),
  };
}

/** What follows from rows and families for each listed product. */
async function derivedOf(
  base: Pick<CatalogBase, "rows" | "families" | "bundles" | "docRows" | "docCount" | "book">,
  pacer: Pacer,
): Promise<Pick<CatalogBase, "inStock" | "datedDocs">> {
  const inStock = new Uint8Array(base.docCount);
  const dated = new IntList();
  await eachInSlices(base.docCount, pacer, (doc) => {
    const row = base.docRows[doc]!;
    inStock[doc] = isSaleableProduct(base, row) ? 1 : 0;
    if (isDatedProduct(base, row)) dated.push(doc);
  });
  return { inStock, datedDocs: Uint32Array.from(dated.toArray()) };
}

/** Whether the clock alone changes what a product, one of its variants or something in it costs. */
export function isDatedProduct(
  { book, families, bundles: made }: Pick<CatalogBase, "book" | "families" | "bundles">,
  row: number,
): boolean {
  const isDated = (one: number) => book.isDated(one);
  return (
    isDated(row) ||
    families.childrenOf(row).some(isDated) ||
    contentsOf(made, row).some((one) => isDated(one) || families.parentsOf(one).some(isDated))
  );
}

/** Rows of the products that a bundle offers; none of what is no bundle. */
export const contentsOf = (made: Bundles, row: number): readonly number[] =>
  (made.of(row)?.options ?? []).flatMap(({ selections }) => selections.map((one) => one.row));

/** Rows that are shown otherwise when a product is: its families, and the bundles that offer it. */
export const ownersOf = (
  { families, bundles: made }: Pick<CatalogBase, "families" | "bundles">,
  row: number,
): readonly number[] => [...families.parentsOf(row), ...made.holding(row)];

type Offered = Pick<CatalogBase, "rows" | "families" | "bundles">;

/** Whether a product can be sold, by what its type asks of it. */
export function isSaleableProduct(base: Offered, row: number): boolean {
  return SALEABLE[PRODUCT_TYPES[base.rows.types[row]!] ?? "simple"](base, row);
}

const isOnSale = ({ flags, stockFlags }: ProductRows, row: number) =>
  (flags[row]! & IS_ENABLED) !== 0 && (stockFlags[row]! & IN_STOCK) !== 0;

const byItself = ({ rows }: Offered, row: number) => rowIsSaleable(rows, row);

const SALEABLE: Readonly<Record<ProductType, (base: Offered, row: number) => boolean>> = {
  simple: byItself,
  virtual: byItself,
  /** There is no end of them. */
  giftcard: ({ rows }, row) => isOnSale(rows, row),
  /** While it is on sale itself and one of its variants can be sold. */
  configurable: ({ rows, families }, row) =>
    isOnSale(rows, row) && families.childrenOf(row).some((child) => rowIsSaleable(rows, child)),
  /** While it is on sale itself and enough can be chosen of each option. */
  bundle: ({ rows, bundles: made }, row) =>
    isOnSale(rows, row) &&
    made.of(row)?.options.every((option) => availableOf(option).length >= neededEntries(option)) ===
      true,
};

/** The searchable texts of a product besides its name: labels of options, plain values. */
export function searchableTexts(
  base: CatalogBase,
  {
    doc,
    storeViewId,
    valueOf,
  }: { doc: number; storeViewId: number; valueOf: (code: string) => unknown },
): string[] {
  const texts: string[] = [];
  for (const attribute of base.attributes.all) {
    if (!attribute.isSearchable) continue;
    const column = base.facets.get(attribute.code);
    const keys = column ? columnKeys(column, doc) : plainKeys(valueOf(attribute.code));
    for (const key of keys)
      texts.push(base.attributes.optionLabel(Number(key), storeViewId) || key);
  }
  return texts.filter((text) => words(text).length > 0);
}

function columnKeys({ keys, offsets, values }: FacetColumn, doc: number): string[] {
  return Array.from(values.subarray(offsets[doc], offsets[doc + 1]), (value) => keys[value]!);
}

function plainKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(plainKeys);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}
