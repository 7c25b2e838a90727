/** Who somebody is, as far as rights go. Staff hold one of `STAFF_ROLES`; of the others there is one each. */
export const STAFF_ROLES = ["owner", "manager", "clerk", "decorator", "reader"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** What a customer may be besides (CONF-44): somebody whom the shop sends to its customers. */
export type DeputyRole = "representative" | "superUser";
export type Role = "guest" | "customer" | DeputyRole | StaffRole;

const EVERYBODY: readonly Role[] = ["guest", "customer", ...STAFF_ROLES];
const SHOPPERS: readonly Role[] = ["guest", "customer"];

/**
 * What may be done and by whom: the one table that every call, every GraphQL root field and every screen is
 * held against. A new right is one row; a room's own rules (whose cart, which state) come after it.
 */
export const permissions = {
  "shop.browse": { title: "Look at the store", roles: SHOPPERS },
  "cart.read": { title: "See one's cart", roles: SHOPPERS },
  "cart.change": { title: "Fill and change one's cart", roles: SHOPPERS },
  "order.place": { title: "Place an order", roles: SHOPPERS },
  "account.enter": { title: "Sign in with an account of one's own", roles: SHOPPERS },
  "account.read": { title: "See one's account", roles: ["customer"] },
  "account.change": { title: "Change one's account", roles: ["customer"] },
  "account.guard": {
    title: "Say how one signs in, use stored cards, take or delete one's data",
    roles: ["customer"],
  },
  "account.spend": {
    title: "Spend one's store credit, points and credit limit",
    roles: ["customer"],
  },
  "superuser.number": {
    title: "Shop at the prices of a customer number",
    roles: ["representative"],
  },
  "superuser.act": { title: "Shop in the name of customers of the store", roles: ["superUser"] },
  "order.readOwn": { title: "See an order one has placed", roles: SHOPPERS },
  "order.changeOwn": { title: "Cancel or return an order one has placed", roles: SHOPPERS },

  "backoffice.door": { title: "Sign in to the back office", roles: EVERYBODY },
  "backoffice.enter": { title: "Work in the back office", roles: STAFF_ROLES },
  "orders.read": {
    title: "Read orders",
    roles: ["owner", "manager", "clerk", "decorator", "reader"],
  },
  "orders.change": {
    title: "Hold, cancel and mend orders",
    roles: ["owner", "manager", "clerk"],
  },
  "orders.pack": {
    title: "Pack and ship orders",
    roles: ["owner", "manager", "clerk", "decorator"],
  },
  "orders.shipUnsewn": {
    title: "Ship what is not sewn yet",
    roles: ["owner", "manager"],
  },
  "payments.lookAfter": { title: "Look after payments", roles: ["owner", "manager", "clerk"] },
  "returns.handle": { title: "Handle returns", roles: ["owner", "manager", "clerk"] },
  "payments.move": { title: "Take and pay back money", roles: ["owner", "manager"] },
  "paymentTerms.manage": { title: "Let customers buy on account", roles: ["owner", "manager"] },
  "quotes.read": { title: "See quotes", roles: ["owner", "manager", "clerk", "reader"] },
  "quotes.put": {
    title: "Put a quote into its buyer's cart, at its prices",
    roles: ["owner", "manager", "clerk"],
  },
  "letters.read": { title: "Read letters", roles: ["owner", "manager", "clerk", "reader"] },
  "letters.resend": { title: "Write a letter again", roles: ["owner", "manager", "clerk"] },
  "letters.change": { title: "Word letters", roles: ["owner", "manager"] },
  "deliveries.read": {
    title: "See what follows from events",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "deliveries.lookAfter": { title: "Look after deliveries", roles: ["owner", "manager", "clerk"] },
  "stock.read": {
    title: "See what is on the shelves",
    roles: ["owner", "manager", "clerk", "decorator", "reader"],
  },
  "stock.change": { title: "Say what is on the shelves", roles: ["owner", "manager", "clerk"] },
  "products.see": {
    title: "See products as they are kept",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "products.manage": { title: "Make and change products", roles: ["owner", "manager"] },
  "bundles.manage": { title: "Make and change bundles", roles: ["owner", "manager"] },
  "questions.read": {
    title: "Read questions about products",
    roles: ["owner", "manager", "clerk", "decorator", "reader"],
  },
  "questions.answer": {
    title: "Answer questions about products, or keep them from the page",
    roles: ["owner", "manager", "clerk"],
  },
  "messages.read": {
    title: "Read messages to the shop",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "messages.answer": {
    title: "Answer messages to the shop, take, close and open them",
    roles: ["owner", "manager", "clerk"],
  },
  "consents.read": {
    title: "See what is kept in browsers, and what shoppers accepted of it",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "crashes.read": {
    title: "See which pages broke in shoppers' browsers",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "reviews.moderate": {
    title: "Read, approve and answer reviews",
    roles: ["owner", "manager", "clerk"],
  },
  "customers.read": { title: "See customers", roles: ["owner", "manager", "clerk", "reader"] },
  "customers.change": {
    title: "Add customers and change their accounts",
    roles: ["owner", "manager", "clerk"],
  },
  "customers.actFor": {
    title: "Shop in a customer's name",
    roles: ["owner", "manager", "clerk"],
  },
  "customers.spendFor": {
    title: "Spend a customer's store credit, points and credit limit in their name",
    roles: ["owner", "manager"],
  },
  "customers.moveEmail": {
    title: "Ask a customer's new email whether the account may move to it",
    roles: ["owner", "manager"],
  },
  "customers.merge": { title: "Merge and anonymize customers", roles: ["owner", "manager"] },
  "customerGroups.manage": {
    title: "Say who is in which customer group",
    roles: ["owner", "manager"],
  },
  "customerNumbers.manage": {
    title: "Keep customer numbers, and say who is a representative or super user",
    roles: ["owner", "manager"],
  },
  "portals.read": { title: "See portals", roles: ["owner", "manager", "clerk", "reader"] },
  "portals.manage": {
    title: "Make portals, and say who belongs to them",
    roles: ["owner", "manager"],
  },
  "punchout.read": {
    title: "See who comes from procurement systems, and what is handed over",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "punchout.manage": {
    title: "Let procurement systems in",
    roles: ["owner", "manager"],
  },
  "giftCards.read": { title: "See gift cards", roles: ["owner", "manager", "clerk", "reader"] },
  "giftCards.manage": {
    title: "Issue gift cards and switch them off",
    roles: ["owner", "manager"],
  },
  "balances.read": {
    title: "See store credit and points",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "balances.change": {
    title: "Give and take store credit and points",
    roles: ["owner", "manager"],
  },
  "embroidery.use": { title: "Use the workbench", roles: ["owner", "manager", "decorator"] },
  "embroidery.digitize": {
    title: "Make stitches of logos that customers bring",
    roles: ["owner", "manager", "decorator"],
  },
  "embroidery.offer": {
    title: "Say what is embroidered on what, and what it costs",
    roles: ["owner", "manager", "decorator"],
  },
  "production.work": {
    title: "Move embroidery jobs on",
    roles: ["owner", "manager", "decorator"],
  },
  "production.machines": {
    title: "Say which machines sew",
    roles: ["owner", "manager", "decorator"],
  },
  "production.threads": {
    title: "Keep the stock of threads, and say which are offered",
    roles: ["owner", "manager", "decorator"],
  },
  "promotions.read": { title: "Read promotions", roles: ["owner", "manager", "clerk", "reader"] },
  "promotions.change": { title: "Write promotions and their codes", roles: ["owner", "manager"] },
  "content.read": {
    title: "See pages and blocks as they are kept",
    roles: ["owner", "manager", "clerk", "reader"],
  },
  "content.write": {
    title: "Write pages and blocks as drafts",
    roles: ["owner", "manager", "clerk"],
  },
  "content.publish": {
    title: "Publish, move and remove pages and blocks",
    roles: ["owner", "manager"],
  },
  "reports.read": { title: "Read reports", roles: ["owner", "manager", "reader"] },
  "redirects.manage": { title: "Manage redirects", roles: ["owner", "manager"] },
  "search.manage": { title: "Say what words of a search mean", roles: ["owner", "manager"] },
  "settings.change": { title: "Change settings", roles: ["owner", "manager"] },
  "audit.read": { title: "Read who changed what", roles: ["owner", "manager"] },
  "staff.manage": { title: "Manage staff", roles: ["owner"] },
} as const satisfies Readonly<Record<string, { title: string; roles: readonly Role[] }>>;

export type Permission = keyof typeof permissions;

/** Every permission of the table, in its order. */
export const PERMISSIONS = Object.keys(permissions) as readonly Permission[];

/** Whether a text names a permission. */
export function isPermission(text: string): text is Permission {
  return Object.hasOwn(permissions, text);
}

/** Ways by which somebody comes in; `punchout-over`: a browser from a procurement system whose session is over. */
export type Channel = "web" | "api" | PunchoutChannel;
export type PunchoutChannel =
  | "punchout-create"
  | "punchout-edit"
  | "punchout-inspect"
  | "punchout-over";

/** A buyer of a procurement system orders there, has no account here, and comes in by it alone. */
const NOT_IN_PUNCHOUT = [
  "order.place",
  "account.enter",
  "account.read",
  "account.change",
  "account.guard",
  "account.spend",
  "superuser.number",
  "superuser.act",
  "order.readOwn",
  "order.changeOwn",
] as const satisfies readonly Permission[];

/** What a channel takes away, whatever the role: in inspect mode the shopper may only look (PUNCH-02). */
const WITHHELD: Partial<Readonly<Record<Channel, readonly Permission[]>>> = {
  "punchout-create": NOT_IN_PUNCHOUT,
  "punchout-edit": NOT_IN_PUNCHOUT,
  "punchout-inspect": [...NOT_IN_PUNCHOUT, "cart.change"],
  "punchout-over": [...NOT_IN_PUNCHOUT, "cart.change"],
};

/** What a channel takes away. */
export const withheldBy = (channel: Channel): readonly Permission[] => WITHHELD[channel] ?? [];

/** Whether somebody comes from a procurement system, or did (PUNCH-01). */
export const isPunchout = (channel: Channel): channel is PunchoutChannel =>
  channel.startsWith("punchout-");

/** The permissions of somebody who holds these roles and comes in by this channel. */
export function permissionsOf(roles: readonly Role[], channel: Channel): ReadonlySet<Permission> {
  const held = PERMISSIONS.filter((permission) =>
    (permissions[permission].roles as readonly Role[]).some((role) => roles.includes(role)),
  );
  const withheld = withheldBy(channel);
  return new Set(held.filter((permission) => !withheld.includes(permission)));
}
