import { can } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { staffLists, type StaffList } from "@placket/domain/staff/lists";
import { checkSavedView } from "@placket/domain/staff/saved-view";
import type { Ctx } from "../context.ts";
import { deleteView, selectViews, upsertView, type SavedView } from "./saved-view.sql.ts";
import { askingStaff } from "./staff.ts";
import { lockStaff } from "./staff.sql.ts";

/** One's own views of a list, by name. Refuses a list that one may not see. */
export async function savedViews(ctx: Ctx, list: StaffList): Promise<Result<SavedView[]>> {
  const allowed = can(ctx.principal, staffLists[list]);
  if (allowed !== true) return refuse(problem(allowed, "list"));
  const { id } = await askingStaff(ctx);
  return ok(await selectViews(ctx.db, { staffId: id, list }));
}

/** Saves a view of a list that one may see, in the place of one's own view of that name. */
export async function saveView(
  tx: Ctx,
  { list, name, query }: { list: StaffList; name: string; query: string },
): Promise<Result<SavedView>> {
  const staff = await askingStaff(tx);
  // One after the other: two that are saved at once would each count the other's not.
  await lockStaff(tx.db, staff.id);
  const others = await savedViews(tx, list);
  if (!others.ok) return others;
  const problems = checkSavedView({ name }, others.value);
  if (problems.length > 0) return refuse(...problems);
  const of = { staffId: staff.id, list };
  return ok(await upsertView(tx.db, of, { name: name.trim(), query: keptOf(query) }));
}

export async function removeView(tx: Ctx, id: number): Promise<Result<number>> {
  const staff = await askingStaff(tx);
  const isGone = await deleteView(tx.db, staff.id, id);
  return isGone ? ok(id) : refuse(problem("staff.noSuchView", "id"));
}

/** What a view keeps of an address: all but the place of a page, which means nothing tomorrow. */
function keptOf(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete("after");
  return kept.toString();
}
