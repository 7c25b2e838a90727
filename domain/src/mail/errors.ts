import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const TEXTS = "issue 9 §10, letters edited by staff";

/** Refusals about the letters that staff read and word. */
export const mailErrors = {
  "mail.noSuchLetter": notFound("The letter does not exist.", "issue, mail without SMTP"),
  "mail.writtenJustNow": refusal(
    "This letter was written a moment ago. Please wait a minute.",
    "issue 9.8",
    { status: 409 },
  ),
  "mail.noSuchTemplate": notFound("There is no such letter template.", TEXTS),
  "mail.textEmpty": fieldRefusal("%1 cannot be empty.", TEXTS),
  "mail.textTooLong": fieldRefusal("%1 takes up to %2 characters.", TEXTS),
  "mail.textUnseen": fieldRefusal(
    "%1 takes no tabs and no other characters that are not seen.",
    TEXTS,
  ),
  "mail.noSuchPlaceholder": fieldRefusal("%1: this letter knows no {%2}.", TEXTS),
  "mail.textsChanged": refusal(
    "Somebody else changed these texts meanwhile. Nothing was saved.",
    "hallway §7, parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
