import { savedProductAdminEndpoints } from "@placket/contract/saved-product/saved-product.admin";
import { savedProductEndpoints } from "@placket/contract/saved-product/saved-product.rest";
import { MINUTE_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { logoUses } from "../embroidery/logo/logo-uses.ts";
import type { Room } from "../room.ts";
import { savedPictureRoutes } from "./saved-picture-routes.ts";
import { savedProductAdminHandlers } from "./saved-product.admin.ts";
import { savedProductResolvers } from "./saved-product.graphql.ts";
import { savedProductHandlers } from "./saved-product.rest.ts";
import { logosOnSaved } from "./saved-product.sql.ts";
import { forgetRemoved } from "./saved-product.ts";

export const savedProductRoom: Room = {
  rest: calls(savedProductEndpoints, savedProductHandlers),
  admin: calls(savedProductAdminEndpoints, savedProductAdminHandlers),
  resolvers: savedProductResolvers,
  routes: savedPictureRoutes,
  fills: [logoUses.filledWith(logosOnSaved)],
  jobs: [{ name: "removed products", everyMs: 10 * MINUTE_MS, gatherMs: 0, work: forgetRemoved }],
};
