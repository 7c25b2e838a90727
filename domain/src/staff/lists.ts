import type { Permission } from "../access/permissions.ts";

/** The lists of the back office that views are saved of, and what one must be allowed to see each. */
export const staffLists = {
  orders: "orders.read",
  returns: "orders.read",
  jobs: "orders.read",
  logos: "embroidery.use",
  quotes: "quotes.read",
  letters: "letters.read",
  deliveries: "deliveries.read",
  stock: "stock.read",
  waitedFor: "stock.read",
  questions: "questions.read",
  products: "products.see",
  messages: "messages.read",
  contents: "content.read",
  consents: "consents.read",
  conversions: "deliveries.read",
  identityNotices: "deliveries.read",
  crashes: "crashes.read",
  bundles: "bundles.manage",
  reviews: "reviews.moderate",
  customers: "customers.read",
  customerNumbers: "customers.read",
  portals: "portals.read",
  punchoutPartners: "punchout.read",
  punchoutVisits: "punchout.read",
  balances: "balances.read",
  giftCards: "giftCards.read",
  members: "staff.manage",
  redirects: "redirects.manage",
  synonyms: "search.manage",
  missedSearches: "search.manage",
  cartRules: "promotions.read",
  catalogRules: "promotions.read",
  audit: "audit.read",
} as const satisfies Readonly<Record<string, Permission>>;

export type StaffList = keyof typeof staffLists;

/** Every list of the table, in its order. */
export const STAFF_LISTS = Object.keys(staffLists) as readonly StaffList[];
