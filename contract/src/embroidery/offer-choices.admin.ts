import { QUANTITY_PRICES_MAX } from "@placket/domain/embroidery/offer/service-price";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, sku, text } from "../shapes.ts";

/** In major units of the catalogue's currency; from so many pieces on each costs so much. */
const quantityPrice = z.strictObject({ quantity: z.number(), price: z.number() });

const priced = z.strictObject({
  price: z.number(),
  quantities: z.array(quantityPrice).max(QUANTITY_PRICES_MAX),
});

/** A virtual product that something done to a garment can be charged as. */
const service = z.object({
  sku: z.string(),
  name: z.string(),
  /** `null` where it has none. */
  price: z.number().nullable(),
  quantities: z.array(quantityPrice),
  /** Prices of websites, of customer groups and for a time, which stand beside these. */
  otherPrices: z.number(),
});

/** A garment by what it is called; pictures from the root of the store. */
const garment = z.object({ sku: z.string(), name: z.string() });

const source = "issue 10.9, EMB-03 to 09";
const can = "embroidery.offer";

/** What staff choose from where they say what is embroidered on what. */
export const offerChoicesAdminEndpoints = {
  embroideryChoices: endpoint({
    method: "GET",
    path: "embroidery-offers/choices",
    summary: "What an offer may name: services with their prices, and logos of the house.",
    source,
    can,
    reply: z.object({
      currency: z.string(),
      services: z.array(service),
      logos: z.array(
        z.object({ number: z.string(), name: z.string(), picture: z.string().nullable() }),
      ),
    }),
    errors: ["staff.signInRequired"],
  }),
  embroideryGarments: endpoint({
    method: "GET",
    path: "embroidery-offers/garments",
    summary:
      "The first garments by words of their name or the beginning of their SKU, or of a category.",
    source,
    can,
    query: z.object({ search: text(100).optional(), category: id.optional() }),
    reply: z.object({ garments: z.array(garment) }),
    errors: ["staff.signInRequired"],
  }),
  embroideryGarment: endpoint({
    method: "GET",
    path: "embroidery-offers/garments/:sku",
    summary: "A garment with the pictures of its sides, and the colors of its cloth.",
    source,
    can,
    params: z.object({ sku }),
    reply: garment.extend({
      pictures: z.object({ front: z.string().nullable(), back: z.string().nullable() }),
      colors: z.array(z.string()),
    }),
    errors: ["staff.signInRequired", "embroidery.noSuchSku"],
  }),
  priceEmbroideryService: endpoint({
    method: "PUT",
    path: "embroidery-services/:sku/price",
    summary:
      "Says what a service costs everybody, one piece and each of many; of every offer that charges it. `seen` is what it cost as it was read: another price is refused.",
    source: "issue 10.9, PDP-48",
    can,
    params: z.object({ sku }),
    body: priced.extend({ seen: priced.extend({ price: z.number().nullable() }) }),
    reply: service,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "embroidery.noSuchService",
      "embroidery.servicePriceInvalid",
      "embroidery.quantityPricesInvalid",
      "embroidery.servicePriceChanged",
    ],
  }),
} as const satisfies EndpointTable;
