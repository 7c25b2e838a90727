import { CUSTOMER_NOTE_MAX } from "@placket/domain/customer/note";
import { LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { PURCHASE_ORDER_NUMBER_MAX } from "@placket/domain/payment/limits";
import { z } from "zod";
import { addressFields } from "../directory/address-fields.codec.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, price, text } from "../shapes.ts";

const time = z.string();

const person = { firstName: text(300), lastName: text(300), suffix: text(100), email: text(254) };

/** One customer, as each of these calls answers. */
export const staffCustomer = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  groupId: z.number(),
  group: z.string(),
  /** The portal that the account belongs to; `null` in the retail store. */
  portal: z.object({ id: z.number(), code: z.string(), name: z.string() }).nullable(),
  /** Of a standing purchase order; `""` without one. */
  poNumber: z.string(),
  /** What they may be besides (CONF-44). */
  isRepresentative: z.boolean(),
  isSuperUser: z.boolean(),
  /** Whether a super user may spend what customers have. */
  spendsForOthers: z.boolean(),
  /** Six digits; of a representative the one that they are connected as. */
  customerNumber: z.string().nullable(),
  website: z.string(),
  storeView: z.string(),
  createdAt: time,
  isActive: z.boolean(),
  /** Whether they have chosen one. */
  hasPassword: z.boolean(),
  /** A change is written against it. */
  version: z.number(),
  newsletter: z.enum(["unconfirmed", "subscribed", "unsubscribed"]).nullable(),
  addresses: z.array(
    z.object({
      id: z.number(),
      lines: z.array(z.string()),
      telephone: z.string(),
      /** The same to be changed. */
      fields: addressFields,
      isDefaultShipping: z.boolean(),
      isDefaultBilling: z.boolean(),
    }),
  ),
  orders: z.object({
    count: z.number(),
    /** For each currency; what was canceled is not in it. */
    spent: z.array(price),
    lastAt: time.nullable(),
    latest: z.array(
      z.object({ number: z.string(), status: z.string(), createdAt: time, total: price }),
    ),
  }),
  /** The open cart of each website that has one. */
  carts: z.array(
    z.object({
      website: z.string(),
      items: z.array(
        z.object({ id: z.number(), name: z.string(), sku: z.string(), quantity: z.number() }),
      ),
      total: price,
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.number(),
      browser: z.string(),
      address: z.string(),
      lastSeenAt: time,
      /** Who of the staff acts for the customer in it. */
      actedBy: z.string().nullable(),
    }),
  ),
  /** The latest first. */
  notes: z.array(z.object({ id: z.number(), by: z.string(), text: z.string(), at: time })),
  /** What staff did to the account or in its name, the latest first. */
  acts: z.array(z.object({ id: z.number(), title: z.string(), by: z.string(), at: time })),
});

const params = z.object({ id });
const refused = ["access.forbidden", "staff.signInRequired", "customer.noneWithId"] as const;
const source = "issue 9.9";
const personErrors = [
  "customer.required",
  "customer.nameInvalid",
  "customer.emailTaken",
  "checkout.email",
] as const;

