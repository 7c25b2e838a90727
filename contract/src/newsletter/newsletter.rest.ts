import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** The newsletter's boxes (FOOT-15). */
export const newsletterEndpoints = {
  subscribeEmail: endpoint({
    method: "POST",
    path: "app-subscribe-email",
    summary: "Asks whoever reads the address by letter whether they want the newsletter.",
    source: "FOOT-15, ACCT-28, reading 64",
    can: "account.enter",
    body: z.object({ email: text(320) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
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
