import { COMPANY_NAME_MAX } from "@placket/domain/customer/customer-number";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

/** What is told too long is told so by the domain, at its field. */
const ROOM = 100;

const fields = z.object({
  companyName: text(COMPANY_NAME_MAX + ROOM),
  /** `null`: in all websites. */
  websiteId: id.nullable(),
  /** Whose prices are seen by whoever is connected as it; `null` leaves a representative their own. */
  groupId: id.nullable(),
});

const customerNumber = z.object({
  custid: z.string(),
  companyName: z.string(),
  websiteId: z.number().nullable(),
  groupId: z.number().nullable(),
  /** Customers who have it, connected representatives among them. */
  customers: z.number(),
  /** A change is written against it. */
  version: z.number(),
});

const query = listQuery({ website: id.optional() }, ["number", "company"]);
const params = z.object({ custid: text(20) });
const source = "REP-24, REP-36, decision 0130";
const refused = ["access.forbidden", "staff.signInRequired"] as const;
const invalid = [
  "superuser.companyInvalid",
  "superuser.noSuchWebsite",
  "customer.noSuchGroup",
] as const;

/** Customer numbers, as staff keep them. */
export const superuserAdminEndpoints = {
  customerNumbers: endpoint({
    method: "GET",
    path: "customer-numbers",
    summary: "Customer numbers, by number unless told.",
    source,
    can: "customers.read",
    query,
    reply: listReply(customerNumber),
    errors: ["staff.signInRequired"],
  }),
  exportCustomerNumbers: endpoint({
    method: "GET",
    path: "customer-numbers.csv",
    summary: "The same customer numbers as a file, all of them.",
    source: "hallway §7: export",
    can: "customers.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  customerNumber: endpoint({
    method: "GET",
    path: "customer-numbers/:custid",
    summary: "One customer number.",
    source,
    can: "customers.read",
    params,
    reply: customerNumber,
    errors: ["staff.signInRequired", "superuser.numberGone"],
  }),
  addCustomerNumber: endpoint({
    method: "POST",
    path: "customer-numbers",
    summary: "Adds a customer number.",
    source,
    can: "customerNumbers.manage",
    body: fields.extend({ custid: text(20) }),
    reply: customerNumber,
    errors: [...refused, "superuser.numberInvalid", "superuser.numberTaken", ...invalid],
  }),
  changeCustomerNumberAs: endpoint({
    method: "PUT",
    path: "customer-numbers/:custid",
    summary:
      "Changes a customer number, unless somebody else was faster; who is connected as it sees other prices at once.",
    source,
    can: "customerNumbers.manage",
    params,
    body: fields.extend({ version: z.int() }),
    reply: customerNumber,
    errors: [...refused, ...invalid, "superuser.numberGone", "superuser.numberChanged"],
  }),
  removeCustomerNumber: endpoint({
    method: "DELETE",
    path: "customer-numbers/:custid",
    summary: "Takes a customer number away; who is connected as it has none then.",
    source,
    can: "customerNumbers.manage",
    params,
    reply: z.object({ removed: z.string() }),
    errors: [...refused, "superuser.numberGone"],
  }),
} as const satisfies EndpointTable;
