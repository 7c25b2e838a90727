import { createContext, useContext } from "react";
import type { GraphqlCall } from "./graphql.ts";
import type { Call } from "./rest.ts";

/** The store a page belongs to: what every query needs. */
export interface Shop {
  readonly storeCode: string;
  readonly locale: string;
  readonly call: Call;
  readonly graphql: GraphqlCall;
}

export const ShopContext = createContext<Shop | null>(null);

/** The shop of the page. @throws outside of the app's frame. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop stands outside of ShopContext");
  return shop;
}

/** A query key of this shop: `shopKey(shop, "products", { categoryId: 3 })`. */
export function shopKey(shop: Shop, ...rest: readonly unknown[]): readonly unknown[] {
  return [shop.storeCode, ...rest];
}
