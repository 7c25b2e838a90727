import type { CartItemWire, CartWire } from "@placket/contract/cart/cart.codec";
import type { Resolvers, StoreConfig } from "@placket/contract/graphql.gen";
import type { GraphqlCategory } from "../catalog/graphql/graphql-category.ts";
import type { GiftCardField } from "../catalog/graphql/graphql-gift-card.ts";
import type { GraphqlOption } from "../catalog/graphql/graphql-options.ts";
import type { GraphqlProduct } from "../catalog/graphql/graphql-product.ts";
import type { Ctx } from "../context.ts";
import type { HistoryItem } from "../order/owned/history-item.ts";
import type { HistoryOrder, HistoryPage } from "../order/owned/order-history-wire.ts";
import type { HistoryReturn, ReturnAsked } from "../order/owned/history-return.ts";
import type { CustomerRow } from "../customer/customer.ts";
import type { PointsHeld } from "../reward/reward.ts";
import type { CreditHeld } from "../store-credit/store-credit.ts";
import type { WishList } from "../wishlist/wishlist.ts";

/** Types whose resolvers are handed something else than the SDL's own shape. */
interface Models {
  readonly BundleCartItem: CartItemWire;
  readonly GiftCardCartItem: CartItemWire;
  readonly CustomizableOptionInterface: GraphqlOption | GiftCardField;
  readonly BundleOrderItem: HistoryItem;
  readonly GiftCardOrderItem: HistoryItem;
  readonly BundleProduct: GraphqlProduct;
  readonly GiftCardProduct: GraphqlProduct;
  readonly Cart: CartWire;
  readonly CategoryTree: GraphqlCategory;
  readonly ConfigurableCartItem: CartItemWire;
  readonly ConfigurableProduct: GraphqlProduct;
  readonly CustomerOrder: HistoryOrder;
  readonly CustomerOrders: HistoryPage;
  readonly OrderItem: HistoryItem;
  readonly RequestReturnOutput: ReturnAsked;
  readonly Return: HistoryReturn;
  readonly Customer: CustomerRow;
  readonly CustomerStoreCredit: CreditHeld;
  readonly RewardPoints: PointsHeld;
  readonly SimpleCartItem: CartItemWire;
  readonly SimpleProduct: GraphqlProduct;
  /** Fields that other rooms answer are not the store's to say. */
  readonly StoreConfig: Omit<
    StoreConfig,
    "contact_enabled" | `marketing_popup_config_${string}` | `newsletter_form_${string}`
  >;
  readonly VirtualCartItem: CartItemWire;
  readonly VirtualProduct: GraphqlProduct;
  readonly Wishlist: WishList;
}

type All = Resolvers<Ctx, Models>;

/** A room's fields of the schema, by type: their arguments and answers are the SDL's. */
export type RoomResolvers = { readonly [Type in keyof All]?: Partial<NonNullable<All[Type]>> };
