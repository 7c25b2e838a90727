import type { recoveryEndpoints } from "@placket/contract/recovery/recovery.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { logCrash } from "./recovery.ts";

export const recoveryHandlers: Handlers<typeof recoveryEndpoints> = {
  logError: async ({ ctx }, { body }) => {
    const logged = await transact(ctx, (tx) => logCrash(tx, body));
    return logged.ok ? ok({ success: true as const }) : logged;
  },
};
