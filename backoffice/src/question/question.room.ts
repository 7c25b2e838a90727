import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { questionAt, questionsAt } from "./question.addresses.ts";

export const questionRoom: Room = {
  pages: [
    page(questionsAt, {
      title: "Questions",
      can: "questions.read",
      nav: { title: "Questions", group: "catalog", place: 17 },
      load: lateModule(() => import("./QuestionsPage.tsx")),
    }),
    page(questionAt, {
      title: "Question",
      can: "questions.read",
      load: lateModule(() => import("./QuestionPage.tsx")),
    }),
  ],
};
