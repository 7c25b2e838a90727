import type { Ctx } from "../../context.ts";
import { logosNamed, namesLogo, usesOn } from "../../embroidery/logo/logo-uses.ts";

/** Where these logos stand on lines of carts, those that were put aside among them. */
export async function logosInCarts({ db }: Pick<Ctx, "db">, numbers: readonly string[]) {
  const lines = await db
    .selectFrom("cart_item")
    .select(logosNamed.as("logos"))
    .where(namesLogo(numbers))
    .unionAll(db.selectFrom("saved_item").select(logosNamed.as("logos")).where(namesLogo(numbers)))
    .execute();
  return usesOn(lines);
}
