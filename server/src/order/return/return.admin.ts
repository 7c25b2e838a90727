import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import type { returnEndpoints } from "@placket/contract/order/return.admin";
import { RETURN_REASONS } from "@placket/domain/order/return/return-state";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow } from "../../list/list-page.ts";
import { orderAsWire } from "../order.admin.ts";
import { orderAfter } from "../step/order-steps.admin.ts";
import { closeReturn } from "./close-return.ts";
import { requestReturn } from "./request-return.ts";
import {
  approveReturn,
  checkReturned,
  receiveReturn,
  refundReturn,
  rejectReturn,
} from "./return-steps.ts";
import { listReturns, orderOfReturn, type ListedReturn } from "./list-returns.ts";

export const returnHandlers: Handlers<typeof returnEndpoints> = {
  returns: async ({ ctx }, { query }) => {
    const page = await listReturns(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(toWire) }) : page;
  },
  exportReturns: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listReturns(ctx, searchOf(query), { ...page, sort }));
    return csvFile("returns.csv", FILE_COLUMNS, rows);
  },
  openReturn: async ({ ctx }, { params: { number }, body }) => {
    const asked = await requestReturn(ctx, { number, ...body }, "return");
    return orderAfter(ctx, number, asked.ok ? ok(true) : asked);
  },
  approveReturn: async ({ ctx }, { params: { number } }) =>
    orderOfReturnAfter(ctx, number, await approveReturn(ctx, number)),
  rejectReturn: async ({ ctx }, { params: { number }, body: { reason } }) =>
    orderOfReturnAfter(ctx, number, await rejectReturn(ctx, { number, reason })),
  receiveReturn: async ({ ctx }, { params: { number } }) =>
    orderOfReturnAfter(ctx, number, await receiveReturn(ctx, number)),
  checkReturn: async ({ ctx }, { params: { number }, body: { accepted } }) =>
    orderOfReturnAfter(ctx, number, await checkReturned(ctx, { number, accepted })),
  closeReturn: async ({ ctx }, { params: { number }, body }) =>
    orderOfReturnAfter(ctx, number, await closeReturn(ctx, { number, ...body })),
  refundReturn: async ({ ctx }, { params: { number }, body: { seen, ...wish } }) =>
    orderOfReturnAfter(
      ctx,
      number,
      await refundReturn(ctx, { ...wish, number, seen: moneyFromWire(seen) }),
    ),
};

/** The order of a return as it is once the step is done; else why it was not. */
export async function orderOfReturnAfter(ctx: Ctx, number: string, done: Result<true>) {
  if (!done.ok) return done;
  const order = await orderOfReturn(ctx, number);
  return order.ok ? orderAsWire(ctx, order.value) : order;
}

interface Asked {
  readonly search?: string | undefined;
  readonly state?: ListedReturn["state"] | undefined;
}

const searchOf = ({ search = "", state }: Asked) => ({ text: search.trim(), state });

const toWire = ({ createdAt, reason, awaited, ...row }: ListedReturn) => ({
  ...row,
  reason: RETURN_REASONS[reason],
  awaited: awaited && moneyToWire(awaited),
  createdAt: createdAt.toISOString(),
});

const FILE_COLUMNS: CsvColumns<ListedReturn> = {
  return: ({ number }) => number,
  order: ({ order }) => order,
  email: ({ email }) => email,
  state: ({ state }) => state,
  reason: ({ reason }) => reason,
  asked: ({ createdAt }) => createdAt.toISOString(),
};
