import { problem, type Problem } from "../problem.ts";
import { lookupPath } from "./page-path.ts";

/** What a redirect does, and the status it answers with; an alias shows its target under the address asked for. */
export const REDIRECT_CODES = { permanent: 301, temporary: 302, alias: 0 } as const;
export type RedirectKind = keyof typeof REDIRECT_CODES;
export const REDIRECT_KINDS = Object.keys(REDIRECT_CODES) as readonly RedirectKind[];

/** Rules may lead to rules, so often; a ring of them ends there. */
export const REDIRECTS_MAX = 5;

/** Longest path of a rule. */
export const REDIRECT_PATH_MAX = 255;

/** The store view id of rules that hold in every view, unless a view has one of its own. */
export const EVERY_VIEW = 0;

/** From where to where, in which store view. */
export interface Redirect {
  readonly storeViewId: number;
  readonly requestPath: string;
  readonly targetPath: string;
}

/**
 * The path of a rule as it is kept; `undefined` for what is none: an address with a domain or a query, or a text
 * that would be read as another path. `/Old-coats.html` gives `Old-coats`.
 */
export function redirectPath(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > REDIRECT_PATH_MAX || /[?#]|:\/\/|^\/\//.test(text)) return undefined;
  const path = lookupPath(text);
  return path === "" || path === undefined || lookupPath(path) !== path ? undefined : path;
}

/** What is wrong with a rule by itself. */
export function checkRedirect({
  requestPath,
  targetPath,
}: Pick<Redirect, "requestPath" | "targetPath">): Problem[] {
  const [from, to] = [redirectPath(requestPath), redirectPath(targetPath)];
  const problems = [
    ...(from === undefined ? [problem("routing.pathInvalid", "requestPath")] : []),
    ...(to === undefined ? [problem("routing.pathInvalid", "targetPath")] : []),
  ];
  if (problems.length > 0) return problems;
  return from === to ? [problem("routing.redirectToSelf", "targetPath")] : [];
}

/**
 * What is wrong with a rule beside the others: there is one for its path, or it leads back to itself or over too
 * many. All paths as `redirectPath` gives them.
 */
export function checkAmong(rule: Redirect, others: readonly Redirect[]): Problem[] {
  const { storeViewId, requestPath } = rule;
  const isTaken = others.some(
    (one) => one.storeViewId === storeViewId && one.requestPath === requestPath,
  );
  if (isTaken) return [problem("routing.redirectTaken", "requestPath")];
  const views = new Set([storeViewId, ...others.map((one) => one.storeViewId)]);
  const affected = storeViewId === EVERY_VIEW ? [...views] : [storeViewId];
  const ends = affected.map((view) => endOf(rule, targetsIn(view, [...others, rule])));
  if (ends.includes("ring")) return [problem("routing.redirectRing", "targetPath")];
  if (ends.includes("too far"))
    return [problem("routing.redirectTooFar", "targetPath", REDIRECTS_MAX)];
  return [];
}

/** Where each path leads in a view: by its own rule, or else by the one of every view. */
function targetsIn(view: number, rules: readonly Redirect[]): ReadonlyMap<string, string> {
  const of = (id: number) =>
    rules
      .filter(({ storeViewId }) => storeViewId === id)
      .map(({ requestPath, targetPath }) => [requestPath, targetPath] as const);
  return new Map([...of(EVERY_VIEW), ...(view === EVERY_VIEW ? [] : of(view))]);
}

/** How the way ends that begins with a rule; one that holds not in the view leads nowhere there. */
function endOf(
  { requestPath, targetPath }: Redirect,
  targets: ReadonlyMap<string, string>,
): "page" | "ring" | "too far" {
  if (targets.get(requestPath) !== targetPath) return "page";
  let path: string | undefined = targetPath;
  for (let step = 1; step <= REDIRECTS_MAX; step += 1) {
    if (path === requestPath) return "ring";
    path = path === undefined ? undefined : targets.get(path);
    if (path === undefined) return "page";
  }
  return path === requestPath ? "ring" : "too far";
}
