import type {
  OfferedBundle,
  OfferedOption,
  OfferedSelection,
} from "@placket/domain/bundle/offered-bundle";
import { titleOf } from "@placket/domain/bundle/selection-title";
import { isSizeAttribute } from "@placket/domain/catalog/size-attribute";
import { imageUrl, TILE_WIDTH } from "@placket/domain/media/image-url";
import { money } from "@placket/domain/money/money";
import { startQuantity, type BundleOption } from "@placket/domain/bundle/bundle";
import { bundleInView } from "../read-model/bundle-in-view.ts";
import { ownPrice, selectionPrice } from "../read-model/price/bundle-range.ts";
import type { BundleRow, SelectionRow } from "../read-model/rows/bundles.ts";
import { NONE, rowOf } from "../read-model/rows/product-rows.ts";
import type { Sellable } from "../sellable.ts";
import type { Shopper } from "../shopper.ts";
import { swatchValue } from "../tile.ts";

/** What a bundle is made of, as it is offered to whoever asks; `null` of what is none. */
export function offeredBundle(shopper: Shopper, row: number): OfferedBundle | null {
  const bundle = bundleInView(shopper.snapshot.base, shopper.index, row);
  if (!bundle) return null;
  const { byImage, options, priceType, weightType, priceView, ships, labels, ...rest } = bundle;
  const own = ownPrice(shopper.snapshot.base, row, bundle, readerOf(shopper, 1));
  return {
    ...rest,
    priceType,
    weightType,
    priceView,
    ships,
    labels,
    own: money(Math.max(0, own), shopper.index.view.currency),
    options: options.map((option): OfferedOption => ({
      ...option,
      isByImage: byImage.includes(option.id),
      selections: option.selections.flatMap(
        (selection) => offeredSelection(shopper, { row, bundle, option, selection }) ?? [],
      ),
    })),
  };
}

interface Place {
  readonly row: number;
  readonly bundle: BundleRow;
  readonly option: BundleOption;
  readonly selection: SelectionRow;
}

function offeredSelection(
  shopper: Shopper,
  { row, bundle, option, selection }: Place,
): OfferedSelection | undefined {
  const { base } = shopper.snapshot;
  const product = soldAlone(shopper, selection);
  if (!product) return undefined;
  const reader = readerOf(shopper, startQuantity(option, selection));
  const { final, regular } = selectionPrice(base, { row, bundle, selection, reader });
  const { currency } = shopper.index.view;
  const { row: _, priceMinor: _minor, priceMicro: _micro, ...said } = selection;
  const isSaleable = product.isSaleable && final !== NONE;
  const waits = isSaleable && selection.shelf.backorders && (selection.shelf.quantity ?? 1) <= 0;
  return {
    ...said,
    title: titleOf(product),
    type: product.type,
    ...looksOf(shopper, product),
    picture: product.imageFile === null ? null : imageUrl(product.imageFile, TILE_WIDTH),
    price: final === NONE ? null : money(final, currency),
    originalPrice: regular > final && final !== NONE ? money(regular, currency) : null,
    isSaleable,
    stockMessage: isSaleable ? "In stock" : "Out of stock",
    backorderMessage: waits ? "Available on backorder" : null,
    alertMessage: product.discontinued && isSaleable ? "While stock lasts" : null,
  };
}

/** A selection's product, a variant as one of its first family. */
function soldAlone(
  { snapshot, index }: Shopper,
  { productId }: SelectionRow,
): Sellable | undefined {
  return snapshot.sellable(productId, snapshot.parentsOf(productId)[0] ?? null, index.view.id);
}

/** Color and size, as far as it was chosen by them in its family or has them by itself. */
function looksOf(
  shopper: Shopper,
  { selections, productId }: Sellable,
): Pick<OfferedSelection, "color" | "colorSwatch" | "size"> {
  const { attributes } = shopper.snapshot.base;
  const own = selections.length > 0 ? selections : ownChoices(shopper, productId);
  const color = own.find(({ attributeId }) => isColor(attributes.byId(attributeId)?.swatch));
  const size = own.find(({ attributeCode, attributeLabel }) =>
    isSizeAttribute({ code: attributeCode, label: attributeLabel }),
  );
  const attribute = color && attributes.byId(color.attributeId);
  const swatch = color && attribute ? swatchValue(shopper, attribute, color.optionId) : "";
  return {
    color: color?.optionLabel ?? null,
    colorSwatch: swatch === "" ? null : swatch,
    size: size?.optionLabel ?? null,
  };
}

const isColor = (swatch: string | null | undefined) => swatch === "color" || swatch === "image";

/** The options that a product has by itself of attributes that others are chosen by. */
function ownChoices({ snapshot, index }: Shopper, productId: number): Sellable["selections"] {
  const { attributes, rows } = snapshot.base;
  const at = rowOf(rows, productId);
  return [...rows.options].flatMap(([attributeId, column]) => {
    const attribute = attributes.byId(attributeId);
    const optionId = at === NONE ? 0 : (column[at] ?? 0);
    if (!attribute || optionId === 0) return [];
    return {
      attributeId,
      attributeCode: attribute.code,
      attributeLabel: attributes.labelOf(attribute, index.view.id),
      optionId,
      optionLabel: attributes.optionLabel(optionId, index.view.id),
    };
  });
}

const readerOf = ({ index, customerGroupId, now }: Shopper, quantity: number) => ({
  websiteId: index.view.websiteId,
  customerGroupId,
  quantity,
  now: now.getTime(),
});
