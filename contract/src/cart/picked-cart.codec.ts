import type { Cart } from "@placket/domain/cart/cart";
import { saidRows } from "@placket/domain/cart/line-kinds";
import { OPTION_PART } from "@placket/domain/cart/options/option-rows";
import { pieceWith } from "@placket/domain/cart/totals/totals";
import {
  dueWithoutTax,
  holdsTax,
  taxed,
  taxedPiece,
  taxedShipping,
} from "@placket/domain/line/taxed";
import { times } from "@placket/domain/money/money";
import type { Say } from "@placket/domain/phrase";
import { customOptionUid } from "../custom-option/option-choice.codec.ts";
import { moneyToWire } from "../money/money.codec.ts";
import { picking, type Parts } from "../picking.ts";
import { uidOf } from "../uid.ts";
import { CART_PARTS, type CartParts, type CartWire, type CartWireFacts } from "./cart.codec.ts";

/** The parts of GraphQL's cart that say more than REST's: Magento's names for amounts with their tax, and the like. */
const FULLER = {
  items: (cart, facts) =>
    CART_PARTS.items(cart, facts).map((item, at) => ({
      ...item,
      customizable_options: optionsToWire(cart.items[at]!, facts.say),
      prices: { ...item.prices, ...taxedPrices(cart, at) },
    })),
  prices: (cart, facts) => ({
    ...CART_PARTS.prices(cart, facts),
    discounts: discountsToWire(cart),
    grand_total_excluding_tax: moneyToWire(dueWithoutTax(cart.totals)),
  }),
  billing_address: (cart, facts) => {
    const address = CART_PARTS.billing_address(cart, facts);
    return address && { ...address, uid: uidOf(`${cart.maskId}/billing`), custom_attributes: [] };
  },
  shipping_addresses: (cart, facts) =>
    CART_PARTS.shipping_addresses(cart, facts).map((address) => ({
      ...address,
      uid: uidOf(`${cart.maskId}/shipping`),
      custom_attributes: [],
      same_as_billing: cart.billingSameAsShipping,
      selected_shipping_method: address.selected_shipping_method && {
        ...address.selected_shipping_method,
        ...taxedWay(cart),
      },
    })),
} satisfies Partial<CartParts>;

/** The same cart for GraphQL, which picks from it: a part is worked out when it is first asked for, and once. */
export function cartToPickFrom(cart: Cart, facts: CartWireFacts): CartWire {
  return cartOf({ cart, facts }) as object as CartWire;
}

interface Source {
  readonly cart: Cart;
  readonly facts: CartWireFacts;
}

const cartOf = picking<Source, Parts<Source>>(
  Object.fromEntries(
    Object.entries({ ...CART_PARTS, ...FULLER }).map(([name, part]) => [
      name,
      ({ cart, facts }: Source) => part(cart, facts),
    ]),
  ),
);

function taxedPrices({ items, totals }: Cart, at: number) {
  const item = items[at];
  const row = totals.rows[at];
  if (!item || !row) return {};
  const isIncluded = holdsTax(totals);
  const bears = { tax: row.tax, quantity: item.quantity };
  const piece = taxedPiece(pieceWith(item.unitPrice, item.parts), bears, isIncluded);
  const regular = pieceWith(item.regularPrice, item.parts);
  return {
    price_including_tax: moneyToWire(piece.including),
    row_total_including_tax: moneyToWire(taxed(row, isIncluded).including),
    original_row_total: moneyToWire(times(regular, item.quantity)),
  };
}

/** What was chosen of its product's options and what is done to it, as Magento knows options. */
const optionsToWire = (item: Cart["items"][number], say: Say) => {
  const { options = [] } = item.configuration;
  return saidRows(item, say).flatMap(({ part, label, value, price }) => {
    if (part === null) return [];
    const at = options.findIndex(({ optionId }) => part === `${OPTION_PART}${optionId}`);
    const chosen = options[at];
    const [only, ...more] = chosen?.valueIds ?? [];
    const valueId = more.length === 0 ? (only ?? null) : null;
    return {
      id: chosen?.optionId ?? null,
      customizable_option_uid: chosen
        ? customOptionUid(chosen.optionId)
        : uidOf(`${item.id}/${part}`),
      label,
      type: chosen?.type ?? "field",
      is_required: chosen?.lack === "missing",
      sort_order: at < 0 ? null : at + 1,
      values: [
        {
          id: valueId,
          customizable_option_value_uid:
            chosen && valueId !== null ? customOptionUid(chosen.optionId, valueId) : null,
          label: value,
          value,
          price: {
            value: price ? moneyToWire(price).value : 0,
            units: item.unitPrice.currency,
            type: "FIXED" as const,
          },
        },
      ],
    };
  });
};

/** Each rule that takes something off the cart, with the code by which it holds. */
function discountsToWire({ totals: { discounts } }: Cart) {
  if (discounts.length === 0) return null;
  return discounts
    .filter(({ amount }) => amount.minor > 0)
    .map(({ label, amount, code }) => ({
      label,
      amount: moneyToWire(amount),
      coupon: code === null ? null : { code, note: null },
    }));
}

/** What the way costs that is in the sum. */
function taxedWay({ totals }: Cart) {
  if (!totals.shipping) return {};
  const { excluding, including } = taxedShipping(totals, totals.shipping);
  return { price_excl_tax: moneyToWire(excluding), price_incl_tax: moneyToWire(including) };
}
