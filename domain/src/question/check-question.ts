import { checkEmail } from "../checkout/email.ts";
import { problem, type Problem } from "../problem.ts";
import type { EmailPattern } from "../store/settings.ts";
import {
  ANSWER_MAX,
  AUTHOR_MAX,
  QUESTION_EMAIL_MAX,
  QUESTION_MAX,
  QUESTION_MOVES,
  REJECT_REASON_MAX,
  type QuestionState,
} from "./question.ts";

/** A question as it is asked, its texts read by `plainText`. */
interface AskedQuestion {
  readonly question: string;
  readonly author: string;
  readonly email: string;
}

/**
 * What is wrong with a question (QNA-04, QNA-05): one refusal for all that is empty, at the first such field. Whoever has
 * an account brings name and email with it.
 */
export function checkQuestion(
  { question, author, email }: AskedQuestion,
  pattern: EmailPattern,
): readonly Problem[] {
  const [empty] = Object.entries({ question, author, email }).filter(([, text]) => text === "");
  if (empty) return [problem("question.incomplete", empty[0])];
  return [
    ...longer("question", question, QUESTION_MAX),
    ...longer("author", author, AUTHOR_MAX),
    ...longer("email", email, QUESTION_EMAIL_MAX),
    ...checkEmail(email, pattern),
  ];
}

/** What staff publish. */
interface AnswerDraft {
  readonly question: string;
  readonly author: string;
  readonly answer: string;
}

/** What is wrong with an answer and the question that it is published with. */
export function checkAnswer({ question, author, answer }: AnswerDraft): readonly Problem[] {
  const empty = Object.entries({ question, author, answer }).filter(([, text]) => text === "");
  return [
    ...empty.map(([field]) => problem("question.textMissing", field)),
    ...longer("question", question, QUESTION_MAX),
    ...longer("author", author, AUTHOR_MAX),
    ...longer("answer", answer, ANSWER_MAX),
  ];
}

/** What is wrong with the reason for which a question is kept from the page. */
export function checkRejection(reason: string): readonly Problem[] {
  if (reason === "") return [problem("question.textMissing", "reason")];
  return longer("reason", reason, REJECT_REASON_MAX);
}

/** What is wrong with a question's becoming this. */
export function checkMove(from: QuestionState, to: QuestionState): readonly Problem[] {
  return QUESTION_MOVES[from].includes(to) ? [] : [problem("question.cannotBecome")];
}

const longer = (field: string, text: string, most: number): readonly Problem[] =>
  text.length > most ? [problem("question.tooLong", field, most)] : [];
