import { expect } from "vitest";
import { aStoreView } from "../../catalog/testing/catalog-app.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aBundle, type TestBundle } from "../../testing/order/bundle.ts";
import { aRule } from "../../testing/rule.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { aPunchoutShop, documentIn, readDocument, type leave } from "./a-procurement-system.ts";

export type Cookies = Record<string, string>;

/** What is sold to buyers of procurement systems, and how they call the store. */
export async function aBuyingShop() {
  const ids: Record<string, number> = {};
  const made: TestBundle[] = [];
  const app = await testApp(async (shop) => {
    ids["cap"] = await aProduct(shop, { sku: "CAP", price_minor: 1995 });
    const inPairs = { max_cart_quantity: 4, increments_enabled: true, quantity_increment: 2 };
    ids["sock"] = await aProduct(shop, { sku: "SOCK", stock: inPairs });
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    ids["coat"] = await aProduct(shop, { sku: "COAT", ...embroidered });
    const option = { title: "Cap", selections: [{ child_id: ids["cap"] }] };
    made.push(await aBundle(shop, { sku: "KIT", name: "Kit & <more>" }, { options: [option] }));
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
    // 10 % of 59.85 is 5.99, and 53.86 does not divide by three.
    await aRule(shop.db, { action: { kind: "percent", micro: 100_000 } });
  });
  const [bundle] = made;
  if (!bundle) throw new Error("The bundle of this shop was not made");
  return { app, ids, bundle, ...(await aPunchoutShop(app)), ...callsOf(app) };
}

export type BuyingShop = Awaited<ReturnType<typeof aBuyingShop>>;

interface ShownItem {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
}

function callsOf(app: TestApp) {
  const call = (cookies: Cookies, line: string, body?: object) => {
    const [method, path] = line.split(" ") as ["GET" | "POST", string];
    return app.fastify.inject({
      method,
      url: `/rest/us/V1/xmapi/${path}`,
      cookies,
      headers: { origin: app.call.settings.storeUrl },
      ...(body && { payload: body }),
    });
  };
  return {
    call,
    itemsIn: async (cookies: Cookies): Promise<readonly ShownItem[]> => {
      const answer = await call(cookies, "GET app-get-cart");
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ items?: ShownItem[] } | null>()?.items ?? [];
    },
    add: async (cookies: Cookies, body: object, path = "app-add-to-cart"): Promise<void> => {
      const answer = await call(cookies, `POST ${path}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
    },
  };
}

/** A text that is sewn on a coat. */
export const TEXT = {
  lines: ["Anna"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
};

export interface ItemIn {
  readonly "@quantity": string;
  readonly ItemID: { readonly SupplierPartID: string; readonly SupplierPartAuxiliaryID: string };
  readonly ItemDetail: {
    readonly UnitPrice: {
      readonly Money: { readonly "#text": string; readonly "@currency": string };
    };
    readonly Description: { readonly "#text": string; readonly ShortName: string };
    readonly UnitOfMeasure: string;
    readonly Classification: { readonly "#text": string; readonly "@domain": string };
    readonly Extrinsic?: { readonly "#text": string; readonly "@name": string };
  };
}

interface OrderMessage {
  readonly BuyerCookie: string;
  readonly PunchOutOrderMessageHeader: {
    readonly "@operationAllowed": string;
    readonly Total: { readonly Money: { readonly "#text": string } };
  };
  readonly ItemIn?: readonly ItemIn[];
}

interface Handed {
  readonly Header: Record<
    "From" | "Sender" | "To",
    { readonly Credential: Record<string, string> }
  >;
  readonly Message: {
    readonly Status?: { readonly "@code": string };
    readonly PunchOutOrderMessage: OrderMessage;
  };
}

/** The document that a form carries. */
export const handed = (left: Awaited<ReturnType<typeof leave>>): Handed =>
  readDocument(documentIn(left.fields)) as unknown as Handed;

/** The lines as a procurement system sends them back. */
export const itemsOut = (items: readonly ItemIn[]) =>
  items
    .map(
      (item) =>
        `<ItemOut quantity="${item["@quantity"]}"><ItemID><SupplierPartID>${item.ItemID.SupplierPartID}</SupplierPartID><SupplierPartAuxiliaryID>${item.ItemID.SupplierPartAuxiliaryID}</SupplierPartAuxiliaryID></ItemID></ItemOut>`,
    )
    .join("");
