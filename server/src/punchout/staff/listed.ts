import type { VisitState } from "@placket/domain/punchout/protocol";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { PageAsked } from "../../list/list-page.ts";
import { selectPartners, selectVisits, selectVisitWithDocuments } from "./punchout-admin.sql.ts";

interface PartnersAsked {
  readonly search?: string | undefined;
  readonly active?: "no" | "yes" | undefined;
}

/** A page of the list of partners (hallway §7). */
export const listedPartners = (ctx: Ctx, { search = "", active }: PartnersAsked, page: PageAsked) =>
  selectPartners(
    ctx.db,
    { text: search.trim(), isActive: active === undefined ? undefined : active === "yes" },
    page,
  );

interface VisitsAsked {
  readonly search?: string | undefined;
  readonly state?: VisitState | undefined;
  readonly partner?: number | undefined;
}

/** A page of the list of visits. */
export const listedVisits = (
  ctx: Ctx,
  { search = "", state, partner }: VisitsAsked,
  page: PageAsked,
) => selectVisits(ctx.db, { text: search.trim(), state, partner }, page);

type RowsOf<
  List extends (...args: never[]) => Promise<Result<{ readonly rows: readonly unknown[] }>>,
> = Extract<Awaited<ReturnType<List>>, { readonly ok: true }>["value"]["rows"][number];
export type PartnerRow = RowsOf<typeof selectPartners>;
export type VisitRow = RowsOf<typeof selectVisits>;

type WholeVisit = NonNullable<Awaited<ReturnType<typeof selectVisitWithDocuments>>>;

/** One visit with its documents. */
export async function knownVisit(ctx: Ctx, id: number): Promise<Result<WholeVisit>> {
  const visit = await selectVisitWithDocuments(ctx.db, id);
  return visit ? ok(visit) : refuse(problem("punchout.noSuchVisit", "id"));
}
