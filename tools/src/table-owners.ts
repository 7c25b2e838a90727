/** A room that may touch another's table, and why it does not go through the door. */
interface Guest {
  readonly room: string;
  readonly may: "read" | "write";
  readonly why: string;
}
/** One table of the database: the room it belongs to, and who else names it. */
export interface TableOwner {
  readonly owner: string;
  readonly guests?: readonly Guest[];
}

const fills: Guest = { room: "seed", may: "write", why: "the first data of a new store" };
const namesInFiles: Guest = {
  room: "catalog",
  may: "read",
  why: "product files name it, and a file's rows are checked and written by the thousand in one statement",
};
const inFilesAndMemory: Guest = {
  room: "catalog",
  may: "read",
  why: "product files hold bundles, which are read by the thousand; the catalogue in memory is read from all tables of products in one transaction",
};
const madeByStaff: Guest = {
  room: "bundle",
  may: "write",
  why: "a bundle and the product that it is are made by staff in one statement",
};
const heldForTerms: Guest = {
  room: "payment",
  may: "read",
  why: "whoever changes the terms of a customer waits for whoever does: the customer's row is held",
};
const summed: Guest = {
  room: "report",
  may: "read",
  why: "what is summed of a period is summed in the database, one statement a report",
};
const readsLeft: Guest = {
  room: "newsletter",
  may: "read",
  why: "which readers left a cart, and have not ordered since, is one statement",
};
const linedUp: Guest = {
  room: "production",
  may: "read",
  why: "jobs are lined up with what is left of their lines, in one statement and by pages",
};
const toldAt: Guest = {
  room: "stock-alert",
  may: "read",
  why: "who waits is told at their address and at their group's prices of today, and what is waited for is listed by sku, each in one statement",
};
const asksAbout: Guest = {
  room: "question",
  may: "read",
  why: "a question is listed and searched by sku in one statement, and asked by what its customer is called",
};
const soldCards: Guest = {
  room: "gift-card",
  may: "read",
  why: "gift cards that were bought are found with whether their orders are paid, and held with them, in one statement",
};
const owned = (owner: string, ...guests: readonly Guest[]): TableOwner => ({ owner, guests });

