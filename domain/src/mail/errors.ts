import { notFound, type ErrorTable } from "../error-row.ts";

/** Refusals about the letters that staff read. */
export const mailErrors = {
  "mail.noSuchLetter": notFound("The letter does not exist.", "issue, mail without SMTP"),
} as const satisfies ErrorTable;
