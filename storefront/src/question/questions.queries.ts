import {
  questionsFromWire,
  questionToWire,
  type QuestionSent,
} from "@placket/contract/question/question.codec";
import { QUESTIONS_PAGE } from "@placket/domain/question/question";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { proofHeader } from "../bot-check/bot-proof.ts";
import { queryOptions } from "../query/query.ts";

const shownQuestions = operation(
  "ProductQuestions",
  `query ProductQuestions($identifier: String!, $search: String, $size: Int, $page: Int) {
    getQuestions(identifier: $identifier, search: $search, pageSize: $size, currentPage: $page) {
      items { question_id author question answer }
      total_count
      page_info { total_pages }
    }
    storeConfig {
      allow_guest_to_question recaptcha_site_key form_recaptcha_type form_recaptcha_actions
    }
  }`,
);

interface QuestionsAsked {
  readonly productId: number;
  readonly search: string;
  readonly page: number;
}

/** A page of a product's answered questions, and who may ask one here by which check (QNA-06, QNA-09). */
export function questionsQuery(shop: Shop, { productId, search, page }: QuestionsAsked) {
  return queryOptions({
    queryKey: shopKey(shop, "questions", productId, search, page),
    staleTime: 60_000,
    queryFn: async () => {
      const identifier = String(productId);
      const asked = { identifier, search, size: QUESTIONS_PAGE, page };
      const { getQuestions, storeConfig } = await shop.graphql(shownQuestions, asked);
      return questionsFromWire(getQuestions, answered(storeConfig));
    },
  });
}

export type ShownQuestions = Awaited<ReturnType<ReturnType<typeof questionsQuery>["queryFn"]>>;

const createQuestion = operation(
  "CreateQuestion",
  `mutation CreateQuestion($author: String, $email: String, $page_type: String, $question: String!,
      $display_at: String, $identifier: String!, $customer_id: Int) {
    createQuestion(author: $author, email: $email, page_type: $page_type, question: $question,
      display_at: $display_at, identifier: $identifier, customer_id: $customer_id) { question_id }
  }`,
);

/** Asks about a product (QNA-08); the proof that no machine does goes in a header (QNA-09). */
export const sendQuestion = (shop: Shop, sent: QuestionSent, proof: string | undefined) =>
  shop.graphql(createQuestion, questionToWire(sent), proofHeader(proof));
