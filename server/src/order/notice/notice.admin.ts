import type { noticeEndpoints } from "@placket/contract/order/notice.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { openNotices, seeNotice } from "./staff-notices.ts";

export const noticeHandlers: Handlers<typeof noticeEndpoints> = {
  paymentNotices: async ({ ctx }) => ok({ rows: await openNotices(ctx) }),
  seePaymentNotice: ({ ctx }, { params }) => transact(ctx, (tx) => seeNotice(tx, params.id)),
};
