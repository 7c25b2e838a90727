import { compareEndpoints } from "@placket/contract/compare/compare.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { compareResolvers } from "./compare.graphql.ts";
import { compareHandlers } from "./compare.rest.ts";
import { forgetLeft } from "./compare.ts";

export const compareRoom: Room = {
  rest: calls(compareEndpoints, compareHandlers),
  resolvers: compareResolvers,
  jobs: [{ name: "left comparisons", everyMs: HOUR_MS, gatherMs: 0, work: forgetLeft }],
};
