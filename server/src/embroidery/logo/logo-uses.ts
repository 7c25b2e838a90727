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

/** Who has lines on which a logo may stand: carts, what was put aside, saved, passed on or offered, orders. */
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

/** Where a table keeps lines: its column, and the way to their configuration, as its index has them. */
interface LinesAt {
  readonly column: string;
  readonly path: string;
}

const LINE: LinesAt = { column: "configuration", path: "$" };

/** Whether a line, or one of those that a row keeps, has one of these logos, as SQL that an index answers. */
export const namesLogo = (numbers: readonly string[], at = LINE): RawBuilder<boolean> =>
  sql<boolean>`(jsonb_path_exists(${placeOf(at)}) AND ${logosNamedAt(at)} ?| ${[...numbers]}::text[])`;

/** The numbers of the logos there, as SQL. */
export const logosNamedAt = (at: LinesAt): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`jsonb_path_query_array(${placeOf(at)})`;

/** The numbers of the logos on a line, as SQL on its `configuration`. */
export const logosNamed = logosNamedAt(LINE);

function placeOf({ column, path }: LinesAt) {
  return sql`${sql.ref(column)}, ${sql.lit(`${path}.parts[*].made.logo`)}`;
}

/** What stands on these lines, each as a use. */
export const usesOn = (
  lines: readonly { readonly logos: readonly string[]; readonly isUnderWay?: boolean }[],
): readonly LogoUse[] =>
  lines.flatMap(({ logos, isUnderWay = false }) => logos.map((number) => ({ number, isUnderWay })));
