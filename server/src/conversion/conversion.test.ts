import { DAY_MS } from "@placket/domain/durations";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { dispatch, deliverInside } from "../delivery/delivery.ts";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { metaProvider } from "../providers/conversion/meta-provider.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { settingsOf } from "../store/store-config.ts";
import { aGuest, FLORIDA } from "../testing/guest.ts";
import { instead } from "../testing/instead.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { copiedConversions, forgetConversions } from "./conversion.ts";
import { meta } from "./meta.ts";
import { forgetOldConversions, makeBatches, metaTeller } from "./tell-meta.ts";
import { receivedAt, sha256 } from "./testing/received.ts";

const PIXEL = "1234567890123456";
const ON = { metaConversionEnabled: true, metaPixelId: PIXEL };
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let list: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { url, secretKey } = sandbox.access;
  const provider = metaProvider({
    url: `${url}/meta`,
    accessToken: secretKey,
    testEventCode: "TEST1",
  });
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", name: "Round Cap" });
    },
    { instead: [instead(paymentProvider, sandbox.provider), instead(meta, provider)] },
  );
  // Meta takes what happened within a week of its own clock.
  app.time.now = new Date();
  session = await aStaffSession(app);
  await set(ON);
  const { body } = await app.rest("GET", "cookie-consent/config");
  list = String(body["list"]);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
afterEach(async () => {
  for (const table of ["conversion_event", "conversion_batch", "conversion_placing"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
  await app.shop.db.deleteFrom("delivery").execute();
  await set({
    ...ON,
    portalTracking: false,
    metaConversionPortal: false,
    metaConversionCart: true,
  });
});

async function set(values: Readonly<Record<string, unknown>>) {
  const before = await callAdmin(app, "GET settings", { session });
  const { edition } = before.json<{ edition: string }>();
  const body = { scope: { kind: "default" }, edition, set: values, useDefault: [] };
  const answer = await callAdmin(app, "PATCH settings", { session, body });
  expect(answer.statusCode).toBe(200);
  // The process hears of it by the database.
  await vi.waitFor(() => expect(settingsOf(contextFor(app.call))).toMatchObject(values));
}

const CREATE = `mutation ($input: CreateMetaEventInput!) { createMetaEvent(input: $input) { success message } }`;

/** Asks as a browser whose visitor accepted these categories; `undefined`: nothing was chosen. */
async function ask(
  query: string,
  variables: object,
  { accepted, signal = false, ...more }: Asking,
) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress: more.address ?? "203.0.113.9",
    headers: {
      "user-agent": CHROME,
      "x-page-location": `${app.call.settings.storeUrl}/round-cap?token=secret#part`,
      ...(signal && { "sec-gpc": "1" }),
      ...(accepted !== undefined && {
        cookie: `cookie-consent=${list}.${accepted}.v; _fbp=fb.1.1558571054389.1098115397`,
      }),
    },
    payload: { query, variables },
  });
  return answer.json<{
    data: Record<string, { success: boolean; message: string }> | null;
    errors?: { extensions: { key: string } }[];
  }>();
}

interface Asking {
  readonly accepted?: string | undefined;
  readonly signal?: boolean;
  readonly address?: string;
}

const event = (more: object = {}) => ({
  eventName: "cart",
  timestamp: app.time.now.getTime(),
  metaEventName: "AddToCart",
  sku: "CAP",
  quantity: 2,
  eventId: "e-1",
  ...more,
});
const tell = async (more: object, asking: Asking) =>
  (await ask(CREATE, { input: event(more) }, asking)).data?.["createMetaEvent"];
const noted = () => app.shop.db.selectFrom("conversion_event").selectAll().orderBy("id").execute();

/** All that jobs do until Meta was told. */
async function work() {
  const ctx = contextFor(app.call);
  await dispatch(ctx);
  await deliverInside(ctx);
  while (await makeBatches(ctx));
  await dispatch(ctx);
  await deliverOutside(ctx, metaTeller);
}

const received = (name: string) => receivedAt(sandbox.access.url, name);

