import { isPartKind } from "@placket/domain/cart/part-kind-names";
import type { PartWish } from "@placket/domain/cart/part-kinds";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import type { SewnPicture } from "../embroidery/sewn-picture.ts";
import {
  present,
  shownAddress,
  type AddressWire,
  type ShownAddress,
} from "./shown-address.codec.ts";
import { shownMethod, type MethodWire, type ShownShippingMethod } from "./shown-method.codec.ts";

/** An amount as a browser shows it: major units and currency. */
interface Price {
  readonly value: number;
  readonly currency: string;
}

interface Phrase {
  readonly phrase: string;
  readonly values: readonly string[];
}

/** A cart as a browser shows it: what the wire says, in the store's own spelling. */
export interface ShownCart {
  readonly maskId: string;
  readonly email: string | null;
  readonly items: readonly ShownItem[];
  /** Pieces, embroidery not counted (HEAD-18). */
  readonly pieces: number;
  readonly isVirtual: boolean;
  readonly isCustomers: boolean;
  /** Empty, or something in it cannot be bought. */
  readonly checkoutDisabled: boolean;
  /** The lines of the sum, the grand total last. */
  readonly lines: readonly ShownLine[];
  readonly grandTotal: Price;
  /** The codes that hold, and what is to be known of each. */
  readonly coupons: readonly { readonly code: string; readonly note: Phrase | null }[];
  /** Codes that are on it and do not hold now. */
  readonly lapsedCodes: readonly string[];
  /** Whether another code would count beside them. */
  readonly takesMoreCodes: boolean;
  /** Gift cards that are used: how each is called, what it pays and what is on it. */
  readonly giftCards: readonly ShownGiftCard[];
  /** What the customer has of it in this currency, and what it pays; `null` of a guest. */
  readonly storeCredit: {
    readonly isUsed: boolean;
    readonly pays: Price;
    readonly balance: Price;
  } | null;
  /** The points that pay, and how much; `null` where none do. */
  readonly points: { readonly count: number; readonly pays: Price } | null;
  readonly billingAddress: ShownAddress | null;
  readonly billingSameAsShipping: boolean;
  readonly shippingAddress: ShownAddress | null;
  readonly shippingMethods: readonly ShownShippingMethod[];
  readonly chosenShippingMethod: ShownShippingMethod | null;
  readonly paymentMethods: readonly { readonly code: string; readonly title: string }[];
  /** `""` until one is chosen. */
  readonly paymentMethodCode: string;
  readonly freeShipping: {
    readonly phrase: string;
    readonly missing: Price;
    readonly part: number;
  } | null;
  readonly orderComment: string | null;
}

interface ShownGiftCard {
  readonly code: string;
  readonly pays: Price;
  readonly balance: Price;
}

/** An item of it. */
export interface ShownItem {
  readonly id: number;
  /** The product whose page shows it: the family of a variant. */
  readonly familyId: number;
  readonly simpleProductId: number;
  readonly overrideCategoryId: number | null;
  /** `""` where the product has left the store. */
  readonly name: string;
  readonly sku: string;
  readonly url: string;
  readonly picture: { readonly url: string | null; readonly label: string };
  /** What is sewn on it, side by side. */
  readonly sewn: readonly SewnPicture[];
  readonly options: readonly ShownOption[];
  readonly parts: readonly PartWish[];
  /** The choice of a bundle, and what a gift card is to be, as it is sent back; `null` of what is none. */
  readonly bundle: readonly string[];
  readonly giftCard: string | null;
  /** What was chosen of the product's own options, as it is sent back. */
  readonly chosen: string | null;
  readonly quantity: number;
  readonly rules: QuantityRules;
  readonly price: Price;
  readonly originalPrice: Price;
  /** Why it is lower: what the catalog price rules are called. */
  readonly priceRules: readonly string[];
  readonly rowTotal: Price;
  /** Which promotions take something off the line. */
  readonly discounts: readonly { readonly label: string; readonly amount: Price }[];
  /** So many more pieces of its family, and each costs so much. */
  readonly nextTier: { readonly pieces: number; readonly price: Price } | null;
  /** What it earns, in the shop's words; `""` for nothing. */
  readonly earns: string;
  readonly isSaleable: boolean;
  /** Why it cannot be bought, in the store's language; `null` where it can. */
  readonly unsold: {
    readonly text: string;
    /** Another choice mends it: the product itself is there. */
    readonly isMendable: boolean;
  } | null;
  readonly canEdit: boolean;
  /** It carries embroidery, or is the embroidery of another. */
  readonly isEmbroidered: boolean;
}

