import { problem, type Problem } from "../problem.ts";
import { REVIEW_ANSWER_MAX, REVIEW_REASON_MAX } from "./review.ts";

/** What is wrong with why a review is rejected; it must come trimmed. */
export const checkReason = (reason: string): Problem[] =>
  reason !== "" && reason.length <= REVIEW_REASON_MAX
    ? []
    : [problem("review.reasonMissing", "reason", REVIEW_REASON_MAX)];

/** What is wrong with the shop's answer; an empty one takes it away. */
export const checkAnswer = (answer: string): Problem[] =>
  answer.length <= REVIEW_ANSWER_MAX
    ? []
    : [problem("review.answerTooLong", "answer", REVIEW_ANSWER_MAX)];
