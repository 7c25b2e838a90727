import { SHIPS, VIEWS } from "@placket/contract/bundle/offered-bundle.codec";
import { selectionUid } from "@placket/contract/bundle/selection-uid";
import { uidOf } from "@placket/contract/uid";
import { startQuantity } from "@placket/domain/bundle/bundle";
import type { OfferedBundle, OfferedOption } from "@placket/domain/bundle/offered-bundle";
import { decimalOf } from "@placket/domain/money/price-format";
import { offeredBundle } from "../bundle/offered-bundle.ts";
import { NONE, rowOf } from "../read-model/rows/product-rows.ts";
import { productPriceRange } from "./graphql-prices.ts";
import { GraphqlProduct } from "./graphql-product.ts";

type Of<Value> = (product: GraphqlProduct) => Value;

const told =
  <Value>(of: (bundle: OfferedBundle, product: GraphqlProduct) => Value): Of<Value | null> =>
  (product) => {
    const bundle = offeredBundle(product.list.shopper, product.row);
    return bundle && of(bundle, product);
  };

/** What Magento's `BundleProduct` says besides what all products do. */
export const bundleFields = {
  dynamic_price: told(({ priceType }) => priceType === "dynamic"),
  dynamic_sku: told(({ hasDynamicSku }) => hasDynamicSku),
  dynamic_weight: told(({ weightType }) => weightType === "dynamic"),
  price_view: told(({ priceView }) => VIEWS[priceView]),
  ship_bundle_items: told(({ ships }) => SHIPS[ships]),
  items: told((bundle, product) =>
    bundle.options.map((option, position) => itemOf({ bundle, option, position }, product)),
  ),
};

interface Place {
  readonly bundle: OfferedBundle;
  readonly option: OfferedOption;
  readonly position: number;
}

function itemOf({ bundle, option, position }: Place, product: GraphqlProduct) {
  const prices = option.selections.flatMap(({ price }) => price?.minor ?? []);
  return {
    option_id: option.id,
    uid: uidOf(`bundle/${option.id}`),
    title: option.title,
    required: option.isRequired,
    type: option.type,
    position,
    sku: bundle.sku,
    price_range: productPriceRange(product.list.shopper, prices),
    options: option.selections.map((one, at) => {
      const quantity = startQuantity(option, one);
      return {
        id: one.id,
        uid: selectionUid({ optionId: option.id, selectionId: one.id, quantity }),
        label: one.title,
        quantity,
        qty: quantity,
        position: at,
        is_default: one.isDefault,
        can_change_quantity: one.canChangeQuantity,
        price: one.price && decimalOf(one.price),
        price_type: bundle.priceType === "dynamic" ? ("DYNAMIC" as const) : ("FIXED" as const),
        product: productOf(product, one.productId),
      };
    }),
  };
}

function productOf({ list }: GraphqlProduct, productId: number): GraphqlProduct | null {
  const { rows, families } = list.shopper.snapshot.base;
  const row = rowOf(rows, productId);
  if (row === NONE) return null;
  const family = families.firstParentOf(row);
  return new GraphqlProduct(list, row, { familyRow: family === NONE ? row : family });
}