interface ShownOption {
  readonly label: string;
  readonly value: string;
  /** What it adds to each piece. */
  readonly price: Price | null;
}

interface ShownLine extends Phrase {
  readonly code: string;
  readonly amount: Price;
  /** Part of the lines above already: not to be added. */
  readonly isIncluded: boolean;
}

interface LineWire extends Phrase {
  readonly code: string;
  readonly amount: Price;
  readonly is_included?: boolean | null | undefined;
}

/** A cart in a browser's own spelling, whether REST sent it or a mutation of GraphQL with the fields below. */
export function shownCart(wire: ShownCartWire): ShownCart {
  const [shipping] = present(wire.shipping_addresses);
  return {
    maskId: wire.id,
    email: wire.email,
    items: present(wire.items).map(shownItem),
    pieces: wire.total_quantity,
    isVirtual: wire.is_virtual,
    isCustomers: wire.hasCustomer,
    checkoutDisabled: wire.checkoutDisabled,
    lines: sent(wire.prices).raw_totals.map(({ is_included, ...line }) => ({
      code: line.code,
      phrase: line.phrase,
      values: line.values,
      amount: line.amount,
      isIncluded: is_included === true,
    })),
    grandTotal: sent(sent(wire.prices).grand_total),
    coupons: present(wire.applied_coupons).map(({ code, note }) => ({ code, note })),
    lapsedCodes: wire.lapsed_coupons,
    takesMoreCodes: wire.takes_more_coupons,
    giftCards: present(wire.applied_gift_cards).map((card) => ({
      code: sent(card.code),
      pays: sent(card.applied_balance),
      balance: sent(card.current_balance),
    })),
    storeCredit: wire.applied_store_credit && {
      isUsed: sent(wire.applied_store_credit.enabled),
      pays: sent(wire.applied_store_credit.applied_balance),
      balance: sent(wire.applied_store_credit.current_balance),
    },
    points: wire.applied_reward_points && {
      count: wire.applied_reward_points.points,
      pays: wire.applied_reward_points.money,
    },
    billingAddress: wire.billing_address && shownAddress(wire.billing_address),
    billingSameAsShipping: wire.billing_same_as_shipping,
    shippingAddress: shipping ? shownAddress(shipping) : null,
    shippingMethods: present(shipping?.available_shipping_methods).map(shownMethod),
    chosenShippingMethod: shipping?.selected_shipping_method
      ? shownMethod(shipping.selected_shipping_method)
      : null,
    paymentMethods: present(wire.available_payment_methods).map(({ code, title }) => ({
      code,
      title,
    })),
    paymentMethodCode: wire.selected_payment_method?.code ?? "",
    freeShipping: wire.free_shipping_progress,
    orderComment: wire.order_comment,
  };
}

/** Lines that stand in no cart: saved ones, those of a link. */
export const shownItems = (wire: List<ItemWire>): readonly ShownItem[] =>
  present(wire).map(shownItem);

