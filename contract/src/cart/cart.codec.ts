import type { Cart } from "@placket/domain/cart/cart";
import { badgeCount } from "@placket/domain/cart/badge-count";
import { canEditItem } from "@placket/domain/cart/access";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Totals } from "@placket/domain/cart/totals";
import type { Money } from "@placket/domain/money/money";
import { imageUrl, TILE_WIDTH } from "@placket/domain/media/image-url";
import { add, money, subtract } from "@placket/domain/money/money";
import { fillPhrase } from "@placket/domain/phrase";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { addressToWire, type PlaceNames } from "../directory/address.codec.ts";
import { moneyToWire } from "../money/money.codec.ts";

/** What the wire's cart says beyond the domain's: names of places, payment methods on offer, money as text. */
export interface CartWireFacts {
  readonly places: PlaceNames;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Amounts inside sentences are written in the store view's format. */
  formatMoney(amount: Money): string;
}

export type CartWire = ReturnType<typeof cartToWire>;
export type CartItemWire = ReturnType<typeof itemToWire>;

/**
 * One cart for both transports (CART-01 to 10, reading 62): REST sends the whole object, GraphQL picks
 * from it.
 */
export function cartToWire(cart: Cart, facts: CartWireFacts) {
  const items = cart.items.map((item, i) => itemToWire(item, cart.totals.rows[i]));
  return {
    id: cart.maskId,
    cart_id: cart.maskId,
    mask_id: cart.maskId,
    email: cart.email,
    items,
    total_quantity: badgeCount(cart.items),
    is_virtual: cart.isVirtual,
    prices: pricesToWire(cart),
    summary: summaryToWire(cart),
    applied_coupons: cart.coupon ? [{ code: cart.coupon.code }] : null,
    applied_gift_cards: [],
    applied_reward_points: null,
    applied_store_credit: null,
    billing_address: cart.billingAddress && addressToWire(cart.billingAddress, facts.places),
    billing_same_as_shipping: cart.billingSameAsShipping,
    shipping_addresses: shippingAddressesToWire(cart, facts),
    available_payment_methods: facts.paymentMethods.map(({ code, title }) => ({
      code,
      title,
      is_deferred: false,
    })),
    selected_payment_method: selectedPayment(cart, facts),
    hasCustomer: cart.customerId !== null,
    checkoutDisabled: cart.items.length === 0 || cart.items.some((item) => !item.isSaleable),
    free_shipping_progress_bar: freeShippingText(cart, facts),
    free_shipping_progress: freeShippingToWire(cart),
    order_comment: cart.orderComment,
  };
}

function itemToWire(item: CartItem, row: Totals["rows"][number] | undefined) {
  const nothing = money(0, item.unitPrice.currency);
  return {
    __typename: typenameOf(item),
    id: String(item.id),
    item_id: item.id,
    uid: uidOf(item.id),
    name: item.name,
    sku: item.sku,
    product_type: item.parentId === null ? (item.isVirtual ? "virtual" : "simple") : "configurable",
    quantity: item.quantity,
    qty: item.quantity,
    prices: {
      price: moneyToWire(item.unitPrice),
      original_item_price: moneyToWire(item.regularPrice),
      row_total: moneyToWire(row?.rowTotal ?? nothing),
      total_item_discount: moneyToWire(row?.discount ?? nothing),
    },
    product: {
      id: item.parentId ?? item.productId,
      sku: item.sku,
      name: item.name,
      url_key: item.urlKey,
      url: `/${item.urlKey}`,
      stock_status: item.isSaleable ? "IN_STOCK" : "OUT_OF_STOCK",
      small_image: {
        url: item.imageFile === null ? null : imageUrl(item.imageFile, TILE_WIDTH),
        label: item.name,
      },
    },
    url: `/${item.urlKey}`,
    simpleProductId: item.productId,
    options: item.selections.map(({ attributeLabel, optionLabel }) => ({
      label: attributeLabel,
      value: optionLabel,
    })),
    custom_options: [],
    customizable_options: [],
    configurable_options: item.selections.map((selection) => ({
      id: selection.attributeId,
      option_label: selection.attributeLabel,
      value_id: selection.optionId,
      value_label: selection.optionLabel,
      configurable_product_option_uid: uidOf(`configurable/${selection.attributeId}`),
      configurable_product_option_value_uid: uidOf(
        `configurable/${selection.attributeId}/${selection.optionId}`,
      ),
    })),
    configured_variant: { id: item.productId, sku: item.sku },
    selections: item.selections.map(({ attributeId, optionId }) => ({
      attribute_id: attributeId,
      option_id: optionId,
    })),
    embroidery_item: item.embroideryItemId === null ? null : String(item.embroideryItemId),
    embroidery_items: [],
    min_qty: item.quantityRules.minimum,
    max_qty: item.quantityRules.maximum,
    qty_increment: item.quantityRules.increment,
    optionIncrement: item.quantityRules.increment,
    overrideCategoryId: item.overrideCategoryId,
    userCanEdit: canEditItem(item) === true,
    user_can_edit: canEditItem(item) === true,
    is_saleable: item.isSaleable,
    loyalty_message: null,
    errors: item.isSaleable
      ? null
      : [{ code: "ITEM_QTY", message: "Product is no longer available, please remove from cart" }],
  };
}

