import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const params = z.object({ number: text(32) });
const source = "issue 9.8";

const letters = z.object({
  letters: z.array(
    z.object({
      id: z.number(),
      recipient: z.string(),
      subject: z.string(),
      writtenAt: z.string(),
      /** When a mail server took it; `null` while it waits for one. */
      sentAt: z.string().nullable(),
      /** Whether it may be written again: a secret one is not. */
      canBeAgain: z.boolean(),
    }),
  ),
});

/** Letters about an order. */
export const orderLetterEndpoints = {
  orderLetters: endpoint({
    method: "GET",
    path: "orders/:number/letters",
    summary: "The letters that the buyer of an order got about it, first to last.",
    source,
    can: "letters.read",
    params,
    reply: letters,
    errors: ["staff.signInRequired", "order.noSuchOrder"],
  }),
  resendLetter: endpoint({
    method: "POST",
    path: "orders/:number/letters/:id/again",
    summary:
      "Writes a letter about an order once more, as it was, to the order's address of today.",
    source,
    can: "letters.resend",
    params: params.extend({ id }),
    reply: letters,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "mail.noSuchLetter",
      "mail.writtenJustNow",
    ],
  }),
} as const satisfies EndpointTable;
