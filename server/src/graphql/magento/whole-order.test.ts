import { uidOf } from "@placket/contract/uid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { ANN, anAccount } from "../../testing/customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { magentoClient, tokenOf, type MagentoClient } from "../../testing/magento-client.ts";
import { ORDER_ITEM, RETURNS, WHOLE_ORDER } from "../../testing/order/magento-order.ts";
import { aRule } from "../../testing/rule.ts";
import { aSalesTax } from "../../testing/order/sales-tax.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
let client: MagentoClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", name: "Cap", stock: { quantity: 1000 } });
      await aConfigurable(shop, { sku: "COAT", name: "Coat" });
      await aRule(shop.db, { code: "SAVE10" });
      await aSalesTax(shop);
    },
    { payment: sandbox.provider },
  );
  staff = await aStaffSession(app);
  await anAccount(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(() => {
  client = magentoClient(app);
});

interface Item {
  readonly id: string;
  readonly product_sku: string;
}
interface Order {
  readonly id: string;
  readonly number: string;
  readonly token: string;
  readonly items: readonly Item[];
}

const PLACE = `mutation PlaceOrder($id: String!) {
  placeOrder(input: { cart_id: $id }) { errors { code message } orderV2 { ...WholeOrder } } } ${WHOLE_ORDER}`;
const BY_TOKEN = `query ByToken($token: String!) {
  guestOrderByToken(input: { token: $token }) { ...WholeOrder returns(pageSize: 50) { ...ReturnsPart } }
} ${WHOLE_ORDER} ${RETURNS}`;

/** A guest's order of two caps and a coat with a coupon, as `placeOrder` answers it. */
async function ordered(): Promise<Order> {
  const wish = [
    { sku: "CAP", quantity: 2 },
    { sku: "COAT-White-M", quantity: 1 },
  ];
  const guest = await aGuest(app, wish, { coupon: "SAVE10" });
  await guest.pay(await sandbox.tokenFor(APPROVED));
  const answer = await client.ask(PLACE, { id: guest.maskId });
  const { errors, orderV2 } = answer["placeOrder"] as unknown as { errors: []; orderV2: Order };
  expect(errors).toEqual([]);
  return orderV2;
}

const byToken = async (token: string) =>
  (await client.ask(BY_TOKEN, { token }))["guestOrderByToken"] as unknown as Order;

/** Sends everything of an order. */
async function sent({ number }: Order): Promise<void> {
  const { money, items } = (await callAdmin(app, `GET orders/${number}`, { session: staff })).json<{
    money: { asked: object };
    items: { id: number; quantity: number }[];
  }>();
  const steps = {
    invoices: { leftOut: [], seen: money.asked },
    shipments: {
      pieces: items.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
      tracks: [{ carrier: "ups", number: "1Z999" }],
    },
  };
  for (const [path, body] of Object.entries(steps)) {
    const answer = await callAdmin(app, `POST orders/${number}/${path}`, { session: staff, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const usd = (value: number) => ({ value, currency: "USD" });

describe("OPEN-35 documents of a Magento storefront: the whole order of a guest", () => {
  it("is what placeOrder answers, and what its token alone opens", async () => {
    const placed = await ordered();
    expect(placed).toMatchObject({
      email: "buyer@example.com",
      status: "Processing",
      available_actions: ["CANCEL"],
      admin_assisted_order: false,
      gift_wrapping: null,
      applied_coupons: [{ code: "SAVE10" }],
      applied_gift_cards: [],
      billing_address: { region: "Florida", country_code: "US" },
      items_eligible_for_return: [],
      shipments: [],
      items: [
        {
          __typename: "OrderItem",
          product_sku: "CAP",
          status: "Ordered",
          eligible_for_return: false,
          quantity_ordered: 2,
          quantity_invoiced: 0,
          product: {
            sku: "CAP",
            name: "Cap",
            stock_status: "IN_STOCK",
            only_x_left_in_stock: null,
          },
          // Ten percent off forty dollars, and ten percent of the rest: 3.60 for two pieces.
          prices: {
            price: usd(20),
            price_including_tax: usd(21.8),
            original_price: null,
          },
        },
        { product_sku: "COAT-White-M", product: { sku: "COAT-White-M", name: "Coat" } },
      ],
      total: {
        subtotal_excl_tax: usd(60),
        subtotal_incl_tax: usd(65.4),
        total_tax: usd(5.4),
        discounts: [{ amount: usd(6) }],
        taxes: [{ amount: usd(5.4), rate: null }],
        total_giftcard: usd(0),
        gift_options: null,
      },
    });
    expect(await byToken(placed.token)).toEqual({
      ...placed,
      returns: {
        __typename: "Returns",
        items: [],
        page_info: { page_size: 50, total_pages: 0, current_page: 1 },
      },
    });
  });

  it("is opened by no other token, and by a token with another order's number", async () => {
    const [one, other] = [await ordered(), await ordered()];
    for (const token of ["", "x", `${one.token}x`, one.token.slice(0, -1), one.number]) {
      expect(await client.refused(BY_TOKEN, { token })).toBe("graphql-no-such-entity");
    }
    const find = `query Find($input: OrderTokenInput!) { guestOrderByToken(input: $input) { number } }`;
    const found = await client.ask(find, { input: { token: one.token, number: one.number } });
    expect(found["guestOrderByToken"]).toEqual({ number: one.number });
    const crossed = { input: { token: one.token, number: other.number } };
    expect(await client.refused(find, crossed)).toBe("graphql-no-such-entity");
  });

  it("says since when it stands as it does, and what was sent", async () => {
    const placed = await ordered();
    const then = app.time.now;
    app.time.now = new Date(then.getTime() + 3_600_000);
    await sent(placed);
    const shipped = app.time.now;
    app.time.now = new Date(shipped.getTime() + 3_600_000);
    const note = { text: "It is on its way", isForShopper: true };
    await callAdmin(app, `POST orders/${placed.number}/notes`, { session: staff, body: note });
    expect(await byToken(placed.token)).toMatchObject({
      status: "Complete",
      order_date: then.toISOString(),
      order_status_change_date: shipped.toISOString(),
      available_actions: ["RETURN"],
      items_eligible_for_return: [{ product_sku: "CAP" }, { product_sku: "COAT-White-M" }],
      items: [
        { status: "Shipped", quantity_invoiced: 2, quantity_shipped: 2, eligible_for_return: true },
        { status: "Shipped", quantity_invoiced: 1 },
      ],
      shipments: [
        {
          tracking: [{ carrier: "ups", number: "1Z999" }],
          items: [
            { __typename: "ShipmentItem", quantity_shipped: 2, order_item: { product_sku: "CAP" } },
            { order_item: { product_sku: "COAT-White-M" } },
          ],
        },
      ],
    });
  });
});

const ASK_GUEST = `mutation ReturnAsGuest($input: RequestGuestReturnInput!) {
  requestGuestReturn(input: $input) { return { __typename uid status number created_at } } }`;

describe("OPEN-35 documents of a Magento storefront: something comes back", () => {
  const because = (code: string) => [{ attribute_code: "reason", value: uidOf(code) }];

  it("a guest asks by the token alone, with a reason for each item", async () => {
    const order = await ordered();
    await sent(order);
    const [cap, coat] = order.items;
    const piece = (item: Item | undefined, code = "WRONG_SIZE") => ({
      order_item_uid: item?.id,
      quantity_to_return: 1,
      selected_custom_attributes: because(code),
    });
    const input = {
      token: order.token,
      contact_email: "Buyer@example.com",
      items: [piece(cap), piece(coat)],
      comment_text: "Both too wide",
    };
    const wrong: readonly object[] = [
      { contact_email: "stranger@example.com" },
      { items: [piece(cap), piece(coat, "DAMAGED")] },
      { items: [piece(cap, "TOO_BLUE")] },
      {
        items: [
          {
            ...piece(cap),
            selected_custom_attributes: [{ attribute_code: "condition", value: "1" }],
          },
        ],
      },
      {
        items: [
          { ...piece(cap), entered_custom_attributes: [{ attribute_code: "why", value: "x" }] },
        ],
      },
      { token: "another" },
    ];
    for (const change of wrong) {
      const refused = await client.refused(ASK_GUEST, { input: { ...input, ...change } });
      expect(refused, JSON.stringify(change)).toMatch(/^graphql-(input|no-such-entity)$/);
    }
    const asked = await client.ask(ASK_GUEST, { input });
    expect(asked["requestGuestReturn"]).toMatchObject({ return: { status: "PENDING" } });
    const kept = await callAdmin(app, `GET orders/${order.number}`, { session: staff });
    expect(kept.json()).toMatchObject({ returns: [{ reason: "Wrong size" }] });
    const { number, token } = order;
    expect(await byToken(order.token)).toMatchObject({
      items: [
        { quantity_return_requested: 1, eligible_for_return: true },
        { eligible_for_return: false },
      ],
      returns: {
        items: [
          {
            shipping: null,
            order: { number, token },
            items: [
              {
                status: "PENDING",
                request_quantity: 1,
                quantity: 0,
                order_item: { product_sku: "CAP" },
              },
              { order_item: { product_sku: "COAT-White-M" } },
            ],
          },
        ],
        page_info: { total_pages: 1 },
      },
    });
  });

  it("a customer asks, and reads it by its uid, as nobody else does", async () => {
    client.carry(await tokenOf(client, ANN.email));
    const order = await ownOrder();
    await sent(order);
    const asked = await client.ask(
      `mutation AskReturn($input: RequestReturnInput!) {
        requestReturn(input: $input) {
          return { uid number status items { uid order_item { product_sku } } customer { email firstname lastname } }
          returns(pageSize: 5, currentPage: 1) { ...ReturnsPart } } } ${RETURNS} ${ORDER_ITEM}`,
      {
        input: {
          order_uid: order.id,
          contact_email: ANN.email,
          items: [
            {
              order_item_uid: order.items[0]?.id,
              quantity_to_return: 1,
              selected_custom_attributes: because("NOT_NEEDED"),
            },
          ],
          comment_text: "One too many",
        },
      },
    );
    expect(asked["requestReturn"]).toMatchObject({
      return: {
        status: "PENDING",
        items: [{ order_item: { product_sku: "CAP" } }],
        customer: { email: ANN.email, firstname: "Demo" },
      },
      returns: { items: [{ order: { number: order.number } }] },
    });
    const { uid } = (asked["requestReturn"] as unknown as { return: { uid: string } }).return;
    const own = `query OwnReturns($uid: ID!, $page: Int) {
      customer { return(uid: $uid) { uid order { number } }
        returns(pageSize: 10, currentPage: $page) { ...ReturnsPart total_count } } } ${RETURNS} ${ORDER_ITEM}`;
    expect((await client.ask(own, { uid, page: 1 }))["customer"]).toMatchObject({
      return: { uid, order: { number: order.number } },
      returns: {
        total_count: 1,
        items: [{ uid, items: [{ order_item: { product_sku: "CAP" } }] }],
      },
    });
    expect((await client.ask(own, { uid, page: 2 }))["customer"]).toMatchObject({
      returns: { total_count: 1, items: [] },
    });
    for (const strange of ["", "x", uidOf(uid), uidOf("1e9"), uidOf(-1)]) {
      expect((await client.ask(own, { uid: strange, page: 1 }))["customer"]).toMatchObject({
        return: null,
      });
    }
    await anAccount(app, { ...ANN, email: "bo@example.com" });
    client.carry(await tokenOf(client, "bo@example.com"));
    expect((await client.ask(own, { uid, page: 1 }))["customer"]).toMatchObject({
      return: null,
      returns: { total_count: 0 },
    });
  });
});

async function ownOrder(): Promise<Order> {
  const id = await aFilledCart(client, [{ sku: "CAP", quantity: 2 }]);
  const { orderV2 } = await placedBy(client, id, await sandbox.tokenFor(APPROVED));
  const found = await client.ask(
    `query OneOrder($number: String!) {
      customer { orders(filter: { number: { eq: $number } }) { items { ...WholeOrder
        returns(pageSize: 50) { ...ReturnsPart } } } } } ${WHOLE_ORDER} ${RETURNS}`,
    { number: orderV2?.number },
  );
  const { orders } = found["customer"] as unknown as { orders: { items: readonly Order[] } };
  expect(orders.items).toHaveLength(1);
  return orders.items[0]!;
}
