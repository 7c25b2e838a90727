import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let cap: number;
let coat: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await aProduct(shop, { sku: "COAT", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  number = await placed();
  [cap = 0, coat = 0] = (await order()).items.map(({ id }) => id);
});

async function placed(): Promise<string> {
  const items = [
    { sku: "CAP", quantity: 5 },
    { sku: "COAT", quantity: 1 },
  ];
  const guest = await aGuest(app, items);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  return (await guest.placeOrder()).orderV2?.number ?? "";
}

interface Order {
  readonly status: string;
  readonly items: readonly {
    readonly id: number;
    readonly progress: { readonly shipped: number; readonly toShip: number };
  }[];
  readonly shipments: readonly {
    readonly number: string;
    readonly by: string | null;
    readonly pieces: readonly { readonly sku: string; readonly quantity: number }[];
    readonly tracks: readonly { readonly title: string; readonly url: string | null }[];
  }[];
  readonly events: readonly { readonly text: string }[];
  readonly steps: Readonly<Record<string, string | null>>;
}
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
type Pieces = readonly (readonly [itemId: number, quantity: number])[];
const ship = (pieces: Pieces, tracks: readonly object[] = []) =>
  callAdmin(app, `POST orders/${number}/shipments`, {
    session,
    body: { pieces: pieces.map(([itemId, quantity]) => ({ itemId, quantity })), tracks },
  });
const problemsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: readonly { field: string; key: string }[] }).errors.map(
    ({ field, key }) => [field, key],
  );
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["body_text as text", "recipient"])
    .where("template", "=", "order.shipped")
    .where("subject", "like", `%${number}%`)
    .orderBy("id")
    .execute();
const UPS = { carrier: "ups", number: " 1Z999 " };

describe("issue 9 §8 shipping an order", () => {
  it("goes in several shipments, each with its parcels, its letter and its line in the history", async () => {
    const first = (await ship([[cap, 2]], [UPS])).json<Order>();
    expect(first).toMatchObject({
      status: "processing",
      items: [{ progress: { shipped: 2, toShip: 3 } }, { progress: { shipped: 0, toShip: 1 } }],
      shipments: [
        {
          by: STAFF.email,
          pieces: [{ sku: "CAP", quantity: 2 }],
          tracks: [{ title: "UPS", url: "https://www.ups.com/track?tracknum=1Z999" }],
        },
      ],
    });
    const [shipment] = first.shipments;
    expect(first.events.at(-1)?.text).toBe(
      `Shipment ${shipment?.number} is on its way. Pieces in it: 2.`,
    );
    const second = (
      await ship([
        [cap, 3],
        [coat, 1],
      ])
    ).json<Order>();
    expect(second.shipments).toHaveLength(2);
    expect(second.steps["ship"]).toBe("Nothing of this order is left to ship.");
    // Nobody has taken its money yet.
    expect(second.status).toBe("processing");
    const written = await letters();
    expect(written).toHaveLength(2);
    expect(written[0]?.text).toContain("https://www.ups.com/track?tracknum=1Z999");
    expect(written[0]?.text).not.toContain("COAT");
  });

  it("sends nothing twice and nothing that is not of the order, whoever asks at once", async () => {
    expect(problemsOf(await ship([[cap, 6]]))).toEqual([[`pieces:${cap}`, "order.tooManyPieces"]]);
    expect(problemsOf(await ship([[1_000_000, 1]]))).toEqual([
      ["pieces:1000000", "order.noSuchLine"],
    ]);
    expect(problemsOf(await ship([]))).toEqual([["", "order.noPieces"]]);
    const answers = await Promise.all([ship([[cap, 3]]), ship([[cap, 3]]), ship([[cap, 3]])]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await order()).items[0]?.progress.shipped).toBe(3);
    expect(await letters()).toHaveLength(1);
  });

  it("is held by the database too", async () => {
    const more = app.shop.db
      .updateTable("order_item")
      .set({ quantity_shipped: 6 })
      .where("id", "=", cap);
    await expect(more.execute()).rejects.toThrow("order_item_shipped");
  });

  it("does not leave while the order is held, and cannot be canceled afterwards", async () => {
    await callAdmin(app, `POST orders/${number}/hold`, { session, body: { reason: "Fraud?" } });
    expect((await ship([[cap, 1]])).json()).toMatchObject({ key: "order.notNow" });
    await callAdmin(app, `POST orders/${number}/release`, { session });
    await ship([[cap, 1]]);
    const body = { reason: "Sold out" };
    const canceled = await callAdmin(app, `POST orders/${number}/cancel`, { session, body });
    expect(canceled.json()).toMatchObject({ key: "order.partlyShipped" });
  });

  it("takes a parcel's number later, and writes to the buyer again", async () => {
    const [shipment] = (await ship([[cap, 2]])).json<Order>().shipments;
    const add = (track: object, of = shipment?.number) =>
      callAdmin(app, `POST orders/${number}/shipments/${of}/tracks`, { session, body: track });
    expect((await add({ carrier: "fedex", number: "<7>" })).json()).toMatchObject({
      key: "order.trackInvalid",
    });
    expect((await add({ carrier: "fedex", number: "7" }, "1")).json()).toMatchObject({
      key: "order.noSuchShipment",
    });
    const added = (await add({ carrier: "fedex", number: "7" })).json<Order>();
    expect(added.shipments[0]?.tracks).toMatchObject([{ title: "FedEx", number: "7" }]);
    expect((await letters()).at(-1)?.text).toContain("trknbr=7");
  });
});

