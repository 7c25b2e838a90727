import { createHash } from "node:crypto";
import type { ConfigPlace, ConfigRow } from "./store.sql.ts";
import type { StoreView } from "./store-view.ts";

/** Where a setting holds: everywhere, in a website, in a store view. The narrowest one wins. */
export type ConfigScope =
  | { readonly kind: "default" }
  | { readonly kind: "website" | "store"; readonly id: number };

/** Where the rows of a scope stand. */
export const placeOf = (scope: ConfigScope): ConfigPlace => ({
  scope: scope.kind,
  scopeId: scope.kind === "default" ? 0 : scope.id,
});

/** Under what the changes of a scope stand in the trail. */
export const traceOf = (scope: ConfigScope) =>
  ({
    action: "settings.change",
    subject: scope.kind === "default" ? scope.kind : `${scope.kind} ${scope.id}`,
  }) as const;

/** Whether a scope is one of the shop's, whose store views are these. */
export function isThere(views: readonly StoreView[], scope: ConfigScope): boolean {
  if (scope.kind === "default") return true;
  return views.some((view) => (scope.kind === "store" ? view.id : view.websiteId) === scope.id);
}

/** The scopes that a scope inherits from, the nearest first. */
export function widerScopes(
  views: readonly StoreView[],
  scope: ConfigScope,
): (ConfigScope & { readonly kind: "default" | "website" })[] {
  if (scope.kind === "default") return [];
  if (scope.kind === "website") return [{ kind: "default" }];
  const websiteId = views.find(({ id }) => id === scope.id)?.websiteId ?? 0;
  return [{ kind: "website", id: websiteId }, { kind: "default" }];
}

/** What a scope says itself, by path. */
export function ownValues(
  rows: readonly ConfigRow[],
  scope: ConfigScope,
): ReadonlyMap<string, unknown> {
  const place = placeOf(scope);
  const own = rows.filter((row) => row.scope === place.scope && row.scopeId === place.scopeId);
  return new Map(own.map(({ path, value }) => [path, value]));
}

/** What the nearest of these scopes says, by path, and which one that is; the nearest one stands first. */
export function nearestValues<Scope extends ConfigScope>(
  rows: readonly ConfigRow[],
  scopes: readonly Scope[],
): ReadonlyMap<string, { readonly value: unknown; readonly from: Scope["kind"] }> {
  const widestFirst = scopes
    .toReversed()
    .flatMap((scope) =>
      [...ownValues(rows, scope)].map(
        ([path, value]) => [path, { value, from: scope.kind }] as const,
      ),
    );
  return new Map(widestFirst);
}

/** Names what a scope says: another value, another name. */
export function editionOf(own: ReadonlyMap<string, unknown>): string {
  const sorted = [...own].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}
