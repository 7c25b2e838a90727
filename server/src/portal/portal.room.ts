import { portalAdminEndpoints } from "@placket/contract/portal/portal.admin";
import { portalEndpoints } from "@placket/contract/portal/portal.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { portalSources } from "../store/portal-of.ts";
import { portalAdminHandlers } from "./portal.admin.ts";
import { portalResolvers } from "./portal.graphql.ts";
import { portalHandlers } from "./portal.rest.ts";
import { portalRoutes } from "./portal-routes.ts";
import { portals } from "./portals.ts";

export const portalRoom: Room = {
  rest: calls(portalEndpoints, portalHandlers),
  admin: calls(portalAdminEndpoints, portalAdminHandlers),
  resolvers: portalResolvers,
  routes: portalRoutes,
  holds: [portals],
  fills: [
    portalSources.filledWith({
      all: ({ held }) => held(portals).all,
      byId: ({ held }, id) => held(portals).byId(id),
      byCode: ({ held }, code) => held(portals).byCode(code),
    }),
  ],
};
