import type { Db } from "../db/database.ts";
import { hashOfPassword } from "../session/password.ts";
import { storeCustomer } from "./demo-customer.sql.ts";
import { DEMO_CUSTOMER } from "./demo-customer.ts";
import { standAs, storeNumbers } from "./demo-deputies.sql.ts";

/** Whoever tries the tools of representatives and super users; by the demo customer's password. */
const DEPUTIES = [
  {
    email: "representative@placket.example",
    firstName: "Demo",
    lastName: "Representative",
    role: "is_representative",
  },
  {
    email: "superuser@placket.example",
    firstName: "Demo",
    lastName: "Super User",
    role: "is_super_user",
  },
] as const;

/** Companies that are made up; the last one's name is longer than a line shows. */
const NUMBERS = [
  { custid: "100001", companyName: "Demo Bistro Group", group: "Wholesale" },
  { custid: "100002", companyName: "Demo Harbour Hotel", group: null },
  {
    custid: "100003",
    companyName: "Demo Clinics of the Northern and Southern Shores",
    group: "Wholesale",
  },
] as const;

/** The demo store's representative and super user, and customer numbers; who is there already is left alone. */
export async function seedDeputies(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashOfPassword(DEMO_CUSTOMER.password);
  await db.transaction().execute(async (tx) => {
    await storeNumbers(tx, NUMBERS, now);
    for (const { role, ...person } of DEPUTIES) {
      // oxlint-disable-next-line no-await-in-loop -- two of them, in one transaction
      const isNew = await storeCustomer(tx, { ...person, passwordHash, now, accounts: [] });
      // oxlint-disable-next-line no-await-in-loop -- the account is there then
      if (isNew) await standAs(tx, person.email, role);
    }
  });
}
