import { cartRoom } from "./cart/cart.room.ts";
import { catalogRoom } from "./catalog/catalog.room.ts";
import { checkoutRoom } from "./checkout/checkout.room.ts";
import { chromeRoom } from "./chrome/chrome.room.ts";
import { customerRoom } from "./customer/customer.room.ts";
import { homeRoom } from "./home/home.room.ts";
import { newsletterRoom } from "./newsletter/newsletter.room.ts";
import { orderRoom } from "./order/order.room.ts";
import { productionRoom } from "./production/production.room.ts";
import { productRoom } from "./product/product.room.ts";
import { searchRoom } from "./search/search.room.ts";
import type { Room } from "./room.ts";

/** Every room of the storefront, by name; parts of several rooms in one slot stand in this order. */
export const rooms: readonly Room[] = [
  cartRoom,
  catalogRoom,
  checkoutRoom,
  chromeRoom,
  customerRoom,
  homeRoom,
  newsletterRoom,
  orderRoom,
  productRoom,
  productionRoom,
  searchRoom,
];
