import { problem, type Problem } from "../problem.ts";
import { isOneLine } from "../one-line.ts";
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

/** `.` and `..`: no browser asks for a path with such a part. */
const STEPS = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * The path of a rule as it is kept; `undefined` for what is none: an address with a domain or a query, or a text
 * that would be read as another path. `/Old-coats.html` gives `Old-coats`.
 */
export function redirectPath(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > REDIRECT_PATH_MAX || /[?#]|:\/\/|^\/\//.test(text)) return undefined;
  const path = lookupPath(text);
  if (path === "" || path === undefined || !isOneLine(path)) return undefined;
  if (STEPS.test(path)) return undefined;
  return lookupPath(path) === path ? path : undefined;
}

/** The path of the home page, as a rule that leads there keeps it. */
const HOME = "/";

/** The path that a rule leads to as it is kept: the path of a rule, or home. */
export const redirectTarget = (typed: string): string | undefined =>
  typed.trim() === HOME ? HOME : redirectPath(typed);

/** What is wrong with a rule by itself. */
export function checkRedirect({
  requestPath,
  targetPath,
}: Pick<Redirect, "requestPath" | "targetPath">): Problem[] {
  const [from, to] = [redirectPath(requestPath), redirectTarget(targetPath)];
  const problems = [
    ...unreadable(requestPath, from, "requestPath"),
    ...unreadable(targetPath, to, "targetPath"),
  ];
  if (problems.length > 0) return problems;
  return from === to ? [problem("routing.redirectToSelf", "targetPath")] : [];
}

const MISSING = {
  requestPath: "routing.fromMissing",
  targetPath: "routing.toMissing",
} as const;

function unreadable(
  typed: string,
  path: string | undefined,
  field: keyof typeof MISSING,
): readonly Problem[] {
  if (path !== undefined) return [];
  return [problem(typed.trim() === "" ? MISSING[field] : "routing.pathInvalid", field)];
}

/** Which address a rule is for and where it leads, each as `lookupPath` reads it; imports write them in other ways. */
export function waysOf({ requestPath, targetPath }: Pick<Redirect, "requestPath" | "targetPath">): {
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  return { from: redirectPath(requestPath), to: lookupPath(targetPath) };
}

/** What is wrong with a rule beside the others, instead of the one that it was: see `checkWays`. */
export function checkAmong(rule: Redirect, others: readonly Redirect[], was?: Redirect): Problem[] {
  const { from } = waysOf(rule);
  const isTaken = others.some(
    (one) => one.storeViewId === rule.storeViewId && waysOf(one).from === from,
  );
  if (isTaken) return [problem("routing.redirectTaken", "requestPath")];
  return checkWays([...others, ...(was ? [was] : [])], [...others, rule], "targetPath");
}

/**
 * What is wrong with the rules that stand after a change: from some path one would be led in a ring, or on too
 * often, and was not before. What an import left so may stay so, or nobody could mend it.
 */
export function checkWays(
  before: readonly Redirect[],
  after: readonly Redirect[],
  field: string,
): Problem[] {
  const views = new Set([EVERY_VIEW, ...[...before, ...after].map((one) => one.storeViewId)]);
  for (const view of views) {
    const [old, now] = [targetsIn(view, before), targetsIn(view, after)];
    for (const path of now.keys()) {
      const end = endFrom(path, now);
      if (end !== "arrives" && end !== endFrom(path, old)) return [WRONG[end](field, path)];
    }
  }
  return [];
}

const WRONG = {
  ring: (field: string, path: string) => problem("routing.redirectRing", field, path),
  tooFar: (field: string, path: string) =>
    problem("routing.redirectTooFar", field, REDIRECTS_MAX, path),
} as const;

/** Where each path leads in a view: by its own rule, or else by the one of every view; of two the older one holds. */
function targetsIn(view: number, rules: readonly Redirect[]): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const id of view === EVERY_VIEW ? [view] : [view, EVERY_VIEW]) {
    for (const rule of rules) {
      const { from, to } = waysOf(rule);
      if (rule.storeViewId !== id || from === undefined || to === undefined) continue;
      if (!targets.has(from)) targets.set(from, to);
    }
  }
  return targets;
}

/** How the way ends that begins at a path. */
function endFrom(
  from: string,
  targets: ReadonlyMap<string, string>,
): "arrives" | keyof typeof WRONG {
  const seen = new Set<string>();
  let path = from;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    if (seen.has(path)) return "ring";
    seen.add(path);
    const target = targets.get(path);
    if (target === undefined) return "arrives";
    path = target;
  }
  return seen.has(path) ? "ring" : "tooFar";
}
