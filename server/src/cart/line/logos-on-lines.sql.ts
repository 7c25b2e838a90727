import type { Ctx } from "../../context.ts";
import { logosNamed, logosNamedAt, namesLogo, usesOn } from "../../embroidery/logo/logo-uses.ts";

const QUOTED = { column: "prices", path: "$.lines[*].line.configuration" };
const LINKED = { column: "lines", path: "$[*].configuration" };

/** Where these logos stand on lines of carts: those that were put aside, quoted, or passed on by a link among them. */
export async function logosInCarts({ db }: Pick<Ctx, "db">, numbers: readonly string[]) {
  const lines = await db
    .selectFrom("cart_item")
    .select(logosNamed.as("logos"))
    .where(namesLogo(numbers))
    .unionAll(db.selectFrom("saved_item").select(logosNamed.as("logos")).where(namesLogo(numbers)))
    .unionAll(
      db
        .selectFrom("cart_quote")
        .select(logosNamedAt(QUOTED).as("logos"))
        .where(namesLogo(numbers, QUOTED)),
    )
    .unionAll(
      db
        .selectFrom("shared_cart")
        .select(logosNamedAt(LINKED).as("logos"))
        .where(namesLogo(numbers, LINKED)),
    )
    .execute();
  return usesOn(lines);
}
