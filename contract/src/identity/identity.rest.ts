import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** Whom Dotdigital is told of, by whoever consented to marketing; the names are the documents'. */
export const identityEndpoints = {
  captureIdentity: endpoint({
    method: "POST",
    path: "dotdigitalintegration/capture-identity/:email",
    summary:
      "Tells that whoever asks, and their cart, are of this address; of whoever is signed in their own counts. Nothing is kept without consent to marketing, or where the shop tells nobody.",
    source: "ANALYTICS-11, ANALYTICS-12, ANALYTICS-14, OPEN-26",
    can: "account.enter",
    params: z.object({ email: text(320) }),
    /** Whether it was taken; pages do not look at it. */
    reply: z.boolean(),
    errors: ["identity.email", "identity.tooManyTold"],
  }),
  abandonedCartData: endpoint({
    method: "GET",
    path: "dotdigitalintegration/get-abandoned-cart-data",
    summary:
      "By whom Dotdigital's script knows whoever asks; null without consent to marketing, and while nobody told an address.",
    source: "CART-42, ANALYTICS-13, OPEN-30",
    can: "account.enter",
    reply: z.object({ customer_identity: z.string().nullable() }),
    errors: [],
  }),
} as const satisfies EndpointTable;
