import { isDoubleProduct } from "@placket/domain/bundle/bundle";
import type {
  OfferedBundle,
  OfferedOption,
  OfferedSelection,
} from "@placket/domain/bundle/offered-bundle";
import { strapLabels } from "@placket/domain/bundle/strap-labels";
import { moneyFromWire } from "../money/money.codec.ts";
import type { WireBundledProduct, WireBundleTerms } from "./offered-bundle.codec.ts";

interface BundleWire {
  readonly sku: string;
  readonly bundledProducts: readonly WireBundledProduct[];
  readonly bundle: WireBundleTerms | null;
  /** `cw_bundle_attr_label_text`. */
  readonly strapTexts: string | null;
}

/** The bundle of a product's page, in names of our own; `null` of what is none. */
export function shownBundle({ sku, bundle, ...wire }: BundleWire): OfferedBundle | null {
  if (!bundle) return null;
  return {
    sku,
    hasDynamicSku: bundle.dynamic_sku,
    isStepped: bundle.step_through,
    priceType: bundle.dynamic_price ? "dynamic" : "fixed",
    weightType: bundle.dynamic_weight ? "dynamic" : "fixed",
    priceView: bundle.price_view === "AS_LOW_AS" ? "lowest" : "range",
    ships: bundle.ship_bundle_items === "TOGETHER" ? "together" : "separately",
    own: moneyFromWire(bundle.base_price),
    labels: strapLabels(wire.strapTexts),
    options: wire.bundledProducts.map(shownOption),
  };
}

const shownOption = (wire: WireBundledProduct): OfferedOption => ({
  id: wire.id,
  title: wire.title,
  type: wire.type,
  isRequired: wire.required === "1",
  isByImage: wire.is_selection_by_image === "1",
  selections: wire.selections.map(shownSelection),
});

function shownSelection(wire: WireBundledProduct["selections"][number]): OfferedSelection {
  return {
    id: wire.selection_id,
    title: wire.selection_title,
    sku: wire.sku,
    productId: wire.product_id,
    type: wire.type_id,
    isDouble: isDoubleProduct({ type: wire.type_id, sku: wire.sku }),
    isDefault: wire.is_default === "1",
    defaultQuantity: wire.default_qty,
    canChangeQuantity: wire.can_change_qty === "1",
    isSaleable: wire.is_item_saleable,
    shelf: { quantity: wire.quantity, backorders: wire.backorders },
    price: wire.price && moneyFromWire(wire.price),
    originalPrice: wire.original_price && moneyFromWire(wire.original_price),
    color: wire.color,
    size: wire.size,
    colorSwatch: wire.color_swatch_image,
    picture: wire.bundle_swatch_image,
    stockMessage: wire.stock_message,
    backorderMessage: wire.backorder_message,
    alertMessage: wire.product_alert_message,
    groupLabels: JSON.parse(wire.product_name_group_label) as Readonly<Record<string, string>>,
  };
}
