import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { ANN, aShopper, callShop } from "../testing/customer.ts";
import { aGiftCard } from "../testing/gift-card.ts";
import { aBuyer, aCapShop, place } from "../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop), { payment: sandbox.provider });
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const admin = (line: `${"GET" | "POST" | "PUT"} ${string}`, body: object = {}) =>
  callAdmin(app, line, { session: staff, body });

/** Every row of every table that holds a text, as one text for each table. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(
    app.shop.db,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: held } = await sql<{ readonly has: boolean }>`
        SELECT EXISTS (SELECT FROM ${sql.table(name)} AS one
          WHERE position(lower(${text}::text) IN lower(to_jsonb(one)::text)) > 0) AS has`.execute(
        app.shop.db,
      );
      return held[0]?.has ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** An order that was held, shipped and paid back in part, with the buyer's name in every reason, and a gift card. */
async function lived(buyer: Buyer): Promise<string> {
  const reason = `Called by ${buyer.email}`;
  await aGiftCard(app, staff, {
    amount: 20,
    recipientName: "Ann Weaver",
    recipientEmail: buyer.email,
  });
  const placed = await place({ sandbox }, buyer, "4111111111111111");
  expect(placed).toMatchObject({ errors: [] });
  const number = placed.orderV2?.number ?? "";
  const { items } = (await admin(`GET orders/${number}`)).json<{ items: { id: number }[] }>();
  const pieces = [{ itemId: items[0]?.id, quantity: 2 }];
  const did = async (line: `POST ${string}`, body: object = {}) => {
    const answer = await admin(line, body);
    expect(answer.statusCode, `${line}: ${answer.body}`).toBe(200);
  };
  await did(`POST orders/${number}/hold`, { reason });
  await did(`POST orders/${number}/release`);
  const usd = (value: number) => ({ value, currency: "USD" });
  await did(`POST orders/${number}/invoices`, { leftOut: [], seen: usd(40) });
  await did(`POST orders/${number}/shipments`, { pieces, tracks: [] });
  await did(`POST orders/${number}/refunds`, {
    pieces: [],
    way: "source",
    shipping: usd(0),
    adjustment: usd(5),
    toShelf: false,
    reason,
    seen: usd(5),
    left: usd(40),
  });
  return number;
}

describe("issue 9.2 a person is forgotten", () => {
  it("alike by staff and by the customer: no table names them but the letter that says so", async () => {
    const [ann, bea] = [await aBuyer(app, 2), await aBuyer(app, 2)];
    await lived(ann);
    await lived(bea);
    const { session } = await aShopper(app, { ...ANN, email: bea.email });
    const gone = await callShop(app, "POST app-delete-account", {
      session,
      body: { password: ANN.password },
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const blanked = await admin(`POST customers/${ann.id}/anonymize`);
    expect(blanked.statusCode, blanked.body).toBe(200);
    expect(await tablesWith(ann.email)).toEqual([]);
    expect(await tablesWith(bea.email)).toEqual(["mail"]);
    const letters = app.shop.db.selectFrom("mail").select("template");
    expect(await letters.where("recipient", "ilike", bea.email).execute()).toEqual([
      { template: "customer.deleted" },
    ]);
  });
});

/**
 * Columns of tables of people in which somebody may be named, or have written: `forgetPerson` empties them, or takes
 * their row away. A new column of such a table belongs here or below.
 */
const FORGOTTEN: Readonly<Record<string, string>> = {
  cart: "billing_address email order_comment payment_details shipping_address",
  cart_quote: "paper",
  customer: "email first_name last_name password_hash suffix username",
  customer_address: "address",
  customer_link: "cart_mask_id email purpose redirect_path token_hash",
  customer_note: "by_email text",
  gift_card: "recipient_email recipient_name",
  known_browser: "token_hash",
  mail: "body_html body_text recipient subject template",
  money_paper: "reason",
  newsletter_subscription: "email state token_hash",
  order_event: "values",
  order_return: "ended_reason comment",
  passkey: "credential_id name public_key user_handle",
  payment_movement: "details",
  payment_terms: "currency",
  sales_order: "billing_address email order_comment shipping_address words",
  saved_item: "configuration hash",
  session: "address browser carrier channel holder token_hash",
  sign_in_try: "address area login",
  stored_card: "brand expiry last4 method_code provider public_hash vault_token",
};

/** The others, which name nobody, or are what law and books keep; and whoever works here. */
const KEPT: Readonly<Record<string, string>> = {
  audit: "action after before email room subject",
  cart: "coupon_code mask_id payment_method_code shipping_carrier_code shipping_method_code",
  cart_item: "configuration hash",
  cart_rule_customer: "customer",
  cart_rule_use: "currency",
  gift_card: "code_hash last_four",
  ledger_account: "kind unit",
  ledger_entry: "by_email movement occasion reason",
  money_paper: "by_email currency kind number",
  money_paper_part: "target",
  order_event: "by_email code status",
  order_item: "configuration name price_rules selections sku",
  order_return: "number reason state",
  passkey_challenge: "challenge_hash login user_handle",
  payment:
    "currency details idempotency_key method_code processor_message processor_reference provider state trouble",
  payment_movement: "idempotency_key kind state trouble",
  payment_notice: "event_id kind payment_key provider reference state",
  sales_order:
    "confirmation_token coupon_code currency number payment_method_code placer_hash purchase_order_number shipping_method status totals",
  shared_cart: "lines token_hash",
  shipment: "by_email number",
  shipment_track: "carrier number",
  staff: "email name password_hash role two_factor_begun two_factor_secret",
  staff_invitation: "email name role token_hash",
  wallet_approval: "currency provider token",
};

const columnsIn = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([name, columns]) =>
    columns.split(" ").map((one) => `${name}.${one}`),
  );

it("issue 9.2 every column that may hold a person is forgotten, or it is said that it is kept", async () => {
  const { rows } = await sql<{ readonly at: string }>`
    WITH RECURSIVE hanging AS (
      SELECT DISTINCT conrelid AS id FROM pg_constraint WHERE contype = 'f' AND confrelid = 'customer'::regclass
      UNION SELECT conrelid FROM pg_constraint JOIN hanging ON confrelid = hanging.id WHERE contype = 'f'
    ), naming AS (
      SELECT attrelid AS id FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0
        AND attname = ANY('{email,recipient,recipient_email,login,customer}'::text[])
    )
    SELECT relname || '.' || attname AS at FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE pg_class.oid IN (SELECT id FROM hanging UNION SELECT id FROM naming UNION SELECT 'customer'::regclass)
      AND attnum > 0 AND NOT attisdropped AND atttypid = ANY('{text,jsonb,json,varchar}'::regtype[])`.execute(
    app.shop.db,
  );
  const known = [...columnsIn(FORGOTTEN), ...columnsIn(KEPT)];
  expect(rows.map(({ at }) => at).toSorted()).toEqual(known.toSorted());
});
