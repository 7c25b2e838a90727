import type { Day } from "@placket/domain/clock-days";
import { checkDays, spanOf } from "@placket/domain/list-days";
import { ok, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { portalById } from "../../store/portal-of.ts";
import { taxes } from "../../tax/tax.ts";
import { selectCustomers, type CustomerSearch, type ListedRow } from "./customer-admin.sql.ts";

/** What staff ask of the list; a website stands for its store views, days for what the warehouse's clocks say. */
interface Search extends Omit<CustomerSearch, "storeViewIds" | "since" | "before"> {
  readonly websiteId?: number | undefined;
  /** The first and the last day on which they came, `2026-03-02`; both belong to it. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** A customer as a line of the list. */
export interface ListedCustomer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly group: string;
  /** Name of the portal that the account belongs to; `""` in the retail store. */
  readonly portal: string;
  /** The code of the website where the account was made. */
  readonly website: string;
  readonly createdAt: Date;
  readonly orders: number;
  readonly isActive: boolean;
}

/** Customers that match, a page of them. Refuses days of which the last is before the first. */
export async function listCustomers(
  ctx: Ctx,
  { websiteId, from, to, ...search }: Search,
  asked: PageAsked,
): Promise<Result<Page<ListedCustomer>>> {
  const problems = checkDays({ from, to });
  if (problems.length > 0) return refuse(...problems);
  const { views, defaultView } = ctx.held(stores);
  const days = spanOf({ from, to }, settingsOf(ctx, defaultView).dispatchTimeZone);
  const inWebsite = views.filter((view) => view.websiteId === websiteId).map(({ id }) => id);
  const storeViewIds = websiteId === undefined ? undefined : inWebsite;
  const page = await selectCustomers(ctx.db, { ...search, ...days, storeViewIds }, asked);
  if (!page.ok) return page;
  return ok({ ...page.value, rows: page.value.rows.map((row) => listed(ctx, row)) });
}

function listed({ held }: Ctx, row: ListedRow): ListedCustomer {
  const { id, email, company, createdAt, orders, isActive } = row;
  return {
    id,
    email,
    name: [row.firstName, row.lastName, row.suffix].filter(Boolean).join(" "),
    company,
    group: held(taxes).codeOfGroup(row.groupId) ?? "",
    portal: portalById({ held }, row.portalId)?.name ?? "",
    website: held(stores).views.find((view) => view.id === row.storeViewId)?.websiteCode ?? "",
    createdAt,
    orders,
    isActive,
  };
}
