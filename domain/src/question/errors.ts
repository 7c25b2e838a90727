import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of questions about products; the form is a late part and says them in the store's own words. */
export const questionErrors = {
  "question.incomplete": fieldRefusal("Please fill in all fields.", "QNA-05"),
  "question.tooLong": fieldRefusal("Write %1 characters at most.", "QNA-02"),
  "question.noSuchProduct": notFound("This product is not available.", "QNA-08"),
  "question.noSuchPlace": refusal("Questions are asked about products alone.", "QNA-02, QNA-08"),
  "question.loginRequired": refusal("Please sign in to add a question.", "QNA-06", {
    status: 401,
    category: "graphql-authorization",
  }),
  "question.tooManyAsked": refusal(
    "You have asked many questions. Please try again in %1 min.",
    "QNA-08",
    { status: 429 },
  ),
  "question.noSuchQuestion": notFound("There is no such question.", "QNA-02"),
  "question.textMissing": fieldRefusal("Fill this in.", "hallway §7"),
  "question.cannotBecome": refusal("It is kept from the page already.", "hallway §7", {
    status: 409,
  }),
  "question.changedMeanwhile": refusal(
    "Somebody else changed this question meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
