import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import type { OwnPriceBatch, ProductBatch } from "./columns.sql.ts";
import { Interner } from "../rows/interner.ts";
import { placePrices, websiteColumns, type PricedWebsite } from "../price/website-prices.ts";
import { PackedText } from "../rows/packed-text.ts";
import { RecentTexts } from "./recent-texts.ts";
import {
  BACKORDERS,
  DISCONTINUED,
  HAS_EMBROIDERY,
  IS_LOCKDOWN,
  IN_STOCK,
  IS_ENABLED,
  LOGIN_REQUIRED,
  NONE,
  PRODUCT_TYPES,
  STOCK_MANAGED,
  type ProductRows,
  type SpecialDates,
  type WebsitePrices,
} from "../rows/product-rows.ts";

/** Raised when products or websites' prices appear that have no place in what is being read. */
export class CatalogMovedError extends Error {}

/** Fills the columns of `ProductRows` batch by batch. */
export class RowsBuilder {
  readonly #capacity: number;
  readonly #rows: ReturnType<typeof columnsOf>;
  readonly #dates = new Interner<SpecialDates>();
  readonly #rules = new Interner<QuantityRules>();
  readonly #websites = new Interner<readonly number[]>();
  readonly #websitePrices: ReadonlyMap<number, WebsitePrices>;
  readonly #configurable: readonly { readonly id: number; readonly column: Int32Array }[];
  #count = 0;

  /** `configurableAttributeIds` in the order of the batches' attribute columns. */
  constructor(
    capacity: number,
    configurableAttributeIds: readonly number[],
    websites: readonly PricedWebsite[],
  ) {
    this.#capacity = capacity;
    this.#rows = columnsOf(capacity);
    this.#websitePrices = new Map(
      websites.map((website) => [website.id, websiteColumns(capacity, website)]),
    );
    this.#configurable = configurableAttributeIds.map((id) => ({
      id,
      column: new Int32Array(capacity),
    }));
  }

  /** @throws CatalogMovedError when the batch does not fit. */
  add(batch: ProductBatch): void {
    if (this.#count + batch.id.length > this.#capacity) throw new CatalogMovedError();
    for (let i = 0; i < batch.id.length; i += 1) {
      this.#addPrices(batch, i);
      this.#addStock(batch, i);
      this.#addIdentity(batch, i);
      this.#configurable.forEach(({ column }, a) => {
        column[this.#count] = optionId(batch[`a${a}`]?.[i]);
      });
      this.#count += 1;
    }
  }

  /** The pictures of a row, the one for tiles first; called once per product that has any. */
  setImages(row: number, first: string, second: string | undefined): void {
    const { files, image, secondImage } = this.#rows;
    image[row] = files.numberOf(first);
    if (second !== undefined) secondImage[row] = files.numberOf(second);
  }

  /**
   * What websites say of the prices of one product.
   * @throws CatalogMovedError for a website that had no prices of its own until now.
   */
  setOwnPrices(row: number, batch: OwnPriceBatch, i: number): void {
    const columns = this.#websitePrices.get(batch.website?.[i] ?? NONE);
    if (!columns) throw new CatalogMovedError();
    const own = {
      base: batch.base?.[i] ?? null,
      special: batch.special?.[i] ?? null,
      msrp: batch.msrp?.[i] ?? null,
      specialDatesOf: this.#datesOf(batch.special_from?.[i] ?? null, batch.special_to?.[i] ?? null),
    };
    placePrices(columns, row, { catalogue: this.#rows, own });
  }

  finish(): ProductRows {
    const { files, skus, names, urlKeys, ...columns } = this.#rows;
    return {
      ...columns,
      count: this.#count,
      skus: skus.trim(),
      names: names.trim(),
      urlKeys: urlKeys.trim(),
      files: files.finish(),
      specialDates: this.#dates,
      websitePrices: this.#websitePrices,
      rules: this.#rules,
      websites: this.#websites,
      options: new Map(this.#configurable.map(({ id, column }) => [id, column])),
    };
  }

  #addIdentity(batch: ProductBatch, i: number): void {
    const row = this.#count;
    const rows = this.#rows;
    rows.ids[row] = batch.id[i]!;
    rows.types[row] = PRODUCT_TYPES.findIndex((type) => type === batch.type[i]);
    rows.flags[row] =
      (batch.enabled[i] ? IS_ENABLED : 0) |
      (batch.login[i] ? LOGIN_REQUIRED : 0) |
      (batch.discontinued[i] ? DISCONTINUED : 0) |
      (batch.embroidery[i] ? HAS_EMBROIDERY : 0) |
      (batch.lockdown[i] ? IS_LOCKDOWN : 0);
    rows.visibility[row] = batch.visibility[i]!;
    rows.taxClass[row] = batch.tax_class[i] ?? NONE;
    rows.weight[row] = batch.weight[i] ?? NONE;
    rows.skus.push(batch.sku[i]!);
    rows.names.push(batch.name[i] ?? "");
    rows.urlKeys.push(batch.url_key[i] ?? "");
    const websites = batch.websites[i]!;
    rows.websitesOf[row] = this.#websites.numberOf(websites.join(), () => websites);
  }

  #addPrices(batch: ProductBatch, i: number): void {
    const row = this.#count;
    this.#rows.base[row] = batch.base[i] ?? NONE;
    this.#rows.special[row] = batch.special[i] ?? NONE;
    this.#rows.msrp[row] = batch.msrp[i] ?? NONE;
    this.#rows.specialDatesOf[row] = this.#datesOf(
      batch.special_from[i] ?? null,
      batch.special_to[i] ?? null,
    );
    for (const columns of this.#websitePrices.values()) {
      placePrices(columns, row, { catalogue: this.#rows });
    }
  }

  #datesOf(from: number | null, to: number | null): number {
    return this.#dates.numberOf(`${from} ${to}`, () => ({ from, to }));
  }

  #addStock(batch: ProductBatch, i: number): void {
    const row = this.#count;
    this.#rows.stock[row] = batch.quantity[i] ?? 0;
    this.#rows.stockFlags[row] = stockFlags(batch, i);
    const minimum = batch.minimum[i] ?? 1;
    const maximum = batch.maximum[i] ?? DEFAULT_MAXIMUM;
    const increment = batch.increment[i] ?? 1;
    const rules = { minimum, maximum, increment };
    this.#rows.rulesOf[row] = this.#rules.numberOf(
      `${minimum} ${maximum} ${increment}`,
      () => rules,
    );
  }
}

