import type { Ctx } from "../context.ts";
import {
  deleteQuestionsOf,
  selectQuestionsOf,
  updateAskerOfQuestions,
  type Asker,
} from "./question.sql.ts";

/** What a customer asked, and was answered, for a copy of their data. */
export const copiedQuestions = (ctx: Ctx, customerId: number) =>
  selectQuestionsOf(ctx.db, customerId);

/** Forgets what somebody asked, answered or not: they wrote it, and may have said in it who they are. */
export const forgetQuestions = (tx: Ctx, asker: Asker): Promise<void> =>
  deleteQuestionsOf(tx.db, asker);

/** What a customer asked is another one's from now on. */
export const giveQuestions = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateAskerOfQuestions(tx.db, fromId, intoId);
