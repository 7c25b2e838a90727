import { auditActions, type AuditAction } from "@placket/domain/audit/audit-actions";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import {
  holdTrail,
  insertAudit,
  selectAudit,
  selectDone,
  selectLastChanges,
  selectLastDone,
  selectTraceOf,
  type ActRow,
  type AuditRow,
  type AuditSearch,
  type ByWhom,
  type Titled,
} from "./audit.sql.ts";
import { namesNow, titlesNow } from "./subject-titles.ts";

/** What was done to what, and how it was before and after, where that can be said. */
interface Done {
  readonly action: AuditAction;
  /** What it was done to, as staff know it: an email, a number, a scope. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Whom the trail names: a member of staff, or somebody of whom nothing is known. */
interface Doer {
  readonly id: number | null;
  readonly email: string;
}

/**
 * Writes down who did what, in the transaction of what was done: neither is there without the other. Never
 * give it a secret. Nobody but staff, or staff who act for a customer, is written down; `who` names
 * somebody who is not signed in.
 */
export async function leaveTrace(
  ctx: Pick<Ctx, "db" | "principal" | "now">,
  done: Done,
  who: Doer | undefined = doerOf(ctx),
): Promise<void> {
  await leaveTraces(ctx, [done], who);
}

/** Writes down several things that were done in one go, an entry for each. */
export async function leaveTraces(
  ctx: Pick<Ctx, "db" | "principal" | "now">,
  all: readonly Done[],
  who: Doer | undefined = doerOf(ctx),
): Promise<void> {
  if (!who) return;
  const by = {
    at: ctx.now,
    staffId: who.id,
    email: who.email,
    actingFor: ctx.principal.actingFor ? ctx.principal.customerId : null,
  };
  const entries = all.map((done) => ({
    ...by,
    ...done,
    room: auditActions[done.action].room,
  }));
  await insertAudit(ctx.db, entries);
}

/** Whoever tries and is not known. */
export const STRANGER: Doer = { id: null, email: "somebody unknown" };

/**
 * Writes down that somebody unknown tries something, once in so long for a subject: whoever goes on trying fills no
 * trail. In a transaction of its own, behind the refusal.
 */
export async function leaveTraceOfTry(
  tx: Ctx,
  done: Done,
  onceInMs: number,
): Promise<Result<void>> {
  const isTold = async () => {
    const last = await selectLastDone(tx.db, done);
    return last !== undefined && tx.now.getTime() - last.at.getTime() < onceInMs;
  };
  // Nobody waits for others where it was told long ago, which is nearly always.
  if (await isTold()) return ok(undefined);
  await holdTrail(tx.db, done);
  if (!(await isTold())) await leaveTrace(tx, done, STRANGER);
  return ok(undefined);
}

/** Writes down behind it that something was refused: somebody may be trying what they can get. */
export async function traceRefusal<Value>(
  ctx: Ctx,
  { action, subject, asked }: { action: AuditAction; subject: string; asked: object },
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.ok) return result;
  const why = result.problems.map(({ error }) => error);
  await leaveTrace(ctx, { action, subject, after: { why, ...asked } });
  return result;
}

/**
 * Writes down that somebody does something in a customer's name, before it is done: nothing is done without it, and what is
 * refused afterwards was tried. Of anybody else nothing is written.
 */
export async function traceActing(ctx: Ctx, call: string): Promise<void> {
  const { principal } = ctx;
  if (principal.kind !== "customer" || principal.actingFor === null) return;
  const subject = customerSubject(principal.customerId);
  await leaveTrace(ctx, { action: "customer.acted", subject, after: { call } });
}

/** The member of staff who asks, also in a customer's name; a super user in a customer's name by their email. */
function doerOf({ principal }: Pick<Ctx, "principal">): Doer | undefined {
  if (principal.kind === "staff") return { id: principal.staffId, email: principal.email };
  const deputy = principal.kind === "customer" ? principal.actingFor : null;
  if (!deputy) return undefined;
  return deputy.kind === "staff" ? deputy : { id: null, email: deputy.email };
}

/** An entry of the trail, and what it was done to as staff call it today. */
export interface AuditEntry extends AuditRow {
  readonly title: string;
}

/** What was done, newest first unless told, a page of it; searched by what stands in the trail and by titles. */
export async function listAudit(
  ctx: Ctx,
  search: AuditSearch,
  asked: PageAsked,
): Promise<Result<Page<AuditEntry>>> {
  const titles = await titlesNow(ctx);
  const text = (search.text ?? "").toLowerCase();
  const titled = [...titles].flatMap(([action, names]): Titled[] => {
    const found = [...names].filter(([, title]) => title.toLowerCase().includes(text));
    return found.length === 0 ? [] : [{ action, subjects: found.map(([subject]) => subject) }];
  });
  const page = await selectAudit(ctx.db, { ...search, titled }, asked);
  if (!page.ok) return page;
  const subjects = page.value.rows.map(({ subject }) => subject);
  const names = await namesNow(ctx, [...new Set(subjects)]);
  const rows = page.value.rows.map((row) => ({
    ...row,
    title: titles.get(row.action)?.get(row.subject) ?? names.get(row.subject) ?? row.subject,
  }));
  return ok({ ...page.value, rows });
}

/** Who last changed each value of a subject, and when, by the value's name. */
export function lastChanges(
  ctx: Ctx,
  of: Pick<Done, "action" | "subject">,
): Promise<ReadonlyMap<string, ByWhom>> {
  return selectLastChanges(ctx.db, of);
}

/** Who did this to that, and when, first to last. */
export function timesDone(
  ctx: Ctx,
  of: Pick<Done, "action" | "subject">,
): Promise<readonly ByWhom[]> {
  return selectDone(ctx.db, of);
}

/** Who did this to that last, and when. */
export function lastDone(
  ctx: Ctx,
  of: Pick<Done, "action" | "subject">,
): Promise<ByWhom | undefined> {
  return selectLastDone(ctx.db, of);
}

/** So many are read beside what they are about; the trail has the rest. */
const ACTS_MOST = 100;

/** What was done to a customer or in their name, the latest first. */
export const traceOf = (
  ctx: Ctx,
  of: { readonly subject: string; readonly customerId: number },
): Promise<readonly ActRow[]> => selectTraceOf(ctx.db, of, ACTS_MOST);
