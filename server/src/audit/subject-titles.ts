import type { AuditAction } from "@placket/domain/audit/audit-actions";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** How a room calls what an action was done to, where the trail keeps a name that nobody reads: `store 2`. */
interface SubjectTitles {
  readonly action: AuditAction;
  /** By what stands in the trail; what is there no more is not named. */
  readonly titles: (ctx: Ctx) => Promise<ReadonlyMap<string, string>>;
}

/** How a room calls some of its many subjects today, by what stands in the trail; it names what is its own. */
type NamesOf = (ctx: Ctx, subjects: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Names of subjects of which there are too many to name them all: those that are read are asked for. */
export const subjectNames = slot<NamesOf>("names of what was done to");

/** What rooms call these subjects today. */
export async function namesNow(
  ctx: Ctx,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(ctx.held(subjectNames).map((namesOf) => namesOf(ctx, subjects)));
  return new Map(named.flatMap((names) => [...names]));
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
