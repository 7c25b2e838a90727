import { QUESTION_PLACE } from "@placket/domain/question/question";
import { formCheckOf, type FormCheckWire } from "../bot-check/form-check.codec.ts";
import type { AnsweredQuestion, MutationCreateQuestionArgs, StoreConfig } from "../graphql.gen.ts";

interface QuestionsWire {
  readonly items: readonly Pick<
    AnsweredQuestion,
    "question_id" | "author" | "question" | "answer"
  >[];
  readonly total_count: number;
  readonly page_info: { readonly total_pages: number | null };
}

/** A page of answered questions, and who may ask one by which check (QNA-06, QNA-09). */
export function questionsFromWire(
  { items, total_count: total, page_info: { total_pages: pages } }: QuestionsWire,
  config: Pick<StoreConfig, "allow_guest_to_question"> & FormCheckWire,
) {
  const check = formCheckOf(config);
  return {
    items: items.map(({ question_id: id, ...texts }) => ({ id, ...texts })),
    total,
    pages: pages ?? 1,
    guestsMayAsk: config.allow_guest_to_question ?? false,
    check: check?.forms.includes("question") ? check : null,
  };
}

/** What is asked, and by whom. */
export interface QuestionSent {
  readonly productId: number;
  readonly question: string;
  readonly author: string;
  readonly email: string;
  readonly customerId: number | null;
}

/** A question as it is sent (QNA-08). */
export const questionToWire = ({
  productId,
  customerId,
  ...texts
}: QuestionSent): Required<MutationCreateQuestionArgs> => ({
  author: texts.author,
  email: texts.email,
  question: texts.question,
  page_type: QUESTION_PLACE,
  display_at: QUESTION_PLACE,
  identifier: String(productId),
  customer_id: customerId,
});
