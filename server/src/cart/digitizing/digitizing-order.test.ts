import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo } from "../../testing/embroidery/a-logo.ts";
import {
  aPicture,
  digitizingShop,
  embroider,
  type DigitizedCart,
} from "../../testing/embroidery/digitizing-shop.ts";
import { aGuest } from "../../testing/guest.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const GOOD = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;
let coat: number;
let logos: string;
let crown: string;

beforeAll(async () => {
  sandbox = await startTestSandbox({});
  app = await testApp(digitizingShop, { payment: sandbox.provider });
  const found = app.shop.db.selectFrom("product").select("id").where("sku", "=", "COAT");
  coat = (await found.executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** A logo that nobody has ordered yet, for each test. */
beforeEach(async () => {
  const color = `#9020${(brought += 1) + 10}`;
  const made = await aLogo(app, { bytes: await aPicture(color), name: "Crown.png" });
  ({ logos } = made);
  crown = made.logo.logo_number;
});
let brought = 0;

const cartOf = async (id: string) =>
  (await app.rest("GET", "app-get-cart", { cookie: id })).body as unknown as DigitizedCart & {
    readonly prices: {
      readonly raw_totals: readonly { readonly code: string; readonly amount: object }[];
    };
  };

const hasDigitizing = async (id: string) =>
  (await cartOf(id)).items.some(({ sku }) => sku === "DIGITIZE0000");

/** A guest who is ready to pay for a cap and a coat with the logo, and the sum that they see. */
async function aReadyGuest(card = GOOD) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await embroider(app, logos, { productId: coat, logo: crown, cart: guest.maskId });
  await guest.pay(await sandbox.tokenFor(card));
  const { prices } = await cartOf(guest.maskId);
  const seen = prices.raw_totals.map(({ code, amount }) => ({ code, ...amount }));
  return { ...guest, seen };
}

interface Placed {
  readonly orderV2: { readonly number: string } | null;
  readonly errors: readonly { readonly key: string }[];
  readonly changed_totals: readonly object[] | null;
}

async function place(cartId: string, seen?: readonly object[]): Promise<Placed> {
  const { data } = await app.graphql(
    `mutation ($cartId: String!, $seen: [SeenTotalInput!]) {
      placeOrder(input: { cart_id: $cartId, seen_totals: $seen, embroidery_agreed: true }) {
        orderV2 { number } errors { key } changed_totals { code before { value } after { value } } } }`,
    { cartId, seen },
  );
  return data?.["placeOrder"] as unknown as Placed;
}

/** The lines of an order as they are kept. */
const linesOf = (number: string) =>
  app.shop.db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select(["sku", "quantity", "price_minor", "row_total_minor", "configuration"])
    .where("number", "=", number)
    .orderBy("order_item.id")
    .execute();

const paidBy = async () =>
  (
    await app.shop.db
      .selectFrom("embroidery_logo")
      .leftJoin("sales_order", "sales_order.id", "digitizing_order_id")
      .select("number")
      .where("embroidery_logo.id", "=", Number(crown.slice(1)))
      .executeTakeFirstOrThrow()
  ).number;

const move = (number: string, status: "canceled" | "closed") =>
  app.shop.db.updateTable("sales_order").set({ status }).where("number", "=", number).execute();

describe("EMB-17 who pays the stitches of a logo", () => {
  it("the first order, as a line that names the logo and takes nothing off a shelf; the second has none", async () => {
    const first = await aReadyGuest();
    const { orderV2 } = await place(first.maskId, first.seen);
    const number = orderV2?.number ?? "";
    expect(await linesOf(number)).toMatchObject([
      { sku: "CAP" },
      { sku: "COAT" },
      {
        sku: "DIGITIZE0000",
        quantity: 1,
        price_minor: 4500,
        row_total_minor: 4500,
        configuration: { kind: "virtual", digitizes: { logo: crown, name: "Crown" } },
      },
    ]);
    expect(await paidBy()).toBe(number);
    const shelf = app.shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "stock_item.product_id")
      .select("quantity")
      .where("sku", "=", "DIGITIZE0000");
    expect((await shelf.executeTakeFirstOrThrow()).quantity).toBe(1);
    const second = await aReadyGuest();
    expect(await hasDigitizing(second.maskId)).toBe(false);
    const again = await place(second.maskId, second.seen);
    expect((await linesOf(again.orderV2?.number ?? "")).map(({ sku }) => sku)).toEqual([
      "CAP",
      "COAT",
    ]);
    expect(await paidBy()).toBe(number);
  });

  it("of two carts the one that is placed first; whoever saw the charge in the other is told that it is gone", async () => {
    const first = await aReadyGuest();
    const second = await aReadyGuest();
    expect(second.seen).toEqual(first.seen);
    expect((await place(first.maskId, first.seen)).orderV2).not.toBeNull();
    const answer = await place(second.maskId, second.seen);
    expect(answer).toMatchObject({ orderV2: null, errors: [{ key: "checkout.totalChanged" }] });
    const { prices } = await cartOf(second.maskId);
    const seen = prices.raw_totals.map(({ code, amount }) => ({ code, ...amount }));
    expect(answer.changed_totals).toContainEqual({
      code: "grand_total",
      before: { value: (second.seen.at(-1) as unknown as { value: number }).value },
      after: { value: (seen.at(-1) as unknown as { value: number }).value },
    });
    expect((await place(second.maskId, seen)).orderV2).not.toBeNull();
  });

  it("one of two that are placed in the same moment", async () => {
    const guests = [await aReadyGuest(), await aReadyGuest(), await aReadyGuest()];
    const placed = await Promise.all(guests.map(({ maskId }) => place(maskId)));
    const lines = await Promise.all(placed.map(({ orderV2 }) => linesOf(orderV2?.number ?? "")));
    const charges = lines.flat().filter(({ sku }) => sku === "DIGITIZE0000");
    expect(lines.map(({ length }) => length).sort((a, b) => a - b)).toEqual([2, 2, 3]);
    expect(charges).toHaveLength(1);
  });

  it("nobody while the card is declined, and the same cart once it pays", async () => {
    const guest = await aReadyGuest(DECLINED);
    expect((await place(guest.maskId)).orderV2).toBeNull();
    expect(await paidBy()).toBeNull();
    expect(await hasDigitizing(guest.maskId)).toBe(true);
    await guest.pay(await sandbox.tokenFor(GOOD));
    const { orderV2 } = await place(guest.maskId);
    expect(await paidBy()).toBe(orderV2?.number);
  });

  it.each(["canceled", "closed"] as const)(
    "the next order where the first was %s",
    async (status) => {
      const first = await aReadyGuest();
      const { orderV2 } = await place(first.maskId);
      await move(orderV2?.number ?? "", status);
      const second = await aReadyGuest();
      expect(await hasDigitizing(second.maskId)).toBe(true);
      const next = await place(second.maskId, second.seen);
      expect(await paidBy()).toBe(next.orderV2?.number);
    },
  );

  it("a cart that was filled while another order paid, where that one was called off since", async () => {
    const first = await place((await aReadyGuest()).maskId);
    const guest = await aReadyGuest();
    const { maskId, seen } = guest;
    expect(await hasDigitizing(maskId)).toBe(false);
    // The store writes the cart, and knows it from then on.
    await guest.pay(await sandbox.tokenFor(GOOD));
    await move(first.orderV2?.number ?? "", "canceled");
    expect(await place(maskId, seen)).toMatchObject({
      orderV2: null,
      errors: [{ key: "checkout.totalChanged" }],
    });
    await guest.pay(await sandbox.tokenFor(GOOD));
    const number = (await place(maskId)).orderV2?.number ?? "";
    expect((await linesOf(number)).map(({ sku }) => sku)).toEqual(["CAP", "COAT", "DIGITIZE0000"]);
    expect(await paidBy()).toBe(number);
  });

  it("a known cart at once, whoever did not say what they saw", async () => {
    const first = await place((await aReadyGuest()).maskId);
    const { maskId } = await aReadyGuest();
    await move(first.orderV2?.number ?? "", "canceled");
    const number = (await place(maskId)).orderV2?.number ?? "";
    expect(await paidBy()).toBe(number);
  });

  it("a quote says it and keeps its price", async () => {
    const guest = await aReadyGuest();
    const made = await app.rest("POST", "app-make-quote", { cookie: guest.maskId });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const kept = await app.shop.db
      .selectFrom("cart_quote")
      .select(["paper", "prices"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      paper: { rows: [{}, {}, { name: "Digitizing", pieces: "1" }] },
      prices: { lines: [{}, {}], digitizing: [{ logo: crown, amount: 4500 }] },
    });
  });
});
