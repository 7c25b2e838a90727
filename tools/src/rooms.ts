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
    uses: ["money"],
    spec: "PDP, PLP",
    holds: "tier and special price, MSRP struck through, totals",
  },
  access: {
    uses: [],
    spec: "accounts §6, issue 8 A1",
    holds: "the principal: who is asking; the table of permissions",
  },
  audit: {
    uses: [],
    spec: "issue 8 A6, hallway §7",
    holds: "who changed what, and when",
    doors: ["subject-titles.ts"],
  },
  tax: { uses: ["line", "money"], spec: "CHECK", holds: "tax rules and the tax of a line" },
  promotion: {
    uses: ["audit", "catalog", "line", "money", "store", "tax"],
    spec: "PAY-15, PDP-48, issue 9.7",
    holds: "cart price rules and coupons: for what they hold and what they take off",
    doors: ["cart-rules.ts", "manage-rules.ts"],
  },

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
      "graphql/graphql-product.ts",
      "catalog-pages.ts",
      "export/export-catalog.ts",
      "find-products.ts",
      "graphql/graphql-category.ts",
      "import/import-catalog.ts",
      "import/outcome.ts",
      "import/report.ts",
      "prepared.ts",
      "product/product-arrival.ts",
      "read-model.ts",
      "sellable.ts",
    ],
  },
  "catalog-import": {
    uses: [],
    spec: "Magento's product CSV",
    holds: "cells, rows and passes of a catalogue import",
  },
  configurator: {
    uses: ["catalog", "money", "quantity", "store"],
    spec: "PDP",
    holds: "the rules of choosing: options, order multiple, what may be added",
  },
  product: {
    uses: [
      "cart",
      "catalog",
      "chrome",
      "configurator",
      "media",
      "money",
      "notice",
      "quantity",
      "routing",
      "shipping",
      "store",
      "translation",
    ],
    spec: "PDP",
    holds: "the product page and quick view: choosing, prices, order multiple, measures",
  },
  embroidery: {
    uses: ["line", "store"],
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
    uses: ["catalog", "money", "routing", "store", "translation"],
    spec: "SEARCH",
    holds: "live search, results",
  },

  stock: { uses: ["audit"], spec: "PDP, hallway §7", holds: "pieces at hand, reserved and sold" },

  // buy
  line: {
    uses: ["catalog", "money"],
    spec: "CART-01 to 06, CART-08, issue 8",
    holds:
      "what a line of a cart and a line of its sum are: shapes that rooms fill with rows of their own",
  },
  cart: {
    uses: [
      "access",
      "catalog",
      "chrome",
      "promotion",
      "directory",
      "embroidery",
      "line",
      "media",
      "money",
      "notice",
      "payment",
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
    doors: [
      "cart-wire.ts",
      "change/change-cart.ts",
      "change/gathered-changes.ts",
      "change/unheld-cart.ts",
      "cart-items.ts",
      "owned/add-each.ts",
      "owned/left-carts.ts",
      "owned/join-carts.ts",
      "owned/own-cart.ts",
      "priced-cart.ts",
    ],
  },
  shipping: {
    uses: ["catalog", "line", "money", "store"],
    spec: "CHECK",
    holds: "shipping methods and rates",
  },
  payment: {
    uses: ["directory", "money"],
    spec: "PAY",
    holds: "payment methods, vault, express",
  },
  checkout: {
    uses: [
      "access",
      "bot-check",
      "cart",
      "directory",
      "line",
      "money",
      "notice",
      "payment",
      "promotion",
      "routing",
      "session",
      "shipping",
      "storage",
      "store",
      "translation",
    ],
    spec: "CHECK",
    holds: "steps, agreements, session",
    doors: ["address-book.ts", "read-address.ts"],
  },
  order: {
    uses: [
      "access",
      "audit",
      "bot-check",
      "cart",
      "catalog",
      "checkout",
      "promotion",
      "delivery",
      "directory",
      "line",
      "mail",
      "media",
      "money",
      "payment",
      "quantity",
      "routing",
      "shipping",
      "stock",
      "store",
      "translation",
    ],
    spec: "CHECK, accounts §3",
    holds: "placing an order, success, history",
    doors: [
      "letter/confirmation-mail.ts",
      "owned/claim-order.ts",
      "owned/copied-orders.ts",
      "owned/order-history-wire.ts",
      "recover-orders.ts",
    ],
  },

  // people
  session: {
    uses: ["access", "storage"],
    spec: "issue 8 A1",
    holds: "who asks: sessions of browsers and API clients, of staff and customers",
    doors: [
      "drawn-for.ts",
      "known-browser.ts",
      "own-page-token.ts",
      "own-page.ts",
      "password.ts",
      "principal-of.ts",
      "session-use.ts",
      "sign-in-tries.ts",
      "try-password.ts",
    ],
  },
  customer: {
    uses: [
      "access",
      "bot-check",
      "cart",
      "checkout",
      "directory",
      "mail",
      "notice",
      "order",
      "routing",
      "session",
      "storage",
      "store",
      "tax",
      "translation",
    ],
    spec: "ACCT, OPEN-02, OPEN-04 to 08, OPEN-37, issue 9",
    holds: "accounts of shoppers: creating one, signing in and out, passwords, address book",
  },
  staff: {
    uses: ["access", "audit", "mail", "session", "store"],
    spec: "issue §6, §8, issue 8 A6",
    holds: "who works in the back office: sign-in, second factor, invitations, roles",
  },
  directory: {
    uses: ["store", "translation"],
    spec: "accounts §3",
    holds: "countries and regions",
  },

  // platform
  store: {
    uses: ["audit", "storage"],
    spec: "CONF, STORE",
    holds: "websites, configuration, switching",
    doors: ["store-config.ts", "store-view.ts"],
  },
  routing: {
    uses: ["audit", "store"],
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
  mail: {
    uses: ["audit", "delivery", "money", "store", "translation"],
    spec: "CHECK, issue 9 §10",
    holds: "letters to shoppers and staff: their templates, their words, and where they wait",
    doors: ["letter/look.ts", "template/letter-of.ts", "template/template.ts"],
  },
  delivery: {
    uses: ["audit", "translation"],
    spec: "hallway §6",
    holds: "what follows from events: who is told, tried again, given up",
    doors: ["deliver-outside.ts", "subscriber.ts"],
  },
  "bot-check": { uses: ["store"], spec: "API, CHECK-26", holds: "challenge and its proof" },

  // storefront only
  home: {
    uses: ["catalog", "media", "store", "translation"],
    spec: "ROUTE, CMS",
    holds: "the front page's sections",
  },
  chrome: {
    uses: ["catalog", "notice", "recovery", "routing", "search", "storage", "store", "translation"],
    spec: "HEAD, MENU, FOOT, PROMO",
    holds: "header, footer, menu, promotions bar, progress",
  },
  notice: { uses: ["storage", "translation"], spec: "UI", holds: "notices that come and go" },
  storage: { uses: [], spec: "PERSIST", holds: "every cookie and stored key" },
  recovery: {
    uses: ["storage", "translation"],
    spec: "ERROR, PERSIST",
    holds: "crash and offline",
  },
};
