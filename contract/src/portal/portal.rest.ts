import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import { portalData } from "../store/portal-data.ts";

/** What strangers are told who name a portal by its code: what stands on its login. */
const portalDetails = portalData.extend({
  aboveLoginDetails: z.string(),
  belowLoginDetails: z.string(),
  disclaimer: z.string(),
});

const notifications = {
  customerInstructions: z.string(),
  aboveLoginDetails: z.string(),
  belowLoginDetails: z.string(),
  footerNavigation: z.string(),
  disclaimer: z.string(),
};

/** The portals of organizations (OPEN-06). */
export const portalEndpoints = {
  portalDetails: endpoint({
    method: "GET",
    path: "app-portal-details",
    summary: "The portal of a code, as its login shows it.",
    source: "PORTAL-19, OPEN-06",
    can: "shop.browse",
    query: z.object({ code: text(64) }),
    reply: portalDetails,
    errors: ["portal.noSuchPortal", "portal.tooManyCodes"],
  }),
  findPortalCustomer: endpoint({
    method: "GET",
    path: "app-find-portal-customer",
    summary:
      "Whether a username belongs to a portal by the code that it carries. Of whether anybody has it nothing is told.",
    source: "PORTAL-20, OPEN-06, ACCT-31",
    can: "account.enter",
    query: z.object({ username: text(320) }),
    reply: z.object({ is_portal_user: z.boolean(), code: z.string() }),
    errors: ["portal.tooManyCodes"],
  }),
  portalProfile: endpoint({
    method: "GET",
    path: "portal/get-profile/:id",
    summary: "The portal of whoever asks, with its notices; of any other one nothing is told.",
    source: "PORTAL-21, catalogue §7",
    can: "shop.browse",
    params: z.object({ id }),
    reply: portalData.extend(notifications),
    errors: ["portal.noSuchPortal"],
  }),
  portalCheckRedirect: endpoint({
    method: "POST",
    path: "app-portal-check-is-redirect",
    summary:
      "Whether an address leads elsewhere in a portal: to its login, or to the landing page of one's own.",
    source: "ROUTE-60",
    can: "shop.browse",
    body: z.object({ urlcode: text(4096), search: text(8192).optional() }),
    reply: z.object({
      result: z.boolean(),
      /** A path with its query; empty where it leads nowhere else. */
      redirect: z.string(),
    }),
    errors: ["routing.unreadablePath", "portal.tooManyCodes"],
  }),
} as const satisfies EndpointTable;
