import { STAFF_LISTS } from "@placket/domain/staff/lists";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const list = z.enum(STAFF_LISTS);

const view = z.object({
  id: z.number(),
  name: z.string(),
  /** What stands in the list's address behind the `?`; without the place of a page. */
  query: z.string(),
});

const errors = ["access.forbidden", "staff.signInRequired"] as const;

/** Views of a list that somebody keeps for themselves: its search, filters and order under a name. */
export const savedViewAdminEndpoints = {
  savedViews: endpoint({
    method: "GET",
    path: "views",
    summary: "One's own views of a list that one may see, by name.",
    source: "hallway §7: saved views",
    can: "backoffice.enter",
    query: z.object({ list }),
    reply: z.object({ views: z.array(view) }),
    errors: [...errors],
  }),
  saveView: endpoint({
    method: "POST",
    path: "views",
    summary: "Saves a view under a name, in the place of one's own view of that name.",
    source: "hallway §7: saved views",
    can: "backoffice.enter",
    body: z.object({ list, name: text(200), query: text(1_000) }),
    reply: view,
    errors: [...errors, "staff.viewName", "staff.tooManyViews"],
  }),
  removeView: endpoint({
    method: "DELETE",
    path: "views/:id",
    summary: "Removes one of one's own views.",
    source: "hallway §7: saved views",
    can: "backoffice.enter",
    params: z.object({ id }),
    reply: z.object({ removed: z.number() }),
    errors: [...errors, "staff.noSuchView"],
  }),
} as const satisfies EndpointTable;
