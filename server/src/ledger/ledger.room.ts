import { ledgerAdminEndpoints } from "@placket/contract/ledger/ledger.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { ledgerAdminHandlers } from "./ledger.admin.ts";

export const ledgerRoom: Room = {
  admin: calls(ledgerAdminEndpoints, ledgerAdminHandlers),
};
