import type { Address } from "../../directory/address.ts";
import { allocate, sum, times, zero, type Money } from "../../money/money.ts";
import type { AppliedRule, Promotions } from "../../promotion/apply-rules.ts";
import { NO_RULE } from "../../promotion/cart-rule.ts";
import { isSameMethod, type ShippingMethod } from "../../shipping/shipping-method.ts";
import type { Cart, StoredCart, StoredCartItem } from "../cart.ts";
import type { CartItem } from "../cart-item.ts";
import { isDigitizing } from "../digitizing/digitizing.ts";
import { lineIdentity } from "../line-identity.ts";
import { quoteNumber } from "./quote-number.ts";

/** What a quote promises (decision 0077): its lines as they were, and what each of them cost. */
export interface QuotedPrices {
  readonly id: number;
  readonly validUntil: Date;
  readonly currency: string;
  readonly lines: readonly QuotedLine[];
  /** What making the stitches of which logo costs, once; none where it was paid already. */
  readonly digitizing: readonly { readonly logo: string; readonly price: Money }[];
  readonly shipping: QuotedShipping | null;
}

/** A line of a quote; its discount is of all its pieces and of what is done to them. */
interface QuotedLine {
  readonly item: StoredCartItem;
  readonly unitPrice: Money;
  /** Of each part, in the order of the line; `null` where nothing is paid for it. */
  readonly partPrices: readonly (Money | null)[];
  readonly discount: Money;
}

/** What a way to send it cost, to the place that was said. */
interface QuotedShipping extends Pick<ShippingMethod, "amount" | "carrierCode" | "methodCode"> {
  readonly place: Place;
}

type Place = Pick<Address, "countryCode" | "postcode" | "regionCode">;

/** What a quote says of the price of a cart. */
interface Held {
  readonly quoted: QuotedPrices;
  readonly items: readonly CartItem[];
  readonly applied: readonly AppliedRule[];
}

/** The prices of a cart, as its quote keeps them. */
export function quotedPrices(
  cart: Cart,
  { id, validUntil }: Pick<QuotedPrices, "id" | "validUntil">,
): QuotedPrices {
  const method = cart.chosenShippingMethod;
  const to = cart.shippingAddress;
  const shipping =
    method && to
      ? {
          carrierCode: method.carrierCode,
          methodCode: method.methodCode,
          amount: method.amount,
          place: placeOf(to),
        }
      : null;
  return {
    id,
    validUntil,
    currency: cart.currency,
    shipping,
    digitizing: cart.items.flatMap(({ configuration: { digitizes }, unitPrice }) =>
      digitizes ? { logo: digitizes.logo, price: unitPrice } : [],
    ),
    lines: goodsOf(cart).map(({ item, discount }) => ({
      item: {
        id: item.id,
        productId: item.productId,
        parentId: item.parentId,
        quantity: item.quantity,
        overrideCategoryId: item.overrideCategoryId,
        configuration: item.configuration,
      },
      unitPrice: item.unitPrice,
      partPrices: item.parts.map(({ service }) => service?.unitPrice ?? null),
      discount,
    })),
  };
}

/** The items of a cart but the making of stitches, and what is taken off each. */
const goodsOf = ({ items, totals, currency }: Cart) =>
  items
    .map((item, at) => ({ item, discount: totals.rows[at]?.discount ?? zero(currency) }))
    .filter(({ item }) => !isDigitizing(item));

/**
 * The items of a cart at the prices of the quote that holds for it: until its last moment, while the cart holds
 * what the quote does and nothing else, and all of it can be had. `null` otherwise: its prices are today's.
 */
