import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { ANN, aShopper, callShop } from "../../testing/customer.ts";
import { aGiftCard } from "../../testing/gift-card.ts";
import { aBuyer, aCapShop, move, place } from "../../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { COPIED, LEFT_OUT } from "./testing/kept-tables.data.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop, { rewardsEnabled: true }), {
    payment: sandbox.provider,
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** A column of these names a person, whoever it is. */
const NAMES = ["email", "recipient", "recipient_email", "login", "customer"];

/** Every table that names somebody, or hangs on one that hangs on a customer. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    WITH RECURSIVE hanging AS (
      SELECT DISTINCT conrelid AS id FROM pg_constraint WHERE contype = 'f' AND confrelid = 'customer'::regclass
      UNION SELECT conrelid FROM pg_constraint JOIN hanging ON confrelid = hanging.id WHERE contype = 'f'
    ), naming AS (
      SELECT attrelid AS id FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND attname = ANY(${NAMES}::text[])
    )
    SELECT relname AS name FROM pg_class WHERE oid IN (
      SELECT id FROM hanging UNION SELECT id FROM naming UNION SELECT 'customer'::regclass)
    ORDER BY relname`.execute(app.shop.db);
  return rows.map(({ name }) => name);
}

it("issue 9.2 every table that names a customer is in the copy of their data, or it is said why not", async () => {
  const known = [...Object.keys(COPIED), ...Object.keys(LEFT_OUT)].toSorted();
  expect(await tablesOfPeople()).toEqual(known);
});

/** What the buyer of a line asked for of its proof. */
async function aComment(itemId: number): Promise<void> {
  const { db } = app.shop;
  const at = app.time.now;
  const { id: jobId } = await db
    .insertInto("embroidery_job")
    .values({
      order_item_id: itemId,
      part: 0,
      state: "digitizing",
      threads: "",
      hoop: "",
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("embroidery_proof")
    .values({
      job_id: jobId,
      version: 1,
      hash: "0".repeat(64),
      made: JSON.stringify({ flags: [] }),
      state: "commented",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("embroidery_proof_event")
    .values({
      proof_id: id,
      step: "comment",
      text: "A little higher, please",
      drawing: JSON.stringify({ marks: [], strokes: [] }),
      at,
    })
    .execute();
}

describe("issue 9.2 the copy of a customer's data", () => {
  it("holds what every room keeps of them, nothing of others, and nothing that opens or pays", async () => {
    const staff = await aStaffSession(app);
    const payers = { app, sandbox, staff };
    const [buyer, other] = [await aBuyer(app, 2), await aBuyer(app, 1)];
    const [{ db }, { now }] = [app.shop, app.time];
    await move(payers, buyer, { kind: "points", amount: 500 });
    await move(payers, buyer, { kind: "store_credit", amount: 12.5 });
    await move(payers, other, { kind: "points", amount: 777 });
    const gift = await aGiftCard(app, staff, { amount: 50 });
    await buyer.ask(
      `mutation ($id: String!, $code: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`,
      { id: buyer.cartId, code: gift.code },
    );
    const number = (await place(payers, buyer)).orderV2?.number;
    const { items } = (await callAdmin(app, `GET orders/${number}`, { session: staff })).json<{
      items: readonly { readonly id: number }[];
    }>();
    const pieces = [{ itemId: items[0]?.id, quantity: 2 }];
    await callAdmin(app, `POST orders/${number}/shipments`, {
      session: staff,
      body: { pieces, tracks: [] },
    });
    await aComment(items[0]?.id ?? 0);
    await callAdmin(app, `POST customers/${buyer.id}/notes`, {
      session: staff,
      body: { text: "Wants to be called before delivery" },
    });
    await callAdmin(app, `PUT payment-terms/${buyer.id}`, {
      session: staff,
      body: { currency: "USD", limit: 300, netDays: 30, isOn: true },
    });
    await db
      .insertInto("stored_card")
      .values({
        public_hash: "public-hash",
        customer_id: buyer.id,
        provider: sandbox.provider.code,
        method_code: "braintree_cc_vault",
        vault_token: "vault-token",
        brand: "visa",
        last4: "4417",
        expiry: "12/2040",
        created_at: now,
      })
      .execute();
    await db
      .insertInto("passkey")
      .values({
        customer_id: buyer.id,
        name: "Phone",
        credential_id: "credential-id",
        user_handle: "user-handle",
        public_key: "public-key",
        counter: 0,
        transports: [],
        is_backed_up: false,
        created_at: now,
        last_used_at: null,
      })
      .execute();
    await db
      .insertInto("newsletter_subscription")
      .values({
        email: buyer.email,
        state: "subscribed",
        store_view_id: 1,
        token_hash: "newsletter-token",
        created_at: now,
        changed_at: now,
      })
      .execute();
    await buyer.ask(
      `mutation ($address: CustomerAddressInput!) { createCustomerAddress(input: $address) { id } }`,
      {
        address: {
          firstname: "Ann",
          lastname: "Weaver",
          street: ["1 Weaver Row"],
          city: "Margate",
          region: { region_code: "FL" },
          postcode: "33063",
          country_code: "US",
          telephone: "555 0100",
        },
      },
    );
    const { data } = await buyer.ask("{ customerCart { id } }");
    const id = data?.["customerCart"]?.["id"];
    const add = () =>
      buyer.ask(
        `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) {
          cart { items { uid } } } }`,
        { id },
      );
    const held = (await add()).data?.["addProductsToCart"]?.["cart"] as {
      readonly items: readonly { readonly uid: string }[];
    };
    await buyer.ask(
      `mutation ($id: String!, $uid: ID!) {
        saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { messages } }`,
      { id, uid: held.items[0]?.uid },
    );
    await add();
    await buyer.ask(
      `mutation { saveProduct(input: { name: "Kitchen cap", item: { sku: "CAP", quantity: 1 } }) { name } }`,
    );
    await buyer.ask(
      `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "CAP", quantity: 2 }]) { user_errors { code } } }`,
    );
    const cap = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", "CAP")
      .executeTakeFirstOrThrow();
    await buyer.ask(
      `mutation { createCompareList(input: { products: ["${cap.id}"] }) { uid }
        recentViewedProducts(product_ids: [${cap.id}]) { total_count }
        createQuestion(question: "Does it shrink?", identifier: "CAP") { question_id }
        contactUs(input: { name: "Ann", email: "a@example.com", comment: "Do you sew?" }) { status } }`,
    );
    await callShop(app, `POST inventory/subscribe-price-alert/${cap.id}`, {
      session: (await aShopper(app, { ...ANN, email: buyer.email })).session,
    });
    await buyer.ask(
      `mutation { createNewReview(input: { productId: ${cap.id}, rating: 5, title: "Good", detail: "Good cap",
        nickname: "Demo Cook", location: "Lyon" }) { success } }`,
    );
    const quote = await buyer.ask(
      `mutation ($id: String!) { createCartQuote(input: { cart_id: $id }) { number } }`,
      { id },
    );
    expect(quote.errors).toBeUndefined();
    const { session } = await aShopper(app, { ...ANN, email: buyer.email });
    const { logo } = await aLogo(app, { bytes: dstOf(), name: "Anchor.dst", session });
    const body = { acceptedKeys: ["functional"] };
    await callShop(app, "POST cookie-consent/customer/update", { session, body });
    const account = await app.shop.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", buyer.email)
      .executeTakeFirstOrThrow();
    await app.shop.db
      .insertInto("conversion_event")
      .values({
        store_view_id: 1,
        pixel: "1234567890",
        name: "AddToCart",
        event_id: "e-1",
        happened_at: now,
        noted_at: now,
        customer_id: account.id,
        source_url: "https://shop.example/cap",
        custom: "{}",
      })
      .execute();
    const { id: contactId } = await app.shop.db
      .insertInto("identity_contact")
      .values({
        store_view_id: 1,
        email: buyer.email,
        customer_id: account.id,
        captured_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await app.shop.db
      .insertInto("identity_notice")
      .values({ contact_id: contactId, kind: "contact", noted_at: now })
      .execute();
    const answer = await buyer.call("GET app-my-data");
    const copy = answer.json<Readonly<Record<string, unknown>>>();
    const empty = Object.entries(copy).filter(
      ([, part]) => part === null || (Array.isArray(part) && part.length === 0),
    );
    expect(empty, "nothing of it is empty for who has all").toEqual([]);
    expect(new Set(Object.keys(copy))).toEqual(new Set(Object.values(COPIED)));
    expect(copy).toMatchObject({
      balances: expect.arrayContaining([
        expect.objectContaining({ kind: "points", balance: 500 }),
        expect.objectContaining({
          kind: "store_credit",
          unit: "USD",
          balance: 12.5,
          entries: [
            expect.objectContaining({
              what: "Given by the store",
              reason: "A parcel that came late",
              change: 12.5,
            }),
          ],
        }),
      ]),
      giftCards: [{ card: `····-${gift.lastFour}`, balance: 10, currency: "USD" }],
      storedCards: [{ brand: "visa", last4: "4417", expiry: "12/2040" }],
      paymentTerms: [{ currency: "USD", limit: 300, netDays: 30, isOn: true }],
      carts: [{ items: [{ sku: "CAP", quantity: 1 }] }],
      savedProducts: [{ name: "Kitchen cap", sku: "CAP", quantity: 1, parts: [] }],
      wishLists: [{ name: "Wish List", isShared: false, items: [{ sku: "CAP", quantity: 2 }] }],
      compared: [{ sku: "CAP" }],
      alerts: [{ kind: "price", sku: "CAP", toldAt: null }],
      recentlyViewed: [{ sku: "CAP" }],
      cookieChoices: [{ accepted: "functional", hasSignal: false }],
      toldToMeta: [{ event: "AddToCart", page: "https://shop.example/cap", sentAt: null }],
      newsletter: "subscribed",
      logos: [{ logo: logo.logo_number, name: "Anchor", stitches: logo.stitch_count }],
      orders: [{ number, shipments: [{}], status: "complete" }],
      proofs: [{ order: number, history: [{ text: "A little higher, please" }] }],
    });
    for (const secret of [
      gift.code,
      gift.code.replaceAll("-", ""),
      "vault-token",
      "public-hash",
      "newsletter-token",
      other.email,
      "777",
    ]) {
      expect(answer.body).not.toContain(secret);
    }
    expect((await callShop(app, "GET app-my-data")).statusCode).toBe(401);
  });
});
