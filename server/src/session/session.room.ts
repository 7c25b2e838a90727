import { MINUTE_MS } from "@placket/domain/durations";
import type { Room } from "../room.ts";
import { passwords } from "./password.ts";
import { sessionUse, tidySessions } from "./session-use.ts";

export const sessionRoom: Room = {
  holds: [passwords, sessionUse],
  jobs: [{ name: "sessions", everyMs: MINUTE_MS, gatherMs: MINUTE_MS, work: tidySessions }],
};
