import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { askToPlace, aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";
const CHALLENGE = "4000000000003220";
const WHOLESALE = 2;

let sandbox: TestSandbox;
let app: TestApp;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async ({ db, ...shop }) => {
      const product_id = await aProduct({ db, ...shop }, { sku: "CAP" });
      await db
        .insertInto("tier_price")
        .values({ product_id, customer_group_id: WHOLESALE, quantity: 1, price_minor: 1500 })
        .execute();
      const { id: exempt } = await db
        .insertInto("tax_class")
        .values({ name: "Resellers", kind: "customer" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .updateTable("customer_group")
        .set({ tax_class_id: exempt })
        .where("id", "=", WHOLESALE)
        .execute();
      const { id } = await db
        .insertInto("tax_rate")
        .values({ code: "FL", country_code: "US", region_code: "FL", rate_micro: 100_000 })
        .returning("id")
        .executeTakeFirstOrThrow();
      const classes = { customer_tax_class_id: 3, product_tax_class_id: 2 };
      await db
        .insertInto("tax_rule")
        .values({ name: "FL", tax_rate_id: id, ...classes })
        .execute();
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
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com`, groupId: WHOLESALE });
});

const card = (number: string) => sandbox.tokenFor(number);
const orderOf = (cartId: string) =>
  app.shop.db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "cart_id")
    .select(["sales_order.customer_id", "sales_order.email", "grand_total_minor", "status"])
    .where("mask_id", "=", cartId)
    .execute();
const sumsOf = async (who: TestCustomer, id: string) =>
  (
    await who.ask(
      `query ($id: String!) { cart(cart_id: $id) { email items { prices { price { value } } }
        prices { applied_taxes { amount { value } } } } }`,
      { id },
    )
  )["cart"];

describe("CHECK-14 somebody known checks out", () => {
  it("without an email: it is the account's, on the cart, the order and its letter", async () => {
    const id = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    expect(await sumsOf(ada, id)).toMatchObject({ email: ada.email });
    expect(await placedBy(ada, id, await card(APPROVED))).toMatchObject({ errors: [] });
    expect(await orderOf(id)).toMatchObject([
      { customer_id: ada.id, email: ada.email, status: "processing" },
    ]);
  });

  it("nobody types another email over it", async () => {
    const id = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    const { errors } = await ada.graphql(
      `mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "x@example.com" }) {
        cart { id } } }`,
      { id },
    );
    expect(errors).toMatchObject([
      {
        message: "The request is not allowed for logged in customers",
        extensions: { key: "checkout.emailOfAccount", category: "graphql-authorization" },
      },
    ]);
    expect(await sumsOf(ada, id)).toMatchObject({ email: ada.email });
  });

  it("pays the prices and taxes of their group", async () => {
    const [adas, bos] = [
      await aFilledCart(ada, [{ sku: "CAP", quantity: 2 }]),
      await aFilledCart(bo, [{ sku: "CAP", quantity: 2 }]),
    ];
    expect(await sumsOf(ada, adas)).toMatchObject({
      items: [{ prices: { price: { value: 20 } } }],
      prices: { applied_taxes: [{ amount: { value: 4 } }] },
    });
    expect(await sumsOf(bo, bos)).toMatchObject({
      items: [{ prices: { price: { value: 15 } } }],
      prices: { applied_taxes: [] },
    });
    await placedBy(ada, adas, await card(APPROVED));
    await placedBy(bo, bos, await card(APPROVED));
    const [[hers], [his]] = [await orderOf(adas), await orderOf(bos)];
    // Shipping is the same: 40 and 10 % of it, against 30 without tax.
    expect(Number(hers?.grand_total_minor) - Number(his?.grand_total_minor)).toBe(1400);
  });

  it("a guest's cart that somebody known orders is their order", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await placedBy(ada, guest.maskId, await card(APPROVED));
    expect(await orderOf(guest.maskId)).toMatchObject([{ customer_id: ada.id, email: ada.email }]);
  });

  it("places once, however often and from wherever it is asked; the token is theirs alone", async () => {
    const id = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    const first = await placedBy(ada, id, await card(APPROVED));
    const again = await Promise.all([askToPlace(ada, id), askToPlace(ada, id)]);
    for (const answer of again) expect(answer).toEqual(first);
    expect(first.orderV2?.token).toBeDefined();
    expect(await orderOf(id)).toHaveLength(1);
    expect(await askToPlace(bo, id)).toMatchObject({
      order: null,
      errors: [{ code: "CART_NOT_FOUND", key: "cart.foreignCart" }],
    });
  });

  it("a declined card gives the cart back, and a placed order makes way for the next cart", async () => {
    const id = await aFilledCart(ada, [{ sku: "CAP", quantity: 3 }]);
    const declined = await placedBy(ada, id, await card(DECLINED));
    expect(declined.errors).toHaveLength(1);
    const own = await ada.ask("{ customerCart { id total_quantity } }");
    expect(own["customerCart"]).toEqual({ id, total_quantity: 3 });
    await placedBy(ada, id, await card(APPROVED));
    const next = await ada.ask("{ customerCart { id total_quantity } }");
    expect(next["customerCart"]).toMatchObject({ total_quantity: 0 });
    expect(next["customerCart"]).not.toMatchObject({ id });
  });

  it("a payment that is given up gives its cart back beside one that was begun meanwhile; neither is lost", async () => {
    const first = await aFilledCart(ada, [{ sku: "CAP", quantity: 3 }]);
    const { challenge_url } = await placedBy(ada, first, await card(CHALLENGE));
    expect(challenge_url).not.toBeNull();
    const second = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    expect(second).not.toBe(first);
    await ada.ask(
      "mutation ($id: String!) { giveUpPayment(input: { cart_id: $id }) { cart { id } } }",
      { id: first },
    );
    const own = async () => (await ada.ask("{ customerCart { id } }"))["customerCart"];
    expect(await own()).toEqual({ id: second });
    await placedBy(ada, second, await card(APPROVED));
    expect(await own()).toEqual({ id: first });
  });

  it("a cart that is ordered and joined at once is one of the two, whole", async () => {
    for (let round = 0; round < 6; round += 1) {
      const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
      await guest.pay(await card(APPROVED));
      await aFilledCart(bo, [{ sku: "CAP", quantity: 1 }]);
      const [placed, joined] = await Promise.all([
        guest.placeOrder(),
        bo.graphql("mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }", {
          id: guest.maskId,
        }),
      ]);
      const refused = joined.errors?.[0]?.extensions.key;
      expect([undefined, "cart.alreadyOrdered"]).toContain(refused);
      expect(placed.order === null).toBe(refused === undefined);
      expect(await orderOf(guest.maskId)).toHaveLength(refused === undefined ? 0 : 1);
    }
  });
});
