import { listeningSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { analyticsOrigins } from "./analytics-origins.ts";

export const analyticsRoom: Room = {
  fills: [listeningSources.filledWith(analyticsOrigins)],
};
