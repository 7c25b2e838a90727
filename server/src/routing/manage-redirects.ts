import {
  checkAmong,
  checkRedirect,
  checkWays,
  EVERY_VIEW,
  REDIRECT_CODES,
  redirectPath,
  redirectTarget,
  waysOf,
  type Redirect,
  type RedirectKind,
} from "@placket/domain/routing/redirect";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { hindrancesOf, type Hindered } from "./hindrances.ts";
import {
  deleteRedirect,
  holdRedirects,
  insertRedirect,
  selectRedirect,
  selectRedirects,
  updateRedirect,
  type RedirectSearch,
} from "./redirect-admin.sql.ts";
import { rulesAlong } from "./redirect-chain.ts";
import { redirects, redirectsOf } from "./redirects.ts";
import type { RedirectRow, StoredRewrite } from "./routing.sql.ts";

/** A redirect as staff write it. */
interface RedirectDraft extends Redirect {
  readonly kind: RedirectKind;
}

/** A redirect, and what keeps shoppers from being led by it. */
export interface KnownRedirect extends RedirectRow {
  readonly hindrances: readonly Hindered[];
}

/** Redirects that match, a page of them, each with what hinders it: found in memory, nothing is asked for a row. */
export async function listRedirects(
  ctx: Ctx,
  search: RedirectSearch,
  asked: PageAsked,
): Promise<Result<Page<KnownRedirect>>> {
  const page = await selectRedirects(ctx.db, search, asked);
  if (!page.ok) return page;
  const rows = await Promise.all(page.value.rows.map((row) => known(ctx, row)));
  return ok({ ...page.value, rows });
}

export async function redirectById(ctx: Ctx, id: number): Promise<Result<KnownRedirect>> {
  const found = await selectRedirect(ctx.db, id);
  return found ? ok(await known(ctx, found)) : refuse(problem("routing.noSuchRedirect", "id"));
}

/** By the rules as they are, those around it being the held ones unless told. */
const known = async (
  ctx: Ctx,
  row: RedirectRow,
  rules = ctx.held(redirects),
): Promise<KnownRedirect> => ({ ...row, hindrances: await hindrancesOf(ctx, row, rules) });

/**
 * Lets a path lead to another one. Refuses a ring and a way that is too long. That a page stands at the path, which
 * goes first, or none at the end, is told and not refused: staff prepare redirects before a page comes or goes.
 */
export async function addRedirect(tx: Ctx, draft: RedirectDraft): Promise<Result<KnownRedirect>> {
  const read = ruleOf(tx, draft);
  if (!read.ok) return read;
  const rule = read.value;
  await holdRedirects(tx.db);
  const others = await rulesAlong(tx.db, [rule.requestPath], rule.targetPath);
  const problems = checkAmong(rule, others);
  if (problems.length > 0) return refuse(...problems);
  const id = await insertRedirect(tx.db, rule);
  if (id === undefined) return refuse(problem("routing.redirectTaken", "requestPath"));
  const after = traceOf(tx, rule);
  await leaveTrace(tx, { action: "redirect.add", subject: rule.requestPath, after });
  return ok(await known(tx, { ...rule, id }, redirectsOf([...others, { ...rule, id }])));
}

/** Lets it lead elsewhere. Refuses when it is another one than was seen: what a colleague wrote would be lost. */
export async function changeRedirect(
  tx: Ctx,
  id: number,
  { seen, ...draft }: RedirectDraft & { readonly seen: RedirectDraft },
): Promise<Result<KnownRedirect>> {
  const found = await heldAsSeen(tx, id, seen);
  if (!found.ok) return found;
  const before = found.value;
  const read = ruleOf(tx, draft);
  if (!read.ok) return read;
  const rule = read.value;
  const through = [...beginningOf(before), rule.requestPath];
  const others = (await rulesAlong(tx.db, through, rule.targetPath)).filter((one) => one.id !== id);
  const problems = checkAmong(rule, others, before);
  if (problems.length > 0) return refuse(...problems);
  const isWritten = await updateRedirect(tx.db, id, rule);
  if (!isWritten) return refuse(problem("routing.redirectTaken", "requestPath"));
  await leaveTrace(tx, {
    action: "redirect.change",
    subject: before.requestPath,
    before: traceOf(tx, before),
    after: traceOf(tx, rule),
  });
  return ok(await known(tx, { ...rule, id }, redirectsOf([...others, { ...rule, id }])));
}

/** Takes a redirect away. Refuses when it is another one than was seen, and where the others would lead in a ring without it. */
export async function removeRedirect(
  tx: Ctx,
  id: number,
  seen: RedirectDraft,
): Promise<Result<number>> {
  const found = await heldAsSeen(tx, id, seen);
  if (!found.ok) return found;
  const gone = found.value;
  const along = await rulesAlong(tx.db, beginningOf(gone));
  const left = along.filter((one) => one.id !== id);
  const problems = checkWays(along, left, "id");
  if (problems.length > 0) return refuse(...problems);
  await deleteRedirect(tx.db, id);
  const before = traceOf(tx, gone);
  await leaveTrace(tx, { action: "redirect.remove", subject: gone.requestPath, before });
  return ok(id);
}

/** The rule that is to be written, while nobody else writes one; refuses another one than was seen. */
async function heldAsSeen(tx: Ctx, id: number, seen: RedirectDraft): Promise<Result<RedirectRow>> {
  await holdRedirects(tx.db);
  const found = await selectRedirect(tx.db, id);
  if (!found) return refuse(problem("routing.noSuchRedirect", "id"));
  return isSame(found, seen) ? ok(found) : refuse(problem("routing.redirectChanged", "id"));
}

/** Where a rule begins; an import may have written one that begins nowhere. */
const beginningOf = (rule: StoredRewrite): readonly string[] => {
  const { from } = waysOf(rule);
  return from === undefined ? [] : [from];
};

/** What is typed as a rule that is kept, right by itself. */
function ruleOf(ctx: Ctx, { storeViewId, kind, ...typed }: RedirectDraft): Result<StoredRewrite> {
  const isView = storeViewsOf(ctx).some(({ id }) => id === storeViewId);
  if (!isView) return refuse(problem("routing.noSuchStoreView", "storeViewId"));
  const problems = checkRedirect(typed);
  if (problems.length > 0) return refuse(...problems);
  return ok({
    storeViewId,
    requestPath: redirectPath(typed.requestPath) ?? typed.requestPath,
    targetPath: redirectTarget(typed.targetPath) ?? typed.targetPath,
    redirectCode: REDIRECT_CODES[kind],
  });
}

const isSame = (rule: StoredRewrite, seen: RedirectDraft) =>
  rule.storeViewId === seen.storeViewId &&
  rule.requestPath === seen.requestPath &&
  rule.targetPath === seen.targetPath &&
  rule.redirectCode === REDIRECT_CODES[seen.kind];

/** Where a redirect may hold: everywhere, or in one store view. */
export const storeViewsOf = (
  ctx: Ctx,
): readonly { readonly id: number; readonly name: string }[] => [
  { id: EVERY_VIEW, name: "All store views" },
  ...ctx.held(stores).views.map(({ id, name }) => ({ id, name })),
];

export const storeViewName = (ctx: Ctx, id: number) =>
  storeViewsOf(ctx).find((view) => view.id === id)?.name ?? "";

/** A redirect as the trail tells it. */
const traceOf = (ctx: Ctx, rule: StoredRewrite) => ({
  storeView: storeViewName(ctx, rule.storeViewId),
  requestPath: rule.requestPath,
  targetPath: rule.targetPath,
  redirectCode: rule.redirectCode,
});