/** Magento's uids are base64 of the id. */
export const uidOf = (id: number | string): string => btoa(String(id));

/** A cart item's id from its number or its uid. */
export function itemIdFromUid(uid: string): number | undefined {
  try {
    const id = Number(atob(uid));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}

function typenameOf(item: CartItem) {
  if (item.parentId !== null) return "ConfigurableCartItem" as const;
  return item.isVirtual ? ("VirtualCartItem" as const) : ("SimpleCartItem" as const);
}

function pricesToWire({ totals, coupon, chosenShippingMethod }: Cart) {
  const { subtotal, discount, tax, taxes, grandTotal } = totals;
  return {
    subtotal_excluding_tax: moneyToWire(subtotal),
    subtotal_including_tax: moneyToWire(add(subtotal, tax)),
    subtotal_with_discount_excluding_tax: moneyToWire(subtract(subtotal, discount)),
    discounts: coupon ? [{ amount: moneyToWire(discount), label: coupon.name }] : null,
    applied_taxes: taxes.map(({ amount, label }) => ({ amount: moneyToWire(amount), label })),
    grand_total: moneyToWire(grandTotal),
    raw_totals: rawTotals({ totals, coupon, chosenShippingMethod }),
  };
}

/** The lines of the sum in order; grand total last. */
function rawTotals(cart: Pick<Cart, "totals" | "coupon" | "chosenShippingMethod">) {
  const { subtotal, discount, shipping, tax, grandTotal } = cart.totals;
  const line = (code: string, label: string, amount: Money) => ({
    code,
    label,
    amount: moneyToWire(amount),
  });
  return [
    line("subtotal", "Subtotal", subtotal),
    ...(cart.coupon
      ? [line("discount", `Discount (${cart.coupon.code})`, negative(discount))]
      : []),
    ...(shipping ? [line("shipping", shippingLabel(cart.chosenShippingMethod), shipping)] : []),
    ...(tax.minor === 0 ? [] : [line("tax", "Tax", tax)]),
    line("grand_total", "Grand Total", grandTotal),
  ];
}

const negative = (amount: Money) => money(0 - amount.minor, amount.currency);

/** CART-10. */
function summaryToWire({ totals, coupon, chosenShippingMethod }: Cart) {
  return {
    subtotal_excluding_tax: moneyToWire(totals.subtotal),
    grand_total: moneyToWire(totals.grandTotal),
    tax_total: { amount: moneyToWire(totals.tax) },
    shipping_charge: totals.shipping && {
      amount: moneyToWire(totals.shipping),
      label: shippingLabel(chosenShippingMethod),
    },
    discounts: coupon ? [{ label: coupon.name, amount: moneyToWire(totals.discount) }] : [],
    raw_totals: rawTotals({ totals, coupon, chosenShippingMethod }),
  };
}

const shippingLabel = (method: ShippingMethod | null) =>
  method ? `${method.carrierTitle} - ${method.methodTitle}` : "Shipping";

function shippingAddressesToWire(cart: Cart, { places }: CartWireFacts) {
  if (!cart.shippingAddress) return [];
  return [
    {
      ...addressToWire(cart.shippingAddress, places),
      available_shipping_methods: cart.shippingMethods.map((method) => ({
        ...methodToWire(method),
        available: true,
        error_message: null,
      })),
      selected_shipping_method:
        cart.chosenShippingMethod && methodToWire(cart.chosenShippingMethod),
    },
  ];
}

function methodToWire(method: ShippingMethod) {
  return {
    amount: moneyToWire(method.amount),
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
  };
}

function selectedPayment(cart: Cart, facts: CartWireFacts) {
  const method = facts.paymentMethods.find(({ code }) => code === cart.paymentMethodCode);
  return { code: method?.code ?? "", title: method?.title ?? "", purchase_order_number: null };
}

/** CART-09: the line as one text, in English. */
function freeShippingText({ freeShipping, currency }: Cart, facts: CartWireFacts) {
  if (!freeShipping) return null;
  const missing = money(freeShipping.missingMinor, currency);
  return fillPhrase(freeShipping.phrase, [facts.formatMoney(missing)]);
}

/** The same line in its parts, for whoever says it in another language or draws it. */
function freeShippingToWire({ freeShipping, currency }: Cart) {
  if (!freeShipping) return null;
  const { phrase, missingMinor, part } = freeShipping;
  return { phrase, missing: moneyToWire(money(missingMinor, currency)), part };
}
