import { APPROVALS } from "@placket/domain/production/proof/approval";
import { COMMENT_LIMITS } from "@placket/domain/production/proof/drawing";
import { STAFF_PROOF_STEPS } from "@placket/domain/production/proof/proof-steps";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import { proofGarment, proofVersion } from "./proof.shapes.ts";

const source = "issue 10.8";

const byStaff = z.object({
  /** Email of whoever did it; `null` where the buyer did. */
  staff: z.string().nullable(),
});

/** The proof of a job as staff see it. */
const jobProof = proofGarment.extend({
  id: z.number(),
  /** The job as it was read: a step names it. */
  version: z.number(),
  approval: z.enum(APPROVALS),
  /** What whoever asks may do with it now. */
  steps: z.array(z.enum(STAFF_PROOF_STEPS)),
  /** How its text is sewn, and may be sewn instead; `null` where it is none, or is offered no more. */
  design: z
    .object({
      font: z.string(),
      heightMm: z.number(),
      thread: z.string(),
      placement: z.string(),
      fonts: z.array(z.string()),
      threads: z.array(z.string()),
      placements: z.array(z.object({ code: z.string(), name: z.string() })),
      heights: z.object({ min: z.number(), max: z.number() }),
    })
    .nullable(),
  /** Whether it is known which threads it is sewn in: before that it is not sent. */
  isThreaded: z.boolean(),
  /** What would be sent now, where no open version shows it already. */
  next: proofVersion.pick({ pictures: true, designs: true, threads: true }).nullable(),
  /** The latest first. */
  versions: z.array(
    proofVersion.extend({
      events: z.array(proofVersion.shape.events.element.extend(byStaff.shape)),
    }),
  ),
});

/** Proofs that staff send, and what came back. */
export const proofAdminEndpoints = {
  jobProof: endpoint({
    method: "GET",
    path: "embroidery-jobs/:id/proof",
    summary: "The proof of a job: every version of it, and what was said to each.",
    source,
    can: "orders.read",
    params: z.object({ id }),
    reply: jobProof,
    errors: ["staff.signInRequired", "production.noSuchJob"],
  }),
  proofComments: endpoint({
    method: "GET",
    path: "embroidery-proofs/comments",
    summary: "How many buyers ask for a change of a proof and wait for staff.",
    source,
    can: "orders.read",
    reply: z.object({ count: z.number() }),
    errors: ["staff.signInRequired"],
  }),
  moveProof: endpoint({
    method: "POST",
    path: "embroidery-jobs/:id/proof/steps",
    summary:
      "Sends a proof by letter, withdraws it, or approves it on the buyer's word, which `note` says. `version` is the " +
      "job as it was read: another one is refused.",
    source,
    can: "production.work",
    params: z.object({ id }),
    body: z.object({
      step: z.enum(STAFF_PROOF_STEPS),
      version: z.number().int(),
      note: text(COMMENT_LIMITS.letters).default(""),
    }),
    reply: jobProof,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.noProofNow",
      "production.threadsUnnamed",
      "production.proofReason",
      "production.calledOff",
      "production.orderWaits",
      "production.jobChanged",
      "proof.commentControl",
    ],
  }),
  changeJobDesign: endpoint({
    method: "POST",
    path: "embroidery-jobs/:id/design",
    summary:
      "Sews the words of a job otherwise, within what was charged. A proof that is out is replaced by the next version, " +
      "which is to be sent.",
    source,
    can: "production.work",
    params: z.object({ id }),
    body: z.object({
      version: z.number().int(),
      font: text(40),
      heightMm: z.number().min(0).max(1000),
      thread: text(16),
      placement: text(64),
    }),
    reply: jobProof,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.designFixed",
      "production.chargedOtherwise",
      "production.noProofNow",
      "production.calledOff",
      "production.orderWaits",
      "production.jobChanged",
      "embroidery.chosenTwice",
      "embroidery.optionUnavailable",
      "embroidery.fontUnknown",
      "embroidery.threadUnknown",
      "embroidery.heightInvalid",
      "embroidery.heightBelowFabric",
      "embroidery.placementUnknown",
      "embroidery.textTooWide",
      "embroidery.textTooHigh",
      "embroidery.tooManyStitches",
      "embroidery.sewingBusy",
      "embroidery.sewingTookTooLong",
    ],
  }),
} as const satisfies EndpointTable;
