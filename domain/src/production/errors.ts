import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const source = "issue 10.7";

/** Refusals about embroidery jobs; staff alone read them. */
export const productionErrors = {
  "production.noSuchJob": notFound("There is no such job.", source),
  "production.notNow": refusal("The job cannot do that from where it stands.", source, {
    status: 409,
  }),
  "production.calledOff": refusal("No piece of this job is left: it is called off.", source, {
    status: 409,
  }),
  "production.orderWaits": refusal("The order of this job is held or over.", source, {
    status: 409,
  }),
  "production.notApproved": refusal("Its buyer has not approved the proof yet.", "issue 10.8", {
    status: 409,
  }),
  "production.noProofNow": refusal(
    "That cannot be done with the proof as it and its job stand now.",
    "issue 10.8",
    { status: 409 },
  ),
  "production.proofReason": fieldRefusal("Say how the buyer approved it.", "issue 10.8"),
  "production.jobChanged": refusal(
    "Somebody moved this job meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "production.reasonMissing": fieldRefusal("Say why.", source),
} as const satisfies ErrorTable;
