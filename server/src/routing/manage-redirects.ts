import {
  checkAmong,
  checkRedirect,
  checkWays,
  EVERY_VIEW,
  REDIRECT_CODES,
  redirectPath,
  type Redirect,
  type RedirectKind,
} from "@placket/domain/routing/redirect";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import {
  deleteRedirect,
  holdRules,
  insertRedirect,
  selectRedirect,
  selectRedirects,
  updateRedirect,
  type RedirectRow,
  type RedirectSearch,
} from "./redirect-admin.sql.ts";
import type { StoredRewrite } from "./routing.sql.ts";

/** A redirect as staff write it. */
interface RedirectDraft extends Redirect {
  readonly kind: RedirectKind;
}

/** Redirects that match, a page of them. */
export function listRedirects(
  ctx: Ctx,
  search: RedirectSearch,
  asked: PageAsked,
): Promise<Result<Page<RedirectRow>>> {
  return selectRedirects(ctx.db, search, asked);
}

export async function redirectById(ctx: Ctx, id: number): Promise<Result<RedirectRow>> {
  const found = await selectRedirect(ctx.db, id);
  return found ? ok(found) : refuse(problem("routing.noSuchRedirect", "id"));
}

/**
 * Lets a path lead to another one. Refuses a ring and a way that is too long. Whether a page stands at the path,
 * which goes first, or at the end, is not asked: staff prepare redirects before a page comes or goes.
 */
export async function addRedirect(tx: Ctx, draft: RedirectDraft): Promise<Result<RedirectRow>> {
  const checked = judged(tx, draft, await holdRules(tx.db));
  if (!checked.ok) return checked;
  const id = await insertRedirect(tx.db, checked.value);
  if (id === undefined) return refuse(problem("routing.redirectTaken", "requestPath"));
  const after = traceOf(tx, checked.value);
  await leaveTrace(tx, { action: "redirect.add", subject: checked.value.requestPath, after });
  return ok({ ...checked.value, id });
}

/** Lets it lead elsewhere. Refuses when it is another one than was seen: what a colleague wrote would be lost. */
export async function changeRedirect(
  tx: Ctx,
  id: number,
  { seen, ...draft }: RedirectDraft & { readonly seen: RedirectDraft },
): Promise<Result<RedirectRow>> {
  const rules = await holdRules(tx.db);
  const before = rules.find((one) => one.id === id);
  if (!before) return refuse(problem("routing.noSuchRedirect", "id"));
  if (!isSame(before, seen)) return refuse(problem("routing.redirectChanged", "id"));
  const others = rules.filter((one) => one.id !== id);
  const checked = judged(tx, draft, others, before);
  if (!checked.ok) return checked;
  const isWritten = await updateRedirect(tx.db, id, checked.value);
  if (!isWritten) return refuse(problem("routing.redirectTaken", "requestPath"));
  await leaveTrace(tx, {
    action: "redirect.change",
    subject: before.requestPath,
    before: traceOf(tx, before),
    after: traceOf(tx, checked.value),
  });
  return ok({ ...checked.value, id });
}

/** Takes a redirect away. Refuses when it is another one than was seen, and where the others would lead in a ring without it. */
export async function removeRedirect(
  tx: Ctx,
  id: number,
  seen: RedirectDraft,
): Promise<Result<number>> {
  const rules = await holdRules(tx.db);
  const gone = rules.find((one) => one.id === id);
  if (!gone) return refuse(problem("routing.noSuchRedirect", "id"));
  if (!isSame(gone, seen)) return refuse(problem("routing.redirectChanged", "id"));
  const left = rules.filter((one) => one.id !== id);
  const problems = checkWays(rules, left, "id");
  if (problems.length > 0) return refuse(...problems);
  await deleteRedirect(tx.db, id);
  const before = traceOf(tx, gone);
  await leaveTrace(tx, { action: "redirect.remove", subject: gone.requestPath, before });
  return ok(id);
}

/** The rule as it is kept, held against the others. */
function judged(
  ctx: Ctx,
  { storeViewId, kind, ...typed }: RedirectDraft,
  others: readonly StoredRewrite[],
  was?: StoredRewrite,
): Result<StoredRewrite> {
  const isView = storeViewsOf(ctx).some(({ id }) => id === storeViewId);
  if (!isView) return refuse(problem("routing.noSuchStoreView", "storeViewId"));
  const problems = checkRedirect(typed);
  if (problems.length > 0) return refuse(...problems);
  const rule = {
    storeViewId,
    requestPath: redirectPath(typed.requestPath) ?? typed.requestPath,
    targetPath: redirectPath(typed.targetPath) ?? typed.targetPath,
    redirectCode: REDIRECT_CODES[kind],
  };
  const found = checkAmong(rule, others, was);
  return found.length > 0 ? refuse(...found) : ok(rule);
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
