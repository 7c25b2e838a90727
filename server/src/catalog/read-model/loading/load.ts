import { imageKind } from "@placket/domain/catalog/image-kind";
import type { Db } from "../../../db/database.ts";
import { attributeDirectory, type AttributeDirectory } from "../facet/attributes.ts";
import type { CategoryRow, CategoryScopeRow } from "../category/category-tree.ts";
import {
  countProducts,
  selectConfigurableBatch,
  selectImageBatch,
  selectListedBatch,
  selectMembershipBatch,
  selectOwnPriceBatch,
  selectProductBatch,
  selectScopeBatch,
  selectTierBatch,
  selectVariantBatch,
  type ProductBatch,
  type ProductsWanted,
} from "./columns.sql.ts";
import {
  selectAttributes,
  selectCategories,
  selectCategoryScopes,
  selectOptions,
  selectViewLabels,
} from "./directory.sql.ts";
import { IntList } from "../set/int-list.ts";
import { selectOptionBatch, type LoadedOptions } from "./custom-options.sql.ts";
import { selectGiftCardBatch, type LoadedGiftCard } from "./gift-cards.sql.ts";
import { selectBundleBatch, type LoadedBundle } from "./bundles.sql.ts";
import type { VariantPairs } from "../rows/families.ts";
import { Interner } from "../rows/interner.ts";
import type { Pacer } from "../pacer.ts";
import { NONE, type ProductRows } from "../rows/product-rows.ts";
import { RowsBuilder } from "./rows-builder.ts";
import { readScopeValue, type ScopeValue, type ScopeValues } from "../rows/scope-values.ts";
import type { TierColumns } from "../price/tier-rows.ts";
import type { PricedWebsite } from "../price/website-prices.ts";

/** Products read at once: small enough to parse between two requests. */
const BATCH = 2000;

/** A configurable attribute of a product, with the label it has there. */
export interface ConfigurableAttribute {
  readonly attributeId: number;
  readonly label: string | null;
}

/** The catalogue as Postgres holds it, in the shapes the snapshot is made of. */
export interface LoadedCatalog extends LoadedProducts {
  readonly attributes: AttributeDirectory;
  readonly categories: readonly CategoryRow[];
  readonly categoryScopes: readonly CategoryScopeRow[];
}

/** All products, or some. */
export interface LoadedProducts {
  readonly rows: ProductRows;
  readonly variantPairs: VariantPairs;
  readonly bundles: readonly LoadedBundle[];
  readonly giftCards: readonly LoadedGiftCard[];
  readonly customOptions: readonly LoadedOptions[];
  readonly tiers: TierColumns;
  readonly memberships: Readonly<Record<"products" | "categories" | "positions", Int32Array>>;
  /** Ids of products that stand in listings, ascending, and their attribute values by code. */
  readonly listedIds: Int32Array;
  readonly listedValues: Map<string, unknown[]>;
  /** By product id the attributes it is chosen by; equal lists are one. */
  readonly configurable: Map<number, readonly ConfigurableAttribute[]>;
  readonly scopes: ScopeValues;
}

/** The badge of a tile and of the gallery (PDP-21). */
export const CALLOUT_ATTRIBUTE = "cw_product_callouts";
/** What a tile says of the product's making in a few words. */
export const TILE_TEXT_ATTRIBUTE = "tile_text";

/** Reads the whole catalogue in batches. @throws CatalogMovedError when products appear meanwhile. */
export async function loadCatalog(
  db: Db,
  websites: readonly PricedWebsite[],
  pacer: Pacer,
): Promise<LoadedCatalog> {
  const attributes = attributeDirectory(
    await selectAttributes(db),
    await selectOptions(db),
    await selectViewLabels(db),
  );
  const loader = new Loader(attributes, await countProducts(db), websites);
  let after = 0;
  for (;;) {
    const last = await loader.loadRange(db, after);
    if (last === undefined) break;
    after = last;
    await pacer.rest();
  }
  return {
    attributes,
    categories: await selectCategories(db),
    categoryScopes: await selectCategoryScopes(db),
    ...loader.finish(),
  };
}

