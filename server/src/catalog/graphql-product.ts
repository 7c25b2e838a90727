import type { MediaRow, ProductTexts } from "./catalog.sql.ts";
import { selectMedia, selectProductTexts } from "./catalog.sql.ts";
import type { ShownPrice } from "@placket/domain/catalog/product";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { inGalleryOrder } from "@placket/domain/catalog/image-kind";
import { GALLERY_WIDTH, imageUrl } from "@placket/domain/media/image-url";
import { percentOff } from "@placket/domain/pricing/tier-table";
import type { Ctx } from "../context.ts";
import { rowPrices, tierRowsOf } from "./product-prices.ts";
import { choicesOf, variantsOf } from "./product-variants.ts";
import { isSaleableProduct } from "./read-model/catalog-base.ts";
import { NONE, PRODUCT_TYPES, rowOf } from "./read-model/product-rows.ts";
import type { Shopper } from "./shopper.ts";
import { productUrl } from "./tile.ts";

/** What the products of one GraphQL list share: the reads their fields may need, made at most once. */
export interface ProductList {
  readonly shopper: Shopper;
  media(): Promise<ReadonlyMap<number, readonly MediaRow[]>>;
  texts(productId: number): Promise<ProductTexts | undefined>;
}

export function productList(ctx: Ctx, shopper: Shopper, rows: readonly number[]): ProductList {
  const ids = rows.map((row) => shopper.snapshot.base.rows.ids[row]!);
  const texts = new Map<number, Promise<ProductTexts | undefined>>();
  let media: Promise<ReadonlyMap<number, readonly MediaRow[]>> | undefined;
  return {
    shopper,
    media: () =>
      (media ??= selectMedia(ctx.db, ids).then((found) =>
        Map.groupBy(found, (row) => row.productId),
      )),
    texts(productId) {
      const known = texts.get(productId) ?? selectProductTexts(ctx.db, productId, ctx.store.id);
      texts.set(productId, known);
      return known;
    },
  };
}

/** A product as Magento's GraphQL names it; the fields that ask the database are resolvers beside it. */
export type GraphqlProduct = ReturnType<typeof graphqlProduct>;

export function graphqlProduct(list: ProductList, row: number, familyRow = row) {
  const { base } = list.shopper.snapshot;
  const { index } = list.shopper;
  const id = base.rows.ids[row]!;
  const name = index.nameOf(familyRow) || base.rows.skus.at(row);
  const type = PRODUCT_TYPES[base.rows.types[row]!] ?? "simple";
  const image = pictureOf(list.shopper, row, name);
  return {
    __typename: TYPE_NAMES[type],
    list,
    row,
    id,
    uid: uidOf(id),
    sku: base.rows.skus.at(row),
    name,
    url_key: index.urlKeyOf(familyRow),
    url_suffix: "",
    canonical_url: productUrl(list.shopper, familyRow).slice(1),
    image,
    small_image: image,
    thumbnail: image,
    ...prices(list.shopper, row, familyRow),
    stock_status: isSaleableProduct(base, row) ? "IN_STOCK" : "OUT_OF_STOCK",
    rating_summary: 0,
    weight: base.rows.weight[row] === NONE ? null : base.rows.weight[row]! / 1000,
    relative_url: productUrl(list.shopper, familyRow).slice(1),
    redirect_code: 0,
    type: "PRODUCT",
  };
}

const TYPE_NAMES = {
  simple: "SimpleProduct",
  virtual: "VirtualProduct",
  configurable: "ConfigurableProduct",
  bundle: "SimpleProduct",
  giftcard: "VirtualProduct",
} as const;

/** Magento's uid: base64 of the id. */
export function uidOf(id: number | string): string {
  return Buffer.from(String(id)).toString("base64");
}

/** The id of a uid; plain ids pass. */
export function idOfUid(uid: string): string {
  return /^\d+$/.test(uid) ? uid : Buffer.from(uid, "base64").toString("utf8");
}

