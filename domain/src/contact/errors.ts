import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the contact form, and of what staff do with its messages; pages say the first two as the store words them. */
export const contactErrors = {
  "contact.unavailable": refusal("The contact form is unavailable.", "Magento's contactUs"),
  "contact.tooManySent": refusal(
    "You have written many messages. Please try again in %1 min.",
    "decision 0126",
    { status: 429 },
  ),
  "contact.noSuchMessage": notFound("There is no such message.", "hallway §7"),
  "contact.textMissing": fieldRefusal("Fill this in.", "hallway §7"),
  "contact.tooLong": fieldRefusal("Write %1 characters at most.", "hallway §7"),
  "contact.cannotBecome": refusal("It is so already.", "hallway §7", { status: 409 }),
  "contact.changedMeanwhile": refusal(
    "Somebody else changed this message meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