describe("issue 9 §8 papers of a shipment", () => {
  const file = (path: string) => callAdmin(app, `GET ${path}`, { session });

  it("are PDFs: the slip that goes with it, and the list of what is left to fetch", async () => {
    const [shipment] = (await ship([[cap, 2]], [UPS])).json<Order>().shipments;
    const slip = await file(`orders/${number}/shipments/${shipment?.number}/packing-slip.pdf`);
    expect(slip.headers["content-type"]).toBe("application/pdf");
    expect(slip.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const list = await file(`pick-list.pdf?orders=${number},${number}`);
    expect(list.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const again = await file(`pick-list.pdf?orders=${number}`);
    expect(again.rawPayload.equals(list.rawPayload)).toBe(true);
  });

  it("issue 9.9 slips of several orders are one PDF, numbered each by itself; of what has not left there is none", async () => {
    const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
    const none = await file(`packing-slips.pdf?orders=${number}`);
    expect(none.json()).toMatchObject({ key: "order.noSuchShipment" });
    const first = number;
    const [shipment] = (await ship([[cap, 2]])).json<Order>().shipments;
    const alone = await file(`orders/${first}/shipments/${shipment?.number}/packing-slip.pdf`);
    const same = await file(`packing-slips.pdf?orders=${first},${first}`);
    expect(same.rawPayload.equals(alone.rawPayload)).toBe(true);
    const second = await placed();
    expect(pagesOf((await file(`packing-slips.pdf?orders=${first},${second}`)).rawPayload)).toBe(1);
    const { items } = (await callAdmin(app, `GET orders/${second}`, { session })).json<Order>();
    const body = { pieces: [{ itemId: items[0]?.id, quantity: 1 }], tracks: [] };
    await callAdmin(app, `POST orders/${second}/shipments`, { session, body });
    const both = await file(`packing-slips.pdf?orders=${first},${second}`);
    expect(pagesOf(both.rawPayload)).toBe(2);
  });

  it.each([
    "packing-slips.pdf?orders=1",
    "pick-list.pdf?orders=1",
    "pick-list.pdf?orders=;drop",
    "orders/1/shipments/1/packing-slip.pdf",
  ])("%s is refused", async (path) => {
    expect((await file(path)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
