import type { QueryGetPortalNotificationsArgs } from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { noticesOfId } from "./portal.ts";

export const portalResolvers = {
  Query: {
    getPortalNotifications: (_: unknown, { entityId }: QueryGetPortalNotificationsArgs, ctx: Ctx) =>
      orThrow(noticesOfId(ctx, entityId)),
  },
};
