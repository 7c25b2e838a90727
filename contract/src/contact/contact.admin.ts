import {
  ENTRY_KINDS,
  MESSAGE_ENDS,
  MESSAGE_HOLDERS,
  MESSAGE_STATES,
} from "@placket/domain/contact/message";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const state = z.enum(MESSAGE_STATES);

/** A message to the shop as the list of staff has it. */
const row = z.object({
  id: z.number(),
  view: z.string(),
  customerId: z.number().nullable(),
  name: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  comment: z.string(),
  state,
  /** The email of whoever of the staff has taken it. */
  takenBy: z.string().nullable(),
  /** Whether that is who asks. */
  isMine: z.boolean(),
  sentAt: z.string(),
  version: z.number(),
});

/** The same with what staff wrote to it, the last first. */
const message = row.extend({
  entries: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(ENTRY_KINDS),
      text: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});

/** `search`: a part of message, name, email or telephone, or the message's number. */
const query = listQuery({ state: state.optional(), holder: z.enum(MESSAGE_HOLDERS).optional() }, [
  "sent",
]);

/** What was seen: whoever was faster is not written over. */
const version = z.number().int();

/** What staff write; how long it may be the domain says. */
const written = text(20_000);

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "contact.noSuchMessage",
  "contact.cannotBecome",
  "contact.changedMeanwhile",
] as const;

/** Messages to the shop, as staff read and answer them. */
export const contactAdminEndpoints = {
  messages: endpoint({
    method: "GET",
    path: "messages",
    summary: "What people write to the shop, the last sent first.",
    source: "issue 12, hallway §7",
    can: "messages.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportMessages: endpoint({
    method: "GET",
    path: "messages.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "messages.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  message: endpoint({
    method: "GET",
    path: "messages/:id",
    summary: "One message, with what staff wrote to it.",
    source: "issue 12, hallway §7",
    can: "messages.read",
    params: z.object({ id }),
    reply: message,
    errors: ["staff.signInRequired", "contact.noSuchMessage"],
  }),
  answerMessage: endpoint({
    method: "POST",
    path: "messages/:id/answers",
    summary: "Answers a message: its sender has the text by letter, in the language of their view.",
    source: "issue 12, hallway §7",
    can: "messages.answer",
    params: z.object({ id }),
    body: z.object({ version, text: written }),
    reply: message,
    errors: [...refusals, "contact.textMissing", "contact.tooLong"],
  }),
  moveMessage: endpoint({
    method: "PUT",
    path: "messages/:id/state",
    summary: "Closes a message, or opens it again. Nobody is told.",
    source: "issue 12, hallway §7",
    can: "messages.answer",
    params: z.object({ id }),
    body: z.object({ version, state: z.enum(MESSAGE_ENDS) }),
    reply: message,
    errors: refusals,
  }),
  takeMessage: endpoint({
    method: "PUT",
    path: "messages/:id/holder",
    summary: "Takes a message, so that nobody else answers it, or hands it back to everybody.",
    source: "issue 12, hallway §7",
    can: "messages.answer",
    params: z.object({ id }),
    body: z.object({ version, isMine: z.boolean() }),
    reply: message,
    errors: refusals,
  }),
  noteOnMessage: endpoint({
    method: "POST",
    path: "messages/:id/notes",
    summary: "Writes a note to a message, which staff alone read; nobody takes it back.",
    source: "issue 12, hallway §7",
    can: "messages.answer",
    params: z.object({ id }),
    body: z.object({ text: written }),
    reply: message,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "contact.noSuchMessage",
      "contact.textMissing",
      "contact.tooLong",
    ],
  }),
} as const satisfies EndpointTable;
