import { sql, type RawBuilder } from "kysely";
import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";

/** That a logo stands on a line of something that a room keeps. */
interface LogoUse {
  readonly number: string;
  /** Whether that line is still to be sewn, or may be: its logo is needed until it is over. */
  readonly isUnderWay: boolean;
}

/** Where rooms have these logos on their lines. */
type LogoUses = (
  { db }: Pick<Ctx, "db">,
  numbers: readonly string[],
) => Promise<readonly LogoUse[]>;

/** Who has lines on which a logo may stand: carts, what was put aside or saved, orders. */
export const logoUses = slot<LogoUses>("uses of logos");

/** All uses of these logos. */
export async function usesOf(ctx: Ctx, numbers: readonly string[]): Promise<readonly LogoUse[]> {
  if (numbers.length === 0) return [];
  const uses: LogoUse[] = [];
  for (const find of ctx.held(logoUses)) {
    // One after the other: a job has one connection.
    // oxlint-disable-next-line no-await-in-loop
    uses.push(...(await find(ctx, numbers)));
  }
  return uses;
}

/** Whether a line of a cart or an order has one of these logos, as SQL on its `configuration` that an index answers. */
export const namesLogo = (numbers: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(jsonb_path_exists(configuration, '$.parts[*].made.logo')
    AND jsonb_path_query_array(configuration, '$.parts[*].made.logo') ?| ${[...numbers]}::text[])`;

/** The numbers of the logos on a line, as SQL on its `configuration`. */
export const logosNamed: RawBuilder<readonly string[]> = sql<
  readonly string[]
>`jsonb_path_query_array(configuration, '$.parts[*].made.logo')`;

/** What stands on these lines, each as a use. */
export const usesOn = (
  lines: readonly { readonly logos: readonly string[]; readonly isUnderWay?: boolean }[],
): readonly LogoUse[] =>
  lines.flatMap(({ logos, isUnderWay = false }) => logos.map((number) => ({ number, isUnderWay })));
