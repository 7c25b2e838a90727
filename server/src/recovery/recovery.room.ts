import { recoveryAdminEndpoints } from "@placket/contract/recovery/recovery.admin";
import { recoveryEndpoints } from "@placket/contract/recovery/recovery.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { recoveryAdminHandlers } from "./recovery.admin.ts";
import { recoveryHandlers } from "./recovery.rest.ts";
import { crashReports, forgetOldCrashes } from "./recovery.ts";

export const recoveryRoom: Room = {
  rest: calls(recoveryEndpoints, recoveryHandlers),
  admin: calls(recoveryAdminEndpoints, recoveryAdminHandlers),
  holds: [crashReports],
  jobs: [{ name: "old crashes", everyMs: HOUR_MS, gatherMs: 0, work: forgetOldCrashes }],
};
