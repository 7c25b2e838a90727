import type { Address } from "../directory/address.ts";
import type { GiftCard } from "../gift-card/gift-card.ts";
import type { CouponOnCart } from "../promotion/cart-rule.ts";
import type { CouponReach } from "../promotion/coupon-reach.ts";
import type { ChosenShippingMethod, ShippingMethod } from "../shipping/shipping-method.ts";
import type { OwnAccount } from "../ledger/own-account.ts";
import type { CartItem } from "./cart-item.ts";
import type { LineKey } from "./line-identity.ts";
import type { QuotedPrices } from "./quote/quoted-prices.ts";
import type { CartTotals } from "./totals/totals.ts";

/** A cart as shoppers and the checkout see it (CART-07, CART-08, CHECK-06). */
export interface Cart {
  readonly id: number;
  readonly maskId: string;
  readonly currency: string;
  readonly email: string | null;
  readonly items: readonly CartItem[];
  readonly totals: CartTotals;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly billingSameAsShipping: boolean;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly chosenShippingMethod: ShippingMethod | null;
  readonly paymentMethodCode: string | null;
  /** The codes that hold, and which items each counts for: bulk prices take no other promotion (PDP-48). */
  readonly coupons: readonly AppliedCoupon[];
  /** Codes that are on the cart and do not hold now. */
  readonly lapsedCodes: readonly string[];
  /** Whether another code would count beside those that do. */
  readonly takesMoreCodes: boolean;
  /** The cards that are used, in the order in which they are taken from; some may hold nothing any more. */
  readonly giftCards: readonly GiftCard[];
  /** Never while the shop has it switched off. */
  readonly usesStoreCredit: boolean;
  readonly rewardPoints: number;
  readonly ownAccounts: readonly OwnAccount[];
  readonly cardProviders: readonly string[];
  readonly orderComment: string | null;
  /** How far it is to free shipping; `null` when none is offered (CART-09). */
  readonly freeShipping: FreeShippingProgress | null;
  readonly isVirtual: boolean;
  readonly customerId: number | null;
  /** The quote whose prices hold for it; `null` where they are today's. */
  readonly quote: Pick<QuotedPrices, "id" | "validUntil"> | null;
  readonly version: number;
}

/** A code that holds for a cart. */
export interface AppliedCoupon extends CouponOnCart {
  readonly reach: CouponReach;
}

/** How far a cart is from free shipping. */
export interface FreeShippingProgress {
  /** `%1` stands for what is missing. */
  readonly phrase:
    | "Add %1 for free shipping"
    | "Free shipping reached. Your order ships FREE."
    | "Free shipping is yours. Choose it at the checkout.";
  readonly missingMinor: number;
  /** From 0, nothing in the cart, to 1, reached. */
  readonly part: number;
}

/** A cart as the database keeps it; prices and stock are never stored, they are looked up. */
export interface StoredCart {
  readonly id: number;
  readonly maskId: string;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly email: string | null;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly billingSameAsShipping: boolean;
  readonly chosenShippingMethod: ChosenShippingMethod | null;
  readonly paymentMethodCode: string | null;
  /** What the payment method needs to charge, as its provider understands it. */
  readonly paymentDetails: unknown;
  /** The codes on it, and of which rules each is. */
  readonly coupons: readonly CouponOnCart[];
  /** With what was on them when the cart was read. */
  readonly giftCards: readonly GiftCard[];
  /** What its customer wants to spend: all of the store credit or none, so many points. */
  readonly usesStoreCredit: boolean;
  readonly rewardPoints: number;
  /** The accounts of its customer as they stood when it was read; none of a guest's. */
  readonly ownAccounts: readonly OwnAccount[];
  /** The processors that keep a card for its customer; none of a guest's. */
  readonly cardProviders: readonly string[];
  readonly orderComment: string | null;
  /** The quote that staff put into it: its prices hold while the cart is what the quote said. */
  readonly quoted: QuotedPrices | null;
  /**
   * Numbers of the logos on its lines whose stitches were to be made and paid for when it was read: those of the first
   * order that is placed are (EMB-17).
   */
  readonly unpaidLogos: readonly string[];
  /** Numbers of the logos on its lines that were to be digitized when they were put there, and are by now. */
  readonly digitizedSince: readonly string[];
  readonly isActive: boolean;
  /** It is of one visit from a procurement system, whoever else knows its id; left out of every other. */
  readonly isBound?: boolean;
  /** Its lines went over into another cart: nobody uses it any more. */
  readonly isJoined: boolean;
  readonly version: number;
  readonly items: readonly StoredCartItem[];
}

/** A line as the database keeps it. */
export interface StoredCartItem extends LineKey {
  readonly id: number;
  readonly quantity: number;
}
