import { ALERTS_MAX } from "@placket/domain/stock-alert/stock-alert";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetTold, tellWhoWaits } from "./tell-who-waits.ts";

let app: TestApp;
let session: string;
let ada: TestCustomer;
let bo: TestCustomer;
let cap: number;
let coat: number;
let variant: number;
let second: number;
let number = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
    const made = await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
    coat = made.id;
    variant = made.variants["White/M"] ?? 0;
    second = made.variants["White/L"] ?? 0;
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  ada = await aCustomerOf(app, { email: `ada${number}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${number}@example.com` });
  await app.shop.db.deleteFrom("mail").execute();
  await app.shop.db.deleteFrom("product_alert").execute();
  for (const id of [cap, variant, second]) await shelve(id, 100);
});

const shelve = (id: number, quantity: number) =>
  app.shop.db.updateTable("stock_item").set({ quantity }).where("product_id", "=", id).execute();
const ask = (who: TestCustomer, id: number, kind = "product") =>
  who.rest("POST", `inventory/subscribe-${kind}-alert/${id}`, {});
/** Asks once the catalogue in memory knows that there is none. */
async function waitFor(who: TestCustomer, id: number): Promise<void> {
  await expect
    .poll(async () => (await ask(who, id)).body as unknown)
    .toBe("Alert subscription has been saved.");
}
const tell = () => tellWhoWaits(contextFor(app.call));
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["recipient", "subject", "body_text"])
    .where("template", "like", "stockAlert.%")
    .orderBy("recipient")
    .execute();
const waits = async (who: TestCustomer) => {
  const { body } = await who.rest("GET", "app-my-alerts");
  return body["items"] as { id: number; kind: string }[];
};

describe("WISH-15 a customer asks to be told", () => {
  it("WISH-14 of a variant that is out of stock, and is answered in words; once for as often as they ask", async () => {
    const early = await ask(ada, variant);
    expect([early.status, early.body["key"]]).toEqual([400, "stockAlert.atHand"]);
    await shelve(variant, 0);
    await waitFor(ada, variant);
    await waitFor(ada, variant);
    expect(await waits(ada)).toMatchObject([
      {
        kind: "stock",
        product: { id: coat, name: "Merrow coat", url: "/coat" },
        chosen: ["Color: White", "Size: M"],
        asked_price: null,
      },
    ]);
    expect(await waits(bo)).toEqual([]);
  });

  it("WISH-13 a guest is asked to sign in; nothing is not found", async () => {
    const guest = await app.rest("POST", `inventory/subscribe-product-alert/${variant}`, {});
    expect(guest.status).toBe(401);
    const none = await ask(ada, 999_999);
    expect([none.status, none.body["key"]]).toEqual([404, "stockAlert.noSuchProduct"]);
  });

  it("of so many products at most, and removes what they wait for, nobody else's", async () => {
    await ask(ada, cap, "price");
    const [alert] = await waits(ada);
    const foreign = await bo.rest("POST", "app-remove-alert", { id: alert?.id });
    expect([foreign.status, foreign.body["key"]]).toEqual([404, "stockAlert.noSuchAlert"]);
    await ada.rest("POST", "app-remove-alert", { id: alert?.id });
    expect(await waits(ada)).toEqual([]);
    const fillers = await app.shop.db
      .insertInto("product")
      .values(
        Array.from({ length: ALERTS_MAX }, (_, n) => ({
          type: "simple" as const,
          sku: `FILL-${n}`,
          name: "Filler",
          url_key: `fill-${n}`,
          price_minor: 100,
          website_ids: [1],
        })),
      )
      .returning("id")
      .execute();
    await app.shop.db
      .insertInto("product_alert")
      .values(
        fillers.map(({ id }) => ({
          customer_id: ada.id,
          website_id: 1,
          store_view_id: 1,
          product_id: id,
          kind: "stock" as const,
          asked_at: app.time.now,
        })),
      )
      .execute();
    const full = await ask(ada, cap, "price");
    expect([full.status, full.body["key"]]).toEqual([400, "stockAlert.tooMany"]);
  });
});

