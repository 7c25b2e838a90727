import type { Room } from "../room.ts";
import { sessionUse, tidySessions } from "./session-use.ts";

const MINUTE_MS = 60_000;

export const sessionRoom: Room = {
  holds: [sessionUse],
  jobs: [{ name: "sessions", everyMs: MINUTE_MS, gatherMs: MINUTE_MS, work: tidySessions }],
};