function shownItem(wire: ItemWire): ShownItem {
  const prices = sent(wire.prices);
  const [wrong] = present(wire.errors);
  return {
    id: wire.item_id,
    familyId: wire.product_id,
    simpleProductId: wire.simpleProductId,
    overrideCategoryId: wire.overrideCategoryId,
    name: wire.name,
    sku: wire.sku,
    url: wire.url,
    picture: wire.picture,
    sewn: wire.sewn_pictures,
    options: wire.options,
    parts: wire.parts.flatMap(({ type, text, sku }) =>
      isPartKind(type) ? { kind: type, text, sku } : [],
    ),
    bundle: wire.bundle_uids,
    giftCard: wire.giftcard_option,
    chosen: wire.chosen_options,
    quantity: wire.quantity,
    rules: {
      minimum: wire.min_qty ?? 1,
      maximum: wire.max_qty ?? Number.MAX_SAFE_INTEGER,
      increment: wire.qty_increment ?? 1,
    },
    price: prices.price,
    originalPrice: prices.original_item_price,
    priceRules: prices.price_rules,
    rowTotal: prices.row_total,
    discounts: present(prices.discounts),
    nextTier: wire.next_tier,
    earns: wire.loyalty_message ?? "",
    isSaleable: wire.is_saleable,
    unsold: wrong ? { text: wrong.message, isMendable: wrong.code === "UNDEFINED" } : null,
    canEdit: wire.user_can_edit,
    isEmbroidered: wire.embroidery_item !== null || wire.embroidery_items.length > 0,
  };
}

/** What Magento's schema lets be missing and our server always sends. */
function sent<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("The cart came without a part that it always has");
  return value;
}

type List<Value> = readonly (Value | null)[] | null;

/** As much of the wire's cart as is shown; REST sends more, GraphQL what is asked. */
export interface ShownCartWire {
  readonly id: string;
  readonly email: string | null;
  readonly items: List<ItemWire>;
  readonly total_quantity: number;
  readonly is_virtual: boolean;
  readonly hasCustomer: boolean;
  readonly checkoutDisabled: boolean;
  readonly prices: {
    readonly grand_total: Price | null;
    readonly raw_totals: readonly LineWire[];
  } | null;
  readonly applied_coupons: List<{ readonly code: string; readonly note: Phrase | null }>;
  readonly lapsed_coupons: readonly string[];
  readonly takes_more_coupons: boolean;
  readonly applied_gift_cards: List<{
    readonly code: string | null;
    readonly applied_balance: Price | null;
    readonly current_balance: Price | null;
  }>;
  readonly applied_store_credit: {
    readonly enabled: boolean | null;
    readonly applied_balance: Price | null;
    readonly current_balance: Price | null;
  } | null;
  readonly applied_reward_points: { readonly points: number; readonly money: Price } | null;
  readonly billing_address: AddressWire | null;
  readonly billing_same_as_shipping: boolean;
  readonly shipping_addresses: List<
    AddressWire & {
      readonly available_shipping_methods: List<MethodWire>;
      readonly selected_shipping_method: MethodWire | null;
    }
  >;
  readonly available_payment_methods: List<{ readonly code: string; readonly title: string }>;
  readonly selected_payment_method: { readonly code: string } | null;
  readonly free_shipping_progress: ShownCart["freeShipping"];
  readonly order_comment: string | null;
}

interface ItemWire {
  readonly item_id: number;
  readonly product_id: number;
  readonly simpleProductId: number;
  readonly overrideCategoryId: number | null;
  readonly name: string;
  readonly sku: string;
  readonly url: string;
  readonly picture: ShownItem["picture"];
  readonly sewn_pictures: readonly SewnPicture[];
  readonly options: readonly ShownOption[];
  readonly parts: readonly {
    readonly type: string;
    readonly text: string;
    readonly sku: string | null;
  }[];
  readonly bundle_uids: readonly string[];
  readonly giftcard_option: string | null;
  readonly chosen_options: string | null;
  readonly quantity: number;
  readonly min_qty: number | null;
  readonly max_qty: number | null;
  readonly qty_increment: number | null;
  readonly prices: {
    readonly price: Price;
    readonly original_item_price: Price;
    readonly price_rules: readonly string[];
    readonly row_total: Price;
    readonly discounts: List<{ readonly label: string; readonly amount: Price }>;
  } | null;
  readonly next_tier: ShownItem["nextTier"];
  /** Asked of what stands in a cart alone. */
  readonly loyalty_message?: string | null;
  readonly is_saleable: boolean;
  readonly errors: List<{ readonly code: string; readonly message: string }>;
  readonly user_can_edit: boolean;
  readonly embroidery_item: string | null;
  readonly embroidery_items: readonly string[];
}
