import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id } from "../shapes.ts";

const letter = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  writtenAt: z.string(),
  /** When a mail server took it; `null` while it waits for one. */
  sentAt: z.string().nullable(),
});

/** `search`: a part of the recipient or of the subject. */
const query = listQuery({ state: z.enum(["waiting", "sent"]).optional() }, [
  "written",
  "recipient",
]);

/** The letters to shoppers: kept whether a mail server is configured or not. */
export const mailAdminEndpoints = {
  letters: endpoint({
    method: "GET",
    path: "letters",
    summary: "Letters, newest first.",
    source: "issue: without SMTP the message goes to an outbox table that staff can read",
    can: "letters.read",
    query,
    reply: listReply(letter),
    errors: ["staff.signInRequired"],
  }),
  exportLetters: endpoint({
    method: "GET",
    path: "letters.csv",
    summary: "The same letters as a file, all of them, without what stands in them.",
    source: "hallway §7: export",
    can: "letters.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  letter: endpoint({
    method: "GET",
    path: "letters/:id",
    summary: "One letter as it was written, as text.",
    source: "issue: without SMTP the message goes to an outbox table that staff can read",
    can: "letters.read",
    params: z.object({ id }),
    reply: letter.extend({ text: z.string() }),
    errors: ["staff.signInRequired", "mail.noSuchLetter"],
  }),
  letterDocument: endpoint({
    method: "GET",
    path: "letters/:id/document",
    summary: "One letter as its reader sees it, to be shown in a frame.",
    source: "issue: without SMTP the message goes to an outbox table that staff can read",
    can: "letters.read",
    params: z.object({ id }),
    gives: "html",
    errors: ["staff.signInRequired", "mail.noSuchLetter"],
  }),
} as const satisfies EndpointTable;
