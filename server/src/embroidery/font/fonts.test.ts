import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let coat: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      coat = await aProduct(shop, { sku: "COAT", attributes });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const set = (code: string, isWithdrawn: boolean) =>
  callAdmin(app, `PUT embroidery-fonts/${code}`, { session, body: { isWithdrawn } });

async function offeredFonts() {
  const { body } = await app.rest("GET", `app-embroidery?productId=${coat}`);
  const { fonts } = body["text_embroidery"] as {
    readonly fonts: readonly { readonly backend_name: string }[];
  };
  return fonts.map(({ backend_name: code }) => code);
}

const TEXT = {
  lines: ["Anna"],
  font: "script",
  color: "1366",
  height_mm: 12,
  placement: "left-chest",
};

interface Line {
  readonly is_saleable: boolean;
  readonly errors: readonly { readonly code: string; readonly message: string }[] | null;
}

async function lineOf(cookie: string) {
  const { body } = await app.rest("GET", `app-get-cart?cartId=${cookie}`);
  return (body["items"] as readonly Line[])[0];
}

it("EMB-04, CART-26 a font that staff withdraw is offered nowhere, and what carts have in it is told so and not ordered", async () => {
  const entered_options = [{ uid: btoa("embroidery/text"), value: JSON.stringify(TEXT) }];
  const guest = await aGuest(app, [{ sku: "COAT", quantity: 1, entered_options }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));

  const withdrawn = await set("script", true);
  expect(withdrawn.json()).toMatchObject({
    fonts: expect.arrayContaining([
      expect.objectContaining({ code: "script", isWithdrawn: true, offers: 1 }),
      expect.objectContaining({ code: "block", isWithdrawn: false, offers: 1 }),
    ]),
  });
  await vi.waitFor(async () => expect(await offeredFonts()).toEqual(["block"]));
  const message = "The font Script is no longer sewn. Choose another one, or remove the item.";
  expect(await lineOf(guest.maskId)).toMatchObject({
    is_saleable: false,
    errors: [{ code: "UNDEFINED", message }],
  });
  const anew = { data: { productId: coat, text: TEXT } };
  expect((await app.rest("POST", "add-embroidery-to-cart", anew)).body).toMatchObject({
    errors: [{ key: "embroidery.fontUnknown" }],
  });
  const refused = await guest.placeOrder({ embroidery_agreed: true });
  expect(refused.errors[0]?.message).toBe(message);

  await set("script", false);
  await vi.waitFor(async () => expect(await offeredFonts()).toEqual(["block", "script"]));
  expect(await lineOf(guest.maskId)).toMatchObject({ is_saleable: true, errors: null });
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  expect(orderV2?.number).toBeTruthy();
});

it("EMB-04 leaves one trace, however often it is said; no font is withdrawn that the store has not", async () => {
  await set("block", true);
  await set("block", true);
  await set("block", false);
  expect((await set("comic", true)).json()).toMatchObject({ key: "embroidery.noSuchFont" });
  const trail = app.shop.db.selectFrom("audit").select(["action", "subject"]);
  const left = await trail.where("subject", "=", "Block").orderBy("id").execute();
  expect(left.map(({ action }) => action)).toEqual([
    "embroidery.withdrawFont",
    "embroidery.offerFont",
  ]);
});
