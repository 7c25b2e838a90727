import { PEOPLE_SEARCH_MAX } from "@placket/domain/customer/customer-number";
import { z } from "zod";
import { assignedCustomer } from "../customer/customer.rest.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, text } from "../shapes.ts";

/** The calls of representatives and super users, under the documents' names (chrome §7). */
export const superuserEndpoints = {
  searchCustomerNumbers: endpoint({
    method: "GET",
    path: "search/customer-pricing-info",
    summary:
      "Customer numbers whose digits or company contain this, by number, at most twenty; none for fewer than two characters.",
    source: "REP-20, REP-24, REP-36",
    can: "superuser.number",
    query: z.object({
      numberOrCompany: text(PEOPLE_SEARCH_MAX),
      /** `false` looks in all websites. */
      byCurrentWebsiteId: z.enum(["true", "false", "1", "0"]).optional(),
    }),
    reply: z.object({
      list: z.object({
        items: z.array(z.object({ custid: z.string(), company_name: z.string() })),
      }),
    }),
    errors: [],
  }),
  changeCustomerNumber: endpoint({
    method: "POST",
    path: "change/customer-number",
    summary:
      "Connects the representative who asks as a customer number: prices are those of its group from now on, on all of their devices.",
    source: "REP-18, REP-23, decision 0130",
    can: "superuser.number",
    body: z.object({ customerNumber: text(PEOPLE_SEARCH_MAX) }),
    reply: z.literal(true),
    errors: ["superuser.numberInvalid", "superuser.noSuchNumber"],
  }),
  searchCustomers: endpoint({
    method: "GET",
    path: "super-user/customers",
    summary:
      "Customers of this website whom a super user may act for: by an id, a part of a name, an email, a company or a telephone number; the newest for an empty term. At most twenty.",
    source: "REP-03, REP-29, REP-33, REP-35, OPEN-01",
    can: "superuser.act",
    query: z.object({ idOrEmailOrName: text(PEOPLE_SEARCH_MAX).optional() }),
    reply: z.object({ items: z.array(assignedCustomer) }),
    errors: [],
  }),
  actForCustomer: endpoint({
    method: "POST",
    path: "super-user/login-as-customer",
    summary:
      "Begins a session in which the super user who asks shops in a customer's name; on a page of the store alone. A logout leads back.",
    source: "REP-25, REP-28, REP-34, decision 0130",
    can: "superuser.act",
    body: z.object({ asCustomerId: asNumber(z.number()) }),
    reply: z.object({
      login_result: z.literal(true),
      /** For the storage key `customerToken`, as a login gives it. */
      token: z.string(),
    }),
    errors: ["superuser.noSuchCustomer", "access.forbidden"],
  }),
} as const satisfies EndpointTable;
