import { MINUTE_MS } from "@placket/domain/durations";
import { missedSearchEndpoints } from "@placket/contract/search/missed.admin";
import { searchAdminEndpoints } from "@placket/contract/search/search.admin";
import { searchEndpoints } from "@placket/contract/search/search.rest";
import { searchSynonyms } from "../catalog/finding/search-synonyms.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { missedSearchHandlers } from "./missed.admin.ts";
import { keepMisses, missedSearches } from "./missed-searches.ts";
import { searchAdminHandlers } from "./search.admin.ts";
import { searchHandlers } from "./search.rest.ts";
import { synonyms, synonymsOfView } from "./synonyms.ts";

export const searchRoom: Room = {
  rest: calls(searchEndpoints, searchHandlers),
  admin: calls(
    { ...searchAdminEndpoints, ...missedSearchEndpoints },
    { ...searchAdminHandlers, ...missedSearchHandlers },
  ),
  holds: [synonyms, missedSearches],
  jobs: [{ name: "missed searches", everyMs: MINUTE_MS, gatherMs: MINUTE_MS, work: keepMisses }],
  fills: [searchSynonyms.filledWith(synonymsOfView)],
};
