// Generated from the migrations by `npm run generate`: change those, not this.
import type { ColumnType } from "kysely";

/** What a jsonb column gives. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: unknown }
  | readonly unknown[];

/** Written as `JSON.stringify(value)`: a bare array would be taken for a Postgres array. */
export type Json = ColumnType<JsonValue, string, string>;
/** Exact decimal text, as sum(bigint) gives it too. */
export type Numeric = ColumnType<string, string | number, string | number>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The database has a value of its own when none is given. */
export type Generated<Value> =
  Value extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Value, Value | undefined, Value>;

export interface AttributeTable {
  id: Generated<number>;
  code: string;
  label: string;
  input: "text" | "textarea" | "select" | "multiselect" | "boolean" | "price" | "date" | "number";
  swatch: "color" | "image" | "text" | null;
  is_filterable: Generated<boolean>;
  is_searchable: Generated<boolean>;
  is_sortable: Generated<boolean>;
  is_configurable: Generated<boolean>;
  is_visible: Generated<boolean>;
  position: Generated<number>;
}

export interface AttributeLabelTable {
  attribute_id: number;
  store_view_id: number;
  label: string;
}

export interface AttributeOptionTable {
  id: Generated<number>;
  attribute_id: number;
  label: string;
  swatch_value: string | null;
  position: Generated<number>;
}

export interface AttributeOptionLabelTable {
  option_id: number;
  store_view_id: number;
  label: string;
}

export interface AuditTable {
  id: Generated<number>;
  at: Timestamp;
  staff_id: number | null;
  email: string;
  acting_for: number | null;
  room: string;
  action: string;
  subject: string;
  before: Json | null;
  after: Json | null;
}

export interface BundleTable {
  product_id: number;
  price_type: Generated<"dynamic" | "fixed">;
  sku_type: Generated<"dynamic" | "fixed">;
  weight_type: Generated<"dynamic" | "fixed">;
  price_view: Generated<"range" | "lowest">;
  ships: Generated<"together" | "separately">;
}

export interface BundleOptionTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  title: string;
  type: "select" | "radio" | "multi";
  is_required: boolean;
  is_by_image: Generated<boolean>;
}

export interface BundleSelectionTable {
  id: Generated<number>;
  product_id: number;
  option_id: number;
  child_id: number;
  position: number;
  is_default: Generated<boolean>;
  default_quantity: Generated<number>;
  can_change_quantity: Generated<boolean>;
  price_minor: Generated<number>;
  price_micro: number | null;
  group_labels: Generated<Json>;
}

export interface CartTable {
  id: Generated<number>;
  mask_id: string;
  store_view_id: number;
  customer_id: number | null;
  customer_group_id: Generated<number>;
  email: string | null;
  billing_address: Json | null;
  shipping_address: Json | null;
  billing_same_as_shipping: Generated<boolean>;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  payment_method_code: string | null;
  payment_details: Json | null;
  coupon_code: string | null;
  order_comment: string | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  joined_into: number | null;
  gift_card_ids: Generated<number[]>;
  uses_store_credit: Generated<boolean>;
  reward_points: Generated<number>;
  quote_id: number | null;
  is_bound: Generated<boolean>;
}

export interface CartItemTable {
  id: Generated<number>;
  cart_id: number;
  product_id: number;
  parent_id: number | null;
  quantity: number;
  override_category_id: number | null;
  configuration: Json;
  created_at: Generated<Timestamp>;
  hash: string;
}

export interface CartQuoteTable {
  id: Generated<number>;
  cart_id: number;
  paper: Json;
  made_at: Timestamp;
  valid_until: Timestamp;
  prices: Json | null;
}

export interface CartReminderTable {
  cart_id: number;
  told_at: Timestamp;
}

export interface CartRuleTable {
  id: Generated<number>;
  name: string;
  active_from: Timestamp | null;
  active_to: Timestamp | null;
  is_active: Generated<boolean>;
  currency: Generated<string>;
  labels: Generated<Json>;
  website_ids: Generated<number[]>;
  group_ids: Generated<number[]>;
  priority: Generated<number>;
  stops_further: Generated<boolean>;
  needs_coupon: Generated<boolean>;
  conditions: Generated<Json>;
  lines: Generated<Json>;
  action: Generated<Json>;
  uses_per_coupon: number | null;
  uses_per_customer: number | null;
  version: Generated<number>;
}

export interface CartRuleCustomerTable {
  rule_id: number;
  customer: string;
  times_used: Generated<number>;
}

export interface CartRuleUseTable {
  order_id: number;
  rule_id: number;
  coupon_id: number | null;
  discount_minor: number;
  currency: string;
  customers: Generated<string[]>;
  used_at: Timestamp;
}

export interface CatalogRuleTable {
  id: Generated<number>;
  name: string;
  labels: Generated<Json>;
  currency: Generated<string>;
  is_active: Generated<boolean>;
  active_from: Timestamp | null;
  active_to: Timestamp | null;
  website_ids: Generated<number[]>;
  group_ids: Generated<number[]>;
  priority: Generated<number>;
  stops_further: Generated<boolean>;
  conditions: Generated<Json>;
  action: Json;
  version: Generated<number>;
}

