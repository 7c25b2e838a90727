import type { SewOut } from "@placket/domain/embroidery/pattern/sew-out";
import { designsOf } from "@placket/domain/embroidery/offer/made";
import { saidToMachine } from "@placket/domain/production/said-to-machine";
import { textInEnglish } from "@placket/domain/phrased";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { designWithFile } from "../embroidery/logo/kept-design.ts";
import { sewing } from "../embroidery/sewing/sewing.ts";
import { sewnPicture } from "../order/sewn/sewn-picture.ts";
import { mustRead } from "../order/stored-order.ts";
import { selectJobLine } from "./production.sql.ts";

/** What somebody at a machine looks at while a job is sewn. */
interface JobSewOut {
  readonly designs: readonly (SewOut & { readonly name: string })[];
  /** What its shopper wants the people at the machine to know. */
  readonly instructions: readonly string[];
  /** Address of the garment with what is sewn on it; `null` where it cannot be shown. */
  readonly picture: string | null;
}

/** The designs of a job in the order in which they are sewn, made from what its order keeps. */
export async function jobSewOut(ctx: Ctx, id: number): Promise<Result<JobSewOut>> {
  const row = await selectJobLine(ctx.db, id);
  if (!row) return refuse(problem("production.noSuchJob", "id"));
  const { parts } = mustRead("configuration", row.configuration, `Item ${row.sku}`);
  const made = parts[row.part]?.made;
  const designs: (SewOut & { readonly name: string })[] = [];
  for (const { name, design } of made ? designsOf(made) : []) {
    // oxlint-disable-next-line no-await-in-loop -- a job has a few designs
    const whole = await designWithFile(ctx, design);
    if (!whole.ok) return whole;
    // oxlint-disable-next-line no-await-in-loop -- one job takes one place at the needle
    const sewn = await ctx.held(sewing).sewOut(whole.value);
    if (!sewn.ok) return sewn;
    designs.push({ ...sewn.value, name: textInEnglish(name) });
  }
  const line = { id: row.itemId, productId: row.productId, parentId: row.parentId, parts };
  const instructions = saidToMachine(parts);
  return ok({ designs, instructions, picture: sewnPicture(ctx, row.token, line) });
}
