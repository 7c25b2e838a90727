import type { Money } from "@placket/domain/money/money";
import type { ReturnReason, ReturnState } from "@placket/domain/order/return/return-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import { awaitedOf } from "../exchange/awaited.ts";
import { selectOrderOfReturn, selectReturnList, type ReturnSearch } from "./return.sql.ts";

/** A return as a line of the list. */
export interface ListedReturn {
  readonly number: string;
  readonly order: string;
  readonly email: string;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  /** What its buyer has to pay before what it is exchanged for is sent; `null` for nothing. */
  readonly awaited: Money | null;
  readonly createdAt: Date;
}

/** Returns that match, a page of them. */
export async function listReturns(
  ctx: Ctx,
  search: ReturnSearch,
  asked: PageAsked,
): Promise<Result<Page<ListedReturn>>> {
  const page = await selectReturnList(ctx.db, search, asked);
  if (!page.ok) return page;
  const rows = page.value.rows.map((row) => ({
    number: row.number,
    order: row.order_number,
    email: row.email,
    state: row.state,
    reason: row.reason,
    awaited: row.sent && awaitedOf(row.sent),
    createdAt: row.created_at,
  }));
  return ok({ rows, next: page.value.next });
}

/** The number of the order that a return is of. */
export async function orderOfReturn(ctx: Ctx, number: string): Promise<Result<string>> {
  const found = await selectOrderOfReturn(ctx.db, number);
  return found ? ok(found.number) : refuse(problem("order.noSuchReturn", "number"));
}
