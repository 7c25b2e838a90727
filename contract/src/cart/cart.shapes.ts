import { z } from "zod";
import { wireAddress } from "../directory/address.codec.ts";
import { customOption, lineOption, linePicture, sewnPicture } from "./line.codec.ts";
import { totalsLine } from "../line/totals-line.codec.ts";
import { arrivalShape, phrase, price } from "../shapes.ts";
import { giftCardSelections } from "../sold-card/giftcard-option.codec.ts";
import { parts } from "./parts.codec.ts";

/** What was chosen of one attribute, in GraphQL's spelling (CART-02). */
const configurableOption = z.object({
  id: z.number(),
  option_label: z.string(),
  value_id: z.number(),
  value_label: z.string(),
  configurable_product_option_uid: z.string(),
  configurable_product_option_value_uid: z.string(),
});

/** What was chosen of one bundle option; empty on every line that is no bundle (CART-02). */
const bundleOption = z.object({
  id: z.number(),
  uid: z.string(),
  label: z.string(),
  type: z.string(),
  values: z.array(
    z.object({
      id: z.number(),
      uid: z.string(),
      label: z.string(),
      quantity: z.number(),
      sku: z.string(),
      price,
      priceV2: price,
    }),
  ),
});

const discount = z.object({ amount: price, label: z.string() });

const itemProduct = z.object({
  __typename: z.enum([
    "SimpleProduct",
    "VirtualProduct",
    "ConfigurableProduct",
    "BundleProduct",
    "GiftCardProduct",
  ]),
  id: z.number(),
  uid: z.string(),
  sku: z.string(),
  name: z.string(),
  url_key: z.string(),
  url: z.string(),
  stock_status: z.enum(["IN_STOCK", "OUT_OF_STOCK"]),
  small_image: linePicture,
});

