import type {
  MutationCreateQuestionArgs,
  QueryGetQuestionsArgs,
  QueryGetQuestionsCountArgs,
  StoreConfig,
} from "@placket/contract/graphql.gen";
import { QUESTION_PLACE, QUESTIONS_PAGE } from "@placket/domain/question/question";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { stores } from "../store/store-config.ts";
import { askQuestion, guestsMayAsk, questionsCount, shownQuestions } from "./question.ts";

/** Questions by the documents' names (catalogue §7). */
export const questionResolvers = {
  Query: {
    getQuestionsCount: async (_: unknown, asked: QueryGetQuestionsCountArgs, ctx: Ctx) => {
      const { identifier, display_at: displayAt } = asked;
      return { total_count: orThrow(await questionsCount(ctx, { identifier, displayAt })) };
    },
    getQuestions: async (_: unknown, asked: QueryGetQuestionsArgs, ctx: Ctx) => {
      const found = orThrow(
        await shownQuestions(ctx, {
          identifier: asked.identifier,
          displayAt: asked.display_at,
          search: asked.search ?? "",
          pageSize: asked.pageSize ?? QUESTIONS_PAGE,
          currentPage: asked.currentPage ?? 1,
        }),
      );
      const { items, total, pageSize, currentPage } = found;
      return {
        items: items.map(({ id, askedAt, answeredAt, ...texts }) => ({
          ...texts,
          question_id: id,
          created_at: askedAt.toISOString(),
          answered_at: answeredAt.toISOString(),
        })),
        total_count: total,
        page_info: {
          current_page: currentPage,
          page_size: pageSize,
          total_pages: Math.ceil(total / pageSize),
        },
      };
    },
  },
  Mutation: {
    createQuestion: async (_: unknown, sent: MutationCreateQuestionArgs, ctx: Ctx) => {
      const asked = orThrow(
        await askQuestion(ctx, {
          identifier: sent.identifier,
          displayAt: sent.display_at,
          pageType: sent.page_type,
          question: sent.question,
          author: sent.author ?? "",
          email: sent.email ?? "",
        }),
      );
      const { id, customerId, askedAt, ...texts } = asked;
      return {
        ...texts,
        question_id: id,
        page_type: QUESTION_PLACE,
        display_at: QUESTION_PLACE,
        customer_id: customerId,
        created_at: askedAt.toISOString(),
      };
    },
  },
  StoreConfig: {
    allow_guest_to_question: (
      { store_code: code }: Pick<StoreConfig, "store_code">,
      _: unknown,
      ctx: Ctx,
    ) => guestsMayAsk({ ...ctx, store: ctx.held(stores).viewByCode(code ?? "") ?? ctx.store }),
  },
};
