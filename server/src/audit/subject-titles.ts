import type { AuditAction } from "@placket/domain/audit/audit-actions";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** How a room calls what an action was done to, where the trail keeps a name that nobody reads: `store 2`. */
interface SubjectTitles {
  readonly action: AuditAction;
  /** By what stands in the trail; what is there no more is not named. */
  readonly titles: (ctx: Ctx) => Promise<ReadonlyMap<string, string>>;
}

export const subjectTitles = slot<SubjectTitles>("titles of what was done to");

/** The titles of every room, by action. */
export async function titlesNow(
  ctx: Ctx,
): Promise<ReadonlyMap<AuditAction, ReadonlyMap<string, string>>> {
  const parts = ctx.held(subjectTitles);
  return new Map(
    await Promise.all(
      parts.map(async ({ action, titles }) => [action, await titles(ctx)] as const),
    ),
  );
}
