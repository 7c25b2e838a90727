import type { savedViewAdminEndpoints } from "@placket/contract/staff/saved-view.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { removeView, savedViews, saveView } from "./saved-views.ts";

export const savedViewAdminHandlers: Handlers<typeof savedViewAdminEndpoints> = {
  savedViews: async ({ ctx }, { query }) => {
    const views = await savedViews(ctx, query.list);
    return views.ok ? ok({ views: views.value }) : views;
  },
  saveView: ({ ctx }, { body }) => transact(ctx, (tx) => saveView(tx, body)),
  removeView: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => removeView(tx, params.id));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};
