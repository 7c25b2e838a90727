import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { aPicture, digitizingShop, embroider } from "../../testing/embroidery/digitizing-shop.ts";
import { aGuest } from "../../testing/guest.ts";
import { keysOf, returnsIn, usd } from "../../testing/order/returns.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let store: ReturnType<typeof returnsIn>;
let coat: number;
let logos: string;
let crown: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(digitizingShop, { payment: sandbox.provider });
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
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

/** A guest's order of a cap and two coats with the logo: its number, lines and what they cost. */
async function ordered() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await embroider(app, logos, { productId: coat, logo: crown, qty: 2, cart: guest.maskId });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { number } = (await guest.placeOrder({ embroidery_agreed: true })).orderV2!;
  const { items, money } = await store.order(number);
  const line = (sku: string) => items.find((item) => item.sku === sku)!;
  return { number, asked: money?.asked.value ?? 0, line };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

/** Takes the money without so many pieces of these lines, of which so much was seen. */
const take = ({ number }: Ordered, leftOut: readonly (readonly [number, number])[], seen: number) =>
  store.post(`orders/${number}/invoices`, {
    leftOut: leftOut.map(([itemId, quantity]) => ({ itemId, quantity })),
    seen: usd(Number(seen.toFixed(2))),
  });

const canceled = async ({ number }: Ordered) =>
  Object.fromEntries(
    (await store.order(number)).items.map(({ sku, progress }) => [sku, progress.canceled]),
  );

const payer = async () =>
  (
    await app.shop.db
      .selectFrom("embroidery_logo")
      .leftJoin("sales_order", "sales_order.id", "digitizing_order_id")
      .select("number")
      .where("embroidery_logo.id", "=", Number(crown.slice(1)))
      .executeTakeFirstOrThrow()
  ).number;

async function digitize(): Promise<void> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(dstOf())], "made.dst"));
  const line = `POST embroidery-logos/${crown}/stitches` as const;
  expect((await callAdmin(app, line, { session, form })).statusCode).toBe(200);
}

describe("EMB-17 the charge for stitches when the money of an order is taken", () => {
  it("falls away with the last garment that needs them, and the next order pays", async () => {
    const order = await ordered();
    const { asked, line } = order;
    const [coats, charge] = [line("COAT"), line("DIGITIZE0000")];
    const without = asked - coats.paid.value - charge.paid.value;
    const refused = await take(order, [[coats.id, 2]], asked - coats.paid.value);
    expect(keysOf(refused)).toEqual(["order.sumChanged"]);
    expect((await take(order, [[coats.id, 2]], without)).statusCode).toBe(200);
    expect(await canceled(order)).toEqual({ CAP: 0, COAT: 2, DIGITIZE0000: 1 });
    expect(await payer()).toBeNull();
  });

  it("stays while one garment is left", async () => {
    const order = await ordered();
    const { asked, line } = order;
    const coats = line("COAT");
    expect((await take(order, [[coats.id, 1]], asked - coats.paid.value / 2)).statusCode).toBe(200);
    expect(await canceled(order)).toEqual({ CAP: 0, COAT: 1, DIGITIZE0000: 0 });
    expect(await payer()).toBe(order.number);
  });

  it("stays where they are made already", async () => {
    const order = await ordered();
    await digitize();
    const { asked, line } = order;
    const coats = line("COAT");
    expect((await take(order, [[coats.id, 2]], asked - coats.paid.value)).statusCode).toBe(200);
    expect(await canceled(order)).toEqual({ CAP: 0, COAT: 2, DIGITIZE0000: 0 });
    expect(await payer()).toBe(order.number);
  });

  it("stays where another order needs them", async () => {
    const order = await ordered();
    await ordered();
    const { asked, line } = order;
    const coats = line("COAT");
    expect((await take(order, [[coats.id, 2]], asked - coats.paid.value)).statusCode).toBe(200);
    expect(await canceled(order)).toEqual({ CAP: 0, COAT: 2, DIGITIZE0000: 0 });
  });

  it("can be left out by itself: the garments are sewn all the same, and nobody else pays", async () => {
    const order = await ordered();
    const { asked, line } = order;
    const charge = line("DIGITIZE0000");
    expect(charge.progress).toMatchObject({ toLeaveOut: 1, toShip: 0 });
    expect((await take(order, [[charge.id, 1]], asked - charge.paid.value)).statusCode).toBe(200);
    expect(await canceled(order)).toEqual({ CAP: 0, COAT: 0, DIGITIZE0000: 1 });
    expect(await payer()).toBe(order.number);
    const twice = await take(order, [[charge.id, 1]], asked - charge.paid.value);
    expect(twice.statusCode).not.toBe(200);
  });

  it("is paid back with the garments that are not sent: the next order pays", async () => {
    const order = await ordered();
    const { asked, line } = order;
    expect((await take(order, [], asked)).statusCode).toBe(200);
    const [coats, charge] = [line("COAT"), line("DIGITIZE0000")];
    const back = (itemId: number, quantity: number, seen: number, left: number) =>
      store.post(`orders/${order.number}/refunds`, {
        pieces: [{ itemId, quantity }],
        way: "source",
        shipping: usd(0),
        adjustment: usd(0),
        toShelf: true,
        reason: "Not wanted",
        seen: usd(seen),
        left: usd(Number(left.toFixed(2))),
      });
    expect((await back(charge.id, 1, charge.paid.value, asked)).statusCode).toBe(200);
    expect(await payer()).toBe(order.number);
    const rest = asked - charge.paid.value;
    expect((await back(coats.id, 2, coats.paid.value, rest)).statusCode).toBe(200);
    expect(await payer()).toBeNull();
  });
});
