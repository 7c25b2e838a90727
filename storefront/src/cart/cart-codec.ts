import { lateModule } from "@placket/web/late/late-module";

/** What reads a cart from the wire: it comes beside the first answer, and is there for every later one. */
export const cartCodec = lateModule(() => import("@placket/contract/cart/shown-cart.codec"));
