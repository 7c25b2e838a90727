import { JOB_REASON_CODES } from "@placket/domain/production/job-reasons";
import { JOB_STATES } from "@placket/domain/production/job-state";
import { JOB_STEP_NAMES } from "@placket/domain/production/job-steps";
import { APPROVALS } from "@placket/domain/production/proof/approval";
import { z } from "zod";

/** A thread as staff find its cone. */
export const cone = z.object({ number: z.string(), name: z.string(), color: z.string() });

/** An embroidery job, as every call of the back office gives it. */
export const job = z.object({
  id: z.number(),
  /** Number of its order. */
  order: z.string(),
  item: z.object({ id: z.number(), sku: z.string(), name: z.string() }),
  /** What is sewn, one file after the other: its words or whose flag it is, where, and which of the line's designs. */
  designs: z.array(
    z.object({
      name: z.string(),
      placement: z.string(),
      /** Of the wearer, where the line keeps it. */
      side: z.string().optional(),
      design: z.number(),
    }),
  ),
  /** Equal as long as nothing of its line is sewn, placed or said otherwise: what was made of it holds. */
  hash: z.string(),
  /** Its words can be opened at the workbench: flags and logos have none. */
  hasWords: z.literal(true).optional(),
  threads: z.array(cone),
  /** Whether it is known which thread each block of its logo is sewn in; else it is neither queued, laid nor hooped. */
  isThreaded: z.boolean(),
  /** Number of the logo that is sewn; `null` where it is none. */
  logo: z.string().nullable(),
  /** In lists: where the small picture of that logo is found; `null` where there is none. */
  artwork: z.string().nullable().optional(),
  /** The smallest that fits; `""` where none does. */
  hoop: z.string(),
  /** Of one piece; `null` where nobody has counted them. */
  stitches: z.number().nullable(),
  /** For all pieces, their hooping with them: on its machine, on one head where it is laid on none. */
  minutes: z.number().nullable(),
  /** Still to be sewn; 0: called off. */
  pieces: z.number(),
  /** How many of them are sewn. */
  done: z.number(),
  /** The last day on which it is to leave the house, `2026-03-02`; `null` where no arrival was promised. */
  due: z.string().nullable(),
  /** What it is laid on, and for which day; `null` where it is not. */
  laid: z.object({ machine: z.number(), name: z.string(), day: z.string() }).nullable(),
  state: z.enum(JOB_STATES),
  reason: z.enum(JOB_REASON_CODES).nullable(),
  approval: z.enum(APPROVALS),
  /** How often it was moved: a step names what was seen. */
  version: z.number(),
  /** What whoever asks may do with it now. */
  steps: z.array(z.enum(JOB_STEP_NAMES)),
});

/** A press that is sent again because its answer was lost is known by this, and done once. */
export const press = z.uuid().optional();
