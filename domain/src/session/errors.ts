import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about sessions, whoever holds them. */
export const sessionErrors = {
  "session.noSuchSession": refusal("This session has ended already.", "issue 8, A1", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
} as const satisfies ErrorTable;
