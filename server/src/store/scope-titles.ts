import { scopeTitle } from "@placket/domain/store/scope-title";
import type { Ctx } from "../context.ts";
import { traceOf, type ConfigScope } from "./config-scope.ts";
import { namedScopes } from "./named-scopes.ts";

/** What the scopes of the settings are called, by what stands in the trail. */
export async function scopeTitles(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const scopes = await namedScopes(ctx);
  return new Map(
    scopes.map(({ kind, id, name }) => [
      traceOf(scopeOf(kind, id)).subject,
      scopeTitle(kind, name),
    ]),
  );
}

const scopeOf = (kind: ConfigScope["kind"], id: number): ConfigScope =>
  kind === "default" ? { kind } : { kind, id };