/** What holds for a product without a stock row (the table's own defaults). */
const DEFAULT_MAXIMUM = 10_000;

/** A product without a stock row has none to sell, unless it is nothing that lies on a shelf. */
function stockFlags(batch: ProductBatch, i: number): number {
  if (!batch.has_stock[i]) {
    const onShelf = batch.type[i] === "simple";
    return onShelf ? IN_STOCK | STOCK_MANAGED : IN_STOCK;
  }
  return (
    (batch.in_stock[i] ? IN_STOCK : 0) |
    (batch.managed[i] ? STOCK_MANAGED : 0) |
    (batch.backorders[i] ? BACKORDERS : 0)
  );
}

/** Imports may leave option ids as text. */
function optionId(value: unknown): number {
  const id = Number(value ?? 0);
  return Number.isInteger(id) && id > 0 ? id : 0;
}

function columnsOf(capacity: number) {
  return {
    ids: new Int32Array(capacity),
    types: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    visibility: new Uint8Array(capacity),
    base: new Int32Array(capacity),
    special: new Int32Array(capacity),
    msrp: new Int32Array(capacity),
    specialDatesOf: new Uint32Array(capacity),
    taxClass: new Int32Array(capacity),
    weight: new Int32Array(capacity),
    stock: new Int32Array(capacity),
    stockFlags: new Uint8Array(capacity),
    rulesOf: new Uint32Array(capacity),
    websitesOf: new Uint32Array(capacity),
    image: new Int32Array(capacity).fill(NONE),
    secondImage: new Int32Array(capacity).fill(NONE),
    skus: new PackedText(capacity, 16),
    names: new PackedText(capacity, 4),
    urlKeys: new PackedText(capacity, 4),
    files: new RecentTexts(),
  };
}
