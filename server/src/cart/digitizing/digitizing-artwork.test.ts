import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo } from "../../testing/embroidery/a-logo.ts";
import { aPicture, digitizingShop, embroider } from "../../testing/embroidery/digitizing-shop.ts";
import { aGuest } from "../../testing/guest.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox({});
  app = await testApp(digitizingShop, { payment: sandbox.provider });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Line {
  readonly sku: string;
  readonly sewnPicture: string | null;
}

it("EMB-17, EMB-46 what was ordered to be digitized is seen as its logo: in the order, and in the list of jobs", async () => {
  const { db } = app.shop;
  const found = db.selectFrom("product").select("id").where("sku", "=", "COAT");
  const { id: coat } = await found.executeTakeFirstOrThrow();
  const { logo, logos } = await aLogo(app, { bytes: await aPicture("#902020"), name: "Crown.png" });
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await embroider(app, logos, { productId: coat, logo: logo.logo_number, cart: guest.maskId });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  const { number = "", token = "" } = orderV2 ?? {};
  await handleOutbox(contextFor(app.call));

  const session = await aStaffSession(app);
  const order = await callAdmin(app, `GET orders/${number}`, { session });
  const { items } = order.json<{ items: readonly Line[] }>();
  const pictureOf = (sku: string) => items.find((one) => one.sku === sku)?.sewnPicture;
  expect(pictureOf("DIGITIZE0000")).toBeTruthy();
  expect(pictureOf("DIGITIZE0000")).toBe(pictureOf("COAT"));
  const { body } = await app.rest("GET", `app-order?number=${number}&token=${token}`);
  expect(body["items"]).toMatchObject([
    { sku: "CAP", sewn_pictures: [] },
    { sku: "COAT", sewn_picture: pictureOf("COAT") },
    { sku: "DIGITIZE0000", sewn_picture: pictureOf("COAT") },
  ]);

  const jobs = await callAdmin(app, "GET embroidery-jobs", { session });
  const [job] = jobs.json<{ rows: readonly { readonly artwork: string | null }[] }>().rows;
  expect(job?.artwork).toMatch(new RegExp(`/${logo.logo_number}/.+/thumb\\.png$`));
  const seen = await app.fastify.inject({ url: job?.artwork ?? "" });
  expect([seen.statusCode, seen.headers["content-type"]]).toEqual([200, "image/png"]);
});
