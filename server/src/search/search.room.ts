import { searchAdminEndpoints } from "@placket/contract/search/search.admin";
import { searchEndpoints } from "@placket/contract/search/search.rest";
import { searchSynonyms } from "../catalog/finding/search-synonyms.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { searchAdminHandlers } from "./search.admin.ts";
import { searchHandlers } from "./search.rest.ts";
import { synonyms, synonymsOfView } from "./synonyms.ts";

export const searchRoom: Room = {
  rest: calls(searchEndpoints, searchHandlers),
  admin: calls(searchAdminEndpoints, searchAdminHandlers),
  holds: [synonyms],
  fills: [searchSynonyms.filledWith(synonymsOfView)],
};
