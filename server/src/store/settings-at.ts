import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { lastChanges } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import {
  editionOf,
  isThere,
  nearestValues,
  ownValues,
  placeOf,
  traceOf,
  widerScopes,
  type ConfigScope,
} from "./config-scope.ts";
import { namedScopes, type NamedScope } from "./named-scopes.ts";
import { selectConfig } from "./store.sql.ts";
import { stores } from "./store-config.ts";

/** A setting as a scope has it. */
interface SettingAt {
  readonly path: string;
  readonly value: unknown;
  readonly isOwn: boolean;
  readonly inherited: { readonly value: unknown; readonly from: InheritedFrom };
  /** Who changed it last in this scope, and when; `null` when nobody has. */
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

type InheritedFrom = "built-in" | "default" | "website";

export interface SettingsAt {
  readonly scopes: NamedScope[];
  readonly scope: { readonly kind: ConfigScope["kind"]; readonly id: number };
  readonly edition: string;
  readonly settings: SettingAt[];
}

/** Every setting as a scope says or inherits it, as the database has it now. Refuses a scope that is not there. */
export async function settingsAt(ctx: Ctx, scope: ConfigScope): Promise<Result<SettingsAt>> {
  const { views } = ctx.held(stores);
  if (!isThere(views, scope)) return refuse(problem("store.noSuchScope", "scope"));
  const rows = await selectConfig(ctx.db);
  const own = ownValues(rows, scope);
  const wider = nearestValues(rows, widerScopes(views, scope));
  const changes = await lastChanges(ctx, traceOf(scope));
  return ok({
    scopes: await namedScopes(ctx),
    scope: { kind: scope.kind, id: placeOf(scope).scopeId },
    edition: editionOf(own),
    settings: Object.entries(storeSettingDefaults).map(([path, builtIn]) => {
      const inherited = wider.get(path) ?? { value: builtIn, from: "built-in" as const };
      const isOwn = own.has(path);
      const value = isOwn ? own.get(path) : inherited.value;
      return { path, value, isOwn, inherited, changed: changes.get(path) ?? null };
    }),
  });
}
