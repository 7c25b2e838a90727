import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { contextFor } from "../../http/open-call.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { selectWholeOrder } from "../order.sql.ts";
import { readOrder } from "../stored-order.ts";
import { historyOrder } from "./order-history-wire.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", name: "Cap" });
      await aProduct(shop, { sku: "APRON", name: "Apron" });
      await aConfigurable(shop, { sku: "COAT", name: "Coat" });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  nth += 1;
  app.time.now = new Date(app.time.now.getTime() + 3_600_000);
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

/** As Magento's own storefront asks for the order history. */
const FIELDS = `id number order_date status
  items { id product_name product_sku product_url_key product_sale_price { currency value }
    quantity_ordered selected_options { label value } }
  billing_address { city country_code firstname lastname postcode region region_code street telephone }
  shipping_address { city country_code firstname lastname postcode region region_code street telephone }
  shipping_method payment_methods { name type additional_data { name value } }
  shipments { id tracking { number } } invoices { id }
  comments { message timestamp code phrase values }
  total { discounts { amount { currency value } } grand_total { currency value } subtotal { currency value }
    total_shipping { currency value } total_tax { currency value } }`;
const HISTORY = `query ($filter: CustomerOrdersFilterInput, $page: Int, $size: Int, $sort: CustomerOrderSortInput, $scope: ScopeTypeEnum) {
  customer { orders(filter: $filter, currentPage: $page, pageSize: $size, sort: $sort, scope: $scope) {
    items { ${FIELDS} } page_info { current_page total_pages } total_count } } }`;