describe("issue 11.5 whoever waits is told by letter", () => {
  it("once, when it is at hand again, of all that came at the same time in one letter", async () => {
    await shelve(variant, 0);
    await shelve(second, 0);
    await waitFor(ada, variant);
    await waitFor(ada, second);
    await waitFor(bo, variant);
    await tell();
    expect(await letters()).toEqual([]);
    await shelve(variant, 3);
    await shelve(second, 1);
    await expect
      .poll(async () => {
        await tell();
        return (await letters()).length;
      })
      .toBe(2);
    await Promise.all([tell(), tell()]);
    const [first, other] = await letters();
    expect(first).toMatchObject({
      recipient: ada.email,
      subject: "Merrow coat is in stock again",
    });
    expect(first?.body_text).toContain("COAT-White-M");
    expect(first?.body_text).toContain("COAT-White-L");
    expect(other?.body_text).not.toContain("COAT-White-L");
    expect(await letters()).toHaveLength(2);
    expect(await waits(ada)).toEqual([]);
  });

  it("when it costs less than when they asked, and not before", async () => {
    expect((await ask(ada, cap, "price")).body as unknown).toBe(
      "You saved the alert subscription.",
    );
    const cost = (price_minor: number) =>
      app.shop.db.updateTable("product").set({ price_minor }).where("id", "=", cap).execute();
    await tell();
    expect(await letters()).toEqual([]);
    await cost(1500);
    await expect
      .poll(async () => {
        await tell();
        return letters();
      })
      .toMatchObject([{ recipient: ada.email, subject: "Cap costs less now" }]);
    expect((await letters())[0]?.body_text).toContain("$20.00 when you asked");
    await cost(2000);
  });

  it("the letter's link ends all that its reader waits for, for three months, without signing in", async () => {
    await shelve(variant, 0);
    await waitFor(ada, variant);
    await ask(ada, cap, "price");
    await shelve(variant, 3);
    await expect
      .poll(async () => {
        await tell();
        return (await letters()).length;
      })
      .toBe(1);
    const [letter] = await letters();
    const token = /unsubscribe#(\S+)/.exec(letter?.body_text ?? "")?.[1] ?? "";
    const end = async (sent: string) => {
      const { status, body } = await app.rest("POST", "app-end-alerts", { token: sent });
      return [status, body["key"] ?? body["ended"]];
    };
    expect(await end("x".repeat(43))).toEqual([404, "stockAlert.linkOver"]);
    expect(await end(token)).toEqual([200, 1]);
    expect(await waits(ada)).toEqual([]);
    expect(await end(token)).toEqual([200, 0]);
    const { now } = app.time;
    app.time.now = new Date(now.getTime() + 91 * 24 * 3_600_000);
    await forgetTold(contextFor(app.call));
    expect(await end(token)).toEqual([404, "stockAlert.linkOver"]);
    app.time.now = now;
  });
});

describe("issue 11.5 staff see what people wait for", () => {
  it("by variant, what most do first, with days out of stock, searched, and as a file", async () => {
    await shelve(variant, 0);
    await waitFor(ada, variant);
    await waitFor(bo, variant);
    await ask(ada, cap, "price");
    const outSince = new Date(app.time.now.getTime() - 5 * 24 * 3_600_000);
    await app.shop.db
      .updateTable("stock_item")
      .set({ out_since: outSince })
      .where("product_id", "in", [variant, coat])
      .execute();
    const read = async (query: string) =>
      (await callAdmin(app, `GET alerts${query}`, { session })).json<{ rows: { sku: string }[] }>();
    expect((await read("")).rows).toMatchObject([
      { sku: "COAT-White-M", forStock: 2, forPrice: 0, outOfStockDays: 5 },
      { sku: "CAP", forStock: 0, forPrice: 1, outOfStockDays: null },
    ]);
    expect((await read("?kind=price")).rows.map(({ sku }) => sku)).toEqual(["CAP"]);
    expect((await read("?search=coat-w&sort=sku")).rows.map(({ sku }) => sku)).toEqual([
      "COAT-White-M",
    ]);
    const file = await callAdmin(app, "GET alerts.csv?sort=-waiting", { session });
    expect(file.body).toContain("COAT-White-M,Merrow coat,2,0,");
    const own = await callAdmin(app, `GET customers/${ada.id}/alerts`, { session });
    expect(own.json()).toMatchObject({
      alerts: [
        { kind: "price", sku: "CAP", toldAt: null },
        { kind: "stock", sku: "COAT-White-M", website: "US English" },
      ],
    });
    expect((await callAdmin(app, "GET alerts")).statusCode).toBe(401);
    await ask(bo, coat, "price");
    const { rows: family } = await read("?search=merrow&kind=price");
    expect(family, "a family has no shelf of its own").toMatchObject([
      { sku: "COAT", outOfStockDays: null },
    ]);
  });

  it("since when a shelf is empty is noted as it becomes so, whoever takes the last piece", async () => {
    const since = async () => {
      const row = await app.shop.db
        .selectFrom("stock_item")
        .select("out_since")
        .where("product_id", "=", cap)
        .executeTakeFirstOrThrow();
      return row.out_since;
    };
    expect(await since()).toBeNull();
    await shelve(cap, 0);
    const first = await since();
    expect(first).toBeInstanceOf(Date);
    await shelve(cap, -1);
    expect(await since()).toEqual(first);
    await shelve(cap, 2);
    expect(await since()).toBeNull();
  });
});
