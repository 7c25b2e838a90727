import sharp from "sharp";
import { expect } from "vitest";
import type { TestApp } from "../test-app.ts";
import { aProduct, type Shop } from "../shop.ts";
import { anOffer, offerTerms, textServices } from "./an-offer.ts";

/** A coat and a bag on which logos are sewn; making the stitches of one costs 45 dollars, once. */
export async function digitizingShop(shop: Shop): Promise<void> {
  const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
  await aProduct(shop, { sku: "COAT", ...embroidered });
  await aProduct(shop, { sku: "BAG", ...embroidered });
  await aProduct(shop, { sku: "CAP" });
  await textServices(shop);
  const service = { type: "virtual", visibility: 1, stock: { quantity: 1 } } as const;
  await aProduct(shop, {
    sku: "DIGITIZE0000",
    name: "Digitizing",
    ...service,
    price_minor: 4500,
  });
  const { logos } = offerTerms();
  const terms = offerTerms({ logos: logos && { ...logos, digitizingSku: "DIGITIZE0000" } });
  await anOffer(shop, { skus: ["coat", "bag"], terms });
}

/** A picture of one color, as somebody brings it. */
export const aPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

/** An item as far as its digitizing goes. */
export interface DigitizedItem {
  readonly item_id: number;
  readonly sku: string;
  readonly quantity: number;
  readonly embroidery_item: string | null;
  readonly embroidery_items: readonly string[];
  readonly [field: string]: unknown;
}

/** A cart as far as its digitizing goes. */
export interface DigitizedCart {
  readonly id: string;
  readonly total_quantity: number;
  readonly items: readonly DigitizedItem[];
  readonly prices: { readonly grand_total: { readonly value: number } };
}

/** What is embroidered where, in which cart; in a new one without its id. */
interface Embroidered {
  readonly productId: number;
  readonly logo: string;
  readonly placement?: string;
  readonly qty?: number;
  readonly cart?: string;
}

/** Puts a garment with a logo into a cart, from the browser that brought the logo. */
export async function embroider(
  app: TestApp,
  logos: string,
  { logo, placement = "left-chest", cart, ...item }: Embroidered,
): Promise<DigitizedCart> {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/add-embroidery-to-cart",
    cookies: { placket_logos: logos, ...(cart !== undefined && { cartId: cart }) },
    payload: { data: { ...item, logos: [{ logo, placement }] } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ readonly cart: DigitizedCart }>().cart;
}
