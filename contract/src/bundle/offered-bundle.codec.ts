import { OPTION_TYPES } from "@placket/domain/bundle/bundle";
import type { OfferedBundle, OfferedSelection } from "@placket/domain/bundle/offered-bundle";
import { z } from "zod";
import { moneyToWire } from "../money/money.codec.ts";
import { price } from "../shapes.ts";

/** `'1'` or `'0'`, as the documents spell it. */
const yesOrNo = z.enum(["0", "1"]);

const spelled = (is: boolean) => (is ? ("1" as const) : ("0" as const));

/** A selection of a bundle (BUNDLE-02), its prices for one bundle. */
const bundleSelection = z.object({
  selection_id: z.number(),
  selection_title: z.string(),
  sku: z.string(),
  product_id: z.number(),
  type_id: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  color_swatch_image: z.string().nullable(),
  bundle_swatch_image: z.string().nullable(),
  price: price.nullable(),
  original_price: price.nullable(),
  is_default: yesOrNo,
  default_qty: z.number(),
  can_change_qty: yesOrNo,
  stock_message: z.string(),
  backorder_message: z.string().nullable(),
  product_alert_message: z.string().nullable(),
  is_item_saleable: z.boolean(),
  /** Pieces on the shelf; `null` where nobody counts them. */
  quantity: z.number().nullable(),
  backorders: z.boolean(),
  /** JSON of headings by store view code; `default` is for all others. */
  product_name_group_label: z.string(),
});

/** An option of a bundle (BUNDLE-01). */
export const bundledProduct = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(OPTION_TYPES),
  required: yesOrNo,
  is_selection_by_image: yesOrNo,
  selections: z.array(bundleSelection),
});

/** What is said of all of a bundle. */
export const bundleTerms = z.object({
  dynamic_price: z.boolean(),
  dynamic_sku: z.boolean(),
  dynamic_weight: z.boolean(),
  price_view: z.enum(["PRICE_RANGE", "AS_LOW_AS"]),
  ship_bundle_items: z.enum(["TOGETHER", "SEPARATELY"]),
  /** Later options stay hidden until earlier ones are chosen (BUNDLE-06). */
  step_through: z.boolean(),
  /** What it costs besides its selections. */
  base_price: price,
});

export type WireBundledProduct = z.output<typeof bundledProduct>;
export type WireBundleTerms = z.output<typeof bundleTerms>;

/** The options of a bundle in the spec's names; none of what is no bundle. */
export const bundledToWire = (bundle: OfferedBundle | null): WireBundledProduct[] =>
  (bundle?.options ?? []).map(({ id, title, type, isRequired, isByImage, selections }) => ({
    id,
    title,
    type,
    required: spelled(isRequired),
    is_selection_by_image: spelled(isByImage),
    selections: selections.map(selectionToWire),
  }));

function selectionToWire(one: OfferedSelection): WireBundledProduct["selections"][number] {
  return {
    selection_id: one.id,
    selection_title: one.title,
    sku: one.sku,
    product_id: one.productId,
    type_id: one.type,
    color: one.color,
    size: one.size,
    color_swatch_image: one.colorSwatch,
    bundle_swatch_image: one.picture,
    price: one.price && moneyToWire(one.price),
    original_price: one.originalPrice && moneyToWire(one.originalPrice),
    is_default: spelled(one.isDefault),
    default_qty: one.defaultQuantity,
    can_change_qty: spelled(one.canChangeQuantity),
    stock_message: one.stockMessage,
    backorder_message: one.backorderMessage,
    product_alert_message: one.alertMessage,
    is_item_saleable: one.isSaleable,
    quantity: one.shelf.quantity,
    backorders: one.shelf.backorders,
    product_name_group_label: JSON.stringify(one.groupLabels),
  };
}

/** PRICE_RANGE and the like are Magento's. */
export const VIEWS = { range: "PRICE_RANGE", lowest: "AS_LOW_AS" } as const;
export const SHIPS = { together: "TOGETHER", separately: "SEPARATELY" } as const;

export const termsToWire = (bundle: OfferedBundle): WireBundleTerms => ({
  dynamic_price: bundle.priceType === "dynamic",
  dynamic_sku: bundle.hasDynamicSku,
  dynamic_weight: bundle.weightType === "dynamic",
  price_view: VIEWS[bundle.priceView],
  ship_bundle_items: SHIPS[bundle.ships],
  step_through: bundle.isStepped,
  base_price: moneyToWire(bundle.own),
});

/** `cw_bundle_attr_label_text` (PDP-10, BUNDLE-08): JSON with `label1` and `label2`. */
export const labelsToWire = ({ labels }: OfferedBundle): string =>
  JSON.stringify({ label1: labels.left, label2: labels.right });
