import { cartEndpoints } from "./cart/cart.rest.ts";
import { checkoutEndpoints } from "./checkout/checkout.rest.ts";
import { orderEndpoints } from "./order/order.rest.ts";
import { storeEndpoints } from "./store/store.rest.ts";

/** Every call of the store API, by name. `docs/endpoints.md` and the browser's route table are generated from it. */
export const endpoints = {
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...storeEndpoints,
} as const;

export type Endpoints = typeof endpoints;
