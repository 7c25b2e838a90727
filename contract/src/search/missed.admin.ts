import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";

/** `search`: a part of what was typed. */
const query = listQuery({}, ["times", "last", "text"]);

const missed = z.object({
  id: z.number(),
  text: z.string(),
  storeViewId: z.number(),
  storeView: z.string(),
  times: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** What shoppers searched for and did not find. */
export const missedSearchEndpoints = {
  missedSearches: endpoint({
    method: "GET",
    path: "missed-searches",
    summary: "Searches of the last quarter that found nothing, the most frequent first.",
    source: "issue 11.4, hallway §7",
    can: "search.manage",
    query,
    reply: listReply(missed),
    errors: ["staff.signInRequired"],
  }),
  exportMissedSearches: endpoint({
    method: "GET",
    path: "missed-searches.csv",
    summary: "The same searches as a file, all of them.",
    source: "hallway §7: export",
    can: "search.manage",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
