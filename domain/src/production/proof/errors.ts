import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

const source = "issue 10.8";

/** Refusals about proofs as their buyers read them. Whoever shows a proof carries them. */
export const proofErrors = {
  "proof.noSuchProof": notFound("This link opens no proof, or not any more.", source),
  "proof.changedSince": refusal(
    "The design was changed since you looked at it. Please look at it again.",
    source,
    { status: 409 },
  ),
  "proof.notOpen": refusal("This proof waits for no answer any more.", source, { status: 409 }),
  "proof.commentMissing": fieldRefusal("Say what is to be changed.", source),
  "proof.commentTooLong": fieldRefusal("%1 letters at most.", source),
  "proof.commentControl": fieldRefusal("Write it without control characters.", source),
  "proof.drawingTooLarge": refusal(
    "That is too much drawing. Please take some of it back.",
    source,
  ),
  "proof.tooManyComments": refusal(
    "This proof has too many comments already. Please call us.",
    source,
    { status: 429 },
  ),
  "proof.tooManyAsked": refusal(
    "Too many links were tried. Please try again in %1 minutes.",
    source,
    { status: 429 },
  ),
} as const satisfies ErrorTable;
