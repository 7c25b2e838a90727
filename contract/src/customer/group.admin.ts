import { GROUP_NAME_MAX } from "@placket/domain/customer/group";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, INT_MAX, text } from "../shapes.ts";

const group = z.object({
  /** 0: whoever is not signed in. */
  id: z.number(),
  name: z.string(),
  taxClassId: z.number(),
  /** What it earns of the points that the settings say. */
  pointsPercent: z.number(),
  customers: z.number(),
});

const named = z.object({ id: z.number(), name: z.string() });

const body = z.object({
  name: text(GROUP_NAME_MAX * 2),
  taxClassId: z.int(),
  pointsPercent: z.number(),
});

const errors = [
  "access.forbidden",
  "staff.signInRequired",
  "customer.groupNameInvalid",
  "customer.groupNameTaken",
  "customer.noSuchTaxClass",
  "customer.pointsPercentInvalid",
] as const;

/** Customer groups: whose prices and taxes a customer has, and how many points they earn. */
export const groupAdminEndpoints = {
  customerGroups: endpoint({
    method: "GET",
    path: "customer-groups",
    summary:
      "Customer groups with how many are in them, their tax classes, websites, store views and portals.",
    source: "issue 9.9",
    can: "customers.read",
    reply: z.object({
      groups: z.array(group),
      taxClasses: z.array(named),
      websites: z.array(named),
      storeViews: z.array(named),
      /** Portals that an account may belong to, by name. */
      portals: z.array(named),
    }),
    errors: ["staff.signInRequired"],
  }),
  addCustomerGroup: endpoint({
    method: "POST",
    path: "customer-groups",
    summary: "Adds a customer group.",
    source: "issue 9.9",
    can: "customerGroups.manage",
    body,
    reply: group,
    errors: [...errors],
  }),
  changeCustomerGroup: endpoint({
    method: "PUT",
    path: "customer-groups/:id",
    summary:
      "Names a customer group, sets its tax class and the points it earns; that of guests keeps its name.",
    source: "issue 9.9",
    can: "customerGroups.manage",
    params: z.object({ id: asNumber(z.int().min(0).max(INT_MAX)) }),
    body,
    reply: group,
    errors: [...errors, "customer.noSuchGroup"],
  }),
} as const satisfies EndpointTable;
