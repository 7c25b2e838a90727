import {
  OVERRIDE_DESCRIPTION_MAX,
  OVERRIDE_TEXT_MAX,
  PORTAL_CATEGORIES_MAX,
  PORTAL_CODE_MAX,
  PORTAL_NAME_MAX,
  PORTAL_NOTICE_MAX,
} from "@placket/domain/portal/check-portal";
import { PORTAL_LOGO_BYTES_MAX } from "@placket/domain/portal/logo";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text, upload } from "../shapes.ts";

/** What is told too long is told so by the domain, at its field. */
const ROOM = 100;

const notices = z.object({
  customerInstructions: text(PORTAL_NOTICE_MAX + ROOM),
  aboveLoginDetails: text(PORTAL_NOTICE_MAX + ROOM),
  belowLoginDetails: text(PORTAL_NOTICE_MAX + ROOM),
  footerNavigation: text(PORTAL_NOTICE_MAX + ROOM),
  disclaimer: text(PORTAL_NOTICE_MAX + ROOM),
});

const said = text(OVERRIDE_TEXT_MAX + ROOM).nullable();

/** A category of its menu; `null` leaves the catalog's own words. */
const category = z.object({
  categoryId: id,
  name: said,
  description: text(OVERRIDE_DESCRIPTION_MAX + ROOM).nullable(),
  metaTitle: said,
  metaDescription: said,
  canonical: said,
  image: said,
});

/** All of a portal but its code, which never changes. */
const fields = z.object({
  name: text(PORTAL_NAME_MAX + ROOM),
  isActive: z.boolean(),
  forceLogin: z.boolean(),
  redirectAfterLogin: z.boolean(),
  hideSearch: z.boolean(),
  hideStruckPrices: z.boolean(),
  usesPoNumbers: z.boolean(),
  canEditShipping: z.boolean(),
  canEditBilling: z.boolean(),
  overridesCategories: z.boolean(),
  hasVerticalMenu: z.boolean(),
  defaultCategoryId: id.nullable(),
  notices,
  categories: z.array(category).max(PORTAL_CATEGORIES_MAX),
});

const portal = fields.extend({
  id: z.number(),
  code: z.string(),
  logo: z.string().nullable(),
  /** Customers that belong to it. */
  members: z.number(),
  /** A change is written against it. */
  version: z.number(),
});

/** A portal as a line of the list. */
const row = portal.pick({
  id: true,
  code: true,
  name: true,
  isActive: true,
  forceLogin: true,
  members: true,
});

/** `search`: a part of the name or the code. */
const query = listQuery({ active: z.enum(["yes", "no"]).optional() }, ["name", "code", "created"]);

const source = "PORTAL-12 to 14, issue 9";
const params = z.object({ id });
const refused = ["access.forbidden", "staff.signInRequired", "portal.noSuchPortal"] as const;
const invalid = [
  "portal.nameInvalid",
  "portal.noticeTooLong",
  "portal.noSuchCategory",
  "portal.categoryTwice",
  "portal.categoryMissing",
  "portal.overrideInvalid",
  "portal.pathInvalid",
  "portal.pictureInvalid",
] as const;

/** Organizations with a portal of their own, as staff make them. */
export const portalAdminEndpoints = {
  portals: endpoint({
    method: "GET",
    path: "portals",
    summary: "Portals, by name unless told.",
    source,
    can: "portals.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportPortals: endpoint({
    method: "GET",
    path: "portals.csv",
    summary: "The same portals as a file, all of them.",
    source: "hallway §7: export",
    can: "portals.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  portalChoices: endpoint({
    method: "GET",
    path: "portal-choices",
    summary: "What forms choose from: portals by name, and the categories of menus.",
    source,
    can: "portals.read",
    reply: z.object({
      portals: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
      /** Named with those above them, in the order of the store's menu. */
      categories: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    errors: ["staff.signInRequired"],
  }),
  portal: endpoint({
    method: "GET",
    path: "portals/:id",
    summary: "One portal.",
    source,
    can: "portals.read",
    params,
    reply: portal,
    errors: ["staff.signInRequired", "portal.noSuchPortal"],
  }),
  addPortal: endpoint({
    method: "POST",
    path: "portals",
    summary: "Makes a portal. Its notices are cleaned of all that is no text, list, table or link.",
    source,
    can: "portals.manage",
    body: fields.extend({ code: text(PORTAL_CODE_MAX + ROOM) }),
    reply: portal,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "portal.codeInvalid",
      "portal.codeReserved",
      "portal.codeTaken",
      ...invalid,
    ],
  }),
  changePortal: endpoint({
    method: "PUT",
    path: "portals/:id",
    summary: "Changes a portal, unless somebody else was faster; shoppers see it within a second.",
    source,
    can: "portals.manage",
    params,
    body: fields.extend({ version: z.int() }),
    reply: portal,
    errors: [...refused, ...invalid, "portal.changedMeanwhile"],
  }),
  setPortalLogo: endpoint({
    method: "POST",
    path: "portals/:id/logo",
    summary: "Takes in the picture that its header shows, and makes a PNG of it.",
    source: "PORTAL-07",
    can: "portals.manage",
    params,
    takes: ["multipart"],
    bodyBytes: PORTAL_LOGO_BYTES_MAX + 64 * 1024,
    body: z.object({ file: upload(PORTAL_LOGO_BYTES_MAX) }),
    reply: portal,
    errors: [...refused, "portal.logoInvalid"],
  }),
  removePortalLogo: endpoint({
    method: "DELETE",
    path: "portals/:id/logo",
    summary: "Takes its picture away: its name stands in the header.",
    source: "PORTAL-07",
    can: "portals.manage",
    params,
    reply: portal,
    errors: [...refused],
  }),
  removePortal: endpoint({
    method: "DELETE",
    path: "portals/:id",
    summary: "Takes a portal away to which nobody belongs.",
    source,
    can: "portals.manage",
    params,
    reply: z.object({ removed: z.number() }),
    errors: [...refused, "portal.hasMembers"],
  }),
  previewNotices: endpoint({
    method: "POST",
    path: "portals/preview",
    summary: "Notices as they would be shown, cleaned. Nothing is written.",
    source: "PORTAL-13",
    can: "portals.manage",
    body: notices,
    reply: notices,
    errors: ["access.forbidden", "staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
