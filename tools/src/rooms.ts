/** One room: a feature, carrying the same name on every floor it has something to say on. */
export interface Room {
  /** The rooms it may import from, on any floor. An arrow that is not here fails the check. */
  readonly uses: readonly string[];
  /** Where its rules stand: the ledger's row groups, or a section of a specification. */
  readonly spec: string;
  readonly holds: string;
  /** Files of the room's server folder that strangers may enter by besides `<room>.ts`. */
  readonly doors?: readonly string[];
}

/**
 * Every room and every arrow between two rooms. Arrows point one way and never in a circle:
 * a screen that wants to show a higher room leaves a slot for it, which the routes file fills.
 */
export const rooms: Readonly<Record<string, Room>> = {
  // rules
  money: { uses: ["store", "translation"], spec: "CONF", holds: "amount, currency, format" },
  quantity: { uses: [], spec: "PDP-41…46", holds: "minimum, maximum, increment" },
  pricing: {
    uses: ["money", "quantity", "store"],
    spec: "PDP, PLP",
    holds: "tier and special price, MSRP struck through, totals",
  },
  access: { uses: [], spec: "accounts §6", holds: "the actor: who is asking" },
  tax: { uses: ["money"], spec: "CHECK", holds: "tax rules and the tax of a line" },
  coupon: { uses: ["money"], spec: "PAY-15", holds: "coupon rules and what they take off" },

  // sell
  catalog: {
    uses: [
      "access",
      "catalog-import",
      "media",
      "money",
      "pricing",
      "quantity",
      "routing",
      "store",
      "translation",
    ],
    spec: "PLP, PDP",
    holds: "product, category tree, listing and filters, tiles, gallery, quick view, warm-up",
    doors: [
      "catalog-pages.ts",
      "export/export-catalog.ts",
      "find-products.ts",
      "import/import-catalog.ts",
      "import/outcome.ts",
      "import/report.ts",
      "prepared.ts",
      "read-model.ts",
      "sellable.ts",
    ],
  },
  "catalog-import": {
    uses: ["media", "money", "store"],
    spec: "Magento's product CSV",
    holds: "cells, rows and passes of a catalogue import",
  },
  configurator: {
    uses: [
      "cart",
      "catalog",
      "chrome",
      "media",
      "money",
      "notice",
      "quantity",
      "routing",
      "translation",
    ],
    spec: "PDP",
    holds: "the product page's choices: options, order multiple, add to cart",
  },
  bundle: {
    uses: ["catalog", "configurator", "money", "pricing", "quantity"],
    spec: "BUNDLE",
    holds: "bundle options and selections, step-through",
  },
  "gift-card": {
    uses: ["catalog", "money"],
    spec: "GIFT",
    holds: "gift card product, code, balance",
  },
  embroidery: {
    uses: ["access", "catalog", "media", "money"],
    spec: "EMB",
    holds: "text, logos, flags, placements, previews, saved products",
    doors: [
      "font-files.ts",
      "proof-pdf.ts",
      "stitch-picture.ts",
      "worksheet-facts.ts",
      "worksheet-pdf.ts",
    ],
  },
  search: {
    uses: ["access", "catalog", "money", "routing", "storage", "store", "translation"],
    spec: "SEARCH",
    holds: "live search, results",
  },

  stock: { uses: ["catalog"], spec: "PDP", holds: "pieces at hand, reserved and sold" },

  // buy
  cart: {
    uses: [
      "access",
      "catalog",
      "chrome",
      "coupon",
      "directory",
      "media",
      "money",
      "notice",
      "payment",
      "pricing",
      "quantity",
      "routing",
      "shipping",
      "storage",
      "store",
      "tax",
      "translation",
    ],
    spec: "CART",
    holds: "items, mini-cart, totals",
    doors: ["cart-wire.ts", "priced-cart.ts"],
  },
  shipping: {
    uses: ["access", "directory", "money", "store"],
    spec: "CHECK",
    holds: "shipping methods and rates",
  },
  payment: {
    uses: ["access", "directory", "money", "store"],
    spec: "PAY",
    holds: "payment methods, vault, express",
  },
  checkout: {
    uses: [
      "access",
      "bot-check",
      "cart",
      "coupon",
      "customer",
      "directory",
      "money",
      "notice",
      "payment",
      "routing",
      "shipping",
      "storage",
      "store",
      "translation",
    ],
    spec: "CHECK",
    holds: "steps, agreements, session",
  },
  order: {
    uses: [
      "access",
      "bot-check",
      "cart",
      "checkout",
      "coupon",
      "customer",
      "directory",
      "mail",
      "media",
      "money",
      "payment",
      "pricing",
      "quantity",
      "routing",
      "shipping",
      "staff",
      "stock",
      "storage",
      "store",
      "translation",
    ],
    spec: "CHECK, accounts §3",
    holds: "placing an order, success, history",
    doors: ["confirmation-mail.ts", "recover-orders.ts"],
  },
  reward: { uses: ["access", "cart", "money"], spec: "PAY", holds: "reward points" },
  "store-credit": { uses: ["access", "cart", "money"], spec: "PAY", holds: "store credit balance" },

  // keep
  wishlist: { uses: ["access", "catalog"], spec: "WISH", holds: "wish lists and their items" },
  compare: { uses: ["access", "catalog"], spec: "WISH", holds: "compare list" },
  "recently-viewed": { uses: ["catalog"], spec: "WISH", holds: "products seen before" },
  "stock-alert": {
    uses: ["access", "catalog"],
    spec: "WISH",
    holds: "back-in-stock and price alerts",
  },

  // people
  customer: {
    uses: ["access", "directory", "store"],
    spec: "ACCT",
    holds: "account, login, address book",
  },
  staff: {
    uses: ["access"],
    spec: "issue §6, §8",
    holds: "who works in the back office: sign-in, session, what staff may do",
  },
  directory: {
    uses: ["store", "translation"],
    spec: "accounts §3",
    holds: "countries and regions",
  },
  portal: {
    uses: ["access", "customer", "store"],
    spec: "PORTAL",
    holds: "organization, notices, forced login",
  },
  punchout: {
    uses: ["access", "cart", "customer", "store"],
    spec: "PUNCH",
    holds: "session, inspect, handing the cart over",
  },
  superuser: {
    uses: ["access", "customer", "portal"],
    spec: "REP",
    holds: "representative banner, customer number, acting as a customer",
  },

  // talk
  review: {
    uses: ["access", "catalog", "media"],
    spec: "REVIEW",
    holds: "reviews with media and votes",
  },
  question: { uses: ["access", "catalog"], spec: "QNA", holds: "questions and answers" },
  content: {
    uses: ["media", "store"],
    spec: "CMS, PROMO",
    holds: "CMS pages and blocks, blog, dynamic widgets, carousels, hotspots",
  },
  newsletter: { uses: ["access", "store"], spec: "FOOT", holds: "sign-up and popup" },

  // platform
  store: {
    uses: ["bot-check", "storage"],
    spec: "CONF, STORE",
    holds: "websites, configuration, switching",
    doors: ["store-config.ts", "store-view.ts"],
  },
  routing: {
    uses: ["access", "storage", "store"],
    spec: "ROUTE",
    holds: "URL lookup, page types, return address",
  },
  translation: {
    uses: ["store"],
    spec: "CONF",
    holds: "phrases of each language",
    doors: ["say.ts"],
  },
  media: { uses: [], spec: "REVIEW, EMB", holds: "uploads and pictures" },
  consent: { uses: ["storage", "store"], spec: "CONSENT", holds: "cookie consent by category" },
  analytics: {
    uses: ["consent", "money", "store"],
    spec: "ANALYTICS",
    holds: "events, tag managers, recommendations",
  },
  mail: {
    uses: ["access", "staff", "store"],
    spec: "CHECK",
    holds: "letters to shoppers and where they wait",
  },
  "bot-check": { uses: [], spec: "API, CHECK-26", holds: "challenge and its proof" },

  // storefront only
  home: {
    uses: ["catalog", "content", "media", "money", "pricing", "routing", "store", "translation"],
    spec: "ROUTE, CMS",
    holds: "the front page's sections",
  },
  chrome: {
    uses: [
      "catalog",
      "content",
      "customer",
      "money",
      "notice",
      "recovery",
      "routing",
      "search",
      "storage",
      "store",
      "translation",
    ],
    spec: "HEAD, MENU, FOOT, PROMO",
    holds: "header, footer, menu, promotions bar, progress",
  },
  notice: { uses: ["storage", "translation"], spec: "UI", holds: "notices that come and go" },
  storage: { uses: [], spec: "PERSIST", holds: "every cookie and stored key" },
  recovery: {
    uses: ["notice", "storage", "translation"],
    spec: "ERROR, PERSIST",
    holds: "crash and offline",
  },
};