/** One customer, and what staff do to the account. */
export const accountAdminEndpoints = {
  customer: endpoint({
    method: "GET",
    path: "customers/:id",
    summary: "One customer with all that staff need to answer a question.",
    source,
    can: "customers.read",
    params,
    reply: staffCustomer,
    errors: ["staff.signInRequired", "customer.noneWithId"],
  }),
  addCustomer: endpoint({
    method: "POST",
    path: "customers",
    summary:
      "Makes an account; its holder gets a letter with a link that chooses the password, once.",
    source,
    can: "customers.change",
    body: z.object({ ...person, storeViewId: id, portalId: id.nullable().default(null) }),
    reply: z.object({ id: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "customer.noSuchStoreView",
      "customer.noSuchPortal",
      ...personErrors,
    ],
  }),
  changeCustomer: endpoint({
    method: "PUT",
    path: "customers/:id",
    summary:
      "Changes the name. Another email is asked by letter, for whoever may wish that; once its link is opened everybody is signed out, the old address is told and stored cards are forgotten.",
    source,
    can: "customers.change",
    params,
    body: z.object({ ...person, version: z.int() }),
    reply: staffCustomer,
    errors: [...refused, ...personErrors, "customer.changedMeanwhile"],
  }),
  setCustomerGroup: endpoint({
    method: "PUT",
    path: "customers/:id/group",
    summary: "Puts a customer into a group; sessions with the prices of the old one end.",
    source,
    can: "customerGroups.manage",
    params,
    body: z.object({ groupId: id }),
    reply: staffCustomer,
    errors: [...refused, "customer.noSuchGroup"],
  }),
  setCustomerPortal: endpoint({
    method: "PUT",
    path: "customers/:id/portal",
    summary:
      "Lets an account belong to a portal, or to none: its holder signs in by another name, and anew.",
    source: "PORTAL-15, ACCT-12",
    can: "portals.manage",
    params,
    body: z.object({ portalId: id.nullable() }),
    reply: staffCustomer,
    errors: [...refused, "customer.noSuchPortal", "customer.emailTaken"],
  }),
  setCustomerPoNumber: endpoint({
    method: "PUT",
    path: "customers/:id/po-number",
    summary: "Keeps the number of a standing purchase order, which `cw_po_number` tells.",
    source: "CART-43",
    can: "customers.change",
    params,
    body: z.object({ poNumber: text(PURCHASE_ORDER_NUMBER_MAX + 100) }),
    reply: staffCustomer,
    errors: [...refused, "customer.poNumberInvalid"],
  }),
  setCustomerStanding: endpoint({
    method: "PUT",
    path: "customers/:id/standing",
    summary:
      "Says whether a customer is a representative or a super user, and which customer number they have, unless somebody else was faster; they sign in anew where their rights change.",
    source: "CONF-44, REP-01, REP-02, decision 0130",
    can: "customerNumbers.manage",
    params,
    body: z.object({
      isRepresentative: z.boolean(),
      isSuperUser: z.boolean(),
      spendsForOthers: z.boolean(),
      /** `""` for none. */
      customerNumber: text(100),
      version: z.int(),
    }),
    reply: staffCustomer,
    errors: [
      ...refused,
      "superuser.numberInvalid",
      "superuser.noSuchNumber",
      "customer.changedMeanwhile",
    ],
  }),
  sendPasswordLink: endpoint({
    method: "POST",
    path: "customers/:id/password-link",
    summary: "Sends the customer a letter with a link that chooses a password, once.",
    source,
    can: "customers.change",
    params,
    reply: staffCustomer,
    errors: [...refused, "customer.closed"],
  }),
  switchCustomer: endpoint({
    method: "PUT",
    path: "customers/:id/state",
    summary:
      "Closes an account, which ends its sessions, or opens it again. The reason becomes a note.",
    source,
    can: "customers.change",
    params,
    body: z.object({ isActive: z.boolean(), reason: text(LEDGER_REASON_MAX) }),
    reply: staffCustomer,
    errors: [...refused, "ledger.reasonMissing", "customer.stateUnchanged"],
  }),
  endCustomerSession: endpoint({
    method: "DELETE",
    path: "customers/:id/sessions/:session",
    summary: "Ends one session of a customer.",
    source,
    can: "customers.change",
    params: z.object({ id, session: asNumber(z.int().min(1)) }),
    reply: staffCustomer,
    errors: [...refused, "session.noSuchSession"],
  }),
  endCustomerSessions: endpoint({
    method: "DELETE",
    path: "customers/:id/sessions",
    summary: "Ends every session of a customer.",
    source,
    can: "customers.change",
    params,
    reply: staffCustomer,
    errors: [...refused],
  }),
  actForCustomer: endpoint({
    method: "POST",
    path: "customers/:id/act",
    summary:
      "Gives an address of the store, good once and at once, where staff shop in a customer's name.",
    source,
    can: "customers.actFor",
    params,
    /** The cart, where there is something in it for them. */
    body: z.object({ opens: z.enum(["start", "cart"]).default("start") }),
    reply: z.object({ address: z.string() }),
    errors: [...refused, "customer.closed"],
  }),
  previewMerge: endpoint({
    method: "POST",
    path: "customers/:id/merge/preview",
    summary: "What would go over from this customer to the one with an email. Nothing is written.",
    source,
    can: "customers.merge",
    params,
    body: z.object({ email: text(254) }),
    reply: z.object({
      into: z.object({ id: z.number(), email: z.string(), name: z.string() }),
      orders: z.number(),
      addresses: z.number(),
      notes: z.number(),
      /** In major units of a currency, or in points. */
      accounts: z.array(z.object({ kind: z.string(), unit: z.string(), balance: z.number() })),
    }),
    errors: [
      ...refused,
      "customer.noneWithEmail",
      "customer.mergedWithItself",
      "customer.otherPortal",
      "customer.intoClosed",
    ],
  }),
  mergeCustomers: endpoint({
    method: "POST",
    path: "customers/:id/merge",
    summary:
      "Lets all that a customer has go over to another one, and ends their account, for good.",
    source,
    can: "customers.merge",
    params,
    body: z.object({ intoId: id }),
    reply: z.object({ id: z.number() }),
    errors: [
      ...refused,
      "customer.mergedWithItself",
      "customer.otherPortal",
      "customer.intoClosed",
      "customer.bothOwe",
    ],
  }),
  anonymizeCustomer: endpoint({
    method: "POST",
    path: "customers/:id/anonymize",
    summary: "Forgets who a customer was, for good; orders keep what law asks.",
    source,
    can: "customers.merge",
    params,
    reply: staffCustomer,
    errors: [...refused, "customer.ordersUnderWay", "customer.owes"],
  }),
  forgetBuyer: endpoint({
    method: "POST",
    path: "orders/:number/forget-buyer",
    summary: "Forgets whom a guest's order was for, for good; it keeps what law asks.",
    source: "issue 9.2",
    can: "customers.merge",
    params: z.object({ number: text(32) }),
    reply: z.object({ forgotten: z.literal(true) }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "customer.orderOfAccount",
      "customer.ordersUnderWay",
    ],
  }),
  noteOnCustomer: endpoint({
    method: "POST",
    path: "customers/:id/notes",
    summary: "Writes a note that staff read; it is never changed.",
    source,
    can: "customers.change",
    params,
    body: z.object({ text: text(CUSTOMER_NOTE_MAX + 100) }),
    reply: staffCustomer,
    errors: [...refused, "customer.noteMissing"],
  }),
} as const satisfies EndpointTable;
