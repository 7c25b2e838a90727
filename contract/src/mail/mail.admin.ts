import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const letter = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  writtenAt: z.string(),
  /** When a mail server took it; `null` while it waits for one. */
  sentAt: z.string().nullable(),
});

/** The letters to shoppers: kept whether a mail server is configured or not. */
export const mailAdminEndpoints = {
  letters: endpoint({
    method: "GET",
    path: "letters",
    summary: "Letters, newest first.",
    source: "issue: without SMTP the message goes to an outbox table that staff can read",
    auth: "staff",
    query: z.object({
      /** A part of the recipient or of the subject. */
      search: text(100).optional(),
      /** `next` of the page before. */
      before: id.optional(),
    }),
    reply: z.object({ letters: z.array(letter), next: z.number().nullable() }),
    errors: ["staff.signInRequired"],
  }),
  letter: endpoint({
    method: "GET",
    path: "letters/:id",
    summary: "One letter as text and as HTML, as it was written.",
    source: "issue: without SMTP the message goes to an outbox table that staff can read",
    auth: "staff",
    params: z.object({ id }),
    reply: letter.extend({ text: z.string(), html: z.string() }),
    errors: ["staff.signInRequired", "mail.noSuchLetter"],
  }),
} as const satisfies EndpointTable;
