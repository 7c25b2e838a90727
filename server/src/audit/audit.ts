import { auditActions, type AuditAction } from "@placket/domain/audit/audit-actions";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import {
  insertAudit,
  selectAudit,
  selectDone,
  selectLastChanges,
  type AuditRow,
  type AuditSearch,
  type ByWhom,
} from "./audit.sql.ts";

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
  if (!who) return;
  const { action, subject, before, after } = done;
  const { room } = auditActions[action];
  const { id: staffId, email } = who;
  const actingFor = ctx.principal.customerId;
  const entry = { at: ctx.now, staffId, email, actingFor, room, action, subject, before, after };
  await insertAudit(ctx.db, entry);
}

/** The member of staff who asks, also in a customer's name. */
function doerOf({ principal }: Pick<Ctx, "principal">): Doer | undefined {
  if (principal.kind === "staff") return { id: principal.staffId, email: principal.email };
  const deputy = principal.kind === "customer" ? principal.actingFor : null;
  return deputy?.kind === "staff" ? deputy : undefined;
}

/** What was done, newest first unless told, a page of it. */
export function listAudit(
  ctx: Ctx,
  search: AuditSearch,
  asked: PageAsked,
): Promise<Result<Page<AuditRow>>> {
  return selectAudit(ctx.db, search, asked);
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