function pictureOf({ snapshot }: Shopper, row: number, label: string) {
  const { image, files } = snapshot.base.rows;
  if (image[row] === NONE) return null;
  const url = imageUrl(files.at(image[row]!), GALLERY_WIDTH);
  return { __typename: "ProductImage", url, label, position: 0, disabled: false };
}

function prices(shopper: Shopper, row: number, familyRow: number) {
  const place = { row, familyRow };
  const block = rowPrices(shopper, place);
  const nothing = { amount: { minor: 0, currency: shopper.index.view.currency }, formatted: "" };
  const minimum = priceOf(block.minPrice ?? nothing, block.originalPrice);
  const maximum = priceOf(block.maxPrice ?? nothing, null);
  return {
    price_range: { minimum_price: minimum, maximum_price: maximum },
    price_tiers: tierRowsOf(shopper, place).map(({ quantity, price, percent }) => ({
      quantity,
      final_price: moneyToWire(price.amount),
      discount: { amount_off: null, percent_off: percent },
    })),
    price: {
      regularPrice: { amount: minimum.regular_price },
      minimalPrice: { amount: minimum.final_price },
      maximalPrice: { amount: maximum.final_price },
    },
  };
}

function priceOf(final: ShownPrice, original: ShownPrice | null) {
  const regular = original ?? final;
  const off = regular.amount.minor - final.amount.minor;
  return {
    regular_price: moneyToWire(regular.amount),
    final_price: moneyToWire(final.amount),
    discount: {
      amount_off: moneyToWire({ ...final.amount, minor: off }).value,
      percent_off: percentOff(regular.amount.minor, final.amount.minor),
    },
  };
}

/** The gallery in the store's order (PDP-23). */
export async function mediaGallery({ list, id, name }: GraphqlProduct) {
  const entries = (await list.media()).get(id) ?? [];
  return inGalleryOrder(entries.filter(({ kind }) => kind === "image")).map((entry, position) => ({
    __typename: "ProductImage",
    id: position + 1,
    uid: uidOf(`${id}/${position}`),
    file: entry.file,
    url: imageUrl(entry.file, GALLERY_WIDTH),
    label: entry.label ?? name,
    position,
    disabled: false,
  }));
}

/** Magento's configurable options with their swatches. */
export function configurableOptions({ list, row, id }: GraphqlProduct) {
  return choicesOf(list.shopper, row).map((choice, position) => ({
    id: choice.id,
    uid: uidOf(`${id}/${choice.id}`),
    attribute_id_v2: choice.id,
    attribute_code: choice.code,
    attribute_uid: uidOf(choice.id),
    label: choice.label,
    position,
    values: choice.options.map((option) => ({
      uid: optionUid(choice.id, option.id),
      value_index: option.id,
      label: option.label,
      default_label: option.label,
      store_label: option.label,
      use_default_value: true,
      swatch_data: swatchData(choice.swatch, option.value),
    })),
  }));
}

/** Magento's uid of a configurable option's value. */
export function optionUid(attributeId: number, optionId: number): string {
  return uidOf(`configurable/${attributeId}/${optionId}`);
}

function swatchData(swatch: "color" | "image" | "text" | null, value: string) {
  if (swatch === "image") return { __typename: "ImageSwatchData", value, thumbnail: value };
  return swatch && { __typename: swatch === "color" ? "ColorSwatchData" : "TextSwatchData", value };
}

/** The variants with what each one is. */
export function configurableVariants({ list, row }: GraphqlProduct) {
  const { base } = list.shopper.snapshot;
  return variantsOf(list.shopper, row).map(({ productId, selections }) => ({
    product: graphqlProduct(list, rowOf(base.rows, productId), row),
    attributes: selections.map(({ attributeId, optionId }) => ({
      code: base.attributes.byId(attributeId)?.code ?? "",
      uid: optionUid(attributeId, optionId),
      label: base.attributes.optionLabel(optionId, list.shopper.index.view.id),
      value_index: optionId,
    })),
  }));
}
