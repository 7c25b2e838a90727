import { QUESTION_STATES } from "@placket/domain/question/question";
import { listShape } from "../page/list/list-shape.ts";
import { questionsAt } from "./question.addresses.ts";
import { STATE_TEXT } from "./state-text.ts";

/** How the list of questions is searched, filtered and sorted. */
export const questionsList = listShape({
  name: "questions",
  at: questionsAt,
  nouns: { one: "question", many: "questions" },
  search: { label: "Search questions", hint: "Question, answer, name, email or SKU" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: QUESTION_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
    },
  },
  sorts: { asked: { up: "Longest waited first", down: "Last asked first" } },
  unlessTold: "-asked",
});
