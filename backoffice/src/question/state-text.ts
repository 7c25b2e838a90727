import type { QuestionState } from "@placket/domain/question/question";

/** How a question stands, in words. */
export const STATE_TEXT: Readonly<Record<QuestionState, string>> = {
  open: "To be answered",
  answered: "On the page",
  rejected: "Kept from the page",
};
