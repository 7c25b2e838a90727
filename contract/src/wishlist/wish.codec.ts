import { amountFromWire } from "../money/money.codec.ts";

interface AmountWire {
  readonly value: number | null;
  readonly currency: string | null;
}

interface PricedWire {
  readonly stock_status: string | null;
  readonly small_image: { readonly url: string | null } | null;
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: AmountWire;
      readonly regular_price: AmountWire;
    };
  };
}

/** As much of the wire's item as is shown. */
interface WishWire {
  readonly __typename?: string;
  readonly id: string;
  readonly quantity: number;
  readonly description: string | null;
  readonly product:
    | (PricedWire & {
        readonly id: number | null;
        readonly name: string | null;
        readonly sku: string | null;
        readonly canonical_url: string | null;
      })
    | null;
  readonly configurable_options?:
    | readonly { readonly option_label: string; readonly value_label: string }[]
    | null;
  readonly configured_variant?: PricedWire | null;
}

/** An item of a wish list as a browser shows it. */
export type ShownWish = ReturnType<typeof shownWish>;

/** An item in names of our own; `product` is null where nobody sees it any more. */
function shownWish(wire: WishWire) {
  const { product } = wire;
  const variant = wire.configured_variant ?? undefined;
  const priced = variant ?? product;
  const price = priced?.price_range.minimum_price;
  const now = price && amountFromWire(price.final_price);
  const was = price && amountFromWire(price.regular_price);
  return {
    id: wire.id,
    quantity: wire.quantity,
    note: wire.description ?? "",
    chosen: (wire.configurable_options ?? []).map(
      ({ option_label: label, value_label: value }) => `${label}: ${value}`,
    ),
    /** Whether there is something to choose before it can be bought. */
    isOpen: wire.configured_variant === null,
    product: product && {
      id: product.id ?? 0,
      name: product.name ?? "",
      sku: product.sku ?? "",
      url: `/${product.canonical_url ?? ""}`,
      picture: variant?.small_image?.url ?? product.small_image?.url ?? null,
      isAtHand: priced?.stock_status === "IN_STOCK",
      price: now ?? null,
      was: now && was && was.value > now.value ? was : null,
    },
  };
}

/** A wish list without what is on it, as the wire has it. */
interface HeadWire {
  readonly id: string | null;
  readonly name: string | null;
  readonly is_default: boolean;
  readonly items_count: number | null;
  readonly sharing_code: string | null;
  readonly tells_first_name: boolean;
}

/** A list of the customer, without what is on it. */
export type WishListHead = ReturnType<typeof wishListHead>;

export const wishListHead = (wire: HeadWire) => ({
  id: wire.id ?? "",
  name: wire.name ?? "",
  isDefault: wire.is_default,
  count: wire.items_count ?? 0,
  /** Stands in the link of a list that is shared. */
  code: wire.sharing_code,
  tellsFirstName: wire.tells_first_name,
});

/** What stands on a list, where there is one. */
export const wishesOn = (
  customer: {
    readonly wishlist_v2: {
      readonly items_v2: { readonly items: readonly (WishWire | null)[] } | null;
    } | null;
  } | null,
): readonly ShownWish[] =>
  (customer?.wishlist_v2?.items_v2?.items ?? []).flatMap((item) => (item ? [shownWish(item)] : []));

/** A list that somebody passed on. */
export const sharedWishes = (wire: {
  readonly name: string;
  readonly first_name: string | null;
  readonly items: readonly WishWire[];
}) => ({ name: wire.name, firstName: wire.first_name, wishes: wire.items.map(shownWish) });

/** Why items did not come into the cart, by their ids. */
export const notBought = (
  wire: {
    readonly add_wishlist_items_to_cart_user_errors: readonly ({
      readonly message: string;
      readonly wishlistItemId: string;
    } | null)[];
  } | null,
): ReadonlyMap<string, string> =>
  new Map(
    (wire?.add_wishlist_items_to_cart_user_errors ?? []).flatMap((one) =>
      one ? [[one.wishlistItemId, one.message] as const] : [],
    ),
  );

/** An entry of a customer's lists, as far as hearts ask. */
export const wishEntries = (wire: {
  readonly items: readonly { readonly productId: number; readonly item_id: number }[];
}) => wire.items.map(({ productId, item_id: itemId }) => ({ productId, itemId }));
