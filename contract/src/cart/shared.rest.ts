import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { totalsLine } from "../line/totals-line.codec.ts";
import { id, maybeInData } from "../shapes.ts";
import { cartItemShape, cartShape } from "./cart.shapes.ts";

/** What a link to a cart says: chance, 32 letters long. */
const token = z.string().min(1).max(64);

const link = z.object({ id: z.number(), created_at: z.string(), expires_at: z.string() });
const links = z.object({ links: z.array(link) });

/** Links by which others see a cart (issue 9, 3). The token travels in bodies: addresses are written to logs. */
export const sharedEndpoints = {
  shareCart: endpoint({
    method: "POST",
    path: "app-share-cart",
    summary:
      "A link by which others see the cart's lines as they are now. Its token is told this once.",
    source: "issue 9, 3",
    can: "cart.change",
    reply: link.extend({ token: z.string() }),
    errors: [...CART_OVER_ERRORS, "checkout.cartEmpty", "cart.tooManyLinks"],
  }),
  sharedLinks: endpoint({
    method: "GET",
    path: "app-shared-links",
    summary: "The open links: of a guest to the cookie's cart, of a customer to any of theirs.",
    source: "issue 9, 3",
    can: "cart.read",
    reply: links,
    errors: [],
  }),
  endSharedLink: endpoint({
    method: "POST",
    path: "app-end-shared-link",
    summary: "Ends a link: whoever follows it from now on finds nothing.",
    source: "issue 9, 3",
    can: "cart.change",
    body: maybeInData(z.object({ id })),
    reply: links,
    errors: [...CART_OVER_ERRORS, "cart.noSuchLink"],
  }),
  sharedCart: endpoint({
    method: "POST",
    path: "app-shared-cart",
    summary: "The lines behind a link, at the prices of today for whoever looks. Writes nothing.",
    source: "issue 9, 3",
    can: "cart.read",
    body: maybeInData(z.object({ token })),
    reply: z.object({
      items: z.array(cartItemShape),
      raw_totals: z.array(totalsLine),
      expires_at: z.string(),
    }),
    errors: ["cart.noSuchLink"],
  }),
  takeSharedCart: endpoint({
    method: "POST",
    path: "app-take-shared-cart",
    summary: "Adds what can be had of the lines behind a link to one's own cart; says what cannot.",
    source: "issue 9, 3",
    can: "cart.change",
    body: maybeInData(z.object({ token })),
    reply: z.object({ cart: cartShape, messages: z.array(z.string()) }),
    errors: [...CART_OVER_ERRORS, "cart.noSuchLink"],
  }),
} as const satisfies EndpointTable;
