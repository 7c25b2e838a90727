import { checkSetting, isSetting } from "@placket/domain/store/check-setting";
import { checkTogether, isTogether } from "@placket/domain/store/check-together";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import {
  editionOf,
  isThere,
  ownValues,
  placeOf,
  traceOf,
  type ConfigScope,
} from "./config-scope.ts";
import { deleteConfig, holdConfig, selectConfig, upsertConfig } from "./store.sql.ts";
import { loadStoreDirectory, stores } from "./store-config.ts";

export interface ConfigChange {
  readonly scope: ConfigScope;
  /** Values by path, as `StoreSettings` has them. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Paths that hold no value here any more: what the wider scope says is used. */
  readonly useDefault: readonly string[];
  /** What whoever changes it has read (`editionOf`); left out where nobody has. */
  readonly edition?: string | undefined;
}

/**
 * Sets values of a scope, all of them or none, within the caller's transaction. Every process has them
 * within a second of its commit. Refuses what is no setting, a value it cannot have, a scope that is not
 * there, each at its path, and a scope that says something else by now than was read.
 */
export async function setConfigValues(ctx: Ctx, change: ConfigChange): Promise<Result<true>> {
  const { scope, set, useDefault, edition } = change;
  if (!isThere(ctx.held(stores).views, scope)) return refuse(problem("store.noSuchScope", "scope"));
  const problems = problemsOf(change);
  if (problems.length > 0) return refuse(...problems);
  await holdConfig(ctx.db);
  const before = ownValues(await selectConfig(ctx.db), scope);
  if (edition !== undefined && edition !== editionOf(before)) {
    return refuse(problem("store.settingsChanged"));
  }
  await deleteConfig(ctx.db, placeOf(scope), useDefault);
  await upsertConfig(ctx.db, placeOf(scope), set);
  const unfit = [...(await defaultsNotServed(ctx, change)), ...(await unfitTogether(ctx, change))];
  if (unfit.length > 0) return refuse(...unfit);
  await leaveTrace(ctx, { ...traceOf(scope), ...difference(change, before) });
  return ok(true);
}

function problemsOf({ set, useDefault }: ConfigChange): Problem[] {
  const unknown = useDefault.filter((path) => !isSetting(path));
  return [
    ...Object.entries(set).flatMap(([path, value]) => checkSetting(path, value)),
    ...unknown.map((path) => problem("store.noSuchSetting", path, path)),
  ];
}

const COUNTRY_PATHS = ["defaultCountry", "countries"] as const;

/** A store view whose default country it does not sell to takes no order: looked for as the settings stand now. */
async function defaultsNotServed(
  ctx: Ctx,
  { set, useDefault }: ConfigChange,
): Promise<readonly Problem[]> {
  const paths = COUNTRY_PATHS.filter((path) => path in set || useDefault.includes(path));
  if (paths.length === 0) return [];
  const directory = await loadStoreDirectory(ctx.db);
  const isServed = directory.views.every((view) => {
    const { countries, defaultCountry } = directory.settingsOf(view);
    return countries.includes(defaultCountry);
  });
  return isServed ? [] : paths.map((path) => problem("store.countryNotServed", path));
}

/** What is good by itself and not beside other settings, in any store view: looked for as they stand now. */
async function unfitTogether(
  ctx: Ctx,
  { set, useDefault }: ConfigChange,
): Promise<readonly Problem[]> {
  const changed = [...Object.keys(set), ...useDefault];
  if (!isTogether(changed)) return [];
  const directory = await loadStoreDirectory(ctx.db);
  const found = directory.views.flatMap((view) =>
    checkTogether(directory.settingsOf(view), changed),
  );
  // Of several views it is said once.
  return [...new Map(found.map((one) => [`${one.error} ${one.field}`, one])).values()];
}

/** What the scope said of the changed settings before, and says now; what is inherited is not named. */
function difference({ set, useDefault }: ConfigChange, before: ReadonlyMap<string, unknown>) {
  const changed = [...Object.keys(set), ...useDefault].filter((path) => before.has(path));
  return {
    before: Object.fromEntries(changed.map((path) => [path, before.get(path)])),
    after: set,
  };
}