/** A line of the cart (CART-01 to 06, CHECK-07). */
export const cartItemShape = z.object({
  __typename: z.enum([
    "SimpleCartItem",
    "VirtualCartItem",
    "ConfigurableCartItem",
    "BundleCartItem",
    "GiftCardCartItem",
  ]),
  id: z.string(),
  item_id: z.number(),
  uid: z.string(),
  name: z.string(),
  sku: z.string(),
  product_type: z.enum(["simple", "virtual", "configurable", "bundle", "giftcard"]),
  quantity: z.number(),
  qty: z.number(),
  prices: z.object({
    price,
    original_item_price: price,
    /** Why it is lower: what shoppers read of the catalog price rules. */
    price_rules: z.array(z.string()),
    row_total: price,
    total_item_discount: price,
    /** Why: each rule that takes something off it. */
    discounts: z.array(discount),
  }),
  product: itemProduct,
  url: z.string(),
  /** The product whose page shows it: the family of a variant. */
  product_id: z.number(),
  picture: linePicture,
  /** What is sewn on it, a picture for each side of the garment, and in words (decision 0093). */
  sewn_pictures: z.array(sewnPicture),
  simpleProductId: z.number(),
  options: z.array(lineOption),
  custom_options: z.array(customOption),
  customizable_options: z.array(
    z.object({
      label: z.string(),
      values: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  configurable_options: z.array(configurableOption),
  bundle_options: z.array(bundleOption),
  configured_variant: z.object({
    __typename: z.literal("SimpleProduct"),
    id: z.number(),
    uid: z.string(),
    sku: z.string(),
  }),
  /** CART-05: pairs of ids; of a bundle its selections by option, of a gift card what it is to be. */
  selections: z.union([
    z.array(z.object({ attribute_id: z.number(), option_id: z.number() })),
    z.record(z.string(), z.array(z.number())),
    giftCardSelections,
  ]),
  /** Of a bundle, the pieces of each selection by option; empty of what is none. */
  selections_qty: z.record(z.string(), z.record(z.string(), z.number())),
  /** The choice of a bundle as it may be sent back: Magento's uids of its selections. */
  bundle_uids: z.array(z.string()),
  /** What a gift card is to be, JSON text as it may be sent back; `null` of what is none. */
  giftcard_option: z.string().nullable(),
  /** What was chosen of the product's own options, JSON text as it may be sent back as `custom_options`. */
  chosen_options: z.string().nullable(),
  embroidery_item: z.string().nullable(),
  embroidery_items: z.array(z.string()),
  /** What is done to it, as it may be sent back. */
  parts,
  /** So many more pieces of its family, and each costs so much; `null` where more cost the same. */
  next_tier: z.object({ pieces: z.number(), price }).nullable(),
  min_qty: z.number(),
  max_qty: z.number(),
  qty_increment: z.number(),
  optionIncrement: z.number(),
  overrideCategoryId: z.number().nullable(),
  userCanEdit: z.boolean(),
  user_can_edit: z.boolean(),
  is_saleable: z.boolean(),
  loyalty_message: z.string().nullable(),
  errors: z
    .array(z.object({ code: z.enum(["ITEM_QTY", "UNDEFINED"]), message: z.string() }))
    .nullable(),
});

const shippingMethod = z.object({
  amount: price,
  carrier_code: z.string(),
  carrier_title: z.string(),
  method_code: z.string(),
  method_title: z.string(),
  arrival: arrivalShape.nullable(),
});

const shippingAddress = wireAddress.extend({
  available_shipping_methods: z.array(
    shippingMethod.extend({ available: z.boolean(), error_message: z.string().nullable() }),
  ),
  selected_shipping_method: shippingMethod.nullable(),
});

const prices = z.object({
  subtotal_excluding_tax: price,
  subtotal_including_tax: price,
  subtotal_with_discount_excluding_tax: price,
  discounts: z.array(discount).nullable(),
  applied_taxes: z.array(discount),
  grand_total: price,
  raw_totals: z.array(totalsLine),
});

/** CART-10. */
const summary = z.object({
  subtotal_excluding_tax: price,
  grand_total: price,
  tax_total: z.object({ amount: price }),
  shipping_charge: discount.nullable(),
  discounts: z.array(discount),
  raw_totals: z.array(totalsLine),
});

/** A cart on the wire, as both transports send it (CART-01 to 10). */
export const cartShape = z.object({
  id: z.string(),
  cart_id: z.string(),
  mask_id: z.string(),
  email: z.string().nullable(),
  items: z.array(cartItemShape),
  total_quantity: z.number(),
  is_virtual: z.boolean(),
  prices,
  summary,
  /** Codes that are on it and do not hold now. */
  lapsed_coupons: z.array(z.string()),
  takes_more_coupons: z.boolean(),
  applied_coupons: z.array(z.object({ code: z.string(), note: phrase.nullable() })).nullable(),
  applied_gift_cards: z.array(
    z.object({
      code: z.string(),
      applied_balance: price,
      current_balance: price,
      expiration_date: z.string().nullable(),
    }),
  ),
  applied_reward_points: z.object({ points: z.number(), money: price }).nullable(),
  applied_store_credit: z
    .object({ enabled: z.boolean(), applied_balance: price, current_balance: price })
    .nullable(),
  billing_address: wireAddress.nullable(),
  billing_same_as_shipping: z.boolean(),
  shipping_addresses: z.array(shippingAddress),
  available_payment_methods: z.array(
    z.object({ code: z.string(), title: z.string(), is_deferred: z.boolean() }),
  ),
  selected_payment_method: z.object({
    code: z.string(),
    title: z.string(),
    purchase_order_number: z.string().nullable(),
  }),
  hasCustomer: z.boolean(),
  checkoutDisabled: z.boolean(),
  free_shipping_progress_bar: z.string().nullable(),
  free_shipping_progress: z
    .object({ phrase: z.string(), missing: price, part: z.number() })
    .nullable(),
  order_comment: z.string().nullable(),
});

export type CartWire = z.infer<typeof cartShape>;
export type CartItemWire = z.infer<typeof cartItemShape>;
