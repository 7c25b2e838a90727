import type { contactAdminEndpoints } from "@placket/contract/contact/contact.admin";
import type { MessageHolder, MessageState } from "@placket/domain/contact/message";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import type { MessageRow } from "./contact-admin.sql.ts";
import {
  answerMessage,
  askerOf,
  listMessages,
  messageById,
  moveMessage,
  noteOnMessage,
  takeMessage,
} from "./manage-messages.ts";

export const contactAdminHandlers: Handlers<typeof contactAdminEndpoints> = {
  messages: async ({ ctx }, { query }) => {
    const page = await listMessages(ctx, searchOf(query), query);
    if (!page.ok) return page;
    return ok({ ...page.value, rows: page.value.rows.map((row) => rowToWire(ctx, row)) });
  },
  exportMessages: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listMessages(ctx, searchOf(query), { ...page, sort }));
    return csvFile("messages.csv", COLUMNS, rows);
  },
  message: async ({ ctx }, { params: { id } }) => toWire(ctx, await messageById(ctx, id)),
  answerMessage: async ({ ctx }, { params: { id }, body: { version, text } }) =>
    toWire(ctx, await transact(ctx, (tx) => answerMessage(tx, { id, version }, text))),
  moveMessage: async ({ ctx }, { params: { id }, body: { version, state } }) =>
    toWire(ctx, await transact(ctx, (tx) => moveMessage(tx, { id, version }, state))),
  takeMessage: async ({ ctx }, { params: { id }, body: { version, isMine } }) =>
    toWire(ctx, await transact(ctx, (tx) => takeMessage(tx, { id, version }, isMine))),
  noteOnMessage: async ({ ctx }, { params: { id }, body: { text } }) =>
    toWire(ctx, await transact(ctx, (tx) => noteOnMessage(tx, id, text))),
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: MessageState | undefined;
  readonly holder?: MessageHolder | undefined;
}

const searchOf = ({ search = "", state, holder }: Asked) => ({
  text: search.trim(),
  state,
  holder,
});

function rowToWire(ctx: Ctx, row: MessageRow) {
  const view = ctx.held(stores).views.find(({ id }) => id === row.storeViewId);
  return {
    id: row.id,
    view: view?.name ?? "",
    customerId: row.customerId,
    name: row.name,
    email: row.email,
    telephone: row.telephone,
    comment: row.comment,
    state: row.state,
    takenBy: row.takenBy,
    isMine: row.takenBy === askerOf(ctx),
    sentAt: row.sentAt.toISOString(),
    version: row.version,
  };
}

type Whole = Awaited<ReturnType<typeof messageById>>;

function toWire(ctx: Ctx, message: Whole): Result<WholeWire> {
  if (!message.ok) return message;
  const entries = message.value.entries.map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
  }));
  return ok({ ...rowToWire(ctx, message.value), entries });
}

type WholeWire = ReturnType<typeof rowToWire> & {
  readonly entries: {
    id: number;
    kind: "reply" | "note";
    text: string;
    by: string;
    at: string;
  }[];
};

const COLUMNS: CsvColumns<MessageRow> = {
  number: ({ id }) => String(id),
  sent: ({ sentAt }) => sentAt.toISOString(),
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  telephone: ({ telephone }) => telephone ?? "",
  message: ({ comment }) => comment,
  taken_by: ({ takenBy }) => takenBy ?? "",
};
