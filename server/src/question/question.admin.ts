import type { questionAdminEndpoints } from "@placket/contract/question/question.admin";
import { ok } from "@placket/domain/problem";
import type { QuestionState } from "@placket/domain/question/question";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { answerQuestion, listQuestions, questionById, rejectQuestion } from "./manage-questions.ts";
import type { QuestionRow } from "./question-admin.sql.ts";
import { pathOf } from "./question-letters.ts";

export const questionAdminHandlers: Handlers<typeof questionAdminEndpoints> = {
  questions: async ({ ctx }, { query }) => {
    const page = await listQuestions(ctx, searchOf(query), query);
    if (!page.ok) return page;
    return ok({ ...page.value, rows: page.value.rows.map((row) => toWire(ctx, row)) });
  },
  exportQuestions: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listQuestions(ctx, searchOf(query), { ...page, sort }));
    return csvFile("questions.csv", COLUMNS, rows);
  },
  question: async ({ ctx }, { params: { id } }) => {
    const found = await questionById(ctx, id);
    return found.ok ? ok(toWire(ctx, found.value)) : found;
  },
  answerQuestion: async ({ ctx }, { params: { id }, body }) => {
    const answered = await transact(ctx, (tx) => answerQuestion(tx, id, body));
    return answered.ok ? ok(toWire(ctx, answered.value)) : answered;
  },
  rejectQuestion: async ({ ctx }, { params: { id }, body }) => {
    const rejected = await transact(ctx, (tx) => rejectQuestion(tx, id, body));
    return rejected.ok ? ok(toWire(ctx, rejected.value)) : rejected;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: QuestionState | undefined;
}

const searchOf = ({ search = "", state }: Asked) => ({ text: search.trim(), state });

function toWire(ctx: Ctx, row: QuestionRow) {
  const view = ctx.held(stores).views.find(({ id }) => id === row.storeViewId);
  return {
    id: row.id,
    product: {
      sku: row.sku,
      name: row.name,
      url: pathOf(view ? { ...ctx, store: view } : ctx, row.productId),
    },
    view: view?.name ?? "",
    customerId: row.customerId,
    author: row.author,
    email: row.email,
    question: row.question,
    answer: row.answer,
    state: row.state,
    rejectReason: row.rejectReason,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    toldAt: row.toldAt?.toISOString() ?? null,
    version: row.version,
  };
}

const COLUMNS: CsvColumns<QuestionRow> = {
  asked: ({ askedAt }) => askedAt.toISOString(),
  state: ({ state }) => state,
  sku: ({ sku }) => sku,
  product: ({ name }) => name,
  author: ({ author }) => author,
  email: ({ email }) => email,
  question: ({ question }) => question,
  answer: ({ answer }) => answer ?? "",
  answered: ({ answeredAt }) => answeredAt?.toISOString() ?? "",
  rejected_because: ({ rejectReason }) => rejectReason ?? "",
};
