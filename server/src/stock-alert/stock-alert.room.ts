import { stockAlertAdminEndpoints } from "@placket/contract/stock-alert/stock-alert.admin";
import { stockAlertEndpoints } from "@placket/contract/stock-alert/stock-alert.rest";
import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { backInStock, cheaper } from "./alert-letters.ts";
import { stockAlertAdminHandlers } from "./stock-alert.admin.ts";
import { stockAlertHandlers } from "./stock-alert.rest.ts";
import { forgetTold, tellWhoWaits } from "./tell-who-waits.ts";

export const stockAlertRoom: Room = {
  rest: calls(stockAlertEndpoints, stockAlertHandlers),
  admin: calls(stockAlertAdminEndpoints, stockAlertAdminHandlers),
  fills: [letterTemplates.filledWith(backInStock, cheaper)],
  jobs: [
    { name: "alerts", everyMs: MINUTE_MS, gatherMs: 0, work: tellWhoWaits },
    { name: "alerts that were told", everyMs: HOUR_MS, gatherMs: 0, work: forgetTold },
  ],
};
