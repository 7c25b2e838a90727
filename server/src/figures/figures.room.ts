import { figuresEndpoints } from "@placket/contract/figures/figures.rest";
import { MINUTE_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { figuresHandlers } from "./figures.rest.ts";
import { figures, keepFigures } from "./figures.ts";

export const figuresRoom: Room = {
  rest: calls(figuresEndpoints, figuresHandlers),
  holds: [figures],
  jobs: [{ name: "figures", everyMs: MINUTE_MS, gatherMs: MINUTE_MS, work: keepFigures }],
};