export function heldByQuote(
  { quoted }: Pick<StoredCart, "quoted">,
  items: readonly CartItem[],
  { now, currency }: { readonly now: Date; readonly currency: string },
): Held | null {
  if (!quoted || quoted.currency !== currency || now >= quoted.validUntil) return null;
  const lines = new Map(quoted.lines.map((line) => [lineIdentity(line.item), line]));
  const pairs = items.flatMap((item) => {
    const line = lines.get(lineIdentity(item));
    return line && isAsQuoted(item, line) ? { item: atPrices(item, line), line } : [];
  });
  if (pairs.length !== items.length || lines.size !== items.length) return null;
  return { quoted, items: pairs.map(({ item }) => item), applied: discountOf(quoted, pairs) };
}

/** Whether it is sold as the quote said: so many pieces, and all that is paid for done to them. */
const isAsQuoted = (item: CartItem, line: QuotedLine): boolean =>
  item.isSaleable &&
  item.quantity === line.item.quantity &&
  item.parts.length === line.partPrices.length &&
  item.parts.every(({ service }, at) => (service === null) === (line.partPrices[at] === null));

function atPrices(item: CartItem, { unitPrice, partPrices }: QuotedLine): CartItem {
  const parts = item.parts.map((part, at) => {
    const price = partPrices[at];
    return part.service && price
      ? { ...part, service: { ...part.service, unitPrice: price } }
      : part;
  });
  // More pieces would not be the quote any more: nothing is promised for them.
  return { ...item, unitPrice, parts, priceRules: [], isBulkPrice: false, nextTier: null };
}

/**
 * The making of stitches in a cart whose prices a quote holds: at the price that it said, and what it said nothing of is
 * not charged. What somebody else has paid since is in no cart.
 */
export const digitizingByQuote = (
  { digitizing }: Pick<QuotedPrices, "digitizing">,
  items: readonly CartItem[],
): readonly CartItem[] =>
  items.flatMap((item) => {
    const quoted = digitizing.find(({ logo }) => logo === item.configuration.digitizes?.logo);
    return quoted ? { ...item, unitPrice: quoted.price, priceRules: [], isBulkPrice: false } : [];
  });

interface Pair {
  readonly item: CartItem;
  readonly line: QuotedLine;
}

/** The discount of the quote, as one that no rule gives any more: by rows, each its part by what it costs. */
function discountOf({ id, currency }: QuotedPrices, pairs: readonly Pair[]): AppliedRule[] {
  const rows = pairs.flatMap(({ item, line }) => allocate(line.discount, worthOf(item)));
  if (sum(rows, currency).minor === 0) return [];
  const said = { label: quoteNumber(id), title: quoteNumber(id) };
  return [{ ruleId: NO_RULE, coupon: null, ...said, rows, reach: "all", isUsed: true }];
}

/** What the pieces of an item cost, then each of its paid parts. */
const worthOf = ({ unitPrice, parts, quantity }: CartItem): number[] =>
  [unitPrice, ...parts.flatMap(({ service }) => service?.unitPrice ?? [])].map(
    (price) => times(price, quantity).minor,
  );

/** Promotions of a cart whose prices a quote holds: none counts besides its own, but how it travels is today's. */
export const promotionsBeside = (
  { applied }: Pick<Held, "applied">,
  { shipsFree, freeLines }: Promotions,
): Promotions => ({ applied, shipsFree, freeLines });

/** Ways to send it: the one of the quote costs what it said, to the place that it said. */
export function methodsByQuote(
  { shipping }: Pick<QuotedPrices, "shipping">,
  methods: readonly ShippingMethod[],
  to: Place | null,
): ShippingMethod[] {
  const isThere = shipping !== null && to !== null && isSamePlace(shipping.place, to);
  return methods.map((method) =>
    isThere && isSameMethod(method, shipping) ? { ...method, amount: shipping.amount } : method,
  );
}

const placeOf = ({ countryCode, regionCode, postcode }: Place): Place => ({
  countryCode,
  regionCode,
  postcode,
});

const isSamePlace = (one: Place, other: Place): boolean =>
  one.countryCode === other.countryCode &&
  one.regionCode === other.regionCode &&
  one.postcode === other.postcode;
