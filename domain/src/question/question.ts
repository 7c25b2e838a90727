/** How a question stands: nobody has answered it, it stands on the product's page, or staff keep it from there. */
export const QUESTION_STATES = ["open", "answered", "rejected"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** What a question may become next; an answer is also put better, and taken down. */
export const QUESTION_MOVES: Readonly<Record<QuestionState, readonly QuestionState[]>> = {
  open: ["answered", "rejected"],
  answered: ["answered", "rejected"],
  rejected: ["answered"],
};

/** What a question is asked about, and where it stands: this store has products alone (QNA-02). */
export const QUESTION_PLACE = "product";

/** Characters that a field may have. */
export const QUESTION_MAX = 1_000;
export const AUTHOR_MAX = 50;
export const ANSWER_MAX = 4_000;
export const REJECT_REASON_MAX = 300;
export const QUESTION_EMAIL_MAX = 254;
export const QUESTION_SEARCH_MAX = 100;

/** Questions on a page of them unless told, and at most. */
export const QUESTIONS_PAGE = 5;
export const QUESTIONS_PAGE_MAX = 20;

/** From so many on one searches among them. */
export const QUESTIONS_SEARCHED_FROM = 6;

/** As what somebody with an account asks unless they say otherwise: their first name and the initial of the last. */
export const nicknameOf = (firstName: string, lastName: string): string =>
  [firstName.trim(), lastName.trim().slice(0, 1)].filter(Boolean).join(" ").slice(0, AUTHOR_MAX);