/** Whose each table is. Only `*.sql.ts` files of its owner name it, and those of the guests. */
export const tableOwners: Readonly<Record<string, TableOwner>> = {
  attribute: owned("catalog", fills),
  attribute_label: owned("catalog", fills),
  attribute_option: owned("catalog", fills),
  attribute_option_label: owned("catalog", fills),
  audit: owned("audit"),
  bundle: owned("bundle", inFilesAndMemory),
  bundle_option: owned("bundle", inFilesAndMemory),
  bundle_selection: owned("bundle", inFilesAndMemory),
  cart: owned(
    "cart",
    {
      room: "order",
      may: "write",
      why: "an order and the end of its cart are one statement: two orders of a cart cannot be",
    },
    readsLeft,
  ),
  cart_item: owned("cart", readsLeft),
  cart_quote: owned("cart"),
  saved_item: owned("cart"),
  product_alert: owned("stock-alert"),
  compare_item: owned("compare"),
  compare_list: owned("compare"),
  viewed_product: owned("recently-viewed"),
  consent_choice: owned("consent"),
  consent_list: owned("consent"),
  visit_figure: owned("figures", summed),
  conversion_batch: owned("conversion"),
  conversion_event: owned("conversion"),
  conversion_placing: owned("conversion"),
  contact_message: owned("contact", fills),
  contact_entry: owned("contact", fills),
  content_document: owned("content", fills),
  content_revision: owned("content", fills),
  product_question: owned("question", fills),
  wishlist: owned("wishlist"),
  wishlist_item: owned("wishlist"),
  saved_product: owned("saved-product"),
  search_synonym: owned("search", fills),
  search_miss: owned("search"),
  shared_cart: owned("cart"),
  cart_reminder: owned("newsletter"),
  cart_rule: owned("promotion", fills),
  cart_rule_customer: owned("promotion"),
  cart_rule_use: owned("promotion", summed),
  coupon: owned("promotion", summed, fills),
  catalog_rule: owned("promotion"),
  portal: owned("portal", fills),
  portal_category: owned("portal", fills),
  category: owned("catalog", fills),
  category_product: owned("catalog"),
  category_scope_value: owned("catalog", fills),
  config_value: owned("store", fills),
  configurable_attribute: owned("catalog"),
  customer: owned(
    "customer",
    toldAt,
    asksAbout,
    {
      room: "wishlist",
      may: "read",
      why: "a shared list is found with what its owner is called, while they may sign in, in one statement",
    },
    {
      room: "portal",
      may: "read",
      why: "how many customers belong to each portal of a list is part of its one statement",
    },
    readsLeft,
    summed,
    fills,
    heldForTerms,
    {
      room: "ledger",
      may: "read",
      why: "balances are listed and searched by whose they are in one statement",
    },
    {
      room: "reward",
      may: "read",
      why: "what an order earns is by its customer's group, and whose points end soon, read in one statement",
    },
    {
      room: "cart",
      may: "read",
      why: "who has no open cart is given one: parallel calls wait for the customer's row; quotes are found by whose they are in one statement",
    },
    {
      room: "order",
      may: "read",
      why: "an exchange costs the prices of the group of the order's customer, whom nobody has signed in",
    },
  ),
  customer_address: owned("customer"),
  customer_group: owned("tax", summed, namesInFiles, fills, {
    room: "customer",
    may: "write",
    why: "staff sort customers into groups, which are counted with who is in them in one statement",
  }),
  customer_link: owned("customer"),
  customer_note: owned("customer"),
  customer_number: owned("customer", fills),
  delivery: owned("delivery"),
  embroidery_design: owned("production"),
  embroidery_job: owned("production"),
  embroidery_job_thread: owned("production"),
  embroidery_logo: owned("embroidery"),
  embroidery_logo_file: owned("embroidery"),
  embroidery_proof: owned("production"),
  embroidery_proof_event: owned("production"),
  embroidery_proof_link: owned("production"),
  embroidery_machine: owned("production", fills),
  embroidery_offer: owned("embroidery", fills),
  embroidery_thread: owned("embroidery"),
  embroidery_withdrawn_font: owned("embroidery"),
  embroidery_thread_entry: owned("embroidery"),
  gift_card: owned("gift-card", fills),
  held_version: owned("held"),
  known_browser: owned("session"),
  ledger_account: owned(
    "ledger",
    summed,
    fills,
    {
      room: "gift-card",
      may: "read",
      why: "cards are read, listed and sorted with what is on them in one statement",
    },
    {
      room: "reward",
      may: "read",
      why: "points that are over are found and held in one statement",
    },
  ),
  ledger_entry: owned("ledger", summed, fills, {
    room: "reward",
    may: "read",
    why: "points that are over are found and held in one statement",
  }),
  letter_text: owned("mail"),
  mail: owned("mail", readsLeft),
  money_paper: owned("order", summed, {
    room: "reward",
    may: "read",
    why: "of what goods an order has earned points that were paid back since is one statement",
  }),
  money_paper_item: owned("order", {
    room: "reward",
    may: "read",
    why: "of what goods an order has earned points that were paid back since is one statement",
  }),
  money_paper_number: owned("order"),
  money_paper_part: owned("order"),
  newsletter_link: owned("newsletter"),
  newsletter_subscription: owned("newsletter"),
  order_cancel_request: owned("order"),
  order_event: owned("order"),
  order_item: owned("order", summed, linedUp, soldCards, {
    room: "reward",
    may: "read",
    why: "what an order earns is its goods, read with whose it is in one statement",
  }),
  order_return: owned("order", summed),
  order_return_item: owned("order", summed),
  outbox: owned(
    "jobs",
    {
      room: "delivery",
      may: "write",
      why: "an event and its deliveries are taken up in one statement",
    },
    {
      room: "mail",
      may: "read",
      why: "which order a letter is about its event says, read with the letters",
    },
  ),
  passkey: owned("customer"),
  passkey_challenge: owned("customer"),
  payment: owned("order", summed, soldCards),
  payment_notice: owned("order"),
  payment_terms: owned("payment", fills),
  payment_movement: owned("order", summed),
  points_reminder: owned("reward"),
  product: owned(
    "catalog",
    summed,
    toldAt,
    asksAbout,
    {
      room: "review",
      may: "read",
      why: "staff look for reviews by the sku of their product, and read what it is called, in one statement",
    },
    {
      room: "stock",
      may: "read",
      why: "shelves are listed, searched and sorted by sku and name in the database",
    },
    madeByStaff,
    {
      room: "seed",
      may: "read",
      why: "what is asked in a new store is asked about the products that came into it",
    },
  ),
  product_link: owned("catalog"),
  product_media: owned("catalog"),
  product_scope_value: owned("catalog"),
  product_variant: owned("catalog"),
  product_website_price: owned("catalog"),
  review: owned("review"),
  review_media: owned("review"),
  review_summary: owned("review"),
  review_vote: owned("review"),
  sales_order: owned(
    "order",
    {
      room: "conversion",
      may: "read",
      why: "what was noted of a cart is found by the order that it became, and a purchase is listed by its order's number",
    },
    readsLeft,
    summed,
    linedUp,
    soldCards,
    {
      room: "ledger",
      may: "read",
      why: "a history names the orders that it is about",
    },
    {
      room: "customer",
      may: "read",
      why: "customers are listed and filtered by whether they have ordered in one statement",
    },
    {
      room: "reward",
      may: "read",
      why: "what an order earns is its goods, read with whose it is in one statement",
    },
    {
      room: "cart",
      may: "read",
      why: "quotes are listed with the orders that their carts became in one statement",
    },
  ),
  schema_migration: owned("db"),
  session: owned("session"),
  sign_in_try: owned("session"),
  shipment: owned("order"),
  sold_gift_card: owned("gift-card"),
  shipment_item: owned("order"),
  shipment_track: owned("order"),
  shipping_table_rate: owned("shipping", fills),
  staff: owned("staff"),
  staff_ended_invitation: owned("staff"),
  staff_invitation: owned("staff"),
  staff_recovery_code: owned("staff"),
  staff_view: owned("staff"),
  stored_card: owned("payment"),
  wallet_approval: owned("payment"),
  stock_count: owned("stock"),
  stock_item: owned(
    "stock",
    toldAt,
    {
      room: "catalog",
      may: "write",
      why: "product files bring stock with them, and a product is read with it in one statement",
    },
    madeByStaff,
  ),
  stock_notice: owned("stock"),
  store_group: owned("store", fills),
  store_view: owned("store", fills, namesInFiles),
  store_switch_token: owned("store-switch"),
  tax_class: owned("tax", fills, namesInFiles, {
    room: "customer",
    may: "read",
    why: "a customer group has a tax class, which is chosen and checked where groups are written",
  }),
  tax_rate: owned("tax", fills),
  tax_rule: owned("tax", fills),
  tier_price: owned("catalog"),
  url_rewrite: owned("routing", {
    room: "catalog",
    may: "write",
    why: "a product or category that is renamed leaves its address behind in the same statement",
  }),
  website: owned("store", fills, namesInFiles, { ...madeByStaff, may: "read" }),
};