describe("ANALYTICS-05 createMetaEvent", () => {
  it("ANALYTICS-04 ANALYTICS-05 answers success and message, and Meta is told what the store knows, once", async () => {
    const userData = { email: " Noor@Example.com", firstname: "Noor" };
    const wish = { userData, contentName: "Something else", value: "$99,999.00" };
    expect(await tell(wish, { accepted: "all" })).toEqual({
      success: true,
      message: "The event was noted.",
    });
    expect(await tell(wish, { accepted: "marketing" })).toMatchObject({ success: true });
    await work();
    await work();
    const told = await received("AddToCart");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      pixel: PIXEL,
      testEventCode: "TEST1",
      event: {
        event_id: "e-1",
        event_time: Math.floor(app.time.now.getTime() / 1000),
        action_source: "website",
        event_source_url: `${app.call.settings.storeUrl}/round-cap`,
        user_data: {
          em: sha256("noor@example.com"),
          fn: sha256("noor"),
          client_ip_address: "203.0.113.9",
          client_user_agent: CHROME,
          fbp: "fb.1.1558571054389.1098115397",
        },
        custom_data: {
          content_ids: ["CAP"],
          content_name: "Round Cap",
          currency: "USD",
          num_items: 2,
          is_portal: false,
          has_embroidery: false,
        },
      },
    });
    expect(told[0]?.event.custom_data["value"]).toBeLessThan(1000);
    expect((await noted()).map(({ person }) => person)).toEqual([null]);
  });

  it("ANALYTICS-08 reads the value of what the store does not know as a price", async () => {
    await tell({ sku: "", value: "From $1,234.50 to $2,000" }, { accepted: "all" });
    expect((await noted())[0]?.custom).toMatchObject({ value: 1234.5, currency: "USD" });
    const answer = await ask(CREATE, { input: event({ value: "free" }) }, { accepted: "all" });
    expect(answer.errors?.[0]?.extensions.key).toBe("conversion.eventWrong");
  });

  it.each([
    ["nothing was chosen", {}],
    ["everything was declined", { accepted: "" }],
    ["only statistics were accepted", { accepted: "analytics,functional" }],
    ["the signal stands above all", { accepted: "all", signal: true }],
  ] satisfies [string, Asking][])("ANALYTICS-05 notes nothing where %s", async (_, asking) => {
    expect(await tell({}, asking)).toEqual({
      success: false,
      message: "There is no consent to it.",
    });
    expect(await noted()).toEqual([]);
  });

  it("ANALYTICS-05 issue 12.5 where nobody is asked, whoever signals that nothing be sold or shared is told of to nobody", async () => {
    await set({ consentManaged: false });
    expect(await tell({}, { signal: true })).toMatchObject({ success: false });
    expect(await noted()).toEqual([]);
    expect(await tell({}, {})).toMatchObject({ success: true });
    await set({ consentManaged: true });
  });

  it("ANALYTICS-06 notes nothing that is switched off", async () => {
    await set({ metaConversionCart: false });
    expect(await tell({}, { accepted: "all" })).toMatchObject({ success: false });
    await set({ metaConversionEnabled: false, metaConversionCart: true });
    expect(await tell({}, { accepted: "all" })).toMatchObject({ success: false });
    expect(await noted()).toEqual([]);
  });

  it("ANALYTICS-07 notes nothing of a portal unless portals are tracked and the switch is on", async () => {
    expect(await tell({ isPortal: true }, { accepted: "all" })).toMatchObject({ success: false });
    await set({ portalTracking: true });
    expect(await tell({ isPortal: true }, { accepted: "all" })).toMatchObject({ success: false });
    await set({ metaConversionPortal: true });
    expect(await tell({ isPortal: true }, { accepted: "all" })).toMatchObject({ success: true });
  });

  it("knows a customer better than their browser does, and forgets them with their account", async () => {
    const ann = await aCustomerOf(app, { email: "ann@example.com" });
    const cookie = `cookie-consent=${list}.all.v`;
    const input = event({ userData: { email: "somebody@example.com" } });
    const { data } = await ann.graphql(CREATE, { input }, { cookie, "user-agent": CHROME });
    expect(data?.["createMetaEvent"]).toMatchObject({ success: true });
    const [row] = await noted();
    expect(row).toMatchObject({ customer_id: ann.id, person: { em: sha256("ann@example.com") } });
    const ctx = contextFor(app.call);
    expect(await copiedConversions(ctx, ann.id)).toMatchObject([{ event: "AddToCart" }]);
    await forgetConversions(ctx, { customerId: ann.id, orderIds: [] });
    expect(await noted()).toEqual([]);
  });
});

