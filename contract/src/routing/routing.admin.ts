import { REDIRECT_KINDS, REDIRECT_PATH_MAX } from "@placket/domain/routing/redirect";
import { HINDRANCES } from "@placket/domain/routing/hindrance";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const kind = z.enum(REDIRECT_KINDS);

const rule = z.object({
  /** 0 stands for every store view. */
  storeViewId: z.number().int(),
  requestPath: text(REDIRECT_PATH_MAX),
  targetPath: text(REDIRECT_PATH_MAX),
  kind,
});

const redirect = rule.extend({
  id: z.number(),
  storeView: z.string(),
  /** Why shoppers are not led by it, and in which store views; none where they are. */
  hindrances: z.array(z.object({ hindrance: z.enum(HINDRANCES), storeViews: z.array(z.string()) })),
});

/** Where a rule may hold; the first of them is every view. */
const views = z.array(z.object({ id: z.number(), name: z.string() }));

/** `search`: a part of either path. */
const query = listQuery({ kind: kind.optional() }, ["path", "added"]);

const writes = [
  "access.forbidden",
  "staff.signInRequired",
  "routing.fromMissing",
  "routing.toMissing",
  "routing.pathInvalid",
  "routing.redirectToSelf",
  "routing.redirectRing",
  "routing.redirectTooFar",
  "routing.redirectTaken",
  "routing.noSuchStoreView",
] as const;

/** Addresses that moved, and what they lead to. */
export const routingAdminEndpoints = {
  redirects: endpoint({
    method: "GET",
    path: "redirects",
    summary: "Redirects, by the path that is asked for, and the store views where one may hold.",
    source: "ROUTE-57, hallway §7",
    can: "redirects.manage",
    query,
    reply: listReply(redirect).extend({ views }),
    errors: ["staff.signInRequired"],
  }),
  exportRedirects: endpoint({
    method: "GET",
    path: "redirects.csv",
    summary: "The same redirects as a file, all of them.",
    source: "hallway §7: export",
    can: "redirects.manage",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  addRedirect: endpoint({
    method: "POST",
    path: "redirects",
    summary: "Lets a path lead to another one; shoppers are led within a second.",
    source: "hallway §7",
    can: "redirects.manage",
    body: rule,
    reply: redirect,
    errors: [...writes],
  }),
  redirect: endpoint({
    method: "GET",
    path: "redirects/:id",
    summary: "One redirect, and the store views where it may hold.",
    source: "hallway §7",
    can: "redirects.manage",
    params: z.object({ id }),
    reply: redirect.extend({ views }),
    errors: ["staff.signInRequired", "routing.noSuchRedirect"],
  }),
  changeRedirect: endpoint({
    method: "PUT",
    path: "redirects/:id",
    summary:
      "Lets it lead elsewhere. `seen` is the redirect as it was read: another one is refused.",
    source: "hallway §7: conflict on parallel edits",
    can: "redirects.manage",
    params: z.object({ id }),
    body: rule.extend({ seen: rule }),
    reply: redirect,
    errors: [...writes, "routing.noSuchRedirect", "routing.redirectChanged"],
  }),
  removeRedirect: endpoint({
    method: "DELETE",
    path: "redirects/:id",
    summary:
      "Takes a redirect away: its path leads nowhere. `seen` is the redirect as it was read: another one is refused.",
    source: "hallway §7: conflict on parallel edits",
    can: "redirects.manage",
    params: z.object({ id }),
    body: z.object({ seen: rule }),
    reply: z.object({ removed: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "routing.noSuchRedirect",
      "routing.redirectChanged",
      "routing.redirectRing",
      "routing.redirectTooFar",
    ],
  }),
} as const satisfies EndpointTable;
