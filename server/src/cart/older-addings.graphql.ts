import { selectionUid } from "@placket/contract/bundle/selection-uid";
import type {
  AddBundleProductsToCartInput,
  AddConfigurableProductsToCartInput,
  AddSimpleProductsToCartInput,
  AddVirtualProductsToCartInput,
  BundleOptionInput,
  SimpleProductCartItemInput,
} from "@placket/contract/graphql.gen";
import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { problem, refuse } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { addToCart } from "./cart-items.ts";
import { pickedCart } from "./cart-wire.ts";
import { transactOnCart } from "./change/cart-turns.ts";
import { itemsFromInput, type CartWish } from "./line/item-input.ts";

/** Magento's older words for `addProductsToCart`, one for each kind of product: whatever does not go in is an error. */
export const olderAddings = {
  addSimpleProductsToCart: withInput((input: AddSimpleProductsToCartInput, ctx) =>
    add(ctx, input, withNamed),
  ),
  addVirtualProductsToCart: withInput((input: AddVirtualProductsToCartInput, ctx) =>
    add(ctx, input, withNamed),
  ),
  addBundleProductsToCart: withInput((input: AddBundleProductsToCartInput, ctx) =>
    add(ctx, input, ({ data, bundle_options: options }) => ({
      ...data,
      selected_options: [...(data.selected_options ?? []), ...options.flatMap(selectionUids)],
    })),
  ),
  addConfigurableProductsToCart: withInput((input: AddConfigurableProductsToCartInput, ctx) =>
    add(ctx, input, ({ data, parent_sku: family, variant_sku: variant, ...named }) => ({
      ...data,
      customizable_options: named.customizable_options,
      sku: variant ?? data.sku,
      parent_sku: family ?? data.parent_sku ?? null,
    })),
  ),
};

/** A product with what is said of its own options beside it. */
const withNamed = ({
  data,
  customizable_options,
}: Pick<SimpleProductCartItemInput, "data" | "customizable_options">): CartWish => ({
  ...data,
  customizable_options,
});

/** The uids of the selections that are chosen of an option, so many pieces of each. */
const selectionUids = (option: BundleOptionInput | null): string[] =>
  (option?.value ?? []).flatMap((value) =>
    option && value !== null
      ? selectionUid({
          optionId: option.id,
          selectionId: Number(value),
          quantity: option.quantity,
        })
      : [],
  );

interface Adding<Entry> {
  readonly cart_id: string;
  readonly cart_items: readonly (Entry | null)[];
}

async function add<Entry>(
  ctx: Ctx,
  { cart_id: maskId, cart_items: entries }: Adding<Entry>,
  wishOf: (entry: Entry) => CartWish,
) {
  const wishes = entries.filter((entry) => entry !== null).map(wishOf);
  const isBounded = wishes.length > 0 && wishes.length <= CART_ENTRIES_MAX;
  const items = isBounded
    ? await itemsFromInput(ctx, wishes)
    : refuse(problem("access.badRequest", "cart_items", "cart_items"));
  const wanted = orThrow(items);
  const added = await transactOnCart(ctx, maskId, (tx) => addToCart(tx, { maskId, items: wanted }));
  return { cart: pickedCart(ctx, orThrow(added)) };
}
