import type { TestCustomer } from "../../testing/known-customer.ts";

/** What hearts know of a customer's wishes. */
type Widget = {
  readonly items: readonly { readonly productId: number; readonly item_id: number }[];
  readonly count: number;
};

export const widget = async (who: TestCustomer) =>
  (await who.rest("GET", "app-get-wishlist-widget")).body as unknown as Widget;

/** Presses a heart. */
export const wish = async (who: TestCustomer, productId: number) =>
  (await who.rest("POST", "app-add-wishlist-item", { productId })).body as unknown as {
    item_id: number;
  };

const LIST = "id name visibility sharing_code is_default items_count";
interface ListWire {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
  readonly sharing_code: string | null;
  readonly is_default: boolean;
  readonly items_count: number;
}

/** The lists of a customer by Magento's names. */
export const lists = async (who: TestCustomer) => {
  const { customer } = await who.ask(`{ customer { wishlists { ${LIST} } } }`);
  return (customer as unknown as { wishlists: ListWire[] }).wishlists;
};

/** Makes a list that is not shared. */
export const created = async (who: TestCustomer, name: string) => {
  const { createWishlist } = await who.ask(
    `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { wishlist { ${LIST} } } }`,
    { input: { name, visibility: "PRIVATE" } },
  );
  return (createWishlist as unknown as { wishlist: ListWire }).wishlist;
};

/** Why something was refused. */
export const keyOf = async (asked: ReturnType<TestCustomer["graphql"]>) =>
  (await asked).errors?.[0]?.extensions.key;
