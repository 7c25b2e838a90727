import type { Ctx } from "../../context.ts";
import { sayInEnglish } from "../../translation/say.ts";
import { nameOfDesign } from "./proof-sheet.ts";
import {
  deleteProofsOf,
  deleteOverLinks,
  selectProofJobsOfCustomer,
  selectProofs,
} from "./proof.sql.ts";
import { storedDesign, storedDrawing } from "./stored-proof.ts";

/** The proofs of somebody's orders, and what was said to each: for a copy of their data. Who of the staff did it is left out. */
export async function copiedProofs({ db }: Pick<Ctx, "db">, customerId: number) {
  const jobs = await selectProofJobsOfCustomer(db, customerId);
  const orderOf = new Map(jobs.map(({ id, number }) => [id, number]));
  const proofs = await selectProofs(
    db,
    jobs.map(({ id }) => id),
  );
  return proofs.map(({ jobId, version, state, made, events }) => ({
    order: orderOf.get(jobId),
    version,
    state,
    words: nameOfDesign(storedDesign(made), sayInEnglish),
    history: events.map(({ step, at, text, drawing }) => ({
      step,
      at,
      text,
      drawing: storedDrawing(drawing),
    })),
  }));
}

/** Takes the proofs of orders away: they show the words that are forgotten, and hold what people wrote and drew. */
export const forgetProofs = (tx: Ctx, orderIds: readonly number[]): Promise<void> =>
  deleteProofsOf(tx.db, orderIds);

/** Work of a job: no link is kept that opens nothing any more. */
export const forgetOverLinks = ({ db, now }: Ctx): Promise<void> => deleteOverLinks(db, now);