/**
 * Reads some products as they are now, for a catalogue that stands.
 * @throws CatalogMovedError when a website has its first price of its own.
 */
export async function loadProducts(
  db: Db,
  { attributes, rows }: { readonly attributes: AttributeDirectory; readonly rows: ProductRows },
  ids: readonly number[],
): Promise<LoadedProducts> {
  const websites = [...rows.websitePrices].map(([id, { exchange }]) => ({ id, exchange }));
  const loader = new Loader(attributes, ids.length, websites);
  await loader.loadNamed(db, ids);
  return loader.finish();
}

class Loader {
  readonly #configurableCodes: readonly string[];
  readonly #listedCodes: readonly string[];
  readonly #rows: RowsBuilder;
  #rowCount = 0;
  readonly #pairs = { parents: new IntList(), children: new IntList() };
  readonly #bundles: LoadedBundle[] = [];
  readonly #giftCards: LoadedGiftCard[] = [];
  readonly #customOptions: LoadedOptions[] = [];
  readonly #tiers = lists(
    "productIds",
    "websiteIds",
    "groupIds",
    "quantities",
    "prices",
    "discounts",
  );
  readonly #memberships = lists("products", "categories", "positions");
  readonly #listedIds = new IntList();
  readonly #listedValues: Map<string, unknown[]>;
  readonly #sets = new Interner<readonly ConfigurableAttribute[]>();
  readonly #configurable = new Map<number, readonly ConfigurableAttribute[]>();
  readonly #scopes = new Map<number, Map<number, ScopeValue>>();

  constructor(
    attributes: AttributeDirectory,
    productCount: number,
    websites: readonly PricedWebsite[],
  ) {
    const configurable = attributes.all.filter((attribute) => attribute.isConfigurable);
    this.#configurableCodes = configurable.map((attribute) => attribute.code);
    this.#rows = new RowsBuilder(
      productCount,
      configurable.map((attribute) => attribute.id),
      websites,
    );
    this.#listedCodes = attributes.all
      .filter(
        (a) =>
          a.isFilterable ||
          a.isSearchable ||
          a.isSortable ||
          a.code === CALLOUT_ATTRIBUTE ||
          a.code === TILE_TEXT_ATTRIBUTE,
      )
      .map((attribute) => attribute.code);
    this.#listedValues = new Map(this.#listedCodes.map((code) => [code, []]));
  }

  /** Loads the products after an id and what belongs to them; gives the last id, undefined at the end. */
  async loadRange(db: Db, after: number): Promise<number | undefined> {
    const batch = await selectProductBatch(db, { after, limit: BATCH }, this.#configurableCodes);
    if (!batch) return undefined;
    const range = { after, upTo: batch.id.at(-1) ?? after };
    await this.#add(db, range, batch);
    return range.upTo;
  }

  async loadNamed(db: Db, ids: readonly number[]): Promise<void> {
    const batch = await selectProductBatch(db, { ids }, this.#configurableCodes);
    if (batch) await this.#add(db, { ids: batch.id }, batch);
  }

  finish() {
    return {
      rows: this.#rows.finish(),
      variantPairs: arrays(this.#pairs),
      bundles: this.#bundles,
      giftCards: this.#giftCards,
      customOptions: this.#customOptions,
      tiers: arrays(this.#tiers),
      memberships: arrays(this.#memberships),
      listedIds: this.#listedIds.toArray(),
      listedValues: this.#listedValues,
      configurable: this.#configurable,
      scopes: this.#scopes,
    };
  }

  async #add(db: Db, wanted: ProductsWanted, batch: ProductBatch): Promise<void> {
    this.#rows.add(batch);
    await this.#loadOwnPrices(db, wanted, batch.id);
    await this.#loadImages(db, wanted, batch.id);
    await this.#loadRelations(db, wanted);
    await this.#loadListed(db, wanted);
    this.#rowCount += batch.id.length;
  }

  async #loadOwnPrices(db: Db, wanted: ProductsWanted, ids: readonly number[]): Promise<void> {
    const prices = await selectOwnPriceBatch(db, wanted);
    let at = 0;
    prices.product?.forEach((id, i) => {
      while (ids[at]! < id!) at += 1;
      if (ids[at] === id) this.#rows.setOwnPrices(this.#rowCount + at, prices, i);
    });
  }

  async #loadImages(db: Db, wanted: ProductsWanted, ids: readonly number[]): Promise<void> {
    const { product, files } = await selectImageBatch(db, wanted);
    let at = 0;
    product?.forEach((id, i) => {
      while (ids[at]! < id) at += 1;
      const [first, ...others] = files?.[i] ?? [];
      if (first === undefined || ids[at] !== id) return;
      const back = others.find((file) => imageKind(file) === "studioBack");
      this.#rows.setImages(this.#rowCount + at, first, back ?? others[0]);
    });
  }

  async #loadRelations(db: Db, wanted: ProductsWanted): Promise<void> {
    const variants = await selectVariantBatch(db, wanted);
    append(this.#pairs.parents, variants.parent);
    append(this.#pairs.children, variants.child);
    this.#bundles.push(...(await selectBundleBatch(db, wanted)));
    this.#giftCards.push(...(await selectGiftCardBatch(db, wanted)));
    this.#customOptions.push(...(await selectOptionBatch(db, wanted)));
    const tiers = await selectTierBatch(db, wanted);
    append(this.#tiers.productIds, tiers.product);
    append(this.#tiers.websiteIds, tiers.website);
    append(this.#tiers.groupIds, tiers.group);
    append(this.#tiers.quantities, tiers.quantity);
    append(this.#tiers.prices, tiers.price);
    append(this.#tiers.discounts, tiers.discount);
    const memberships = await selectMembershipBatch(db, wanted);
    append(this.#memberships.products, memberships.product);
    append(this.#memberships.categories, memberships.category);
    append(this.#memberships.positions, memberships.position);
  }

  async #loadListed(db: Db, wanted: ProductsWanted): Promise<void> {
    const listed = await selectListedBatch(db, wanted, this.#listedCodes);
    append(this.#listedIds, listed.id);
    this.#listedCodes.forEach((code, i) => {
      const column = this.#listedValues.get(code);
      for (const value of listed[`a${i}`] ?? []) column?.push(value);
    });
    const configurable = await selectConfigurableBatch(db, wanted);
    configurable.product?.forEach((id, i) => {
      const set = configurable.attributes?.[i] ?? [];
      const list = () => set.map((entry) => ({ attributeId: entry.id, label: entry.label }));
      const number = this.#sets.numberOf(JSON.stringify(set), list);
      this.#configurable.set(id, this.#sets.at(number));
    });
    const scopes = await selectScopeBatch(db, wanted);
    scopes.product?.forEach((id, i) => {
      const view = scopes.view?.[i] ?? NONE;
      const ofView = this.#scopes.get(view) ?? new Map<number, ScopeValue>();
      this.#scopes.set(view, ofView.set(id, readScopeValue(scopes.value?.[i])));
    });
  }
}

function append(list: IntList, values: readonly number[] | null): void {
  for (const value of values ?? []) list.push(value);
}

function lists<Name extends string>(...names: readonly Name[]): Record<Name, IntList> {
  return Object.fromEntries(names.map((name) => [name, new IntList()])) as Record<Name, IntList>;
}

function arrays<Name extends string>(of: Record<Name, IntList>): Record<Name, Int32Array> {
  const entries = Object.entries<IntList>(of).map(([name, list]) => [name, list.toArray()]);
  return Object.fromEntries(entries) as Record<Name, Int32Array>;
}
