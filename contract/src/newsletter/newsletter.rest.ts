import { z } from "zod";
import { BOT_PROOF, BOT_PROOF_MAX } from "../bot-check/bot-proof.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** The newsletter's boxes (FOOT-15). */
export const newsletterEndpoints = {
  subscribeEmail: endpoint({
    method: "POST",
    path: "app-subscribe-email",
    summary: "Asks whoever reads the address by letter whether they want the newsletter.",
    source: "FOOT-15, ACCT-28, OPEN-16, reading 64",
    can: "account.enter",
    body: z.object({
      email: text(320),
      /** Asked by the popup, which gives a code of its promotion (FOOT-19). */
      popup: z.boolean().optional(),
      [BOT_PROOF]: text(BOT_PROOF_MAX).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      /** The code that the address is given, once and for all; null without the popup, or where it is shown no more. */
      coupon_code: z.string().nullable(),
    }),
    errors: [
      "checkout.required",
      "checkout.email",
      "customer.tooManyAsked",
      "botCheck.missing",
      "botCheck.failed",
      "botCheck.unreachable",
    ],
  }),
} as const satisfies EndpointTable;
