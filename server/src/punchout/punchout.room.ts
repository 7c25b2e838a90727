import { punchoutAdminEndpoints } from "@placket/contract/punchout/punchout.admin";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { PUNCHOUT_DAYS } from "@placket/domain/punchout/protocol";
import type { Ctx } from "../context.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { provenNetworks, punchoutTries } from "./partner/who-comes.ts";
import { punchoutAdminHandlers } from "./punchout.admin.ts";
import { punchoutRoutes } from "./punchout-routes.ts";
import { deleteOldVisits } from "./visit/visit.sql.ts";

/** Forgets what no requisition is asked about any more. */
const forgetOldVisits = ({ db, now }: Ctx): Promise<void> =>
  deleteOldVisits(db, new Date(now.getTime() - PUNCHOUT_DAYS * DAY_MS));

export const punchoutRoom: Room = {
  admin: calls(punchoutAdminEndpoints, punchoutAdminHandlers),
  routes: punchoutRoutes,
  holds: [punchoutTries, provenNetworks],
  jobs: [{ name: "old punchout visits", everyMs: HOUR_MS, gatherMs: 0, work: forgetOldVisits }],
};
