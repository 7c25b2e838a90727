import type { Db } from "../db/database.ts";

/** A customer number as the demo store has it. */
interface DemoNumber {
  readonly custid: string;
  readonly companyName: string;
  /** Name of the group whose prices it brings; `null` for the representative's own. */
  readonly group: string | null;
}

/** Writes customer numbers of all websites; those that are there stay as they are. */
export async function storeNumbers(
  db: Db,
  numbers: readonly DemoNumber[],
  now: Date,
): Promise<void> {
  const groups = await db.selectFrom("customer_group").select(["id", "code"]).execute();
  const idOf = (name: string | null) => groups.find(({ code }) => code === name)?.id ?? null;
  await db
    .insertInto("customer_number")
    .values(
      numbers.map(({ custid, companyName, group }) => ({
        custid,
        company_name: companyName,
        website_id: null,
        group_id: idOf(group),
        updated_at: now,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Says what the account with an email is besides a customer. */
export async function standAs(
  db: Db,
  email: string,
  role: "is_representative" | "is_super_user",
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ [role]: true })
    .where("email", "=", email)
    .execute();
}