export interface CategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  url_key: Generated<string>;
  url_path: Generated<string>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  in_menu: Generated<boolean>;
  menu_icon: string | null;
  image: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  attributes: Generated<Json>;
}

export interface CategoryProductTable {
  category_id: number;
  product_id: number;
  position: Generated<number>;
}

export interface CategoryScopeValueTable {
  category_id: number;
  store_view_id: number;
  value: Json;
}

export interface CompareItemTable {
  list_id: number;
  product_id: number;
  added_at: Timestamp;
}

export interface CompareListTable {
  id: Generated<number>;
  uid: string;
  customer_id: number | null;
  website_id: number;
  touched_at: Timestamp;
}

export interface ConfigValueTable {
  scope: "default" | "website" | "store";
  scope_id: number;
  path: string;
  value: Json;
}

export interface ConfigurableAttributeTable {
  product_id: number;
  attribute_id: number;
  label: string | null;
  position: Generated<number>;
}

export interface ConsentChoiceTable {
  id: Generated<number>;
  store_view_id: number;
  customer_id: number | null;
  visitor: string | null;
  accepted: string;
  list: string;
  has_signal: boolean;
  chosen_at: Timestamp;
}

export interface ConsentListTable {
  version: string;
  things: Json;
  first_at: Timestamp;
}

export interface ContactEntryTable {
  id: Generated<number>;
  message_id: number;
  kind: "reply" | "note";
  text: string;
  by_email: string;
  created_at: Timestamp;
}

export interface ContactMessageTable {
  id: Generated<number>;
  store_view_id: number;
  customer_id: number | null;
  name: string;
  email: string;
  telephone: string | null;
  comment: string;
  request: string | null;
  state: Generated<"open" | "answered" | "closed">;
  taken_by: string | null;
  sent_at: Timestamp;
  version: Generated<number>;
}

