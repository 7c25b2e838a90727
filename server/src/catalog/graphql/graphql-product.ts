import { idOfUid, optionUid, uidOf } from "@placket/contract/uid";
import type { SwatchDataInterface } from "@placket/contract/graphql.gen";
import { inGalleryOrder } from "@placket/domain/catalog/image-kind";
import { GALLERY_WIDTH, imageUrl } from "@placket/domain/media/image-url";
import { weightIn } from "@placket/domain/store/weight-unit";
import type { Ctx } from "../../context.ts";
import { noteSight } from "../../http/sights.ts";
import type { MediaRow } from "../catalog.sql.ts";
import { graphqlPrices, graphqlTiers } from "./graphql-prices.ts";
import { productReads, type ProductReads } from "../product/product-reads.ts";
import { choicesOf, variantsOf } from "../product/product-variants.ts";
import { isSaleableProduct } from "../read-model/catalog-base.ts";
import { NONE, PRODUCT_TYPES, rowOf } from "../read-model/rows/product-rows.ts";
import { shopperOf, type Shopper } from "../shopper.ts";
import { productUrl } from "../tile.ts";

/** What the products of one GraphQL list share: who asks, and the reads their fields may need. */
interface ProductList extends ProductReads {
  readonly shopper: Shopper;
}

export function productList(ctx: Ctx, shopper: Shopper): ProductList {
  return { shopper, ...productReads(ctx, shopper) };
}

/**
 * A product as Magento's GraphQL names it. What costs something is made when a document asks for it; the
 * fields that ask the database are resolvers beside it.
 */
export class GraphqlProduct {
  readonly list: ProductList;
  readonly row: number;
  readonly familyRow: number;
  readonly id: number;
  readonly url_suffix = "";
  readonly gift_message_available = false;
  readonly gift_wrapping_available = false;
  readonly redirect_code: number;
  readonly type = "PRODUCT";
  readonly #movedTo: string;
  #prices: ReturnType<typeof graphqlPrices> | undefined;

  constructor(list: ProductList, row: number, { familyRow = row, moved = NOT_MOVED } = {}) {
    const { snapshot } = list.shopper;
    noteSight(snapshot.offerSight(row));
    const { rows } = snapshot.base;
    this.list = list;
    this.row = row;
    this.familyRow = familyRow;
    this.id = rows.ids[row]!;
    this.redirect_code = moved.redirectCode;
    this.#movedTo = moved.to;
  }

  get __typename() {
    return TYPE_NAMES[PRODUCT_TYPES[this.#rows.types[this.row]!] ?? "simple"];
  }
  get uid() {
    return uidOf(this.id);
  }
  get sku() {
    return this.#rows.skus.at(this.row);
  }
  get name() {
    return this.list.shopper.index.nameOf(this.familyRow) || this.sku;
  }
  get url_key() {
    return this.list.shopper.index.urlKeyOf(this.familyRow);
  }
  get canonical_url() {
    return productUrl(this.list.shopper, this.familyRow).slice(1);
  }
  get relative_url() {
    return this.#movedTo || this.canonical_url;
  }
  get image() {
    const { image, files } = this.#rows;
    if (image[this.row] === NONE) return null;
    const url = imageUrl(files.at(image[this.row]!), GALLERY_WIDTH);
    return {
      __typename: "ProductImage" as const,
      url,
      label: this.name,
      position: 0,
      disabled: false,
    };
  }
  get small_image() {
    return this.image;
  }
  get thumbnail() {
    return this.image;
  }
  get price_range() {
    return this.#priced.range;
  }
  get price() {
    return this.#priced.old;
  }
  get price_tiers() {
    return graphqlTiers(this.list.shopper, this);
  }
  get stock_status() {
    const isSaleable = isSaleableProduct(this.list.shopper.snapshot.base, this.row);
    return isSaleable ? ("IN_STOCK" as const) : ("OUT_OF_STOCK" as const);
  }
  get weight() {
    const grams = this.#rows.weight[this.row]!;
    return grams === NONE ? null : weightIn(grams, this.list.shopper.weightUnit);
  }

  get #rows() {
    return this.list.shopper.snapshot.base.rows;
  }
  get #priced() {
    return (this.#prices ??= graphqlPrices(this.list.shopper, this));
  }
}

/** A product of another room's answer, a variant as one of its family; undefined when the catalogue has none. */
export function graphqlProductOf(
  ctx: Ctx,
  productId: number,
  familyId = productId,
): GraphqlProduct | undefined {
  const shopper = shopperOf(ctx);
  const { rows } = shopper.snapshot.base;
  const [row, familyRow] = [rowOf(rows, productId), rowOf(rows, familyId)];
  if (row === NONE || familyRow === NONE) return undefined;
  return new GraphqlProduct(productList(ctx, shopper), row, { familyRow });
}

/** Where a product's address leads that is not its own any more: the status and the path without a slash. */
const NOT_MOVED = { redirectCode: 0, to: "" };

const TYPE_NAMES = {
  simple: "SimpleProduct",
  virtual: "VirtualProduct",
  configurable: "ConfigurableProduct",
  bundle: "BundleProduct",
  giftcard: "GiftCardProduct",
} as const;

/** The id that a filter names by its uid or plainly. */
export function idOrUid(text: string): string {
  return /^\d+$/.test(text) ? text : (idOfUid(text) ?? text);
}

/** The gallery in the store's order (PDP-23). */
export function mediaGalleryEntries({ list, id, name }: GraphqlProduct) {
  const media = list.media(id);
  return media instanceof Promise
    ? media.then((entries) => galleryOf(entries, id, name))
    : galleryOf(media, id, name);
}

/** The same as Magento's later field has it. */
export function mediaGallery(product: GraphqlProduct) {
  const entries = mediaGalleryEntries(product);
  return entries instanceof Promise ? entries.then(asImages) : asImages(entries);
}

const asImages = (entries: ReturnType<typeof galleryOf>) =>
  entries.map((entry) => ({ ...entry, __typename: "ProductImage" as const }));

function galleryOf(entries: readonly MediaRow[], id: number, name: string) {
  return inGalleryOrder(entries.filter(({ kind }) => kind === "image")).map((entry, position) => ({
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

function swatchData(
  swatch: "color" | "image" | "text" | null,
  value: string,
): SwatchDataInterface | null {
  if (swatch === "image") return { __typename: "ImageSwatchData", value, thumbnail: value };
  return swatch && { __typename: swatch === "color" ? "ColorSwatchData" : "TextSwatchData", value };
}

/** The variants with what each one is. */
export function configurableVariants({ list, row }: GraphqlProduct) {
  const { base } = list.shopper.snapshot;
  return variantsOf(list.shopper, row).map(({ productId, selections }) => ({
    product: new GraphqlProduct(list, rowOf(base.rows, productId), { familyRow: row }),
    attributes: selections.map(({ attributeId, optionId }) => ({
      code: base.attributes.byId(attributeId)?.code ?? "",
      uid: optionUid(attributeId, optionId),
      label: base.attributes.optionLabel(optionId, list.shopper.index.view.id),
      value_index: optionId,
    })),
  }));
}