const GUESTS = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${FIELDS} email token } }`;

it("of a list that is asked for numbers the lines of an order are not worked out", async () => {
  const number = await ordered(ada, { CAP: 1, APRON: 2 });
  const ctx = contextFor(app.call);
  const row = await selectWholeOrder(ctx.db, { number });
  const { order } = readOrder(row!);
  const held = vi.fn<typeof ctx.held>((holding) => ctx.held(holding));
  const shown = historyOrder({ ...ctx, held: held as typeof ctx.held }, order);
  expect([shown.number, shown.items[0]?.product_sku]).toEqual([number, "CAP"]);
  expect(held, "no product is looked up").not.toHaveBeenCalled();
  expect(shown.items[0]?.product_url_key).toBeTruthy();
  expect(held).toHaveBeenCalled();
});

interface History {
  readonly items: readonly ({ readonly number: string } | null)[];
  readonly total_count: number;
  readonly page_info: object;
}

const history = async (who: TestCustomer, asked: object = {}) =>
  ((await who.ask(HISTORY, asked))["customer"] as unknown as { orders: History }).orders;
const numbers = ({ items }: History) => items.map((item) => item?.number);
const refusal = async (who: Pick<TestApp, "graphql">, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;

/** Places an order of a customer and gives its number. */
async function ordered(who: TestCustomer, items: Readonly<Record<string, number>>) {
  const wished = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
  const cart = await aFilledCart(who, wished);
  const { order, errors } = await placedBy(who, cart, await sandbox.tokenFor(APPROVED));
  expect(errors).toEqual([]);
  return String(order?.order_number);
}

describe("issue 9, 2: a customer's orders", () => {
  it("stand with their names and prices, by the names of Magento's own storefront", async () => {
    const number = await ordered(ada, { CAP: 2, "COAT-White-M": 1 });
    const address = {
      firstname: "Demo",
      lastname: "Buyer",
      street: ["12 Pier Street"],
      city: "Margate",
      region: "Florida",
      region_code: "FL",
      postcode: "33063",
      country_code: "US",
      telephone: "555 0100",
    };
    const usd = (value: number) => ({ currency: "USD", value });
    expect((await history(ada)).items).toEqual([
      {
        id: expect.any(String) as string,
        number,
        order_date: app.time.now.toISOString(),
        status: "Processing",
        items: [
          {
            id: expect.any(String) as string,
            product_name: "Cap",
            product_sku: "CAP",
            product_url_key: "cap",
            product_sale_price: usd(20),
            quantity_ordered: 2,
            selected_options: [],
          },
          expect.objectContaining({
            product_name: "Coat",
            product_sku: "COAT-White-M",
            selected_options: [
              { label: "Color", value: "White" },
              { label: "Size", value: "M" },
            ],
          }) as object,
        ],
        billing_address: address,
        shipping_address: address,
        shipping_method: expect.any(String) as string,
        payment_methods: [
          {
            name: expect.stringContaining("1111") as string,
            type: "braintree",
            additional_data: [],
          },
        ],
        shipments: [],
        invoices: [],
        comments: [
          { code: "placed", message: "Your order was placed." },
          { code: "authorized", message: "Your payment was confirmed." },
        ].map(({ code, message }) => ({
          code,
          message,
          phrase: message,
          values: [],
          timestamp: app.time.now.toISOString(),
        })),
        total: expect.objectContaining({
          subtotal: usd(60),
          total_tax: usd(0),
          discounts: [],
        }) as object,
      },
    ]);
  });

  it("tell what happened as far as it is their shopper's to read: no try that came to nothing, and what staff wrote to them", async () => {
    const cart = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    await placedBy(ada, cart, await sandbox.tokenFor(DECLINED));
    const { order } = await placedBy(ada, cart, await sandbox.tokenFor(APPROVED));
    const number = String(order?.order_number);
    for (const [text, shown] of [
      ["Packed by hand.", true],
      ["Called twice.", false],
    ] as const) {
      await sql`INSERT INTO order_event (order_id, status, code, "values", shown_to_customer, created_at)
        SELECT id, status, 'note', ${JSON.stringify({ text })}::jsonb, ${shown}, now()
        FROM sales_order WHERE number = ${number}`.execute(app.shop.db);
    }
    expect((await history(ada, { filter: { number: { eq: number } } })).items).toMatchObject([
      {
        comments: [
          { code: "placed", message: "Your order was placed." },
          { code: "authorized", message: "Your payment was confirmed." },
          { code: "note", message: "Packed by hand.", phrase: "%1", values: ["Packed by hand."] },
        ],
      },
    ]);
  });

  it("are read page by page, newest first or oldest, and by number, day, state and scope", async () => {
    const first = await ordered(ada, { CAP: 1 });
    app.time.now = new Date("2026-03-20T10:00:00Z");
    const second = await ordered(ada, { CAP: 2 });
    const third = await ordered(ada, { CAP: 3 });
    expect(await history(ada, { size: 2 })).toMatchObject({
      items: [{ number: third }, { number: second }],
      total_count: 3,
      page_info: { current_page: 1, total_pages: 2 },
    });
    expect(numbers(await history(ada, { size: 2, page: 2 }))).toEqual([first]);
    const sort = { sort_field: "CREATED_AT", sort_direction: "ASC" };
    expect(numbers(await history(ada, { sort }))).toEqual([first, second, third]);
    const found = async (filter: object, scope?: string) =>
      numbers(await history(ada, { filter, scope }));
    expect(await found({ number: { eq: second } })).toEqual([second]);
    expect(await found({ number: { in: [first, third, "x"] } })).toEqual([third, first]);
    expect(await found({ number: { match: first.slice(2) } })).toEqual([first]);
    expect(await found({ number: { match: "%" } })).toEqual([]);
    expect(await found({ order_date: { from: "2026-03-20" } })).toEqual([third, second]);
    expect(await found({ order_date: { to: "2026-03-19 00:00:00" } })).toEqual([first]);
    expect(await found({ status: { eq: "Processing" } }, "STORE")).toHaveLength(3);
    expect(await found({ status: { in: ["complete", "pending_payment"] } })).toEqual([]);
    expect(await found({ grand_total: { from: "50" } }, "WEBSITE")).toEqual([third]);
  });

  it("are found by a part of a number, and of the sku or name of what is in them", async () => {
    const caps = await ordered(ada, { CAP: 1 });
    const mixed = await ordered(ada, { APRON: 1, "COAT-White-M": 1 });
    await ordered(bo, { APRON: 1 });
    const found = async (search: string) => numbers(await history(ada, { filter: { search } }));
    expect(await found(caps.slice(-4))).toEqual([caps]);
    expect(await found("apr")).toEqual([mixed]);
    expect(await found(" coat-white ")).toEqual([mixed]);
    expect(await found("a")).toEqual([mixed, caps]);
    expect(await found("%")).toEqual([]);
    expect(await found("")).toEqual([mixed, caps]);
  });

  it("are nobody else's, and a payment that came to nothing is none", async () => {
    const number = await ordered(ada, { CAP: 1 });
    const cart = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    await placedBy(ada, cart, await sandbox.tokenFor(DECLINED));
    expect(numbers(await history(ada))).toEqual([number]);
    expect(await history(bo, { filter: { number: { eq: number } } })).toMatchObject({
      items: [],
      total_count: 0,
    });
    expect(await history(ada, { filter: { status: { eq: "payment_declined" } } })).toMatchObject({
      items: [],
    });
    expect(await refusal(app, HISTORY, {})).toBe("access.loginRequired");
  });

  it.each([
    [{ size: 51 }, "catalog.badPageSize"],
    [{ size: 0 }, "catalog.badPageSize"],
    [{ page: 0 }, "access.badRequest"],
    [{ page: 2_147_483_647 }, "access.badRequest"],
    [{ filter: { order_date: { from: "yesterday" } } }, "access.badRequest"],
    [{ filter: { order_date: { from: "2026-13-45" } } }, "access.badRequest"],
    [{ filter: { order_date: { from: "2026-02-31" } } }, "access.badRequest"],
    [{ filter: { order_date: { to: "2026-02-30 10:00:00" } } }, "access.badRequest"],
    [{ filter: { search: "a".repeat(101) } }, "access.badRequest"],
    [{ filter: { number: { match: "1".repeat(101) } } }, "access.badRequest"],
    [{ filter: { number: { in: Array.from({ length: 101 }, String) } } }, "access.badRequest"],
    [{ filter: { grand_total: { from: "much" } } }, "access.badRequest"],
    [{ filter: { grand_total: { from: "1e300" } } }, "access.badRequest"],
  ])("refuses what cannot be asked: %j", async (asked, key) => {
    expect(await refusal(ada, HISTORY, asked)).toBe(key);
  });

  it("one that cannot be read leaves the others, and says so at its place", async () => {
    const broken = await ordered(ada, { CAP: 1 });
    const sound = await ordered(ada, { CAP: 1 });
    await app.shop.db
      .updateTable("sales_order")
      .set({ billing_address: JSON.stringify({ street: 12 }) })
      .where("number", "=", broken)
      .execute();
    const { data, errors } = await ada.graphql(HISTORY);
    expect(data).toMatchObject({ customer: { orders: { items: [{ number: sound }, null] } } });
    expect(errors).toMatchObject([
      { path: ["customer", "orders", "items", 1], extensions: { key: "order.unreadable" } },
    ]);
  });
});

describe("issue 9, 2: a guest's order", () => {
  async function guests() {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { orderV2 } = await guest.placeOrder();
    return { number: String(orderV2?.number), token: String(orderV2?.token) };
  }
  /** From a network of its own: only so many questions of one are answered. */
  const asked = async (input: object, address = `198.51.100.${nth}`, bearerOf?: TestCustomer) => {
    if (bearerOf) return (await bearerOf.graphql(GUESTS, { input })) as unknown as Answer;
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: address,
      payload: { query: GUESTS, variables: { input } },
    });
    return answer.json<Answer>();
  };
  interface Answer {
    readonly data: { readonly guestOrder: object } | null;
    readonly errors?: readonly { readonly message: string; readonly extensions: { key: string } }[];
  }
  const KNOWN = { email: "buyer@example.com", lastname: "Buyer" };

  it("is found by number, email and last name, however they are written", async () => {
    const { number, token } = await guests();
    const answer = await asked({
      number: ` ${number} `,
      email: "BUYER@example.com",
      lastname: " buyer",
    });
    expect(answer.data).toMatchObject({
      guestOrder: { number, token, email: "buyer@example.com", items: [{ product_sku: "CAP" }] },
    });
  });

  it("whatever is wrong, the answer is the same", async () => {
    const { number } = await guests();
    const answers = [
      await asked({ ...KNOWN, number: "999999999" }),
      await asked({ ...KNOWN, number, email: "other@example.com" }),
      await asked({ ...KNOWN, number, lastname: "Other" }),
      await asked({ ...KNOWN, number, lastname: "" }),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.errors?.[0]?.extensions.key).toBe("order.noSuchOrder");
  });

  it("numbers cannot be tried out: questions are counted before they are looked at", async () => {
    const { number } = await guests();
    for (let n = 0; n < 20; n += 1) await asked({ ...KNOWN, number: String(n) });
    const answer = await asked({ ...KNOWN, number });
    expect(answer.errors?.[0]).toMatchObject({ extensions: { key: "order.tooManyAsked" } });
    expect((await asked({ ...KNOWN, number }, "192.0.2.77")).data).not.toBeNull();
  });

  it("an account's order is shown to that account alone, and no account is given a guest's", async () => {
    const number = await ordered(ada, { CAP: 1 });
    const input = { number, email: ada.email, lastname: "Buyer" };
    const stranger = await asked(input);
    expect(stranger.errors?.[0]).toMatchObject({
      message: "Please login to view the order.",
      extensions: { key: "order.ofAccount" },
    });
    expect((await asked(input, undefined, ada)).data).toMatchObject({ guestOrder: { number } });
    const buyer = await aCustomerOf(app, { email: KNOWN.email });
    expect(numbers(await history(buyer))).toEqual([]);
    await app.shop.db.deleteFrom("customer").where("id", "=", buyer.id).execute();
  });
});
