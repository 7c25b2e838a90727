import type { Problem, Result } from "@placket/domain/problem";
import type { Ctx } from "./context.ts";

/**
 * Runs a use-case in one transaction. A refusal undoes what was written and is returned; a throw undoes
 * and goes on. Inside, `ctx.db` is the transaction: the outer one must not be used, it
 * would write beside it.
 */
export async function transact<Value>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      const result = await work({ ...ctx, db });
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

/** Carries a refusal out of a transaction so that the database undoes it. */
class Refused extends Error {
  readonly result: { readonly ok: false; readonly problems: readonly Problem[] };
  constructor(result: Refused["result"]) {
    super("refused");
    this.result = result;
  }
}
