import { contentAdminEndpoints } from "@placket/contract/content/content.admin";
import { contentEndpoints } from "@placket/contract/content/content.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { pageFinders } from "../routing/routing.ts";
import { frameContent } from "../store/frame-content.ts";
import { contentAdminHandlers } from "./content.admin.ts";
import { contentResolvers } from "./content.graphql.ts";
import { contentHandlers } from "./content.rest.ts";
import { contentPage } from "./content.ts";
import { contents } from "./contents.ts";
import { drawnFrame } from "./drawn.ts";

export const contentRoom: Room = {
  rest: calls(contentEndpoints, contentHandlers),
  admin: calls(contentAdminEndpoints, contentAdminHandlers),
  resolvers: contentResolvers,
  holds: [contents],
  fills: [pageFinders.filledWith(contentPage), frameContent.filledWith(drawnFrame)],
};
