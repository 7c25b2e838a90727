import {
  ANSWER_MAX,
  AUTHOR_MAX,
  QUESTION_MAX,
  QUESTION_STATES,
  REJECT_REASON_MAX,
} from "@placket/domain/question/question";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const state = z.enum(QUESTION_STATES);

/** A question as staff see it. */
const question = z.object({
  id: z.number(),
  /** The product, or the family of the variant, that it is about. */
  product: z.object({ sku: z.string(), name: z.string(), url: z.string().nullable() }),
  view: z.string(),
  customerId: z.number().nullable(),
  author: z.string(),
  email: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
  state,
  rejectReason: z.string().nullable(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** When the answer went to whoever asked. */
  toldAt: z.string().nullable(),
  version: z.number(),
});

/** `search`: a part of question, answer, name or email, or the beginning of an SKU. */
const query = listQuery({ state: state.optional() }, ["asked"]);

/** What was seen: whoever was faster is not written over. */
const version = z.number().int();

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "question.noSuchQuestion",
  "question.cannotBecome",
  "question.changedMeanwhile",
  "question.textMissing",
  "question.tooLong",
] as const;

/** Questions about products, as staff answer them. */
export const questionAdminEndpoints = {
  questions: endpoint({
    method: "GET",
    path: "questions",
    summary: "What shoppers ask about products, the last asked first.",
    source: "QNA-02, hallway §7",
    can: "questions.read",
    query,
    reply: listReply(question),
    errors: ["staff.signInRequired"],
  }),
  exportQuestions: endpoint({
    method: "GET",
    path: "questions.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "questions.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  question: endpoint({
    method: "GET",
    path: "questions/:id",
    summary: "One question.",
    source: "QNA-02, hallway §7",
    can: "questions.read",
    params: z.object({ id }),
    reply: question,
    errors: ["staff.signInRequired", "question.noSuchQuestion"],
  }),
  answerQuestion: endpoint({
    method: "PUT",
    path: "questions/:id/answer",
    summary:
      "Answers a question, in words that staff may put better: both stand on the product's page then, and whoever asked is told by letter, once.",
    source: "PDP-16, hallway §7",
    can: "questions.answer",
    params: z.object({ id }),
    body: z.object({
      version,
      question: text(QUESTION_MAX),
      author: text(AUTHOR_MAX),
      answer: text(ANSWER_MAX),
    }),
    reply: question,
    errors: refusals,
  }),
  rejectQuestion: endpoint({
    method: "PUT",
    path: "questions/:id/rejection",
    summary: "Keeps a question from the product's page, for a reason that staff alone read.",
    source: "PDP-16, hallway §7",
    can: "questions.answer",
    params: z.object({ id }),
    body: z.object({ version, reason: text(REJECT_REASON_MAX) }),
    reply: question,
    errors: refusals,
  }),
} as const satisfies EndpointTable;
