import { LOOKUP_TYPES } from "@placket/domain/routing/page-type";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

const rewrite = z.object({ request_path: z.string(), target_path: z.string() }).nullable();

/** Which page an address leads to. */
export const routingEndpoints = {
  checkUrl: endpoint({
    method: "GET",
    path: "app-check-url",
    summary: "The page type, id and store of an address that no local pattern knows",
    source: "ROUTE-24 to ROUTE-26, ROUTE-58",
    can: "shop.browse",
    query: z.object({ urlcode: text(4096), search: text(8192).optional() }),
    reply: z.object({
      type: z.enum(LOOKUP_TYPES),
      id: z.number(),
      store_id: z.number(),
      /** 301 or 302 when the address has moved, 0 otherwise. */
      redirect_code: z.number(),
      /** Where to; with the query of the address. Empty without a redirect. */
      redirect_url: z.string(),
    }),
    errors: ["routing.noSuchPage", "routing.unreadablePath"],
  }),
  cfurCheckUrl: endpoint({
    method: "GET",
    path: "app-cfur-check-url",
    summary: "The redirect rules of an address, by request and by target",
    source: "ROUTE-57, ROUTE-59",
    can: "shop.browse",
    query: z.object({
      urlCode: text(4096),
      searchCode: text(8192).optional(),
      searchRequestByTarget: text(8).optional(),
    }),
    reply: z.object({ cfur_by_request: rewrite, cfur_by_target: rewrite }),
    errors: ["routing.unreadablePath"],
  }),
} as const satisfies EndpointTable;
