import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const source = "issue 10.7";

/** Refusals about embroidery jobs; staff alone read them. */
export const productionErrors = {
  "production.noSuchJob": notFound("There is no such job.", source),
  "production.noWords": notFound("This job sews no words of its own.", "issue 10.9"),
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
  "production.designFixed": refusal(
    "Only a text that is offered on its garment is changed here.",
    "issue 10.8",
    { status: 409 },
  ),
  "production.chargedOtherwise": fieldRefusal(
    "That would be %1 stitches, which is charged otherwise than what was ordered.",
    "issue 10.8",
  ),
  "production.proofReason": fieldRefusal("Say how the buyer approved it.", "issue 10.8"),
  "production.jobChanged": refusal(
    "Somebody moved this job meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "production.noSuchMachine": notFound("There is no such machine.", source),
  "production.machineChanged": refusal(
    "Somebody changed this machine meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "production.machineNameMissing": fieldRefusal("Name the machine.", source),
  "production.machineNameControl": fieldRefusal(
    "The name holds a character that cannot be seen. Please type it again.",
    source,
  ),
  "production.machineNameTaken": fieldRefusal("Another machine is called so.", source),
  "production.headsInvalid": fieldRefusal("A machine has from %1 to %2 heads.", source),
  "production.needlesInvalid": fieldRefusal("A head has from %1 to %2 needles.", source),
  "production.speedInvalid": fieldRefusal("A machine sews %1 to %2 stitches a minute.", source),
  "production.hoursInvalid": fieldRefusal("A machine sews up to %1 minutes a day.", source),
  "production.hoopsMissing": fieldRefusal("Choose at least one hoop.", source),
  "production.hoopUnknown": fieldRefusal("There is no hoop “%1”.", source),
  "production.threadUnknown": fieldRefusal("“%1” is no thread of the catalogue.", source),
  "production.threadTwice": fieldRefusal("Thread %1 stands on two needles.", source),
  "production.piecesInvalid": refusal("So many pieces are not in this job.", source),
  "production.archiveEmpty": notFound("There are no jobs to put together.", source),
  "production.archiveTooLarge": refusal("More than %1 jobs are not put together at once.", source),
  "production.machineUnfit": refusal(
    "This machine has no hoop for the job, or too few needles.",
    source,
    { status: 409 },
  ),
  "production.threadsUnnamed": refusal(
    "The threads of its logo are not named yet: name them on the page of logos.",
    source,
    { status: 409 },
  ),
  "production.threadShort": refusal(
    "Thread %1 runs out: %2 m are needed, and %3 m are left for it.",
    "issue 10.9",
    { status: 409 },
  ),
  "production.reasonMissing": fieldRefusal("Say why.", source),
} as const satisfies ErrorTable;
