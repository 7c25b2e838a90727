import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id } from "../shapes.ts";

/** What processors tell by themselves and the store cannot place: a dispute, money that it does not know of. */
export const noticeEndpoints = {
  paymentNotices: endpoint({
    method: "GET",
    path: "payment-notices",
    summary: "What processors told by themselves and somebody has to look at, the oldest first.",
    source: "issue 9.5: an unknown thing is told to staff",
    can: "payments.lookAfter",
    reply: z.object({
      rows: z.array(
        z.object({
          id: z.number(),
          provider: z.string(),
          /** As the processor calls it. */
          kind: z.string(),
          /** The payment's key, and what the processor calls it, as far as it told. */
          key: z.string().nullable(),
          reference: z.string().nullable(),
          /** The order that it is about, where the store knows. */
          order: z.string().nullable(),
          receivedAt: z.string(),
        }),
      ),
    }),
    errors: ["access.forbidden", "staff.signInRequired"],
  }),
  seePaymentNotice: endpoint({
    method: "POST",
    path: "payment-notices/:id/seen",
    summary: "Somebody has looked at a notice: it is on the list no more.",
    source: "issue 9.5",
    can: "payments.lookAfter",
    params: z.object({ id: id }),
    reply: z.object({ seen: z.literal(true) }),
    errors: ["access.forbidden", "staff.signInRequired", "payment.noSuchNotice"],
  }),
} as const satisfies EndpointTable;
