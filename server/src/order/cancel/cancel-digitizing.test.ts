import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { aPicture, digitizingShop, embroider } from "../../testing/embroidery/digitizing-shop.ts";
import { aGuest } from "../../testing/guest.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let coat: number;
let logos: string;
let crown: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(digitizingShop, { payment: sandbox.provider });
  session = await aStaffSession(app);
  const found = app.shop.db.selectFrom("product").select("id").where("sku", "=", "COAT");
  coat = (await found.executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** A logo that nobody has ordered yet, for each test. */
beforeEach(async () => {
  const bytes = await aPicture(`#9020${(brought += 1) + 10}`);
  const made = await aLogo(app, { bytes, name: "Crown.png" });
  ({ logos } = made);
  crown = made.logo.logo_number;
});
let brought = 0;

interface Ordered {
  readonly number: string;
  readonly token: string;
}

/** A guest's order of a coat with the logo. */
async function ordered(logo = crown): Promise<Ordered> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await embroider(app, logos, { productId: coat, logo, cart: guest.maskId });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  return (await guest.placeOrder({ embroidery_agreed: true })).orderV2!;
}

/** What its page offers, and what canceling it leads to. */
async function offered({ number, token }: Ordered): Promise<unknown> {
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { available_actions } }`,
    { input: { number, token } },
  );
  return data?.["guestOrderByToken"];
}

async function canceled({ number, token }: Ordered): Promise<unknown> {
  const reason = "Other";
  const { data } = await app.graphql(
    `mutation ($own: CancelGuestOrderInput!) {
      cancelGuestOrder(input: $own) { errorV2 { code message } order { status } } }`,
    { own: { number, token, reason } },
  );
  return data?.["cancelGuestOrder"];
}

const byStaff = async ({ number }: Ordered) =>
  (await callAdmin(app, `POST orders/${number}/cancel`, { session, body: { reason: "Called" } }))
    .statusCode;

async function digitize(number: string): Promise<void> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(dstOf())], "made.dst"));
  const line = `POST embroidery-logos/${number}/stitches` as const;
  expect((await callAdmin(app, line, { session, form })).statusCode).toBe(200);
}

const CANCELED = { errorV2: null, order: { status: "Canceled" } };
const USED = {
  errorV2: {
    code: "INVALID_ORDER_STATUS",
    message:
      "The order pays for a logo that is digitized already, or that another order needs. Please contact us.",
  },
  order: null,
};

describe("EMB-17 whoever ordered does not call off what others of their orders are sewn by", () => {
  it("as long as nobody has made the stitches, and nothing else needs them, they do", async () => {
    const order = await ordered();
    expect(await offered(order)).toEqual({ available_actions: ["CANCEL"] });
    expect(await canceled(order)).toEqual(CANCELED);
  });

  it("not once the logo is digitized; staff may", async () => {
    const order = await ordered();
    await digitize(crown);
    expect(await offered(order)).toEqual({ available_actions: [] });
    expect(await canceled(order)).toEqual(USED);
    expect(await byStaff(order)).toBe(200);
  });

  it("not while another order carries the logo, and again once that one is called off", async () => {
    const first = await ordered();
    const second = await ordered();
    expect(await offered(first)).toEqual({ available_actions: [] });
    expect(await canceled(first)).toEqual(USED);
    expect(await offered(second)).toEqual({ available_actions: ["CANCEL"] });
    expect(await canceled(second)).toEqual(CANCELED);
    expect(await offered(first)).toEqual({ available_actions: ["CANCEL"] });
    expect(await canceled(first)).toEqual(CANCELED);
  });

  it("not while another order carries the same file under another number", async () => {
    const first = await ordered();
    const bytes = await aPicture(`#9020${brought + 10}`);
    const again = await aLogo(app, { bytes, name: "Again.png", logos });
    expect(again.logo.logo_number).not.toBe(crown);
    await ordered(again.logo.logo_number);
    expect(await canceled(first)).toEqual(USED);
  });

  it("nor by the letter's link", async () => {
    const { token } = await ordered();
    await ordered();
    const { data } = await app.graphql(
      `mutation ($input: GuestOrderCancelInput!) {
        requestGuestOrderCancel(input: $input) { errorV2 { code message } order { status } } }`,
      { input: { token, reason: "Other" } },
    );
    expect(data?.["requestGuestOrderCancel"]).toEqual(USED);
  });
});