export interface ContentDocumentTable {
  id: Generated<number>;
  kind: "page" | "block" | "post";
  store_view_id: number | null;
  key: string;
  location: string | null;
  on_path: string | null;
  position: Generated<number>;
  live_revision: number | null;
  live_since: Timestamp | null;
  last_revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface ContentRevisionTable {
  document_id: number;
  number: number;
  title: string;
  heading: string;
  meta_title: string;
  meta_description: string;
  parts: Json;
  by_email: string;
  created_at: Timestamp;
}

export interface ConversionBatchTable {
  id: Generated<number>;
  pixel: string;
  made_at: Timestamp;
  sent_at: Timestamp | null;
  trace: Generated<string>;
  last_error: string | null;
}

export interface ConversionEventTable {
  id: Generated<number>;
  store_view_id: number;
  pixel: string;
  name: string;
  event_id: string;
  happened_at: Timestamp;
  noted_at: Timestamp;
  customer_id: number | null;
  order_id: number | null;
  source_url: string;
  person: Json | null;
  custom: Json;
  batch_id: number | null;
}

export interface ConversionPlacingTable {
  cart_id: number;
  person: Json;
  source_url: string;
  is_portal: boolean;
  noted_at: Timestamp;
}

export interface CouponTable {
  id: Generated<number>;
  rule_id: number;
  currency: string;
  code: string;
  key: string;
  times_used: Generated<number>;
  created_at: Generated<Timestamp>;
  given_to: string | null;
}

export interface CustomerTable {
  id: Generated<number>;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  suffix: Generated<string>;
  password_hash: string | null;
  group_id: number;
  store_view_id: number;
  is_active: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  portal_id: number | null;
  po_number: Generated<string>;
  is_representative: Generated<boolean>;
  is_super_user: Generated<boolean>;
  spends_for_others: Generated<boolean>;
  customer_number: string | null;
  own_group_id: number | null;
}

export interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  address: Json;
  is_default_shipping: Generated<boolean>;
  is_default_billing: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CustomerGroupTable {
  id: Generated<number>;
  code: string;
  tax_class_id: number;
  points_percent: Generated<number>;
}

export interface CustomerLinkTable {
  token_hash: string;
  customer_id: number;
  purpose: "password" | "login" | "email";
  redirect_path: string | null;
  cart_mask_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  begun_in: number | null;
  email: string | null;
  by_staff: Generated<boolean>;
}

export interface CustomerNoteTable {
  id: Generated<number>;
  customer_id: number;
  by_email: string;
  text: string;
  created_at: Timestamp;
}

export interface CustomerNumberTable {
  custid: string;
  company_name: string;
  website_id: number | null;
  group_id: number | null;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface DeliveryTable {
  id: Generated<number>;
  outbox_id: number;
  subscriber: string;
  state: "waiting" | "running" | "delivered" | "given_up";
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  leased_by: string | null;
  leased_until: Timestamp | null;
  last_error: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface EmbroideryDesignTable {
  id: Generated<number>;
  name: string;
  composition: Json;
  placement: string;
  job_id: number | null;
  by_email: string;
  version: Generated<number>;
  changed_at: Timestamp;
}

export interface EmbroideryJobTable {
  id: Generated<number>;
  order_item_id: number;
  part: number;
  state: "waiting_for_artwork" | "digitizing" | "proof_sent" | "approved" | "queued" | "hooped" | "sewn" | "checked" | "packed" | "held" | "redone";
  held_from: "waiting_for_artwork" | "digitizing" | "proof_sent" | "approved" | "queued" | "redone" | null;
  reason: "artwork_missing" | "artwork_unusable" | "garment_missing" | "thread_missing" | "buyer_asked" | "machine_failed" | "thread_broke" | "wrong_place" | "wrong_thread" | "cloth_damaged" | null;
  due_day: string | null;
  threads: string;
  hoop: string;
  stitches: number | null;
  lined_up: Generated<string>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  approval: Generated<"not_needed" | "awaited" | "given">;
  machine_id: number | null;
  sew_day: string | null;
  pieces_done: Generated<number>;
  last_press: string | null;
  pieces_unbooked: Generated<number>;
}

export interface EmbroideryJobThreadTable {
  job_id: number;
  number: string;
  length_cm: number;
}

export interface EmbroideryLogoTable {
  id: Generated<number>;
  customer_id: number | null;
  token_hash: string | null;
  name: string;
  description: string;
  format: "png" | "jpg" | "webp" | "svg" | "pdf" | "eps" | "ai" | "dst" | "exp" | "pes" | "jef" | "vp3";
  state: "uploaded" | "draft" | "digitized";
  key: string;
  source_hash: string;
  picture_hash: string | null;
  thumb_hash: string | null;
  stitch_hash: string | null;
  sewn: Json | null;
  created_at: Timestamp;
  digitizing_order_id: number | null;
  used_at: Timestamp | null;
  draft_threads: string[] | null;
  draft_print: string | null;
}

export interface EmbroideryLogoFileTable {
  hash: string;
  bytes: Buffer;
  is_ordered: Generated<boolean>;
  created_at: Timestamp;
}

export interface EmbroideryMachineTable {
  id: Generated<number>;
  name: string;
  position: Generated<number>;
  heads: number;
  stitches_per_minute: number;
  minutes_a_day: number;
  hoops: string[];
  needles: string[];
  version: Generated<number>;
}

export interface EmbroideryOfferTable {
  id: Generated<number>;
  name: string;
  position: Generated<number>;
  skus: Generated<string[]>;
  category_ids: Generated<number[]>;
  terms: Json;
  version: Generated<number>;
}

export interface EmbroideryProofTable {
  id: Generated<number>;
  job_id: number;
  version: number;
  hash: string;
  made: Json;
  state: "drafted" | "sent" | "commented" | "approved" | "replaced" | "withdrawn";
  created_at: Timestamp;
  approved_at: Timestamp | null;
}

export interface EmbroideryProofEventTable {
  id: Generated<number>;
  proof_id: number;
  step: "send" | "remind" | "comment" | "approve" | "approveFor" | "withdraw" | "replace";
  text: string;
  drawing: Json;
  staff_email: string | null;
  at: Timestamp;
}

export interface EmbroideryProofLinkTable {
  key_hash: string;
  proof_id: number;
  expires_at: Timestamp;
}

export interface EmbroideryThreadTable {
  number: string;
  balance_cm: Generated<number>;
  is_counted: Generated<boolean>;
  cone_cm: Generated<number>;
  lowest_cm: Generated<number>;
  offered: Generated<"always" | "at_hand" | "never">;
  is_withheld: Generated<boolean>;
  version: Generated<number>;
}

export interface EmbroideryThreadEntryTable {
  id: Generated<number>;
  number: string;
  occasion: string;
  kind: "received" | "used" | "taken_back" | "counted" | "thrown_away";
  delta_cm: number;
  job_id: number | null;
  by_email: string | null;
  created_at: Timestamp;
}

export interface EmbroideryWithdrawnFontTable {
  code: string;
}

export interface GiftCardTable {
  id: Generated<number>;
  account_id: number;
  website_id: number;
  code_hash: string;
  last_four: string;
  recipient_name: Generated<string>;
  recipient_email: Generated<string>;
  created_at: Timestamp;
}

export interface HeldVersionTable {
  name: string;
  version: number;
}

export interface IdentityCartTable {
  cart_id: number;
  contact_id: number;
  record: Json | null;
  told_changed_at: Timestamp | null;
  is_over: Generated<boolean>;
  visitor: string | null;
  captured_at: Timestamp;
}

export interface IdentityContactTable {
  id: Generated<number>;
  store_view_id: number;
  email: string;
  customer_id: number | null;
  visitor: string | null;
  captured_at: Timestamp;
}

export interface IdentityNoticeTable {
  id: Generated<number>;
  contact_id: number;
  cart_id: number | null;
  kind: "contact" | "cart" | "ordered" | "moved";
  noted_at: Timestamp;
  told_at: Timestamp | null;
  kept_why: string | null;
  last_error: string | null;
}

export interface KnownBrowserTable {
  token_hash: string;
  staff_id: number | null;
  wrong_tries: Generated<number>;
  created_at: Timestamp;
  customer_id: number | null;
}

export interface LedgerAccountTable {
  id: Generated<number>;
  kind: "gift_card" | "store_credit" | "points" | "credit_line";
  unit: string;
  customer_id: number | null;
  balance: Generated<number>;
  is_open: Generated<boolean>;
  expires_at: Timestamp | null;
  created_at: Timestamp;
  merged_into: number | null;
}

export interface LedgerEntryTable {
  id: Generated<number>;
  account_id: number;
  occasion: string;
  movement: "issued" | "granted" | "withdrawn" | "spent" | "given_back" | "earned" | "expired" | "merged";
  delta: number;
  worth_minor: number | null;
  reason: Generated<string>;
  order_id: number | null;
  by_email: string | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
}

export interface LetterTextTable {
  store_view_id: number;
  template: string;
  name: string;
  text: string;
}

export interface MailTable {
  id: Generated<number>;
  outbox_id: number | null;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  is_secret: Generated<boolean>;
  template: Generated<string>;
  store_view_id: Generated<number>;
  message_id: Generated<string>;
  expires_at: Timestamp | null;
  is_kept: Generated<boolean>;
}

export interface MoneyPaperTable {
  id: Generated<number>;
  kind: string;
  order_id: number;
  movement_id: number | null;
  number: string;
  shipping_minor: number;
  adjustment_minor: number;
  total_minor: number;
  currency: string;
  reason: string | null;
  by_email: string | null;
  created_at: Timestamp;
}

export interface MoneyPaperItemTable {
  paper_id: number;
  order_item_id: number;
  quantity: number;
  amount_minor: number;
}

export interface MoneyPaperNumberTable {
  kind: "invoice" | "refund";
  last_number: number;
}

export interface MoneyPaperPartTable {
  paper_id: number;
  target: "card" | "gift_card" | "store_credit" | "points" | "credit_line";
  amount_minor: number;
}

export interface NewsletterLinkTable {
  token_hash: string;
  subscription_id: number;
  created_at: Timestamp;
}

export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  email: string;
  store_view_id: number;
  state: "unconfirmed" | "subscribed" | "unsubscribed";
  token_hash: string;
  token_expires_at: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
}

export interface OrderCancelRequestTable {
  order_id: number;
  key_hash: string;
  reason: string;
  expires_at: Timestamp;
}

export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  status: "pending_payment" | "payment_review" | "payment_declined" | "payment_given_up" | "payment_unfinished" | "processing" | "holded" | "complete" | "closed" | "canceled";
  created_at: Timestamp;
  code: string;
  values: Json;
  shown_to_customer: Generated<boolean>;
  by_email: string | null;
}

export interface OrderItemTable {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  parent_id: number | null;
  sku: string;
  name: string;
  selections: Generated<Json>;
  configuration: Json;
  quantity: number;
  price_minor: number;
  row_total_minor: number;
  discount_minor: number;
  tax_minor: number;
  quantity_canceled: Generated<number>;
  quantity_shipped: Generated<number>;
  quantity_refunded: Generated<number>;
  quantity_dropped: Generated<number>;
  quantity_returned: Generated<number>;
  quantity_exchanged: Generated<number>;
  exchanged_item_id: number | null;
  difference_minor: Generated<number>;
  quantity_ended: Generated<number>;
  advance_minor: Generated<number>;
  price_rules: Generated<Json>;
}

export interface OrderReturnTable {
  id: Generated<number>;
  order_id: number;
  number: Generated<string>;
  state: Generated<"requested" | "approved" | "rejected" | "received" | "checked" | "exchanged" | "difference_failed" | "refunding" | "refund_failed" | "refunded" | "closed">;
  reason: "wrong_size" | "damaged" | "not_as_described" | "not_needed" | "other";
  comment: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  ended_reason: string | null;
}

export interface OrderReturnItemTable {
  return_id: number;
  order_item_id: number;
  quantity: number;
  accepted: Generated<number>;
}

export interface OutboxTable {
  id: Generated<number>;
  event: string;
  payload: Json;
  created_at: Timestamp;
  dispatched_at: Timestamp | null;
}

export interface PageCrashTable {
  id: Generated<number>;
  alike: string;
  message: string;
  stack: string;
  page: string;
  version: string;
  browser: "Edge" | "Opera" | "Samsung" | "Firefox" | "Chrome" | "Safari" | "Other";
  count: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

export interface PasskeyTable {
  id: Generated<number>;
  customer_id: number;
  credential_id: string;
  user_handle: string;
  public_key: string;
  counter: number;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PasskeyChallengeTable {
  challenge_hash: string;
  session_id: number | null;
  user_handle: string | null;
  login: string | null;
  expires_at: Timestamp;
}

export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  attempt: number;
  method_code: string;
  provider: string;
  idempotency_key: string;
  state: "started" | "challenged" | "authorized" | "captured" | "declined" | "voided" | "refunded" | "abandoned" | "returning";
  amount_minor: number;
  currency: string;
  details: Generated<Json>;
  processor_reference: string | null;
  processor_message: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  trouble: string | null;
  looks: Generated<number>;
  next_look_at: Timestamp | null;
  leased_until: Timestamp | null;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  credited_minor: Generated<number>;
}

export interface PaymentMovementTable {
  id: Generated<number>;
  payment_id: number;
  kind: "capture" | "refund";
  idempotency_key: string;
  amount_minor: number;
  state: Generated<"asked" | "done" | "refused">;
  details: Json;
  trouble: string | null;
  looks: Generated<number>;
  next_look_at: Timestamp | null;
  leased_until: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PaymentNoticeTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  kind: string;
  payment_key: string | null;
  reference: string | null;
  order_id: number | null;
  state: "new" | "heard" | "open" | "seen";
  received_at: Timestamp;
}

export interface PaymentTermsTable {
  customer_id: number;
  currency: string;
  account_id: number;
  limit_minor: number;
  net_days: number;
  is_on: boolean;
  updated_at: Timestamp;
}

export interface PointsReminderTable {
  account_id: number;
  ends_at: Timestamp;
  told_at: Timestamp;
}

export interface PortalTable {
  id: number;
  code: string;
  name: string;
  is_active: boolean;
  force_login: boolean;
  redirect_after_login: boolean;
  hide_search: boolean;
  hide_struck_prices: boolean;
  uses_po_numbers: boolean;
  can_edit_shipping: boolean;
  can_edit_billing: boolean;
  overrides_categories: boolean;
  has_vertical_menu: boolean;
  default_category_id: number | null;
  customer_instructions: string;
  above_login_details: string;
  below_login_details: string;
  footer_navigation: string;
  disclaimer: string;
  logo: Buffer | null;
  logo_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface PortalCategoryTable {
  portal_id: number;
  category_id: number;
  position: number;
  name: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  canonical: string | null;
  image: string | null;
}

export interface ProductTable {
  id: Generated<number>;
  sku: string;
  type: "simple" | "virtual" | "configurable" | "bundle" | "giftcard";
  attribute_set: Generated<string>;
  name: string;
  url_key: string;
  is_enabled: Generated<boolean>;
  visibility: Generated<number>;
  tax_class_id: number | null;
  weight_grams: number | null;
  price_minor: number | null;
  special_price_minor: number | null;
  special_from: Timestamp | null;
  special_to: Timestamp | null;
  msrp_minor: number | null;
  description: string | null;
  short_description: string | null;
  meta_title: string | null;
  meta_keywords: string | null;
  meta_description: string | null;
  attributes: Generated<Json>;
  website_ids: Generated<number[]>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  custom_options: Generated<Json>;
}

export interface ProductAlertTable {
  id: Generated<number>;
  customer_id: number;
  website_id: number;
  store_view_id: number;
  product_id: number;
  parent_id: number | null;
  kind: "stock" | "price";
  price_minor: number | null;
  asked_at: Timestamp;
  told_at: Timestamp | null;
  token_hash: string | null;
}

export interface ProductLinkTable {
  product_id: number;
  linked_id: number;
  kind: "related" | "upsell" | "crosssell";
  position: Generated<number>;
}

export interface ProductMediaTable {
  id: Generated<number>;
  product_id: number;
  file: string;
  label: string | null;
  kind: Generated<"image" | "magic360" | "external-video">;
  roles: Generated<string[]>;
  is_hidden: Generated<boolean>;
  position: Generated<number>;
  width: number | null;
  height: number | null;
}

export interface ProductQuestionTable {
  id: Generated<number>;
  product_id: number;
  store_view_id: number;
  customer_id: number | null;
  author: string;
  email: string;
  question: string;
  answer: string | null;
  state: Generated<"open" | "answered" | "rejected">;
  reject_reason: string | null;
  asked_at: Timestamp;
  answered_at: Timestamp | null;
  told_at: Timestamp | null;
  version: Generated<number>;
}

export interface ProductScopeValueTable {
  product_id: number;
  store_view_id: number;
  value: Json;
}

export interface ProductVariantTable {
  parent_id: number;
  child_id: number;
  position: Generated<number>;
}

export interface ProductWebsitePriceTable {
  product_id: number;
  website_id: number;
  price_minor: number | null;
  special_price_minor: number | null;
  special_from: Timestamp | null;
  special_to: Timestamp | null;
  msrp_minor: number | null;
}

export interface PunchoutDocumentTable {
  id: Generated<number>;
  partner_id: number;
  visit_id: number | null;
  kind: "setupRequest" | "setupResponse" | "ociLogin" | "orderMessage" | "ociItems" | "cancellation";
  status: number;
  body: string;
  made_at: Timestamp;
}

export interface PunchoutPartnerTable {
  id: Generated<number>;
  name: string;
  is_active: boolean;
  protocol: "cxml" | "oci";
  domain: string;
  identity: string;
  secret_hash: string;
  portal_id: number;
  group_id: number;
  store_view_id: number;
  return_hosts: string[];
  form_kind: "cxml-urlencoded" | "cxml-base64";
  piece_unit: string;
  set_unit: string;
  class_domain: string;
  class_code: string;
  fields: Json;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PunchoutVisitTable {
  id: Generated<number>;
  partner_id: number;
  operation: "create" | "edit" | "inspect";
  state: "asked" | "open" | "handedOver" | "cancelled";
  payload_id: string;
  buyer_cookie: string;
  return_url: string;
  reply_to: Json;
  cart_mask_id: string;
  start_token_hash: string | null;
  start_until: Timestamp;
  asked_at: Timestamp;
  opened_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  store_view_id: number;
  customer_id: number | null;
  state: Generated<"pending" | "approved" | "rejected">;
  rating: number;
  title: string;
  detail: string;
  nickname: string;
  location: string;
  sizing: number | null;
  width: number | null;
  is_recommended: boolean | null;
  is_verified: Generated<boolean>;
  likes: Generated<number>;
  dislikes: Generated<number>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  reject_reason: string | null;
  answer: string | null;
  answered_at: Timestamp | null;
  order_id: number | null;
}

export interface ReviewInviteTable {
  order_id: number;
  completed_at: Timestamp;
  told_at: Timestamp | null;
  token_hash: string | null;
}

export interface ReviewInviteStopTable {
  email_hash: string;
  stopped_at: Timestamp;
}

export interface ReviewMediaTable {
  id: Generated<number>;
  review_id: number | null;
  owner_hash: string;
  kind: "image" | "video";
  file: string;
  poster: string | null;
  bytes: number;
  title: string;
  caption: Generated<string>;
  rotate: Generated<number>;
  position: Generated<number>;
  created_at: Timestamp;
}

export interface ReviewSummaryTable {
  product_id: number;
  one_star: Generated<number>;
  two_star: Generated<number>;
  three_star: Generated<number>;
  four_star: Generated<number>;
  five_star: Generated<number>;
  asked: Generated<number>;
  recommends: Generated<number>;
  sizing_sum: Generated<number>;
  sizing_count: Generated<number>;
  width_sum: Generated<number>;
  width_count: Generated<number>;
}

export interface ReviewVoteTable {
  review_id: number;
  voter: string;
  customer_id: number | null;
  vote: number;
}

export interface SalesOrderTable {
  id: Generated<number>;
  number: string;
  cart_id: number;
  store_view_id: number;
  customer_id: number | null;
  status: "pending_payment" | "payment_review" | "payment_declined" | "payment_given_up" | "payment_unfinished" | "processing" | "holded" | "complete" | "closed" | "canceled";
  email: string;
  currency: string;
  billing_address: Json;
  shipping_address: Json | null;
  shipping_method: Json | null;
  payment_method_code: string;
  coupon_code: string | null;
  order_comment: string | null;
  totals: Json;
  grand_total_minor: number;
  confirmation_token: string;
  created_at: Timestamp;
  placed_at: Timestamp | null;
  updated_at: Timestamp;
  placer_hash: string | null;
  packed_at: Timestamp | null;
  purchase_order_number: string | null;
  payment_due_at: Timestamp | null;
  exchanged_return_id: number | null;
  words: Generated<string>;
  has_shipped: Generated<boolean>;
  has_to_ship: Generated<boolean>;
  owes: Generated<boolean>;
}

export interface SavedItemTable {
  id: Generated<number>;
  cart_id: number | null;
  customer_id: number | null;
  website_id: number | null;
  product_id: number;
  parent_id: number | null;
  quantity: number;
  override_category_id: number | null;
  configuration: Json;
  hash: string;
  saved_at: Timestamp;
}

export interface SavedProductTable {
  id: Generated<number>;
  customer_id: number;
  website_id: number;
  name: string;
  product_id: number;
  parent_id: number | null;
  quantity: number;
  configuration: Json;
  hash: string;
  picture_key: string;
  saved_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface SchemaMigrationTable {
  name: string;
  hash: string;
  applied_at: Generated<Timestamp>;
}

export interface SearchMissTable {
  id: Generated<number>;
  store_view_id: number;
  text: string;
  times: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

export interface SearchSynonymTable {
  id: Generated<number>;
  store_view_id: number | null;
  words: string[];
  means: Generated<string[]>;
}

export interface SessionTable {
  id: Generated<number>;
  token_hash: string;
  carrier: "cookie" | "bearer";
  channel: string;
  holder: Json;
  staff_id: number | null;
  customer_id: number | null;
  browser: string;
  address: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  ends_at: Timestamp;
  begun_in: number | null;
  punchout_id: number | null;
}

export interface SharedCartTable {
  id: Generated<number>;
  token_hash: string;
  cart_id: number;
  lines: Json;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface ShipmentTable {
  id: Generated<number>;
  order_id: number;
  number: Generated<string>;
  by_email: string | null;
  created_at: Timestamp;
}

export interface ShipmentItemTable {
  shipment_id: number;
  order_item_id: number;
  quantity: number;
}

export interface ShipmentTrackTable {
  id: Generated<number>;
  shipment_id: number;
  carrier: string;
  number: string;
  created_at: Timestamp;
}

export interface ShippingTableRateTable {
  id: Generated<number>;
  website_id: number;
  country_code: Generated<string>;
  region_code: Generated<string>;
  postcode: Generated<string>;
  condition_name: "package_weight" | "package_value" | "package_qty";
  condition_from: number;
  price_minor: number;
}

export interface SignInTryTable {
  id: Generated<number>;
  login: string;
  tried_at: Timestamp;
  address: string;
  area: string;
}

export interface SoldGiftCardTable {
  id: Generated<number>;
  order_item_id: number;
  piece: number;
  state: Generated<"waiting" | "sent" | "calling_off" | "called_off">;
  gift_card_id: number | null;
  send_at: Timestamp;
  updated_at: Timestamp;
}

export interface StaffTable {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  created_at: Generated<Timestamp>;
  role: "owner" | "manager" | "clerk" | "decorator" | "reader";
  is_active: Generated<boolean>;
  two_factor_secret: string | null;
  two_factor_begun: string | null;
  two_factor_step: Generated<number>;
}

export interface StaffEndedInvitationTable {
  token_hash: string;
  ending: "used" | "replaced" | "withdrawn";
  ended_at: Timestamp;
}

export interface StaffInvitationTable {
  id: Generated<number>;
  email: string;
  name: string;
  role: "owner" | "manager" | "clerk" | "decorator" | "reader";
  token_hash: string | null;
  invited_by: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface StaffRecoveryCodeTable {
  staff_id: number;
  code_hash: string;
}

export interface StaffViewTable {
  id: Generated<number>;
  staff_id: number;
  list: string;
  name: string;
  query: string;
}

export interface StockCountTable {
  key: string;
  digest: string;
  at: Timestamp;
  came_of: Json | null;
}

export interface StockItemTable {
  product_id: number;
  quantity: Generated<number>;
  is_in_stock: Generated<boolean>;
  manage_stock: Generated<boolean>;
  backorders: Generated<boolean>;
  out_of_stock_quantity: Generated<number>;
  min_cart_quantity: Generated<number>;
  max_cart_quantity: Generated<number>;
  quantity_increment: Generated<number>;
  increments_enabled: Generated<boolean>;
  notify_below: Generated<number>;
  out_since: Timestamp | null;
}

export interface StockNoticeTable {
  id: Generated<number>;
  product_id: number;
}

export interface StoreGroupTable {
  id: Generated<number>;
  website_id: number;
  code: string;
  name: string;
  root_category_id: number;
}

export interface StoreSwitchTokenTable {
  token_hash: string;
  customer_id: number;
  cart_mask_id: string | null;
  from_view_id: number;
  to_view_id: number;
  expires_at: Timestamp;
  session_id: number;
}

export interface StoreViewTable {
  id: Generated<number>;
  website_id: number | null;
  group_id: number | null;
  code: string;
  name: string;
  locale: string;
  country_code: string;
  position: Generated<number>;
  is_active: Generated<boolean>;
}

export interface StoredCardTable {
  id: Generated<number>;
  public_hash: string;
  customer_id: number | null;
  provider: string;
  method_code: string;
  vault_token: string;
  brand: string;
  last4: string;
  expiry: string;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface TaxClassTable {
  id: Generated<number>;
  kind: "product" | "customer";
  name: string;
}

export interface TaxRateTable {
  id: Generated<number>;
  code: string;
  country_code: string;
  region_code: Generated<string>;
  postcode_from: string | null;
  postcode_to: string | null;
  rate_micro: number;
}

export interface TaxRuleTable {
  id: Generated<number>;
  name: string;
  priority: Generated<number>;
  customer_tax_class_id: number;
  product_tax_class_id: number;
  tax_rate_id: number;
  applies_to_shipping: Generated<boolean>;
}

export interface TierPriceTable {
  id: Generated<number>;
  product_id: number;
  website_id: number | null;
  customer_group_id: number | null;
  quantity: number;
  price_minor: number | null;
  discount_micro: number | null;
}

export interface UrlRewriteTable {
  id: Generated<number>;
  store_view_id: number;
  request_path: string;
  target_path: string;
  redirect_code: Generated<number>;
}

export interface ViewedProductTable {
  customer_id: number;
  website_id: number;
  product_id: number;
  viewed_at: Timestamp;
}

export interface VisitFigureTable {
  day: string;
  store_view_id: number;
  stage: "visit" | "product" | "cart" | "checkout";
  product_id: number;
  times: number;
}

export interface WalletApprovalTable {
  token: string;
  provider: string;
  cart_id: number;
  amount_minor: number;
  currency: string;
  is_final: boolean;
  created_at: Timestamp;
}

export interface WebsiteTable {
  id: Generated<number>;
  code: string;
  name: string;
  currency: string;
}

export interface WishlistTable {
  id: Generated<number>;
  customer_id: number;
  website_id: number;
  name: string;
  is_default: boolean;
  sharing_code: string | null;
  tells_first_name: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface WishlistItemTable {
  id: Generated<number>;
  wishlist_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  note: string;
  added_at: Timestamp;
}

export interface Tables {
  attribute: AttributeTable;
  attribute_label: AttributeLabelTable;
  attribute_option: AttributeOptionTable;
  attribute_option_label: AttributeOptionLabelTable;
  audit: AuditTable;
  bundle: BundleTable;
  bundle_option: BundleOptionTable;
  bundle_selection: BundleSelectionTable;
  cart: CartTable;
  cart_item: CartItemTable;
  cart_quote: CartQuoteTable;
  cart_reminder: CartReminderTable;
  cart_rule: CartRuleTable;
  cart_rule_customer: CartRuleCustomerTable;
  cart_rule_use: CartRuleUseTable;
  catalog_rule: CatalogRuleTable;
  category: CategoryTable;
  category_product: CategoryProductTable;
  category_scope_value: CategoryScopeValueTable;
  compare_item: CompareItemTable;
  compare_list: CompareListTable;
  config_value: ConfigValueTable;
  configurable_attribute: ConfigurableAttributeTable;
  consent_choice: ConsentChoiceTable;
  consent_list: ConsentListTable;
  contact_entry: ContactEntryTable;
  contact_message: ContactMessageTable;
  content_document: ContentDocumentTable;
  content_revision: ContentRevisionTable;
  conversion_batch: ConversionBatchTable;
  conversion_event: ConversionEventTable;
  conversion_placing: ConversionPlacingTable;
  coupon: CouponTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_group: CustomerGroupTable;
  customer_link: CustomerLinkTable;
  customer_note: CustomerNoteTable;
  customer_number: CustomerNumberTable;
  delivery: DeliveryTable;
  embroidery_design: EmbroideryDesignTable;
  embroidery_job: EmbroideryJobTable;
  embroidery_job_thread: EmbroideryJobThreadTable;
  embroidery_logo: EmbroideryLogoTable;
  embroidery_logo_file: EmbroideryLogoFileTable;
  embroidery_machine: EmbroideryMachineTable;
  embroidery_offer: EmbroideryOfferTable;
  embroidery_proof: EmbroideryProofTable;
  embroidery_proof_event: EmbroideryProofEventTable;
  embroidery_proof_link: EmbroideryProofLinkTable;
  embroidery_thread: EmbroideryThreadTable;
  embroidery_thread_entry: EmbroideryThreadEntryTable;
  embroidery_withdrawn_font: EmbroideryWithdrawnFontTable;
  gift_card: GiftCardTable;
  held_version: HeldVersionTable;
  identity_cart: IdentityCartTable;
  identity_contact: IdentityContactTable;
  identity_notice: IdentityNoticeTable;
  known_browser: KnownBrowserTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  letter_text: LetterTextTable;
  mail: MailTable;
  money_paper: MoneyPaperTable;
  money_paper_item: MoneyPaperItemTable;
  money_paper_number: MoneyPaperNumberTable;
  money_paper_part: MoneyPaperPartTable;
  newsletter_link: NewsletterLinkTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  order_cancel_request: OrderCancelRequestTable;
  order_event: OrderEventTable;
  order_item: OrderItemTable;
  order_return: OrderReturnTable;
  order_return_item: OrderReturnItemTable;
  outbox: OutboxTable;
  page_crash: PageCrashTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment: PaymentTable;
  payment_movement: PaymentMovementTable;
  payment_notice: PaymentNoticeTable;
  payment_terms: PaymentTermsTable;
  points_reminder: PointsReminderTable;
  portal: PortalTable;
  portal_category: PortalCategoryTable;
  product: ProductTable;
  product_alert: ProductAlertTable;
  product_link: ProductLinkTable;
  product_media: ProductMediaTable;
  product_question: ProductQuestionTable;
  product_scope_value: ProductScopeValueTable;
  product_variant: ProductVariantTable;
  product_website_price: ProductWebsitePriceTable;
  punchout_document: PunchoutDocumentTable;
  punchout_partner: PunchoutPartnerTable;
  punchout_visit: PunchoutVisitTable;
  review: ReviewTable;
  review_invite: ReviewInviteTable;
  review_invite_stop: ReviewInviteStopTable;
  review_media: ReviewMediaTable;
  review_summary: ReviewSummaryTable;
  review_vote: ReviewVoteTable;
  sales_order: SalesOrderTable;
  saved_item: SavedItemTable;
  saved_product: SavedProductTable;
  schema_migration: SchemaMigrationTable;
  search_miss: SearchMissTable;
  search_synonym: SearchSynonymTable;
  session: SessionTable;
  shared_cart: SharedCartTable;
  shipment: ShipmentTable;
  shipment_item: ShipmentItemTable;
  shipment_track: ShipmentTrackTable;
  shipping_table_rate: ShippingTableRateTable;
  sign_in_try: SignInTryTable;
  sold_gift_card: SoldGiftCardTable;
  staff: StaffTable;
  staff_ended_invitation: StaffEndedInvitationTable;
  staff_invitation: StaffInvitationTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_view: StaffViewTable;
  stock_count: StockCountTable;
  stock_item: StockItemTable;
  stock_notice: StockNoticeTable;
  store_group: StoreGroupTable;
  store_switch_token: StoreSwitchTokenTable;
  store_view: StoreViewTable;
  stored_card: StoredCardTable;
  tax_class: TaxClassTable;
  tax_rate: TaxRateTable;
  tax_rule: TaxRuleTable;
  tier_price: TierPriceTable;
  url_rewrite: UrlRewriteTable;
  viewed_product: ViewedProductTable;
  visit_figure: VisitFigureTable;
  wallet_approval: WalletApprovalTable;
  website: WebsiteTable;
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
}
