import type { Ctx } from "../context.ts";
import type { ConfigScope } from "./config-scope.ts";
import { selectWebsiteNames } from "./store.sql.ts";
import { stores } from "./store-config.ts";

/** A scope to choose: its kind, its id (0 for the default scope) and its name. */
export interface NamedScope {
  readonly kind: ConfigScope["kind"];
  readonly id: number;
  readonly name: string;
}

/** The default scope, then every website with its store views. */
export async function namedScopes(ctx: Ctx): Promise<NamedScope[]> {
  const { views } = ctx.held(stores);
  const websites = await selectWebsiteNames(ctx.db);
  const ids = [...new Set(views.map(({ websiteId }) => websiteId))];
  return [
    { kind: "default", id: 0, name: "All websites" },
    ...ids.flatMap((id): NamedScope[] => [
      { kind: "website", id, name: websites.get(id) ?? `Website ${id}` },
      ...views
        .filter((view) => view.websiteId === id)
        .map((view): NamedScope => ({ kind: "store", id: view.id, name: view.name })),
    ]),
  ];
}
