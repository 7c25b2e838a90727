import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { markSeen, selectOpenNotices } from "./notice.sql.ts";

/** Notices shown at once; the next ones follow once these are seen to. */
const NOTICES_MOST = 50;

/** What processors told that somebody has to look at, the oldest first. */
export async function openNotices(ctx: Ctx) {
  const rows = await selectOpenNotices(ctx.db, NOTICES_MOST);
  return rows.map(({ id, provider, kind, reference, ...row }) => ({
    id,
    provider,
    kind,
    key: row.payment_key,
    reference,
    order: row.number,
    receivedAt: row.received_at.toISOString(),
  }));
}

/** Somebody has looked at a notice; whoever comes second is told so. */
export async function seeNotice(tx: Ctx, id: number): Promise<Result<{ readonly seen: true }>> {
  const notice = await markSeen(tx.db, id);
  if (!notice) return refuse(problem("payment.noSuchNotice", "id"));
  const { provider, kind, payment_key: key } = notice;
  const subject = key ?? `${provider} ${id}`;
  await leaveTrace(tx, { action: "payment.noticeSeen", subject, after: { provider, kind } });
  return ok({ seen: true });
}
