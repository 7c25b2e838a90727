import { z } from "zod";
import { BOT_PROOF, BOT_PROOF_MAX } from "../bot-check/bot-proof.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** Writing to the shop. The bounds protect the server; how long a field may be the domain says, at the field. */
export const contactEndpoints = {
  sendMessage: endpoint({
    method: "POST",
    path: "app-contact-us",
    summary:
      "Writes to the shop. Sent again with the same `request`, it is kept once; the reply is what is shown.",
    source: "ACCT-27, decision 0126",
    can: "account.enter",
    body: z.object({
      name: text(1_000),
      email: text(1_000),
      telephone: text(1_000).optional(),
      comment: text(20_000),
      /** One for each message, made by whoever sends it. */
      request: z.uuid().optional(),
      [BOT_PROOF]: text(BOT_PROOF_MAX).optional(),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    errors: [
      "contact.unavailable",
      "contact.tooManySent",
      "checkout.required",
      "checkout.email",
      "checkout.notOneLine",
      "checkout.numberLength",
      "checkout.tooLong",
      "botCheck.missing",
      "botCheck.failed",
      "botCheck.unreachable",
    ],
  }),
} as const satisfies EndpointTable;
