import type { storeAdminEndpoints } from "@placket/contract/store/store.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import type { ConfigScope } from "./config-scope.ts";
import { setConfigValues } from "./set-config.ts";
import { settingsAt, type SettingsAt } from "./settings-at.ts";

export const storeAdminHandlers: Handlers<typeof storeAdminEndpoints> = {
  shopSettings: async ({ ctx }, { query }) =>
    toWire(await settingsAt(ctx, scopeFrom(query.scope, query.id))),
  changeSettings: async ({ ctx }, { body }) => {
    const scope = scopeFrom(body.scope.kind, body.scope.id);
    const changed = await transact(ctx, async (tx) => {
      const { set, useDefault, edition } = body;
      const written = await setConfigValues(tx, { scope, set, useDefault, edition });
      return written.ok ? settingsAt(tx, scope) : written;
    });
    return toWire(changed);
  },
};

function toWire(found: Result<SettingsAt>) {
  if (!found.ok) return found;
  const settings = found.value.settings.map(({ changed, ...setting }) => ({
    ...setting,
    changed: changed && { by: changed.by, at: changed.at.toISOString() },
  }));
  return ok({ ...found.value, settings });
}

const scopeFrom = (kind: ConfigScope["kind"], id: number): ConfigScope =>
  kind === "default" ? { kind } : { kind, id };
