import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

/**
 * Columns of tables of people in which somebody may be named, or have written: `forgetPerson` empties them, or takes
 * their row away. A new column of such a table belongs here or below.
 */
const FORGOTTEN: Readonly<Record<string, string>> = {
  cart: "billing_address email order_comment payment_details shipping_address",
  cart_item: "configuration hash",
  cart_quote: "paper prices",
  compare_list: "uid",
  consent_choice: "accepted list",
  contact_entry: "by_email kind text",
  contact_message: "comment email name state taken_by telephone",
  conversion_event: "custom event_id name person pixel source_url",
  conversion_placing: "person source_url",
  identity_cart: "record",
  identity_contact: "email",
  identity_notice: "kept_why kind last_error",
  customer: "customer_number email first_name last_name password_hash po_number suffix username",
  customer_address: "address",
  customer_link: "cart_mask_id email purpose redirect_path token_hash",
  customer_note: "by_email text",
  embroidery_design: "by_email composition name placement",
  embroidery_logo:
    "description draft_print format key name picture_hash sewn source_hash state stitch_hash thumb_hash token_hash",
  embroidery_proof: "hash made state",
  embroidery_proof_event: "drawing staff_email step text",
  embroidery_proof_link: "key_hash",
  gift_card: "recipient_email recipient_name",
  known_browser: "token_hash",
  ledger_entry: "reason",
  mail: "body_html body_text recipient subject template",
  money_paper: "reason",
  newsletter_subscription: "email state token_hash",
  order_cancel_request: "key_hash reason",
  order_event: "values",
  order_item: "configuration",
  order_return: "ended_reason comment",
  passkey: "credential_id name public_key user_handle",
  payment_movement: "details",
  payment_terms: "currency",
  product_alert: "kind token_hash",
  product_question: "answer author email question reject_reason state",
  review: "answer detail location nickname reject_reason state title",
  review_media: "caption file kind owner_hash poster title",
  review_vote: "voter",
  sales_order: "billing_address email order_comment shipping_address words",
  saved_item: "configuration hash",
  saved_product: "configuration hash name picture_key",
  session: "address browser carrier channel holder token_hash",
  sign_in_try: "address area login",
  store_switch_token: "cart_mask_id token_hash",
  stored_card: "brand expiry last4 method_code provider public_hash vault_token",
  wishlist: "name sharing_code",
  wishlist_item: "note",
};

/** The others, which name nobody, or are what law and books keep; and whoever works here. */
const KEPT: Readonly<Record<string, string>> = {
  audit: "action after before email room subject",
  cart: "coupon_code mask_id payment_method_code shipping_carrier_code shipping_method_code",
  cart_rule_customer: "customer",
  cart_rule_use: "currency",
  embroidery_job: "approval due_day held_from hoop lined_up reason sew_day state threads",
  embroidery_job_thread: "number",
  gift_card: "code_hash last_four",
  ledger_account: "kind unit",
  ledger_entry: "by_email movement occasion",
  money_paper: "by_email currency kind number",
  money_paper_part: "target",
  order_event: "by_email code status",
  order_item: "name price_rules selections sku",
  order_return: "number reason state",
  passkey_challenge: "challenge_hash login user_handle",
  payment:
    "currency details idempotency_key method_code processor_message processor_reference provider state trouble",
  payment_movement: "idempotency_key kind state trouble",
  payment_notice: "event_id kind payment_key provider reference state",
  review_invite: "token_hash",
  sales_order:
    "confirmation_token coupon_code currency number payment_method_code placer_hash purchase_order_number shipping_method status totals",
  shared_cart: "lines token_hash",
  shipment: "by_email number",
  shipment_track: "carrier number",
  sold_gift_card: "state",
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