describe("issue 12.7 a purchase is told by the order", () => {
  const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    orderV2 { number } errors { key } } }`;

  async function place(asking: Asking): Promise<string> {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 3 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { data } = await ask(PLACE, { input: { cart_id: guest.maskId } }, asking);
    const placed = data?.["placeOrder"] as unknown as { orderV2: { number: string } };
    return placed.orderV2.number;
  }

  it("once, with its buyer hashed, its sum and its lines", async () => {
    const number = await place({ accepted: "all" });
    await work();
    await work();
    const told = (await received("Purchase")).filter(
      ({ event: one }) => one.custom_data["order_id"] === number,
    );
    expect(told).toHaveLength(1);
    const { event: purchase } = told[0]!;
    expect(purchase["event_id"]).toBe(`purchase.${number}`);
    expect(purchase.user_data).toMatchObject({
      em: sha256("buyer@example.com"),
      ph: sha256("15550100"),
      fn: sha256("demo"),
      ln: sha256("buyer"),
      ct: sha256("margate"),
      st: sha256("fl"),
      zp: sha256(FLORIDA.postcode),
      country: sha256("us"),
      client_ip_address: "203.0.113.9",
      fbp: "fb.1.1558571054389.1098115397",
    });
    const { grand_total_minor: total } = await app.shop.db
      .selectFrom("sales_order")
      .select("grand_total_minor")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect(purchase.custom_data).toMatchObject({
      value: total / 100,
      currency: "USD",
      num_items: 3,
      content_ids: ["CAP"],
    });
    expect(await app.shop.db.selectFrom("conversion_placing").select("cart_id").execute()).toEqual(
      [],
    );
  });

  it.each([{}, { accepted: "" }, { accepted: "all", signal: true }] satisfies Asking[])(
    "and not at all of whoever has not consented: %j",
    async (asking) => {
      const number = await place(asking);
      await work();
      const told = await received("Purchase");
      expect(told.map(({ event: one }) => one.custom_data["order_id"])).not.toContain(number);
      expect(await noted()).toEqual([]);
    },
  );
});

describe("issue 12.7 what Meta does not take", () => {
  const listed = async (query = "") => {
    const answer = await callAdmin(app, `GET conversions${query}`, { session });
    return answer.json<{
      rows: { name: string; state: string; error: string | null; trace: string | null }[];
    }>().rows;
  };

  it("waits, is seen by staff with what Meta said, and goes once it does", async () => {
    await set({ metaPixelId: "1000000000000004" });
    await tell({}, { accepted: "all" });
    expect(await listed()).toMatchObject([{ name: "AddToCart", state: "waiting" }]);
    await work();
    expect(await listed("?state=failed&event=AddToCart&search=limit")).toMatchObject([
      { state: "failed", error: expect.stringContaining("[4]") },
    ]);
    const { rows } = (
      await callAdmin(app, "GET deliveries?search=conversion.meta", { session })
    ).json<{ rows: { state: string; lastError: string }[] }>();
    expect(rows).toMatchObject([{ state: "waiting" }]);
    await app.shop.db.updateTable("conversion_batch").set({ pixel: PIXEL }).execute();
    await app.shop.db.updateTable("delivery").set({ next_attempt_at: app.time.now }).execute();
    await work();
    expect(await listed()).toMatchObject([{ state: "sent", error: null }]);
    const file = await callAdmin(app, "GET conversions.csv", { session });
    expect(file.body).toContain("id,happened_at,event,store_view,order,value,currency,state");
    expect((await callAdmin(app, "GET conversions", {})).statusCode).toBe(401);
  });

  it("is forgotten: of whom it is after a week, all of it after a month", async () => {
    await set({ metaPixelId: "1000000000000002" });
    await tell({}, { accepted: "all" });
    await work();
    const later = (days: number) => ({
      ...contextFor(app.call),
      now: new Date(app.time.now.getTime() + days * DAY_MS + 1),
    });
    await forgetOldConversions(later(6));
    expect((await noted())[0]?.person).not.toBeNull();
    await forgetOldConversions(later(7));
    expect((await noted())[0]?.person).toBeNull();
    await forgetOldConversions(later(30));
    expect(await noted()).toEqual([]);
    expect(await app.shop.db.selectFrom("conversion_batch").select("id").execute()).toEqual([]);
  });
});
