import { storeAdminEndpoints } from "@placket/contract/store/store.admin";
import { storeEndpoints } from "@placket/contract/store/store.rest";
import { subjectTitles } from "../audit/subject-titles.ts";
import { outsideSources } from "../html/outside-origins.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { placesOrigins } from "./places-origins.ts";
import { portalTries } from "./portal-tries.ts";
import { scopeTitles } from "./scope-titles.ts";
import { storeAdminHandlers } from "./store.admin.ts";
import { stores } from "./store-config.ts";
import { storeResolvers } from "./store.graphql.ts";
import { storeHandlers } from "./store.rest.ts";

export const storeRoom: Room = {
  rest: calls(storeEndpoints, storeHandlers),
  admin: calls(storeAdminEndpoints, storeAdminHandlers),
  resolvers: storeResolvers,
  holds: [stores, portalTries],
  fills: [
    outsideSources.filledWith(placesOrigins),
    subjectTitles.filledWith({ action: "settings.change", titles: scopeTitles }),
  ],
};
